"""The deals of the days and the tries at them. A deal is made once, by whichever process comes first."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, literal, select, tuple_

from mazmorra.server.store.bulk import Query, as_json
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.rows import Tried
from mazmorra.server.store.schema import dailies, people, tables, tries


class Deal(msgspec.Struct, frozen=True):
    """What everybody gets on a day at one game: how it is played, against whom, and what it is dealt from."""

    day: str
    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    secret: str
    committed_at: int

    def __repr__(self) -> str:
        return f"Deal({self.day!r}, {self.game!r})"


TRY = columns_of(tries, Tried)
WORTH = (tries.c.won, tries.c.survived, tries.c.score)
"""What tries are compared by, one after the other."""


class Row(NamedTuple):
    """A line of a day's table: a try, its player's name and its place, which equals share."""

    tried: Tried
    name: str
    place: int


class Dailies(Part):
    """Deals and tries."""

    async def commit(self, deal: Deal) -> None:
        """Keep a deal, unless there is one for that day and game."""
        await self._database.write(_commit, deal)

    async def of(self, day: str) -> list[Deal]:
        """The deals of a day."""
        return await self._database.read(_of, day)

    async def mine(self, day: str, person: str) -> list[Tried]:
        """What somebody has tried on a day."""
        return await self._database.read(_mine, day, person)

    async def table_of(self, day: str, game: str, limit: int, without: Collection[str] = ()) -> list[Row]:
        """The table of a day: the tries that came to their end, the best first; those who have left for good
        are not in it, nor whom it is to be `without`: nobody's place is behind theirs.
        """
        return await self._database.read(_table_of, day, game, limit, without)

    async def counts(self, day: str) -> dict[str, tuple[int, int]]:
        """How many have begun a try on a day, and how many have come to its end, by game."""
        return await self._database.read(_counts, day)

    async def place_of(self, tried: Tried, without: Collection[str] = ()) -> int:
        """The place in that table of a try that has come to its end."""
        return await self._database.read(_place_of, tried, without)

    async def unfinished(self, before: str, limit: int) -> list[str]:
        """Tables of tries that still run though their day was before another."""
        return await self._database.read(_unfinished, before, limit)


def tries_of(connection: Connection, person: str) -> list[Tried]:
    """All of somebody's tries."""
    query = select(*TRY).where(tries.c.person == person).order_by(tries.c.day, tries.c.game)
    return [Tried(*row) for row in connection.execute(query)]


def _commit(connection: Connection, deal: Deal) -> None:
    row = msgspec.structs.asdict(deal)
    texts = {"settings": as_json(deal.settings), "bots": as_json(deal.bots)}
    connection.execute(insert_new(connection, dailies).values(row | texts).on_conflict_do_nothing())


def _of(connection: Connection, day: str) -> list[Deal]:
    columns = columns_of(dailies, Deal)
    query = select(*columns).where(dailies.c.day == day).order_by(dailies.c.game)
    return [
        Deal(
            day,
            game,
            msgspec.json.decode(settings, type=dict[str, str]),
            msgspec.json.decode(bots, type=tuple[str, ...]),
            secret,
            committed_at,
        )
        for day, game, settings, bots, secret, committed_at in connection.execute(query)
    ]


def _mine(connection: Connection, day: str, person: str) -> list[Tried]:
    query = select(*TRY).where(tries.c.day == day, tries.c.person == person)
    return [Tried(*row) for row in connection.execute(query)]


def _table_of(connection: Connection, day: str, game: str, limit: int, without: Collection[str]) -> list[Row]:
    place = func.rank().over(order_by=[column.desc() for column in WORTH])
    query = _finished(select(*TRY, people.c.name, place).select_from(tries), day, game, without)
    rows = connection.execute(query.order_by(place, tries.c.finished_at, tries.c.person).limit(limit))
    return [Row(Tried(*row[:-2]), *row[-2:]) for row in map(tuple, rows)]


def _finished(query: Query, day: str, game: str, without: Collection[str]) -> Query:
    """The tries that have a place."""
    living = (people.c.deleted_at.is_(None), tries.c.person.not_in(sorted(without)))
    query = query.join(people, people.c.id == tries.c.person).where(*living)
    return query.where(tries.c.day == day, tries.c.game == game, tries.c.finished_at > 0)


def _counts(connection: Connection, day: str) -> dict[str, tuple[int, int]]:
    ended = func.count().filter(tries.c.finished_at > 0)
    query = select(tries.c.game, func.count(), ended).where(tries.c.day == day).group_by(tries.c.game)
    return {game: (begun, finished) for game, begun, finished in connection.execute(query)}


def _place_of(connection: Connection, tried: Tried, without: Collection[str]) -> int:
    worth = tuple_(*map(literal, (tried.won, tried.survived, tried.score)))
    finished = _finished(select(func.count()).select_from(tries), tried.day, tried.game, without)
    return 1 + (connection.scalar(finished.where(tuple_(*WORTH) > worth)) or 0)


def _unfinished(connection: Connection, before: str, limit: int) -> list[str]:
    query = select(tries.c.table_id).join(tables, tables.c.id == tries.c.table_id)
    query = query.where(tries.c.day < before, tries.c.finished_at == 0, tables.c.status == "playing")
    return list(connection.scalars(query.order_by(tries.c.day).limit(limit)))
