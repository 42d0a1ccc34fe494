"""What differs beyond noise: between two versions, and between a figure and what it would be if all were
equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from mazmorra.arena.balance.figures import Figure
from mazmorra.arena.significance import LEAST, chance, holm
from mazmorra.arena.statistics import Interval


class Difference(NamedTuple):
    """A figure before and after, by how much it differs, and whether that is more than noise."""

    before: Figure
    after: Figure
    value: float
    interval: Interval
    is_sure: bool = False


def differences(before: Sequence[Figure], after: Sequence[Figure]) -> list[Difference]:
    """Every figure that both versions have enough games of; the surest first among those that are sure."""
    known = {figure.key: figure for figure in before}
    found = [
        _apart(known[each.key], each)
        for each in after
        if each.key in known and min(each.count, known[each.key].count) >= LEAST
    ]
    chances = [chance(each.value, each.interval, 0.0) for each in found]
    sure = holm(chances)
    judged = [each._replace(is_sure=is_sure) for each, is_sure in zip(found, sure, strict=True)]
    order = sorted(range(len(found)), key=lambda index: (not sure[index], chances[index], index))
    return [judged[index] for index in order]


def unequal(figures: Sequence[Figure], even: float) -> list[Figure]:
    """Those of these figures that are surely not even, the surest first."""
    enough = [figure for figure in figures if figure.count >= LEAST]
    chances = [chance(figure.value, figure.interval, even) for figure in enough]
    sure = [index for index, is_sure in enumerate(holm(chances)) if is_sure]
    return [enough[index] for index in sorted(sure, key=lambda index: chances[index])]


def _apart(before: Figure, after: Figure) -> Difference:
    """A difference; its interval comes from those of both sides, which need not lie evenly about their
    values.
    """
    value = after.value - before.value
    below = hypot(after.value - after.interval[0], before.interval[1] - before.value)
    above = hypot(after.interval[1] - after.value, before.value - before.interval[0])
    return Difference(before, after, value, (value - below, value + above))
