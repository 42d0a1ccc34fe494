"""What is worked out for long, and who is at work on it: reviews of finished games, comparisons of contents.

Several processes share a database: whoever notes first that they work on something is the only one, until it
is there or nothing was heard of them for a while.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Table, and_, delete, or_, select, update

from mazmorra.server.store.database import Database
from mazmorra.server.store.inserts import insert_new

SILENT = 15_000
"""Milliseconds after which whoever works on something, and was not heard of, does no longer."""


class Noted(msgspec.Struct, frozen=True):
    """What came of long work, or how far it is."""

    at: int
    done: int
    whole: int
    problem: str
    data: bytes | None
    link: str = ""
    """The address it can be read at by whoever knows it, if it has one."""

    def is_under_way(self, now: int) -> bool:
        return self.data is None and not self.problem and self.at > now - SILENT


class WorkNotes:
    """What is noted of one kind of long work, in a table whose key says what it is about."""

    def __init__(self, database: Database, table: Table) -> None:
        self._database = database
        self._table = table

    async def of(self, key: str) -> Noted | None:
        """What is noted of something."""
        return await self._database.read(_of, self._table, _key(self._table), key)

    async def linked(self, link: str) -> Noted | None:
        """What is noted of the work with an address."""
        return await self._database.read(_of, self._table, "link", link)

    async def begin(self, key: str, worker: str, now: int, **also: object) -> bool:
        """Whether a worker may begin; not where the work is done, or another is at work on it."""
        return await self._database.write(_begin, self._table, key, worker, now, also)

    async def go_on(self, key: str, worker: str, **noted: object) -> bool:
        """Note how it goes with a worker's work: at a moment so much is done, or why it came to nothing, or
        what came of it. False where it is that worker's no longer.
        """
        return await self._database.write(_go_on, self._table, key, worker, noted)

    async def drop(self, key: str) -> None:
        """Forget the work; whoever is at it hears so when they go on."""
        await self._database.write(_drop, self._table, key)


def _key(table: Table) -> str:
    (column,) = table.primary_key.columns
    return column.name


def _of(connection: Connection, table: Table, column: str, key: str) -> Noted | None:
    row = connection.execute(select(table).where(table.c[column] == key)).mappings().first()
    if row is None:
        return None
    data = None if row["data"] is None else bytes(row["data"])
    return Noted(row["at"], row["done"], row["whole"], row["problem"], data, row.get("link") or "")


def _begin(
    connection: Connection, table: Table, key: str, worker: str, now: int, also: dict[str, object]
) -> bool:
    fresh = {"worker": worker, "at": now, "done": 0, "whole": 0, "problem": "", **also}
    given_up = and_(table.c.data.is_(None), or_(table.c.problem != "", table.c.at <= now - SILENT))
    again = update(table).where(table.c[_key(table)] == key, given_up).values(fresh)
    new = insert_new(connection, table).values({_key(table): key, **fresh}).on_conflict_do_nothing()
    return bool(connection.execute(again).rowcount or connection.execute(new).rowcount)


def _go_on(connection: Connection, table: Table, key: str, worker: str, noted: dict[str, object]) -> bool:
    own = update(table).where(table.c[_key(table)] == key, table.c.worker == worker)
    return bool(connection.execute(own.values(noted)).rowcount)


def _drop(connection: Connection, table: Table, key: str) -> None:
    connection.execute(delete(table).where(table.c[_key(table)] == key))
