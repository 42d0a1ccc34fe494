"""How a table counts for those who played at it, once it has ended: what is kept in their history and
statistics.
"""

from __future__ import annotations

from collections.abc import Iterable

from mazmorra.server.store import Played
from mazmorra.server.tables import remarks
from mazmorra.server.tables.entries import OVER, Entry
from mazmorra.server.tables.life import Life


def endings(before: Life, after: Life, entry: Entry) -> list[Played]:
    """What an entry adds to the history of those who played."""
    if entry.kind == "given_up":
        return given_up(after, entry.body["seats"], entry.at)
    return played(after, entry.at) if before.status != OVER and after.status == OVER else []


def played(life: Life, at: int) -> list[Played]:
    """A finished game, for the history of those who played it.

    One that began with another's answers was practice.
    """
    if life.table is None or life.created.carried:
        return []
    result = life.table.result
    return [
        _played(life, seat, at, seat_share(result.winners, seat), result.scores[seat], bool(chair.bot))
        for seat, chair in enumerate(life.chairs)
        if chair.person
    ]


def given_up(life: Life, seats: Iterable[int], at: int) -> list[Played]:
    """A game nobody went on with: those it waited for have lost it, for the others it does not count."""
    if life.created.carried:
        return []
    return [_played(life, seat, at, 0.0, 0.0, True) for seat in seats if life.chairs[seat].person]


def seat_share(winners: tuple[int, ...], seat: int) -> float:
    """A shared win counts for its share."""
    return 1 / len(winners) if seat in winners else 0.0


def _played(life: Life, seat: int, at: int, won: float, score: float, gave_up: bool) -> Played:
    timeouts = sum(note == remarks.TIME_RAN_OUT and whose == seat for _, note, whose in life.notes)
    return Played(
        table=life.id,
        seat=seat,
        person=life.chairs[seat].person,
        game=life.created.game,
        settings=life.created.settings,
        won=won,
        score=score,
        finished_at=at,
        gave_up=gave_up,
        timeouts=timeouts,
    )
