"""Whole games on a GPU: the same functions as on a core, one thread a game, each with a row of its own.

The threads of a block wait for each other at every room. They then read the same part of the program at once,
and where 32 of them take the same way through it they cost no more than one.
"""

from __future__ import annotations

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it, NumPy 2.5 has it no more
    np.row_stack = np.vstack

from numba import cuda, int32, uint32, uint64

from mazmorra.batch.chance import CHANCES, shuffle
from mazmorra.batch.given import seed_of, weights_in, whole
from mazmorra.batch.jit import Chance, Choices, Floats, Ints, inlined, rule
from mazmorra.batch.layout import OVER, RESOLVE, SIZE, STAGE, WINNERS
from mazmorra.batch.playing import AT_RANDOM, answer_all
from mazmorra.batch.policies import CHOICES
from mazmorra.batch.rules.flow import begin, descend, go_in, leave, show

THREADS = 512
"""In a block."""
SETS = len(CHOICES)
"""Of answers that may be allowed."""


def has_device() -> bool:
    """Whether there is a GPU to play on."""
    return bool(cuda.is_available())


def play_thread(
    table: Ints, choices: Choices, weights: Floats, seed: int, first_number: int, ends: Ints
) -> None:
    """What each thread does: a game, with those beside it."""
    game = cuda.local.array(SIZE, int32)
    chance = cuda.local.array(CHANCES, uint32)
    box = cuda.shared.array(0, int32)
    answers_of = cuda.shared.array(SETS, uint64)
    copy(table, box, cuda.threadIdx.x, cuda.blockDim.x)
    copy(choices, answers_of, cuda.threadIdx.x, cuda.blockDim.x)
    cuda.syncthreads()
    each = cuda.grid(1)
    shuffle(chance, seed, first_number + each)
    begin(box, game, chance)
    answers = play_together(box, answers_of, weights, game, chance)
    if each < len(ends):
        ends[each, 0] = game[WINNERS]
        ends[each, 1] = answers


@inlined
def play_together(box: Ints, choices: Choices, weights: Floats, game: Ints, chance: Chance) -> int:
    """Room by room: nobody leaves one before every game of the block is through with it, and on a new level
    nobody goes in before all torches are used. So most threads have the same to do at most times.
    """
    answers, rooms = 0, 0
    while cuda.syncthreads_or(int32(game[STAGE] != OVER)):
        descend(box, game, chance)
        waits = rooms % 5 == 0  # for the torches
        while cuda.syncthreads_or(int32(game[STAGE] < RESOLVE)):
            if game[STAGE] < RESOLVE:
                if not waits:
                    go_in(box, game)
                answers += answer_all(choices, weights, game, chance)
                show(box, game)
            waits = False
        leave(box, game)
        rooms += 1
    return answers


@rule
def copy(source: Ints | Choices, target: Ints | Choices, place: int, step: int) -> None:
    """One thread's part of a table that all of a block look at, each at another place."""
    while place < len(source):
        target[place] = source[place]
        place += step


class CudaGames:
    """The games of one box on a device, whose tables are sent there once."""

    def __init__(self, box: Ints, many: int, weights: Floats = AT_RANDOM, threads: int = THREADS) -> None:
        self.kernel = cuda.jit(play_thread)
        self.tables = [cuda.to_device(table) for table in (box, CHOICES, weights_in(weights, box))]
        self.ends = cuda.to_device(np.zeros((whole("many", many), 2), dtype=np.int32))
        self.blocks, self.threads, self.box_size = -(-many // threads), threads, box.nbytes

    def play(self, seed: int, first_number: int) -> None:
        """Play as many games as there is room for ends; they lie on the device."""
        seed, first_number = seed_of(seed), whole("first_number", first_number, least=0)
        self.kernel[self.blocks, self.threads, 0, self.box_size](*self.tables, seed, first_number, self.ends)
        cuda.synchronize()

    def fetch(self) -> Ints:
        """The ends: the marks of the winners and the number of answers of each game."""
        ends: Ints = self.ends.copy_to_host()
        return ends
