"""One game played by bots: who sat where, how it ended, how long it took."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from mazmorra.bots import make_bot
from mazmorra.kernel import AnyGame, AnyTable
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.game import Result


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended, as plain values."""

    winners: tuple[int, ...]
    answers: int
    seconds: float = field(compare=False)
    clause: str
    """The rule that ended it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game."""

    table: AnyTable
    bots: tuple[str, ...]
    result: Result
    answers: int
    seconds: float
    order: tuple[int, ...]
    """Each seat's place in the order of play, from 1; nothing where a game has none."""


class NotingDealer(FastDealer):
    """Deals, and notes who was drawn to start."""

    starter: Answer | None = None

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        index = super().pick(number, kind, options, weights)
        if kind == "starter":
            self.starter = options[index]
        return index

    def order(self, seats: int) -> tuple[int, ...]:
        """Clockwise from whoever started."""
        return (
            tuple((seat - self.starter) % seats + 1 for seat in range(seats))
            if isinstance(self.starter, int)
            else ()
        )


def play(
    game: AnyGame,
    bots: Sequence[str],
    seed: int | str,
    watched: bool = False,
    look: Callable[[AnyTable], None] = lambda table: None,
) -> Match:
    """Play one game, a bot a seat; the same seed gives the same game. `look` sees the table after each
    answer.
    """
    began = perf_counter()
    rng = random.Random(seed)
    dealer = NotingDealer(rng.getrandbits(64))
    table = game.new(len(bots), dealer=dealer, watched=watched)
    players = [make_bot(name, game, rng.getrandbits(64), own=bots) for name in bots]
    answers = 0
    while table.asks:
        seat = table.asks[0].seat
        table.answer(seat, players[seat].choose(table.view(seat)))
        answers += 1
        look(table)
    return Match(table, tuple(bots), table.result, answers, perf_counter() - began, dealer.order(len(bots)))
