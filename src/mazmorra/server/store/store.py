"""The durable store: what the server keeps, and how it asks for it. Everything here returns to the event loop at once."""

from __future__ import annotations

from typing import Self

from mazmorra.server.entries import Entry
from mazmorra.server.store import greetings, keys, logs, tables
from mazmorra.server.store.batch import seal
from mazmorra.server.store.brought import Brought
from mazmorra.server.store.chat import Chat
from mazmorra.server.store.database import Database
from mazmorra.server.store.mutes import Mutes
from mazmorra.server.store.people import People
from mazmorra.server.store.played import History
from mazmorra.server.store.rows import Append, Greeting, Loaded, Summary


class Store:
    """Tables with their logs, people, chat and finished games, in SQLite or PostgreSQL. What fails is a StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.people = People(database)
        self.chat = Chat(database)
        self.brought = Brought(database)
        self.history = History(database)
        self.mutes = Mutes(database)

    @classmethod
    async def open(cls, url: str, patience: float = 10.0) -> Self:
        """Open `sqlite:///FILE` or `postgresql://...`, upgraded to this version. A lost one is tried for `patience` seconds."""
        return cls(await Database.open(url, patience))

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *reason: object) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"Store({self._database!r})"

    async def healthy(self) -> bool:
        """Whether the database answers and can be written to."""
        return await self._database.healthy()

    async def append(self, append: Append) -> bool:
        """Go on with a table's log, and say whether that was still possible. True means committed.

        False means that the log does not stand just before the first entry, mostly because somebody else was first, or
        that somebody was forgotten meanwhile: nothing was stored, load the table again. An append given while an earlier
        one of the same table is on its way follows from that one, and is not stored when that one is not.
        """
        return await self._database.append(seal(append))

    async def load(self, table: str, before: int | None = None) -> Loaded:
        """The latest snapshot of a table and the entries after it. `before` asks for an older snapshot than that number."""
        return await self._database.read(logs.load, table, before)

    async def tail(self, table: str, since: int) -> list[Entry]:
        """The entries of a table numbered `since` and higher."""
        return await self._database.read(logs.tail, table, since)

    async def news(self, table: str, since: int) -> Loaded:
        """The entries of a table numbered `since` and higher, and how often somebody was forgotten there."""
        return await self._database.read(logs.news, table, since)

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table; empty when there is no such table."""
        return await self._database.read(logs.tail, table, 0)

    async def greeting(self, person: str, table: str) -> Greeting:
        """What somebody who comes to a table must be told besides the table itself."""
        return await self._database.read(greetings.greeting, person, table)

    async def summary(self, table: str) -> Summary | None:
        """One table as the lobby sees it."""
        return await self._database.read(tables.summary, table)

    async def listing(
        self, status: str, public: bool | None = True, game: str | None = None, limit: int = 50, before: str = ""
    ) -> list[Summary]:
        """The tables of a status, newest first. `before` is the last table already seen; `public=None` means all."""
        return await self._database.read(tables.listing, status, public, game, limit, before)

    async def of_person(self, person: str, status: str | None = None, limit: int = 50, before: str = "") -> list[Summary]:
        """The tables somebody hosts or has a seat at, newest first."""
        return await self._database.read(tables.of_person, person, status, limit, before)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The tables whose clock has run out at a moment, first those that wait longest."""
        return await self._database.read(tables.due, now, limit)

    async def put_off(self, table: str, number: int, due_at: int) -> None:
        """Look at a table later, unless it has moved on from a number meanwhile."""
        await self._database.write(tables.put_off, table, number, due_at)

    async def rest(self, table: str) -> None:
        """No clock runs at a table any more."""
        await self._database.write(tables.rest, table)

    async def key(self, name: str) -> bytes:
        """A key that every process on this database shares; made when it is asked for the first time."""
        return await self._database.write(keys.key, name)
