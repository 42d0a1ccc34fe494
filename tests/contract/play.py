"""Every game that can be played, and random ways through it. What is tested lives in the test files beside.

Random players seldom come far: of some games they never see the end. So half of the games, where one was kept
for so many, are entered at any moment of what good players did, and every game is left after some questions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

import mazmorra
from mazmorra import CHANCE, Ask, Game, Table
from mazmorra.games import game_class
from mazmorra.kernel import Answer
from tests.replays.keep import path_of

MOST = 120
"""After so many questions a game is left."""
SELDOM = 1 / 3


@dataclass(frozen=True)
class Case:
    """A game, a variant and a number of seats; whether fewer cannot play it, and whether it is the game's
    usual variant.
    """

    name: str
    settings: tuple[tuple[str, str], ...]
    seats: int

    fewest: bool
    usual: bool

    def game(self) -> Game[Any]:
        return mazmorra.game(self.name, **dict(self.settings))

    def new(self) -> Table[Any, Any]:
        return self.game().new(self.seats, ask_chance=True, checked=True)

    def __str__(self) -> str:
        return "-".join([self.name, *(value for _, value in self.settings), str(self.seats)])


def every_case() -> list[Case]:
    """Every number of seats of every variant, or of those that stand for the rest where there are very
    many.
    """
    found = []
    for name in mazmorra.games():
        for number, settings in enumerate(game_class(name).samples()):
            seats = mazmorra.game(name, **settings).seats
            found += [
                Case(name, tuple(settings.items()), each, each == seats[0], number == 0) for each in seats
            ]
    return found


CASES = every_case()


def pick(ask: Ask, rng: random.Random) -> Answer:
    return rng.choices(ask.options, ask.weights)[0] if ask.seat == CHANCE else rng.choice(ask.options)


def steps(table: Table[Any, Any], rng: random.Random) -> Iterator[Ask]:
    """Play on for a while; before each answer, hand out the question about to be answered."""
    if not table.history and rng.random() < 0.5:
        enter(table, rng)
    return islice(to_the_end(table, rng), MOST)


def now_and_then(table: Table[Any, Any], rng: random.Random) -> Iterator[Ask]:
    """The same, for what is dear to look at: one question in three, whichever chance picks."""
    return (ask for ask in steps(table, rng) if rng.random() < SELDOM)


def to_the_end(table: Table[Any, Any], rng: random.Random) -> Iterator[Ask]:
    """The same to the end of the game."""
    while not table.over:
        ask = rng.choice(table.asks)
        yield ask
        table.answer(ask.seat, pick(ask, rng))


def enter(table: Table[Any, Any], rng: random.Random) -> None:
    """Come to any moment of a game that was kept, if one was kept for so many."""
    answers = kept_answers(table.game.name, tuple(table.game.settings.values()), table.seats)
    for seat, answer in answers[: rng.randrange(len(answers) + 1)]:
        table.answer(seat, answer)


@cache
def kept_answers(name: str, values: tuple[str, ...], seats: int) -> list[tuple[int, Answer]]:
    path = path_of(name, values, seats)
    return mazmorra.record(path).answers if path.exists() else []
