"""How games ended: a person's history and statistics.

The rows are written with the entry that ends a game.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select, tuple_

from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.rows import Played, Statistics
from mazmorra.server.store.schema import played

COLUMNS = columns_of(played, Played)


class History(Part):
    """The finished games of people."""

    async def of(self, person: str, limit: int = 50, before: tuple[str, int] | None = None) -> list[Played]:
        """A person's games, latest first. `before` is the table and seat of the last one seen."""
        return await self._database.read(games_of, person, limit, before)

    async def statistics(self, person: str) -> list[Statistics]:
        """How a person has done, game by game."""
        return await self._database.read(_statistics, person)


def games_of(
    connection: Connection, person: str, limit: int | None, before: tuple[str, int] | None = None
) -> list[Played]:
    """A person's games, latest first; all of them without a limit."""
    query = select(*COLUMNS).where(played.c.person == person)
    if before is not None:
        mark = played.alias("mark")
        of_mark = (mark.c.person == person, mark.c.table_id == before[0], mark.c.seat == before[1])
        seen = select(mark.c.finished_at, mark.c.table_id, mark.c.seat).where(*of_mark).scalar_subquery()
        query = query.where(tuple_(played.c.finished_at, played.c.table_id, played.c.seat) < seen)
    order = (played.c.finished_at.desc(), played.c.table_id.desc(), played.c.seat.desc())
    return [game for row in connection.execute(query.order_by(*order).limit(limit)) if (game := _played(row))]


def _statistics(connection: Connection, person: str) -> list[Statistics]:
    gave_up = func.count().filter(played.c.gave_up)
    figures = (
        played.c.game,
        func.count(),
        func.sum(played.c.won),
        func.avg(played.c.score),
        gave_up,
        func.sum(played.c.timeouts),
    )
    query = select(*figures).where(played.c.person == person).group_by(played.c.game).order_by(played.c.game)
    return [Statistics(*row) for row in connection.execute(query)]


def _played(row: Row[Any]) -> Played | None:
    """A row as it was written; one that cannot be read is left out."""
    values = dict(zip(Played.__struct_fields__, row, strict=True))
    try:
        return msgspec.convert(values | {"settings": msgspec.json.decode(values["settings"])}, Played)
    except (msgspec.DecodeError, TypeError):
        return None
