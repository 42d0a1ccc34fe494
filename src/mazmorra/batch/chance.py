"""Random numbers that depend on the seed, the game's number and how many were drawn: no game knows another.

A game's numbers begin where SplitMix64 says; from there on they are those of xoroshiro64**, which a GPU
makes in nine instructions of 32 bits. Any game can be played again alone, here or in the kernel.
"""

from __future__ import annotations

import numpy as np

from mazmorra.batch.jit import Chance, inlined, jitted, rule

NATURE, PLAYERS = 0, 2
"""Where two streams lie, two numbers each: what is dealt does not change with how many numbers the players'
policy takes.
"""
CHANCES = 4
"""So many numbers are a game's chance."""

GAMMA = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BY_30, BY_27, BY_31, HALF_WORD = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
STAR = np.uint32(0x9E3779BB)


@inlined
def mixed(counter: np.uint64) -> np.uint64:
    """A number that looks like any other."""
    mix = np.uint64((counter ^ (counter >> BY_30)) * FIRST)
    mix = np.uint64((mix ^ (mix >> BY_27)) * SECOND)
    return np.uint64(mix ^ (mix >> BY_31))


@jitted
def shuffle(chance: Chance, seed: int, number: int) -> None:
    """Before a game: where its numbers begin. Nothing but zeros would stay so, hence the 1."""
    for stream in range(2):
        key = mixed(np.uint64(np.uint64(2 * seed + stream) * SECOND))
        start = mixed(np.uint64(key + np.uint64(np.uint64(number) * GAMMA)))
        chance[2 * stream] = np.uint32(start)
        chance[2 * stream + 1] = np.uint32(start >> HALF_WORD) | np.uint32(1)


@rule
def turned(number: np.uint32, by: int) -> np.uint32:
    """Its bits moved round to the left."""
    return (number << by) | (number >> 32 - by)


@rule
def next_number(chance: Chance, stream: int) -> np.uint32:
    """The next 32 bits of a stream (xoroshiro64**, Blackman and Vigna)."""
    first, second = chance[stream], chance[stream + 1]
    number = turned(first * STAR, 5) * 5
    second = second ^ first
    chance[stream] = turned(first, 26) ^ second ^ (second << 9)
    chance[stream + 1] = turned(second, 13)
    return number


@inlined
def draw(chance: Chance, stream: int, many: int | np.uint32) -> int:
    """A number below `many`, each as likely as the others but for one part in 2**32."""
    number = np.uint64(next_number(chance, stream))
    return np.int32(np.uint64(number * np.uint64(many)) >> HALF_WORD)  # type: ignore[return-value]  # of NumPy


@inlined
def luck(chance: Chance) -> float:
    """A number from 0 to 1, without 1, for the players' policy."""
    small = np.float32(next_number(chance, PLAYERS) >> np.uint32(8))
    return small * np.float32(1 / (1 << 24))  # type: ignore[return-value]  # a number of NumPy
