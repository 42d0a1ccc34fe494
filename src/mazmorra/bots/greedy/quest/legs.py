"""Ways through the dungeon: from every stop to the nearest of some goals.

A stop is a space and, where it matters, the side one came by.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from mazmorra.bots.greedy.quest.dangers import SAFE, Danger
from mazmorra.games.quest.state import NO_SIDE

Stop: TypeAlias = tuple[int, int]
Steps: TypeAlias = dict[Stop, list[tuple[Stop, Danger, float]]]
"""The steps that lead to each stop: from which other, what they cost, what they weigh."""


class Leg(NamedTuple):
    """How a goal is reached from a stop: its weight, the danger of the whole way, and of the same way back,
    explored by then.
    """

    weight: float
    danger: Danger
    returning: Danger


class Legs:
    """The best way from every stop to the nearest of some goals; what it costs is added up when somebody
    asks.
    """

    def __init__(self, goals: Iterable[int], into: Steps, feared: list[Danger]) -> None:
        self.feared = feared
        """The detours reckoned with in each space."""
        self.known: dict[Stop, Leg] = {}
        self.ahead: dict[Stop, tuple[float, Stop, Danger]] = {}
        queue = [(0.0, (goal, NO_SIDE), (goal, NO_SIDE), SAFE) for goal in goals]
        ahead = self.ahead
        while queue:
            weight, stop, after, cost = heappop(queue)
            if stop in ahead:
                continue
            ahead[stop] = (weight, after, cost)
            for before, step, more in into.get(stop, ()):
                if before not in ahead:
                    heappush(queue, (weight + more, before, stop, step))

    def __contains__(self, stop: Stop) -> bool:
        return stop in self.ahead

    def __getitem__(self, stop: Stop) -> Leg:
        if stop not in self.known:
            weight, after, cost = self.ahead[stop]
            self.known[stop] = (
                Leg(weight, SAFE, SAFE) if after == stop else self._longer(weight, self[after], cost, stop[0])
            )
        return self.known[stop]

    def _longer(self, weight: float, ahead: Leg, cost: Danger, space: int) -> Leg:
        """A leg with one step more before it; the detours feared in the unexplored are not feared on the way
        back.
        """
        return Leg(weight, ahead.danger + cost, ahead.returning + cost + self.feared[space] * -1)
