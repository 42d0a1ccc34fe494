"""Counting rated games: each is noted as it ends, then given its number and folded into the ratings, once.

How a game changes ratings is not decided here: whoever asks to count brings that along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, select, text, update

from mazmorra.server.store.bulk import as_json
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.rows import RatedGame, RatedSeat, Strength, Tried
from mazmorra.server.store.schema import rated, rating_steps, ratings, tries

LOCK = 0x72617465  # 'rate': one process counts at a time
AT_ONCE = 100
UNKNOWN = Strength(25.0, 25.0 / 3)
"""Of whom nothing is known yet."""
Rate: TypeAlias = Callable[[RatedGame, Mapping[str, Strength]], Mapping[str, Strength]]
"""From a game and what was known of its players, what is known of those whom it changed."""
decode = msgspec.json.Decoder(tuple[RatedSeat, ...]).decode


def note_games(connection: Connection, games: Iterable[RatedGame]) -> None:
    """Write down games that have ended, to be counted."""
    if rows := [_row(game) for game in games]:
        connection.execute(insert_new(connection, rated).on_conflict_do_nothing(), rows)


def note_tries(connection: Connection, given: Iterable[Tried]) -> None:
    """Write down how tries at a day's deal stand."""
    for each in given:
        row: dict[str, object] = msgspec.structs.asdict(each)
        row["table_id"] = row.pop("table")
        ended = {name: row[name] for name in ("won", "survived", "score", "finished_at")}
        new = insert_new(connection, tries).values(row)
        connection.execute(new.on_conflict_do_update(index_elements=["day", "game", "person"], set_=ended))


def count_pending(connection: Connection, rate: Rate, limit: int | None = AT_ONCE) -> int:
    """Count games that wait for it, those that ended first before the others; how many."""
    _lock(connection)
    last = connection.scalar(select(func.max(rated.c.number))) or 0
    waiting = select(rated).where(rated.c.number.is_(None)).order_by(rated.c.finished_at, rated.c.table_id)
    found = [game_in(row) for row in connection.execute(waiting.limit(limit)).mappings()]
    for number, game in enumerate(found, last + 1):
        connection.execute(update(rated).where(rated.c.table_id == game.table).values(number=number))
        _count(connection, game, number, rate)
    return len(found)


def recount(connection: Connection, rate: Rate, told: list[RatedGame]) -> int:
    """Count all games anew, in the order they have; how many. What is told of some is noted before."""
    _lock(connection)
    connection.execute(delete(rating_steps))
    connection.execute(delete(ratings))
    for game in told:
        connection.execute(update(rated).where(rated.c.table_id == game.table).values(_row(game)))
    counted = select(rated).where(rated.c.number.is_not(None)).order_by(rated.c.number)
    rows = connection.execute(counted).mappings().all()
    for row in rows:
        _count(connection, game_in(row), row["number"], rate)
    note_games(connection, told)
    return len(rows) + count_pending(connection, rate, None)


def game_in(row: RowMapping) -> RatedGame:
    """A game as it was noted."""
    return RatedGame(
        table=row["table_id"],
        game=row["game"],
        variant=row["variant"],
        finished_at=row["finished_at"],
        seats=decode(row["seats"]),
        shown=row["shown"],
        daily=row["daily"],
    )


def _lock(connection: Connection) -> None:
    """SQLite has one writer at a time as it is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _count(connection: Connection, game: RatedGame, number: int, rate: Rate) -> None:
    """A game's ratings before, after, and each step between them."""
    players = {seat.player for seat in game.seats if seat.player}
    same = and_(ratings.c.game == game.game, ratings.c.variant == game.variant)
    known = {
        row.player: row
        for row in connection.execute(select(ratings).where(same, ratings.c.player.in_(sorted(players))))
    }
    before = {player: Strength(row.mu, row.sigma) for player, row in known.items()}
    for player, now in sorted(rate(game, before).items()):
        was, played = before.get(player, UNKNOWN), known[player].games if player in known else 0
        _write(connection, game, player, now, played + 1)
        connection.execute(insert(rating_steps).values(_step(game, number, player, was, now)))


def _write(connection: Connection, game: RatedGame, player: str, now: Strength, games: int) -> None:
    key = {"player": player, "game": game.game, "variant": game.variant}
    values = {"mu": now.mu, "sigma": now.sigma, "games": games, "at": game.finished_at}
    new = insert_new(connection, ratings).values(key | values)
    connection.execute(new.on_conflict_do_update(index_elements=list(key), set_=values))


def _step(game: RatedGame, number: int, player: str, was: Strength, now: Strength) -> dict[str, object]:
    seat = next(index for index, each in enumerate(game.seats) if each.player == player)
    return {
        "number": number,
        "player": player,
        "table_id": game.table,
        "seat": seat,
        "game": game.game,
        "variant": game.variant,
        "at": game.finished_at,
        "place": game.seats[seat].place,
        "seats": len(game.seats),
        "mu_before": was.mu,
        "sigma_before": was.sigma,
        "mu": now.mu,
        "sigma": now.sigma,
        "shown": game.shown,
    }


def _row(game: RatedGame) -> dict[str, object]:
    row: dict[str, object] = msgspec.structs.asdict(game)
    row["table_id"] = row.pop("table")
    return row | {"seats": as_json(game.seats)}
