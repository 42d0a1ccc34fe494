"""Whole games, one after another on a processor core."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mazmorra.batch.chance import shuffle
from mazmorra.batch.jit import inlined, jitted
from mazmorra.batch.layout import OPTIONS, OVER, SIZE, STAGE, WAITING, WINNERS
from mazmorra.batch.policies import CHOICES, any_answer
from mazmorra.batch.rules.flow import answer, begin, run
from mazmorra.batch.rules.lanes import first

if TYPE_CHECKING:
    from mazmorra.batch.jit import Chance, Ints


@inlined
def play(box: Ints, choices: Chance, game: Ints, chance: Chance, seed: int, number: int) -> int:
    """One random game from its first card to its end; says how many answers were given."""
    shuffle(chance, seed, number)
    begin(box, game, chance)
    answers = 0
    while game[STAGE] != OVER:
        run(box, game, chance)
        while game[WAITING]:
            seat = first(game[WAITING])
            answer(box, game, chance, seat, any_answer(choices, chance, game[OPTIONS + seat]))
            answers += 1
    return answers


def play_many(box: Ints, seed: int, first_number: int, many: int) -> Ints:
    """Random games, from this number on: for each the marks of its winners and the number of answers."""
    ends = np.zeros((many, 2), dtype=np.int32)
    game = np.zeros(SIZE, dtype=np.int32)
    play_on(box, CHOICES, game, np.zeros(2, dtype=np.uint64), seed, first_number, ends)
    return ends


@jitted
def play_on(
    box: Ints, choices: Chance, game: Ints, chance: Chance, seed: int, first_number: int, ends: Ints
) -> None:
    """One game after another in the same row."""
    for each in range(len(ends)):
        ends[each, 1] = play(box, choices, game, chance, seed, first_number + each)
        ends[each, 0] = game[WINNERS]
