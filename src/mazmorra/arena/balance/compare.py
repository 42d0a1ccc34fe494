"""What differs beyond noise: between two versions, and between a figure and what it would be if all were
equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, hypot, sqrt

from mazmorra.arena.balance.figures import Figure
from mazmorra.arena.statistics import Interval, Z

LEAST = 10
"""A figure of fewer games is not compared."""
ERROR = 0.05
"""How likely anything at all is called a difference where there is none."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure before and after, by how much it differs, and whether that is more than noise."""

    before: Figure
    after: Figure
    interval: Interval
    is_sure: bool = False

    @property
    def value(self) -> float:
        return self.after.value - self.before.value


def differences(before: Sequence[Figure], after: Sequence[Figure]) -> list[Difference]:
    """Every figure that both versions have enough games of; the surest first among those that are sure."""
    known = {figure.key: figure for figure in before}
    found = [
        Difference(known[each.key], each, _apart(known[each.key], each))
        for each in after
        if each.key in known and min(each.count, known[each.key].count) >= LEAST
    ]
    chances = [chance(each.value, each.interval, 0.0) for each in found]
    sure = holm(chances)
    judged = [
        Difference(each.before, each.after, each.interval, is_sure)
        for each, is_sure in zip(found, sure, strict=True)
    ]
    order = sorted(range(len(found)), key=lambda index: (not sure[index], chances[index], index))
    return [judged[index] for index in order]


def unequal(figures: Sequence[Figure], even: float) -> list[Figure]:
    """Those of these figures that are surely not even, the surest first."""
    enough = [figure for figure in figures if figure.count >= LEAST]
    chances = [chance(figure.value, figure.interval, even) for figure in enough]
    sure = [index for index, is_sure in enumerate(holm(chances)) if is_sure]
    return [enough[index] for index in sorted(sure, key=lambda index: chances[index])]


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


def _apart(before: Figure, after: Figure) -> Interval:
    """The interval of a difference from those of both sides, which need not lie evenly about their values."""
    value = after.value - before.value
    below = hypot(after.value - after.interval[0], before.interval[1] - before.value)
    above = hypot(after.interval[1] - after.value, before.value - before.interval[0])
    return (value - below, value + above)
