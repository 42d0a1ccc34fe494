"""The way up: how many turns it takes from every space, hop by hop, and how many steps if nothing pulled a
hero down.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.weights import Pace
from mazmorra.games.platformer.rules.spaces import COLUMNS

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.loading import Box
    from mazmorra.games.platformer.rules.board import Map

FAR = 20.0


@dataclass(frozen=True, slots=True)
class Ascent:
    """The way up on one map."""

    turns: tuple[float, ...]
    """From a space where a hero rests to the next level to be seen, or into the boss's; then through all that
    is hidden.
    """
    steps: tuple[int, ...]
    """The same in steps, as if every space held a hero."""
    aloft: tuple[float, ...]
    """The turns from a space in which a hero hovers."""
    rests: tuple[int, ...]
    """Where a hero who ends the turn in a space comes to rest, if nobody is in the way."""
    hidden: float
    """The turns that the levels nobody has seen will take."""


@lru_cache(maxsize=256)
def ascent(box: Box, tiles: tuple[int, ...], pace: Pace) -> Ascent:
    """The way up on the map of these tiles, at a pace."""
    lie = box.map_of(tiles)
    rests = tuple(_rest(lie, space) for space in range(len(lie.cells)))
    goals = _goals(lie)
    hidden = _hidden(tiles, pace)
    turns = _turns(lie, rests, goals, pace.hops)
    aloft = _aloft(lie, rests, goals, turns, pace.hops)
    whole = tuple(each + hidden for each in turns), _steps(lie, goals), tuple(each + hidden for each in aloft)
    return Ascent(*whole, rests, hidden)


def _rest(lie: Map, space: int) -> int:
    while lie.below[space] >= 0 and not lie.ladder[space]:
        space = lie.below[space]
    return space


def _goals(lie: Map) -> frozenset[int]:
    """The top row that reveals a level, or the boss's level once it is seen."""
    first = lie.top if lie.top < len(lie.cells) else lie.boss
    return (
        frozenset(range(first, first + COLUMNS))
        if first == lie.top
        else frozenset(range(first, len(lie.cells)))
    )


def _hidden(tiles: tuple[int, ...], pace: Pace) -> float:
    """What comes after the goal."""
    seen = max(index for index, tile in enumerate(tiles) if tile >= 0) // 2
    levels = len(tiles) // 2
    return 0.0 if seen == levels - 1 else (levels - 2 - seen) * pace.level + pace.entry


def _neighbours(lie: Map, space: int) -> tuple[int, ...]:
    return (*lie.moves[space], *lie.portals[space])


def _hops(lie: Map, rests: tuple[int, ...], goals: frozenset[int], start: int, most: int) -> dict[int, int]:
    """Where a hero can come to rest after a hop, and in how many steps."""
    found: dict[int, int] = {}
    seen, edge = {start}, [start]
    for far in range(1, most):
        edge = list({to for space in edge for to in _neighbours(lie, space)} - seen)
        seen.update(edge)
        for space in edge:
            found.setdefault(space if space in goals else rests[space], far)
    return found


def _turns(
    lie: Map, rests: tuple[int, ...], goals: frozenset[int], hops: tuple[float, ...]
) -> tuple[float, ...]:
    """Dijkstra from the goals back over all hops."""
    back: dict[int, list[tuple[int, int]]] = {}
    for space in set(rests):
        if lie.cells[space] != "?":
            for to, far in _hops(lie, rests, goals, space, len(hops)).items():
                back.setdefault(to, []).append((space, far))
    turns = dict.fromkeys(goals, 0.0)
    queue = [(0.0, goal) for goal in sorted(goals)]
    while queue:
        spent, space = heappop(queue)
        if spent > turns[space]:
            continue
        for start, far in back.get(space, ()):
            if spent + hops[far] < turns.get(start, FAR):
                turns[start] = spent + hops[far]
                heappush(queue, (turns[start], start))
    return tuple(turns.get(space if space in goals else rests[space], FAR) for space in range(len(lie.cells)))


def _aloft(
    lie: Map,
    rests: tuple[int, ...],
    goals: frozenset[int],
    turns: tuple[float, ...],
    hops: tuple[float, ...],
) -> tuple[float, ...]:
    """The best hop from every space, also from those that hold nobody."""
    found = list(turns)
    for space, rest in enumerate(rests):
        if rest != space and space not in goals:
            found[space] = min(
                (hops[far] + turns[to] for to, far in _hops(lie, rests, goals, space, len(hops)).items()),
                default=FAR,
            )
    return tuple(found)


def _steps(lie: Map, goals: frozenset[int]) -> tuple[int, ...]:
    """Breadth first from the goals back over all steps."""
    back: dict[int, list[int]] = {}
    for space in range(len(lie.cells)):
        for to in _neighbours(lie, space):
            back.setdefault(to, []).append(space)
    steps, edge = dict.fromkeys(goals, 0), list(goals)
    while edge:
        following = []
        for space in edge:
            for start in back.get(space, ()):
                if start not in steps:
                    steps[start] = steps[space] + 1
                    following.append(start)
        edge = following
    return tuple(steps.get(space, int(FAR)) for space in range(len(lie.cells)))
