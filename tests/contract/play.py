"""Every game that can be played, and random ways through it. What is tested lives in the test files beside."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import mazmorra
from mazmorra import CHANCE, Ask, Game, Table
from mazmorra.games import game_class
from mazmorra.kernel import Answer


@dataclass(frozen=True)
class Case:
    """A game, a variant and a number of seats."""

    name: str
    settings: tuple[tuple[str, str], ...]
    seats: int

    def game(self) -> Game[Any]:
        return mazmorra.game(self.name, **dict(self.settings))

    def new(self) -> Table[Any, Any]:
        return self.game().new(self.seats, ask_chance=True, checked=True)

    def __str__(self) -> str:
        return "-".join([self.name, *(value for _, value in self.settings), str(self.seats)])


def every_case() -> list[Case]:
    found = []
    for name in mazmorra.games():
        for settings in game_class(name).variants():
            seats = mazmorra.game(name, **settings).seats
            found += [Case(name, tuple(settings.items()), each) for each in seats]
    return found


CASES = every_case()


def pick(ask: Ask, rng: random.Random) -> Answer:
    return rng.choices(ask.options, ask.weights)[0] if ask.seat == CHANCE else rng.choice(ask.options)


def steps(table: Table[Any, Any], rng: random.Random) -> Iterator[Ask]:
    """Play to the end; before each answer, hand out the question about to be answered."""
    while not table.over:
        ask = rng.choice(table.asks)
        yield ask
        table.answer(ask.seat, pick(ask, rng))
