"""Who plays first in the next room."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import ALIVE, CLASSIC, STARTER
from mazmorra.batch.rules.cards import values
from mazmorra.batch.rules.lanes import LANE, equal, first, highest, mark


@rule
def pass_the_start(box: Ints, game: Ints) -> None:
    """The highest card of the living starts the next room; ties go clockwise, in 2011's edition from the
    left of the start player (DR-STA-1, DR-STA-2, DR-STA-4).
    """
    living = values(game) & game[ALIVE] * LANE
    tied = equal(living, highest(living)) & game[ALIVE]
    game[STARTER] = first(next_from(tied, game[STARTER] + box[CLASSIC]))


@rule
def next_from(marks: int, start: int) -> int:
    """The mark of the first of these seats, going clockwise from `start`."""
    ahead = marks & -mark(start)
    near = ahead if ahead else marks
    return near & -near
