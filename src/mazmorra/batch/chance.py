"""Random numbers that depend on the seed, the game's number and how many were drawn: no game knows another.

The counter of SplitMix64 stands for a generator: two multiplications a draw, and any game can be played
again alone, here or in the kernel.
"""

from __future__ import annotations

import numpy as np

from mazmorra.batch.jit import Chance, inlined, jitted

NATURE, PLAYERS = 0, 1
"""Two streams: what is dealt does not change with how many numbers the players' policy takes."""

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BY_30, BY_27, BY_31, HALF_WORD = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
SPAN = np.uint64(1024)
"""So many numbers belong to one game; none takes half as many."""


@inlined
def mixed(counter: np.uint64) -> np.uint64:
    """A number that looks like any other."""
    mix = np.uint64((counter ^ (counter >> BY_30)) * FIRST)
    mix = np.uint64((mix ^ (mix >> BY_27)) * SECOND)
    return np.uint64(mix ^ (mix >> BY_31))


@jitted
def shuffle(chance: Chance, seed: int, number: int) -> None:
    """Before a game: where its numbers begin."""
    start = np.uint64(np.uint64(number) * SPAN) * GAMMA
    for stream in range(2):
        chance[stream] = np.uint64(mixed(np.uint64(np.uint64(2 * seed + stream) * SECOND)) + start)


@inlined
def draw(chance: Chance, stream: int, many: int) -> int:
    """A number below `many`, each as likely as the others but for one part in 2**32."""
    counter = np.uint64(chance[stream] + GAMMA)
    chance[stream] = counter
    high = np.uint64(mixed(counter) >> HALF_WORD)
    return np.int64(np.uint64(high * np.uint64(many)) >> HALF_WORD)  # type: ignore[return-value]  # of NumPy


@inlined
def luck(chance: Chance) -> float:
    """A number from 0 to 1, without 1, for the players' policy."""
    counter = np.uint64(chance[PLAYERS] + GAMMA)
    chance[PLAYERS] = counter
    small = np.float32(mixed(counter) >> np.uint64(40))
    return small * np.float32(1 / (1 << 24))  # type: ignore[return-value]  # a number of NumPy
