"""Ratings as people ask for them: somebody's, the strongest, and what each game changed.

How they come about is in `counted`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import Connection, and_, case, func, literal, or_, select

from mazmorra.server.store.bulk import Query
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.counted import Rate, count_pending, game_in, recount
from mazmorra.server.store.database import Part
from mazmorra.server.store.rows import RatedGame
from mazmorra.server.store.schema import log, people, rated, rating_steps, ratings, tables

BOT = "bot:"
RATED = '"rated":true'
"""How the first entry of a table says it, and no text within it could: there the quotes would be escaped."""


class Rating(msgspec.Struct, frozen=True):
    """Somebody's strength at one way to play a game; people have names."""

    player: str
    game: str
    variant: str
    mu: float
    sigma: float
    games: int
    at: int
    name: str


class Step(msgspec.Struct, frozen=True):
    """What one game did to somebody's rating."""

    number: int
    player: str
    table: str
    seat: int
    game: str
    variant: str
    at: int
    place: int
    seats: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    shown: bool


STEP = columns_of(rating_steps, Step)
RATING = [ratings.c[name] for name in Rating.__struct_fields__ if name != "name"]


class Ratings(Part):
    """What rated games amount to."""

    async def count(self, rate: Rate) -> int:
        """Count games that have ended and were not counted yet, each once; how many."""
        return await self._database.write(count_pending, rate)

    async def are_waiting(self) -> bool:
        """Whether games have ended that were not counted yet."""
        return await self._database.read(_are_waiting)

    async def recount(self, rate: Rate, games: Iterable[RatedGame]) -> int:
        """Begin anew: all games in their order, those given as they are told now; how many."""
        return await self._database.write(recount, rate, list(games))

    async def games(self) -> list[RatedGame]:
        """Every rated game in the order in which it counts."""
        return await self._database.read(_games)

    async def unnoted(self) -> list[str]:
        """Tables whose rated game has ended and that nobody noted, first those that ended first."""
        return await self._database.read(_unnoted)

    async def of(self, player: str) -> list[Rating]:
        """Somebody's ratings, first those with most games."""
        return await self._database.read(_of_player, player)

    async def ranked(
        self, game: str, variant: str, sure: float, limit: int, offset: int, without: Collection[str] = ()
    ) -> tuple[int, list[Rating]]:
        """The strongest at a way to play, first those of whom one can be `sure`, and how many those are;
        as if nobody whom it is to be `without` were there.
        """
        return await self._database.read(_ranked, game, variant, sure, limit, offset, without)

    async def variants(self, game: str) -> list[tuple[str, int]]:
        """The ways to play a game at which there are ratings, with how many, most first."""
        return await self._database.read(_variants, game)

    async def steps(self, player: str, limit: int, before: int | None = None) -> list[Step]:
        """What somebody's games did to their ratings, latest first; those before a number."""
        return await self._database.read(_steps, player, limit, before)

    async def best(self, player: str, limit: int) -> list[Step]:
        """The games that raised somebody's ratings most."""
        return await self._database.read(_best, player, limit)

    async def at(self, table: str) -> tuple[bool, list[Step]]:
        """Whether a table's game has been counted, and what that changed."""
        return await self._database.read(_at_table, table)


def steps_of(connection: Connection, player: str) -> list[Step]:
    """All of somebody's steps, first the latest."""
    return _steps(connection, player, None, None)


def _are_waiting(connection: Connection) -> bool:
    return connection.scalar(select(rated.c.table_id).where(rated.c.number.is_(None)).limit(1)) is not None


def _games(connection: Connection) -> list[RatedGame]:
    order = (rated.c.number.is_(None), rated.c.number, rated.c.finished_at, rated.c.table_id)
    return [game_in(row) for row in connection.execute(select(rated).order_by(*order)).mappings()]


def _unnoted(connection: Connection) -> list[str]:
    first = and_(log.c.table_id == tables.c.id, log.c.number == 0)
    says = log.c.body.contains(RATED, autoescape=True)
    ended = tables.c.status.in_(["over", "closed"])
    noted = select(rated.c.table_id)
    query = select(tables.c.id).join(log, first).where(says, ended, tables.c.id.not_in(noted))
    return list(connection.scalars(query.order_by(tables.c.updated_at, tables.c.id)))


def _of_player(connection: Connection, player: str) -> list[Rating]:
    query: Query = select(*RATING, literal("")).where(ratings.c.player == player)
    return [
        Rating(*tuple(row))
        for row in connection.execute(query.order_by(ratings.c.games.desc(), *RATING[1:3]))
    ]


def _ranked(
    connection: Connection,
    game: str,
    variant: str,
    sure: float,
    limit: int,
    offset: int,
    without: Collection[str],
) -> tuple[int, list[Rating]]:
    there = ratings.c.player.not_in(sorted(without))
    same = (ratings.c.game == game, ratings.c.variant == variant, there)
    certain = ratings.c.sigma <= sure
    among = _named(select(func.count()).select_from(ratings)).where(*same, certain)
    order = (case((certain, 0), else_=1), ratings.c.mu.desc(), ratings.c.player)
    named: Query = select(*RATING, func.coalesce(people.c.name, ""))
    query = _named(named.select_from(ratings)).where(*same)
    rows = connection.execute(query.order_by(*order).limit(limit).offset(offset))
    return connection.scalar(among) or 0, [Rating(*tuple(row)) for row in rows]


def _named(query: Query) -> Query:
    """Bots, and the people who are still here."""
    living = and_(people.c.id == ratings.c.player, people.c.deleted_at.is_(None))
    here = or_(ratings.c.player.startswith(BOT, autoescape=True), people.c.id.is_not(None))
    return query.join(people, living, isouter=True).where(here)


def _variants(connection: Connection, game: str) -> list[tuple[str, int]]:
    many = func.count()
    query = select(ratings.c.variant, many).where(ratings.c.game == game).group_by(ratings.c.variant)
    return [(row[0], row[1]) for row in connection.execute(query.order_by(many.desc(), ratings.c.variant))]


def _steps(connection: Connection, player: str, limit: int | None, before: int | None) -> list[Step]:
    query = select(*STEP).where(rating_steps.c.player == player)
    if before is not None:
        query = query.where(rating_steps.c.number < before)
    return [
        Step(*row) for row in connection.execute(query.order_by(rating_steps.c.number.desc()).limit(limit))
    ]


def _best(connection: Connection, player: str, limit: int) -> list[Step]:
    gain = rating_steps.c.mu - rating_steps.c.mu_before
    query = select(*STEP).where(rating_steps.c.player == player, gain > 0)
    order = (gain.desc(), rating_steps.c.number.desc())
    return [Step(*row) for row in connection.execute(query.order_by(*order).limit(limit))]


def _at_table(connection: Connection, table: str) -> tuple[bool, list[Step]]:
    counted = connection.scalar(select(rated.c.number).where(rated.c.table_id == table)) is not None
    query = select(*STEP).where(rating_steps.c.table_id == table).order_by(rating_steps.c.seat)
    return counted, [Step(*row) for row in connection.execute(query)]
