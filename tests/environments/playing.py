"""Moments of every game as environments meet them: dealt, and answered anyhow."""

from __future__ import annotations

import random
from collections.abc import Iterator

from mazmorra.kernel import AnyTable
from mazmorra.kernel.chance import FastDealer
from tests.contract.play import Case, kept_answers

MOST = 60
"""After so many questions a game is left."""


def moments(case: Case, seed: int, most: int = MOST) -> Iterator[AnyTable]:
    """A game at each question; half of those of which one was kept begin somewhere in it."""
    rng = random.Random(f"{case} {seed}")
    table = case.game().new(case.seats, ask_chance=True, watched=False)
    kept = kept_answers(case.name, tuple(table.game.settings.values()), case.seats)
    for seat, answer in kept[: rng.randrange(len(kept) + 1)] if rng.random() < 0.5 else ():
        table.answer(seat, answer)
    table.dealer = FastDealer(seed)
    table.deal()
    for _ in range(most):
        yield table
        if table.over:
            return
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
