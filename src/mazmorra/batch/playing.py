"""Whole games played by a policy that is compiled with the rules, one after another on a core."""

from __future__ import annotations

import numpy as np

from mazmorra.batch.chance import CHANCES, shuffle
from mazmorra.batch.given import seed_of, weights_in, whole
from mazmorra.batch.jit import Chance, Choices, Floats, Ints, inlined, jitted, rule
from mazmorra.batch.layout import CHOSEN, OPTIONS, OVER, PLACE, ROW, SIZE, STAGE, TURNS, WAITING, WINNERS
from mazmorra.batch.policies import ANSWERS, CHOICES, any_answer, weighted_answer
from mazmorra.batch.rules.chamber import take_turn
from mazmorra.batch.rules.flow import begin, go_on
from mazmorra.batch.rules.lanes import first, others
from mazmorra.batch.rules.look import looks

AT_RANDOM = np.zeros((0, ANSWERS), dtype=np.float32)
"""No weights: each answer is as likely as another."""


def play_many(box: Ints, seed: int, first_number: int, many: int, weights: Floats = AT_RANDOM) -> Ints:
    """Games from this number on: for each the marks of its winners and the number of answers.

    `weights` say how often to give each answer in each room, one row a room, the last for the unknown.
    """
    weights, seed = weights_in(weights, box), seed_of(seed)
    first_number = whole("first_number", first_number, least=0)
    ends = np.zeros((whole("many", many, least=0), 2), dtype=np.int32)
    game, chance = np.zeros(SIZE, dtype=np.int32), np.zeros(CHANCES, dtype=np.uint32)
    play_on(box, CHOICES, weights, game, chance, seed, first_number, ends)
    return ends


@jitted
def play_on(
    box: Ints,
    choices: Choices,
    weights: Floats,
    game: Ints,
    chance: Chance,
    seed: int,
    first_number: int,
    ends: Ints,
) -> None:
    """One game after another in the same row."""
    for each in range(len(ends)):
        ends[each, 1] = play(box, choices, weights, game, chance, seed, first_number + each)
        ends[each, 0] = game[WINNERS]


@inlined
def play(
    box: Ints, choices: Choices, weights: Floats, game: Ints, chance: Chance, seed: int, number: int
) -> int:
    """One game from its first card to its end; says how many answers were given."""
    shuffle(chance, seed, number)
    begin(box, game, chance)
    answers = 0
    while game[STAGE] != OVER:
        go_on(box, game, chance)
        answers += answer_all(choices, weights, game, chance)
    return answers


@rule
def answer_all(choices: Choices, weights: Floats, game: Ints, chance: Chance) -> int:
    """Whoever is waited for answers, and in turn whoever comes next; says how many answers were given."""
    answers = 0
    while True:
        answers += answer_together(choices, weights, game, chance)
        if game[STAGE] != TURNS or looks(game[CHOSEN]):
            return answers
        game[STAGE] = take_turn(game)


@rule
def answer_together(choices: Choices, weights: Floats, game: Ints, chance: Chance) -> int:
    """All who are waited for answer, without knowing of each other; who looks meanwhile chooses last."""
    waiting, chosen, answers = game[WAITING], 0, 0
    while waiting:
        seat = first(waiting)
        options = game[OPTIONS + seat]
        if len(weights):
            answer = weighted_answer(weights, chance, game[ROW + game[PLACE]], options)
        else:
            answer = any_answer(choices, chance, options)
        chosen |= answer << 4 * seat
        answers += 1
        waiting = others(waiting)
    game[CHOSEN] |= chosen
    game[WAITING] = 0
    return answers
