"""How a table counts beyond the history of those who played: for ratings, and for the table of a day.

Everything here follows from the log, so that it can be worked out again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from mazmorra.bots import is_offered
from mazmorra.bots.levels import EDITIONS
from mazmorra.server.store import RatedGame, RatedSeat, Tried
from mazmorra.server.store.ratings import BOT
from mazmorra.server.tables.chairs import Chair
from mazmorra.server.tables.days import end_of
from mazmorra.server.tables.endings import seat_share
from mazmorra.server.tables.entries import OVER, Entry
from mazmorra.server.tables.life import Life

WON, LOST, LEFT = 1, 2, 3
"""The places there are: the rules name winners and no second place; who has left is behind all others."""


def rated_game(before: Life, after: Life, entry: Entry) -> RatedGame | None:
    """The rated game that ends with an entry, if one does."""
    if entry.kind == "given_up":
        return counted(after, entry.at, entry.body["seats"])
    return counted(after, entry.at) if before.status != OVER and after.status == OVER else None


def counted(life: Life, at: int, given_up: Collection[int] = ()) -> RatedGame | None:
    """How a game that has ended counts; seats that have `given_up` have left it."""
    options = life.created.options
    if not options.rated or life.created.seats < 2:
        return None
    return RatedGame(
        table=life.id,
        game=life.created.game,
        variant=variant_of(life.created.settings),
        finished_at=at,
        seats=tuple(
            RatedSeat(player_of(chair, life.created.game), place)
            for chair, place in zip(life.chairs, places(life, given_up), strict=True)
        ),
        shown=options.watchers and options.open_after,
        daily=life.created.daily,
    )


def places(life: Life, given_up: Collection[int] = ()) -> list[int]:
    """Everybody's place. Where nobody won, or who did has left, the others are level."""
    winners = life.table.result.winners if life.table and life.status == OVER else ()
    return [
        LEFT if chair.has_left or seat in given_up else WON if seat in winners else LOST
        for seat, chair in enumerate(life.chairs)
    ]


def player_of(chair: Chair, game: str) -> str:
    """Whose rating a seat is about: a person's with an account, or a bot's of ours by its level, whatever its
    character; guests have none.
    """
    if chair.person:
        return chair.person if chair.claimed else ""
    level = chair.bot.partition(":")[0]
    return f"{BOT}{level}@{EDITIONS.get(game, 1)}" if is_offered(chair.bot) else ""


def variant_of(settings: Mapping[str, str]) -> str:
    """A way to play as one text."""
    return ",".join(f"{name}:{value}" for name, value in sorted(settings.items()))


def begun_try(life: Life) -> Tried | None:
    """The try at a day's deal that a table is, as it begins."""
    if not life.created.daily:
        return None
    return Tried(life.created.daily, life.created.game, life.created.host, life.id)


def ended_try(before: Life, after: Life, entry: Entry) -> Tried | None:
    """How a try ended, if it does with an entry, and before its day has."""
    begun = begun_try(after)
    if begun is None or before.status == OVER or after.status != OVER or after.table is None:
        return None
    if entry.at >= end_of(after.created.daily):
        return None
    result, seat = after.table.result, after.seats_of(begun.person)[0]
    return msgspec.structs.replace(
        begun,
        won=seat_share(result.winners, seat),
        survived=after.game.survives(after.table.state, seat),
        score=float(result.scores[seat]),
        finished_at=entry.at,
    )
