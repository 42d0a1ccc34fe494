"""The deals of the days and the tries at them. A deal is made once, by whichever process comes first."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from mazmorra.server.store.bulk import as_json
from mazmorra.server.store.database import Database
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


TRY = [tries.c["table_id" if name == "table" else name] for name in Tried.__struct_fields__]
BEST_FIRST = (
    tries.c.won.desc(),
    tries.c.survived.desc(),
    tries.c.score.desc(),
    tries.c.finished_at,
    tries.c.person,
)


class Dailies:
    """Deals and tries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, deal: Deal) -> None:
        """Keep a deal, unless there is one for that day and game."""
        await self._database.write(_commit, deal)

    async def of(self, day: str) -> list[Deal]:
        """The deals of a day."""
        return await self._database.read(_of, day)

    async def mine(self, day: str, person: str) -> list[Tried]:
        """What somebody has tried on a day."""
        return await self._database.read(_mine, day, person)

    async def finished(self, day: str, game: str) -> list[tuple[Tried, str]]:
        """The tries of a day that came to their end, the best first, each with its player's name; those who
        have left for good are not among them.
        """
        return await self._database.read(_finished, day, game)

    async def begun(self, day: str) -> dict[str, int]:
        """How many have tried the deals of a day, by game."""
        return await self._database.read(_begun, day)

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
    columns = [dailies.c[name] for name in Deal.__struct_fields__]
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


def _finished(connection: Connection, day: str, game: str) -> list[tuple[Tried, str]]:
    query = select(*TRY, people.c.name).join(people, people.c.id == tries.c.person)
    living = people.c.deleted_at.is_(None)
    query = query.where(tries.c.day == day, tries.c.game == game, tries.c.finished_at > 0, living)
    return [(Tried(*row[:-1]), row[-1]) for row in connection.execute(query.order_by(*BEST_FIRST))]


def _begun(connection: Connection, day: str) -> dict[str, int]:
    query = select(tries.c.game, func.count()).where(tries.c.day == day).group_by(tries.c.game)
    return {row[0]: row[1] for row in connection.execute(query)}


def _unfinished(connection: Connection, before: str, limit: int) -> list[str]:
    query = select(tries.c.table_id).join(tables, tables.c.id == tries.c.table_id)
    query = query.where(tries.c.day < before, tries.c.finished_at == 0, tables.c.status == "playing")
    return list(connection.scalars(query.order_by(tries.c.day).limit(limit)))
