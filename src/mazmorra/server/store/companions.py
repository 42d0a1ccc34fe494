"""The people somebody has played with: who sat at the same table while a game was played there.

Those who have left for good are not among them, nor whoever has blocked the other.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, exists, func, literal, or_, select

from mazmorra.server.store.bulk import Query
from mazmorra.server.store.database import Part
from mazmorra.server.store.invitations import invited_lately
from mazmorra.server.store.rows import Companion
from mazmorra.server.store.schema import blocks, members, people, ratings, tables

PLAYED = ("playing", "over")


class Companions(Part):
    """Everybody's companions."""

    async def of(self, person: str, now: int, limit: int) -> list[Companion]:
        """The people somebody has played with, first whom they met last."""
        return await self._database.read(_of, person, now, limit)

    async def have_met(self, person: str, other: str) -> bool:
        """Whether two have played together, and neither has blocked the other or left for good."""
        return await self._database.read(_have_met, person, other)


def without_blocks(person: str, other: ColumnElement[str]) -> ColumnElement[bool]:
    """That neither of two has blocked the other."""
    one, two = blocks.alias(), blocks.alias()
    hers = exists().where(one.c.person == person, one.c.blocked == other)
    return ~or_(hers, exists().where(two.c.person == other, two.c.blocked == person))


def _sat(person: ColumnElement[str] | str) -> ColumnElement[bool]:
    """That somebody has a seat at a table; a host need not."""
    return tables.c.people.contains(literal('"').concat(person).concat('"'))


def _met(person: str) -> Query:
    """Every meeting of somebody with somebody else who is still here."""
    mine, theirs = members.alias("mine"), members.alias("theirs")
    there = and_(theirs.c.table_id == mine.c.table_id, theirs.c.present, theirs.c.person != person)
    latest = func.row_number().over(
        partition_by=theirs.c.person, order_by=(tables.c.updated_at.desc(), tables.c.id)
    )
    columns = (theirs.c.person, people.c.name, tables.c.game, tables.c.updated_at, latest.label("place"))
    return (
        select(*columns)
        .select_from(mine.join(theirs, there).join(tables, tables.c.id == mine.c.table_id))
        .join(people, people.c.id == theirs.c.person)
        .where(mine.c.person == person, mine.c.present, tables.c.status.in_(PLAYED))
        .where(_sat(person), _sat(theirs.c.person))
        .where(people.c.deleted_at.is_(None), without_blocks(person, theirs.c.person))
    )


def _of(connection: Connection, person: str, now: int, limit: int) -> list[Companion]:
    met = _met(person).subquery()
    latest = select(met).where(met.c.place == 1).order_by(met.c.updated_at.desc(), met.c.person)
    rows = connection.execute(latest.limit(limit)).all()
    strengths = _strengths(connection, [row.person for row in rows])
    invited = invited_lately(connection, person, now)
    return [
        Companion(
            row.person,
            row.name,
            row.game,
            row.updated_at,
            strengths.get((row.person, row.game)),
            invited.get(row.person, ""),
        )
        for row in rows
    ]


def _have_met(connection: Connection, person: str, other: str) -> bool:
    met = _met(person).subquery()
    return connection.execute(select(met.c.person).where(met.c.person == other).limit(1)).first() is not None


def _strengths(connection: Connection, players: Collection[str]) -> dict[tuple[str, str], float]:
    """How strong people are at each game, by the way they have played most."""
    row = ratings.c
    found = select(row.player, row.game, row.mu).where(row.player.in_(players)).order_by(row.games)
    return {(player, game): mu for player, game, mu in connection.execute(found)}
