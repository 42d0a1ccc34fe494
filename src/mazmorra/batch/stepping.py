"""Many games side by side, an answer each at a time: what the vector environment is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.chance import shuffle
from mazmorra.batch.jit import inlined, jitted
from mazmorra.batch.layout import MOST_SEATS, OPTIONS, OVER, STAGE, WAITING, WINNERS
from mazmorra.batch.policies import ANSWERS
from mazmorra.batch.rules.flow import answer, begin, run
from mazmorra.batch.rules.lanes import count, first, mark

if TYPE_CHECKING:
    import numpy as np

    from mazmorra.batch.jit import Chance, Floats, Ints

    Flags = np.ndarray[tuple[int, ...], np.dtype[np.bool_]]

NEW_GAME = -1
"""In place of an answer: a game begins anew."""


@jitted
def step_all(
    box: Ints,
    games: Ints,
    chances: Chance,
    seed: int,
    numbers: Ints,
    seats: Ints,
    answers: Ints,
    legal: Flags,
    rewards: Floats,
    over: Flags,
    again: bool,
) -> None:
    """One answer in each game; what is over is paid out and, if `again`, the next game begins in its place.

    `seats` says who answers, and then who is asked first.
    """
    for each in range(len(games)):
        game, chance = games[each], chances[each]
        over[each] = False
        for seat in range(rewards.shape[1]):
            rewards[each, seat] = 0
        if answers[each] != NEW_GAME and game[STAGE] != OVER:
            answer(game, seats[each], answers[each])
            over[each] = is_over(box, game, chance)
        if over[each]:
            pay(game, rewards[each])
            numbers[each] += len(games) if again else 0
        if (over[each] and again) or answers[each] == NEW_GAME:
            shuffle(chance, seed, numbers[each])
            begin(box, game, chance)
            is_over(box, game, chance)
        seats[each] = first(game[WAITING]) if game[WAITING] else 0
        for option in range(ANSWERS):
            legal[each, option] = game[WAITING] != 0 and game[OPTIONS + seats[each]] >> option & 1


@jitted
def is_over(box: Ints, game: Ints, chance: Chance) -> bool:
    """Whether a game is over, when it has run as far as it can."""
    run(box, game, chance)
    return game[STAGE] == OVER


@inlined
def pay(game: Ints, rewards: Floats) -> None:
    """Winners share 1; all the others get nothing."""
    for seat in range(MOST_SEATS):
        if game[WINNERS] & mark(seat):
            rewards[seat] = 1 / count(game[WINNERS])
