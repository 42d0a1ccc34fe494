"""Rules in 32 bits: the same numbers as plain Python's, cut to size."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from numba import config

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.narrow import narrowed


def every_operation(row: Ints, one: int, other: int, by: int) -> None:
    row[0] = one + other
    row[1] = one - other
    row[2] = one * other
    row[3] = (one & other) | (one ^ other)
    row[4] = one << by
    row[5] = one >> by
    row[6] = -one
    row[7] = ~one
    row[by + 8 - by] = one
    row[8] += other


def test_every_operation_gives_what_python_gives_in_32_bits() -> None:
    compiled, rng = rule(every_operation), random.Random(1)
    for _ in range(200):
        one, other, by = (
            rng.randrange(-(1 << 31), 1 << 31),
            rng.randrange(-(1 << 31), 1 << 31),
            rng.randrange(32),
        )
        row, wide = np.zeros(9, dtype=np.int32), np.zeros(9, dtype=object)
        compiled(row, one, other, by)
        every_operation(wide, one, other, by)

        assert row.tolist() == [(number + (1 << 31)) % (1 << 32) - (1 << 31) for number in wide]


def test_what_is_random_has_no_sign_and_keeps_none() -> None:
    compiled = rule(shifted)

    assert compiled(np.uint32(0x80000000), 4) == 0x08000000
    assert compiled(np.int32(-16), 2) == -4


def shifted(number: Any, by: int) -> Any:
    return number >> by


def test_a_narrow_rule_says_the_lines_it_was_written_on() -> None:
    if not config.DISABLE_JIT:
        assert narrowed(every_operation).__code__.co_firstlineno == every_operation.__code__.co_firstlineno
