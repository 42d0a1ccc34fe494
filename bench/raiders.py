"""Our side: full-rules random playouts of Dungeon Raiders, copies, views, memory."""

from __future__ import annotations

import gc
import random
import timeit
import tracemalloc
from typing import Any

import mazmorra
from bench.playouts import Playouts
from mazmorra import Game, Table
from mazmorra.kernel import FastDealer

MODES = (("devir", "standard", 4), ("devir", "tactical", 4), ("classic", "standard", 4), ("classic", "speed", 4))


class RaidersPlayouts(Playouts):
    """Random games of one mode on the public calls `asks` and `answer`."""

    def __init__(self, edition: str, mode: str, seats: int) -> None:
        super().__init__(f"raiders {edition} {mode}, {seats} seats")
        self.rules: Game[Any] = mazmorra.game("raiders", edition=edition, mode=mode)
        self.seats = seats
        self.dealer = FastDealer(1)

    def game(self) -> int:
        table = self.rules.new(self.seats, dealer=self.dealer, watched=False)
        draw, decisions = self.random, 0
        while not table.over:
            ask = table.asks[0]
            options = ask.options
            table.answer(ask.seat, options[int(draw() * len(options))])
            decisions += 1
        return decisions


def mid_game(watched: bool = False, seed: int = 3) -> Table[Any, Any]:
    """A table of four in the third level."""
    table = mazmorra.game("raiders").new(4, seed=seed, watched=watched)
    rng = random.Random(seed)
    while table.state.level < 2 or not table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
    return table


def microseconds(call: Any) -> float:
    return min(timeit.repeat(call, number=2000, repeat=7)) / 2000 * 1e6


def kilobytes_a_table(watched: bool) -> float:
    mid_game(watched)
    gc.collect()
    tracemalloc.start()
    tables = [mid_game(watched, seed) for seed in range(100)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(tables) / 1000
