"""How many games a second the arena plays on so many workers, in interleaved rounds by the clock on the wall.

python -m bench.arena            # 1 to 4 workers; a contest of Dungeon Raiders and one of DungeonQuest
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from typing import NamedTuple

from mazmorra.arena.contest.ground import read_ground
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import hall_of, run
from mazmorra.arena.contest.standing import Standing

WORKERS = (1, 2, 3, 4)
ROUNDS = 5
DEALS = {"raiders:4": 150, "quest:2": 20}
"""So many deals, of two games each, of `random` and `greedy` at each table."""


class Speed(NamedTuple):
    """What one contest took."""

    games: float
    """Games a second once the first is there."""
    whole: float
    """Games a second with the start of the workers."""
    spent: float
    """What each game took of all processors, the start included, in seconds."""
    load: float
    """How many processes wanted a processor before it began: what else the machine was doing."""


def main() -> None:
    found: dict[tuple[str, int], list[Speed]] = {}
    for number in range(ROUNDS):
        for ground in DEALS:
            for workers in WORKERS[number % len(WORKERS) :] + WORKERS[: number % len(WORKERS)]:
                print(f"round {number + 1} of {ROUNDS}: {ground}, {workers}", file=sys.stderr, flush=True)
                found.setdefault((ground, workers), []).append(speed(ground, workers))
    print(f"| {os.cpu_count()} cores | workers | games a second | with the start | processor a game | load |")
    print("|---|---|---|---|---|---|")
    for (ground, workers), speeds in sorted(found.items(), key=lambda each: list(DEALS).index(each[0][0])):
        print(f"| {ground} | {workers} | {' | '.join(told(speeds))} |")


def told(speeds: list[Speed]) -> list[str]:
    """The median of each figure, the least and the most of the first."""
    middle = Speed(*(statistics.median(each) for each in zip(*speeds, strict=True)))
    games = [each.games for each in speeds]
    spread = f"{middle.games:,.0f} ({min(games):,.0f}–{max(games):,.0f})"
    return [spread, f"{middle.whole:,.0f}", f"{1000 * middle.spent:.1f} ms", f"{middle.load:.1f}"]


def speed(ground: str, workers: int) -> Speed:
    contest = Contest("versus", ("random", "greedy"), (read_ground(ground),), DEALS[ground], seed=1)
    before, load, began = sum(os.times()[:4]), os.getloadavg()[0], time.perf_counter()
    with hall_of(workers) as hall:
        ends = [time.perf_counter() for _ in run(Standing(contest), hall)]
    spent = sum(os.times()[:4]) - before  # workers that have ended are counted among the children
    games = (len(ends) - 1) / (ends[-1] - ends[0])
    return Speed(games, len(ends) / (ends[-1] - began), spent / len(ends), load)


if __name__ == "__main__":
    main()
