"""Which findings are more than noise: how likely chance alone would make them, one and many at once."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

from mazmorra.arena.statistics import Interval, Z

LEAST = 10
"""A figure of fewer games is not compared."""
ERROR = 0.05
"""How likely anything at all is called a difference where there is none."""


def holm(chances: Sequence[float]) -> list[bool]:
    """Which of many findings stand, when one false one among all of them may happen one time in twenty."""
    stands = [False] * len(chances)
    for rank, index in enumerate(sorted(range(len(chances)), key=lambda index: chances[index])):
        if chances[index] > ERROR / (len(chances) - rank):
            break
        stands[index] = True
    return stands


def chance(value: float, interval: Interval, even: float) -> float:
    """How likely a value would be as far from even as this, by its 95% interval on that side."""
    if value == even:
        return 1.0
    half = value - interval[0] if value > even else interval[1] - value
    return erfc(abs(value - even) / half * Z / sqrt(2)) if half > 0 else 0.0
