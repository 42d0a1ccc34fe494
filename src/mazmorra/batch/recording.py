"""Games written down answer by answer, so that the kernel can be held beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mazmorra.batch.chance import PLAYERS, draw, shuffle
from mazmorra.batch.jit import jitted
from mazmorra.batch.layout import OPTIONS, OVER, SIZE, STAGE, WAITING
from mazmorra.batch.policies import CHOICES, any_answer
from mazmorra.batch.rules.flow import answer, begin, run
from mazmorra.batch.rules.lanes import count, mark

if TYPE_CHECKING:
    from mazmorra.batch.jit import Chance, Ints

MOST_ANSWERS = 448
"""No game takes more."""


class Record(NamedTuple):
    """A game: the row before the first answer and after each, who answered, and what."""

    rows: Ints
    seats: list[int]
    answers: list[int]


def recorded(box: Ints, seed: int, number: int) -> Record:
    """Random game `number`; several seats that are asked at once answer in any order."""
    rows = np.zeros((MOST_ANSWERS + 1, SIZE), dtype=np.int32)
    given = np.zeros((MOST_ANSWERS, 2), dtype=np.int32)
    answers = record(box, CHOICES, seed, number, rows, given)
    return Record(rows[: answers + 1], given[:answers, 0].tolist(), given[:answers, 1].tolist())


@jitted
def record(box: Ints, choices: Chance, seed: int, number: int, rows: Ints, given: Ints) -> int:
    game = np.zeros(SIZE, dtype=np.int32)
    chance = np.zeros(2, dtype=np.uint64)
    shuffle(chance, seed, number)
    begin(box, game, chance)
    run(box, game, chance)
    rows[0] = game
    answers = 0
    while game[STAGE] != OVER:
        seat = asked_somebody(game, chance)
        given[answers, 0] = seat
        given[answers, 1] = any_answer(choices, chance, game[OPTIONS + seat])
        answer(box, game, chance, seat, given[answers, 1])
        if not game[WAITING]:
            run(box, game, chance)
        answers += 1
        rows[answers] = game
    return answers


@jitted
def asked_somebody(game: Ints, chance: Chance) -> int:
    """Any of the seats that are waited for."""
    which = draw(chance, PLAYERS, count(game[WAITING]))
    for seat in range(5):
        if game[WAITING] & mark(seat):
            if which == 0:
                return seat
            which -= 1
    return -1
