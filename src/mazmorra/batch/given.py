"""What callers give the batch engine, looked at first: seeds, counts, answers, weights."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from mazmorra.batch.layout import ROOM_AT, ROOM_SIZE
from mazmorra.batch.policies import ANSWERS

if TYPE_CHECKING:
    from mazmorra.batch.jit import Floats, Ints

SEEDS = range(-(1 << 62), 1 << 62)
"""Seeds that are all different once they are doubled in 64 bits."""


class IllegalAnswers(ValueError):
    """Answers that some games do not allow; nothing was played."""


def whole(name: str, value: SupportsIndex, least: int = 1) -> int:
    """A number of games or workers."""
    number = _whole(name, value)
    if number < least:
        raise ValueError(f"{name} is {least} or more, not {number}")
    return number


def seed_of(value: SupportsIndex) -> int:
    """A seed that fits."""
    seed = _whole("seed", value)
    if seed not in SEEDS:
        raise ValueError(f"seed lies between {SEEDS[0]} and {SEEDS[-1]}, not at {seed}")
    return seed


def numbers_in(given: object, count: int) -> Ints:
    """A whole number for each game, as wide as it was given: what does not fit must not be made to."""
    try:
        numbers = np.asarray(given)
    except ValueError as error:  # rows of different lengths
        raise IllegalAnswers(f"{count} games want as many answers: {error}") from None
    if numbers.shape != (count,):
        raise IllegalAnswers(f"{count} games want as many answers, not {numbers.shape}")
    if numbers.dtype.kind not in "iu":
        raise IllegalAnswers(f"answers are whole numbers, not {numbers.dtype}")
    return numbers


def weights_in(given: Floats, box: Ints) -> Floats:
    """A table of weights for the rooms of a box, as the compiled policy reads it: without looking where a
    table ends. No rows are no weights.
    """
    weights: Floats = np.ascontiguousarray(given, dtype=np.float32)
    rows = rooms_in(box) + 1
    if weights.shape not in ((rows, ANSWERS), (0, ANSWERS)):
        raise ValueError(f"weights have {rows} rows and {ANSWERS} columns, not {weights.shape}")
    if not (np.isfinite(weights) & (weights >= 0)).all():
        raise ValueError("weights are finite, and none is less than nothing")
    return weights


def rooms_in(box: Ints) -> int:
    """How many rooms a box has; what `box_table` has not made is refused."""
    rooms, rest = divmod(np.size(box) - ROOM_AT, ROOM_SIZE)
    if np.ndim(box) != 1 or rest or rooms < 1:
        raise ValueError(f"a box is what box_table makes, not {np.shape(box)} numbers")
    return rooms


def _whole(name: str, value: SupportsIndex) -> int:
    try:
        return index(value)
    except TypeError:
        raise ValueError(f"{name} is a whole number, not {value!r}") from None
