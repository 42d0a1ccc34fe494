"""Our side: full-rules random playouts of each game, copies, views, memory."""

from __future__ import annotations

import gc
import random
import time
import timeit
import tracemalloc
from typing import Any

import mazmorra
from bench.playouts import Playouts
from mazmorra import Table
from mazmorra.kernel import FastDealer

RAIDERS: tuple[dict[str, str], ...] = (
    {"edition": "devir", "mode": "standard"},
    {"edition": "devir", "mode": "tactical"},
    {"edition": "classic", "mode": "standard"},
    {"edition": "classic", "mode": "speed"},
)
QUEST: tuple[dict[str, str], ...] = ({}, {"light": "torchlight"}, {"death": "waits"})
PLATFORMER: tuple[dict[str, str], ...] = ({}, {"map": "larger"})


class OurPlayouts(Playouts):
    """Random games of one variant on the public calls `asks` and `answer`."""

    def __init__(self, game: str, settings: dict[str, str], seats: int = 4) -> None:
        super().__init__(", ".join([" ".join([game, *settings.values()]), f"{seats} seats"]))
        self.rules = mazmorra.game(game, **settings)
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


def mid_game(game: str, watched: bool = False, seed: int = 3) -> Table[Any, Any]:
    """A table of four, half a random game old."""
    whole = _played(game, seed, watched, -1)
    return _played(game, seed, watched, whole.number // 2)


def _played(game: str, seed: int, watched: bool, until: int) -> Table[Any, Any]:
    table = mazmorra.game(game).new(4, seed=seed, watched=watched)
    rng = random.Random(seed)
    while not table.over and (until < 0 or table.number < until):
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
    return table


def microseconds(call: Any) -> float:
    return min(timeit.repeat(call, timer=time.process_time, number=2000, repeat=7)) / 2000 * 1e6


def kilobytes_a_table(game: str, watched: bool) -> float:
    mid_game(game, watched)
    gc.collect()
    tracemalloc.start()
    tables = [mid_game(game, watched, seed) for seed in range(50)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(tables) / 1000
