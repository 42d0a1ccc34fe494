"""Whole games on a GPU: the same functions as on a core, one thread a game, each with a row of its own.

The threads of a block wait for each other at every door of the flow. What is between two doors is then read
by all of them at once: before, most of the time went into fetching the program again and again.
"""

from __future__ import annotations

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it, NumPy 2.5 has it no more
    np.row_stack = np.vstack

from numba import cuda, int32, uint64

from mazmorra.batch.chance import shuffle
from mazmorra.batch.given import seed_of, weights_in, whole
from mazmorra.batch.jit import Chance, Floats, Ints
from mazmorra.batch.layout import OVER, SIZE, STAGE, WINNERS
from mazmorra.batch.playing import AT_RANDOM, answer_all
from mazmorra.batch.policies import CHOICES
from mazmorra.batch.rules.flow import begin, go_in, leave, show

THREADS = 512
"""In a block."""


def has_device() -> bool:
    """Whether there is a GPU to play on."""
    return bool(cuda.is_available())


def play_thread(
    box: Ints, choices: Chance, weights: Floats, seed: int, first_number: int, ends: Ints
) -> None:
    """What each thread does: a game, door by door with those beside it."""
    game = cuda.local.array(SIZE, int32)
    chance = cuda.local.array(2, uint64)
    each = cuda.grid(1)
    shuffle(chance, seed, first_number + each)
    begin(box, game, chance)
    answers = 0
    while cuda.syncthreads_or(int32(game[STAGE] != OVER)):
        show(box, game, chance)
        cuda.syncthreads()
        leave(box, game)
        cuda.syncthreads()
        go_in(box, game, chance)
        cuda.syncthreads()
        answers += answer_all(box, choices, weights, game, chance)
    if each < len(ends):
        ends[each, 0] = game[WINNERS]
        ends[each, 1] = answers


class CudaGames:
    """The games of one box on a device, whose tables are sent there once."""

    def __init__(self, box: Ints, many: int, weights: Floats = AT_RANDOM, threads: int = THREADS) -> None:
        self.kernel = cuda.jit(play_thread)
        self.tables = [cuda.to_device(table) for table in (box, CHOICES, weights_in(weights, box))]
        self.ends = cuda.to_device(np.zeros((whole("many", many), 2), dtype=np.int32))
        self.blocks, self.threads = -(-many // threads), threads

    def play(self, seed: int, first_number: int) -> None:
        """Play as many games as there is room for ends; they lie on the device."""
        seed, first_number = seed_of(seed), whole("first_number", first_number, least=0)
        self.kernel[self.blocks, self.threads](*self.tables, seed, first_number, self.ends)
        cuda.synchronize()

    def fetch(self) -> Ints:
        """The ends: the marks of the winners and the number of answers of each game."""
        ends: Ints = self.ends.copy_to_host()
        return ends
