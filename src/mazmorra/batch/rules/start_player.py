"""Who plays first in the next room."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, inlined
from mazmorra.batch.layout import ALIVE, CLASSIC, SEATS, STARTER
from mazmorra.batch.rules.cards import values
from mazmorra.batch.rules.lanes import LANE, equal, first, highest


@inlined
def pass_the_start(box: Ints, game: Ints) -> None:
    """The highest card of the living starts the next room; ties go clockwise, in 2011's edition from the
    left of the start player (DR-STA-1, DR-STA-2, DR-STA-4).
    """
    living = values(game) & game[ALIVE] * LANE
    tied = equal(living, highest(living)) & game[ALIVE]
    game[STARTER] = next_from(box, tied, game[STARTER] + box[CLASSIC])


@inlined
def next_from(box: Ints, marks: int, start: int) -> int:
    """The first of these seats, going clockwise from `start`."""
    seats = box[SEATS]
    seat = start + first((marks | marks << 4 * seats) >> 4 * start)
    return seat - seats if seat >= seats else seat
