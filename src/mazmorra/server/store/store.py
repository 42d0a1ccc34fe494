"""The durable store: what the server keeps, and how it asks for it.

Everything here returns to the event loop at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Self

from mazmorra.server.store import greetings, kept, keys, logs, tables
from mazmorra.server.store.acts import Acts
from mazmorra.server.store.batch import prepare
from mazmorra.server.store.blocks import Blocks
from mazmorra.server.store.brought import Brought
from mazmorra.server.store.calls import Calls
from mazmorra.server.store.chat import Chat
from mazmorra.server.store.companions import Companions
from mazmorra.server.store.contacts import Contacts
from mazmorra.server.store.dailies import Dailies
from mazmorra.server.store.database import Database
from mazmorra.server.store.history import History
from mazmorra.server.store.invitations import Invitations
from mazmorra.server.store.long_work import WorkNotes
from mazmorra.server.store.mutes import Mutes
from mazmorra.server.store.people import People
from mazmorra.server.store.ratings import Ratings
from mazmorra.server.store.rows import Append, Greeting, Loaded, Summary
from mazmorra.server.store.schema import comparisons, reviews
from mazmorra.server.store.sessions import Sessions
from mazmorra.server.tables.entries import Entry


class Store:
    """Tables with their logs, people, chat and finished games, in SQLite or PostgreSQL.

    What fails is a StoreError.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.people, self.sessions, self.acts = People(database), Sessions(database), Acts(database)
        self.chat, self.mutes, self.blocks = Chat(database), Mutes(database), Blocks(database)
        self.history, self.brought = History(database), Brought(database)
        self.ratings, self.dailies = Ratings(database), Dailies(database)
        self.calls, self.contacts = Calls(database), Contacts(database)
        self.companions, self.invitations = Companions(database), Invitations(database)
        self.reviews, self.comparisons = (WorkNotes(database, table) for table in (reviews, comparisons))

    @classmethod
    async def open(cls, url: str, patience: float = 10.0, writers: int = 1) -> Self:
        """Open `sqlite:///FILE` or `postgresql://...`, upgraded to this version.

        A lost one is tried for `patience` seconds. So many processes of this machine write there.
        """
        return cls(await Database.open(url, patience, writers))

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

        False means that the log does not stand just before the first entry, mostly because somebody else was
        first, or that somebody was forgotten meanwhile: nothing was stored, load the table again. An append
        given while an earlier one of the same table is on its way follows from that one, and is not stored
        when that one is not.
        """
        return await self._database.append(prepare(append))

    async def load(self, table: str, before: int | None = None) -> Loaded:
        """The latest snapshot of a table and the entries after it.

        `before` asks for an older snapshot than that number.
        """
        return await self._database.read(logs.load, table, before)

    async def tail(self, table: str, since: int) -> list[Entry]:
        """The entries of a table numbered `since` and higher."""
        return await self._database.read(logs.tail, table, since)

    async def news(self, table: str, since: int) -> Loaded:
        """The entries of a table numbered `since` and higher, and how often somebody was forgotten there."""
        return await self._database.look_up(logs.news, table, since)

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table; empty when there is no such table."""
        return await self._database.read(logs.tail, table, 0)

    async def greeting(self, person: str, session: str, table: str) -> Greeting:
        """What somebody who comes to a table must be told besides the table itself."""
        return await self._database.look_up(greetings.greeting, person, session, table)

    async def unheard(self, person: str) -> tuple[list[str], list[str]]:
        """Whom a person does not want to hear, and those who have blocked them."""
        return await self._database.look_up(greetings.unheard, person)

    async def summary(self, table: str) -> Summary | None:
        """One table as the lobby sees it."""
        return await self._database.read(tables.summary, table)

    async def shows_itself_to(self, table: str, person: str) -> bool:
        """Whether there is such a table, for a person: one that was brought is its host's until it is
        shared.
        """
        return await self._database.look_up(tables.shows_itself_to, table, person)

    async def listing(
        self,
        status: str,
        public: bool | None = True,
        games: Collection[str] = (),
        limit: int = 50,
        before: str = "",
        versions: tables.Versions | None = None,
    ) -> list[Summary]:
        """The tables of a status, newest first.

        `before` is the last table already seen; `public=None` means all.

        With `games`, only those of these; with `versions`, only those played by one of a game's versions.
        """
        return await self._database.read(tables.listing, status, public, games, limit, before, versions)

    async def of_person(
        self, person: str, status: str | None = None, limit: int = 50, before: str = ""
    ) -> list[Summary]:
        """The tables somebody hosts or has a seat at, newest first."""
        return await self._database.read(tables.of_person, person, status, limit, before)

    async def at(self, person: str, status: str) -> list[str]:
        """The ids of all tables of a status that somebody hosts or has a seat at."""
        return await self._database.read(tables.at, person, status)

    async def due(self, now: int, limit: int = 100, after: tables.Due = (0, "")) -> list[tables.Due]:
        """The tables whose clock has run out at a moment, and since when; first those that wait longest."""
        return await self._database.look_up(tables.due, now, limit, after)

    async def unused(self, status: str, before: int, limit: int, empty: bool = False) -> list[str]:
        """Tables of a status, no clock running, at which nothing has happened since a moment (`empty`: and
        nobody sits).
        """
        return await self._database.read(tables.unused, status, before, limit, empty)

    async def put_off(self, due: tables.Due, until: int) -> None:
        """A clock that has run out rings again at another moment."""
        await self._database.write(tables.put_off, due, until)

    async def shelve(self, table: str) -> None:
        """A table is not played on: no clock runs there, and no list offers it."""
        await self._database.write(tables.shelve, table)

    async def abandon(self, table: str) -> None:
        """A table that cannot even be opened any more is closed; its log stays."""
        await self._database.write(tables.abandon, table)

    async def content(self, digest: str) -> str | None:
        """A content by its digest, if it was ever kept."""
        return await self._database.read(kept.content, digest)

    async def keep_contents(self, texts: Mapping[str, str]) -> None:
        """Keep contents by their digests."""
        await self._database.write(kept.keep_contents, texts)

    async def film(self, table: str) -> bytes | None:
        """The film of a finished game, if it was kept."""
        return await self._database.read(kept.film, table)

    async def keep_film(self, table: str, data: bytes) -> None:
        """Keep the film of a finished game."""
        await self._database.write(kept.keep_film, table, data)

    async def unfilmed(self, after: str = "", limit: int = 20) -> list[str]:
        """Finished games without a film, by their ids, after one."""
        return await self._database.read(kept.unfilmed, after, limit)

    async def key(self, name: str) -> bytes:
        """A key that every process on this database shares; made when it is asked for the first time."""
        return await self._database.write(keys.key, name)
