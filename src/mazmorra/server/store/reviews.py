"""Reviews of finished games, and who is at work on one.

Several processes share a database: whoever notes first that they work on a review is the only one, until it
is there or nothing was heard of them for a while.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, or_, select, update

from mazmorra.server.store.database import Database
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.schema import reviews

SILENT = 15_000
"""Milliseconds after which whoever works on a review, and was not heard of, does no longer."""


class Noted(msgspec.Struct, frozen=True):
    """A review, or how far it is."""

    at: int
    done: int
    whole: int
    problem: str
    data: bytes | None

    def is_under_way(self, now: int) -> bool:
        return self.data is None and not self.problem and self.at > now - SILENT


class Reviews:
    """The reviews there are."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> Noted | None:
        """What is noted of a game's review."""
        return await self._database.read(_of, table)

    async def begin(self, table: str, worker: str, now: int) -> bool:
        """Whether a worker may begin; not where there is a review, or another is at work on it."""
        return await self._database.write(_begin, table, worker, now)

    async def go_on(self, table: str, worker: str, **noted: object) -> None:
        """Note how it goes with a worker's review: at a moment so much is done, or why it came to nothing, or
        the review itself.
        """
        await self._database.write(_go_on, table, worker, noted)


def _of(connection: Connection, table: str) -> Noted | None:
    row = connection.execute(select(reviews).where(reviews.c.table_id == table)).first()
    if row is None:
        return None
    data = None if row.data is None else bytes(row.data)
    return Noted(row.at, row.done, row.whole, row.problem, data)


def _begin(connection: Connection, table: str, worker: str, now: int) -> bool:
    fresh = {"worker": worker, "at": now, "done": 0, "whole": 0, "problem": ""}
    given_up = and_(reviews.c.data.is_(None), or_(reviews.c.problem != "", reviews.c.at <= now - SILENT))
    again = update(reviews).where(reviews.c.table_id == table, given_up).values(fresh)
    new = insert_new(connection, reviews).values(table_id=table, **fresh).on_conflict_do_nothing()
    return bool(connection.execute(again).rowcount or connection.execute(new).rowcount)


def _go_on(connection: Connection, table: str, worker: str, noted: dict[str, object]) -> None:
    own = update(reviews).where(reviews.c.table_id == table, reviews.c.worker == worker)
    connection.execute(own.values(noted))
