"""Who plays first in the next room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import ALIVE, CLASSIC, SEATS, STARTER
from mazmorra.batch.rules.cards import of_seat, values

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def pass_the_start(box: Ints, game: Ints) -> None:
    """The highest card of the living starts the next room; ties go clockwise, in 2011's edition from the
    left of the start player (DR-STA-1, DR-STA-2, DR-STA-4).
    """
    counted, seats = values(box, game, 0), box[SEATS]
    seat, most = game[STARTER] + box[CLASSIC], -1
    starter = 0
    for _ in range(seats):
        seat = seat - seats if seat >= seats else seat
        if of_seat(counted, seat) > most and game[ALIVE] >> seat & 1:
            most, starter = of_seat(counted, seat), seat
        seat += 1
    game[STARTER] = starter
