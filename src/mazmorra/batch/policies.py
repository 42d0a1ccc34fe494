"""Ways to answer that run beside the rules: by chance alone, or as a table of weights says."""

from __future__ import annotations

import numpy as np

from mazmorra.batch.chance import PLAYERS, draw, luck
from mazmorra.batch.jit import Chance, Choices, Floats, inlined

ANSWERS = 11
"""To pass, the cards, to look: an answer is a bit of `OPTIONS`."""


def _choices() -> Choices:
    """For each set of answers: which they are, four bits each, and in the last four bits how many."""
    table = np.zeros(1 << ANSWERS, dtype=np.uint64)
    for options in range(1 << ANSWERS):
        answers = [answer for answer in range(ANSWERS) if options >> answer & 1]
        packed = sum(answer << 4 * place for place, answer in enumerate(answers))
        table[options] = packed | len(answers) << 60
    return table


CHOICES = _choices()
BY_60, FOUR, LAST_FOUR = np.uint64(60), np.uint64(4), np.uint64(15)


@inlined
def any_answer(choices: Choices, chance: Chance, options: int) -> int:
    """Each answer as likely as another."""
    packed = choices[np.uint32(options)]
    which = np.uint64(draw(chance, PLAYERS, np.uint32(packed >> BY_60)))
    return np.int32(np.uint64(packed >> np.uint64(which * FOUR)) & LAST_FOUR)  # type: ignore[return-value]  # a number of NumPy


@inlined
def weighted_answer(weights: Floats, chance: Chance, room: int, options: int) -> int:
    """Each answer as often as its weight in this room; the last row is for a room that nobody has seen."""
    total = np.float32(0)
    for answer in range(ANSWERS):
        total += weights[room, answer] * (options >> answer & 1)
    left, chosen = luck(chance) * total, -1
    for answer in range(ANSWERS):
        if options >> answer & 1 and (left >= 0 or chosen < 0):
            chosen = answer
            left -= weights[room, answer]
    return chosen
