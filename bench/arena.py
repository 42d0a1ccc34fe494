"""How many games a second the arena plays on so many workers, in interleaved rounds by the clock on the wall.

python -m bench.arena            # 1, 2 and 4 workers; a contest of Dungeon Raiders and one of DungeonQuest
"""

from __future__ import annotations

import os
import statistics
import sys
import time

from mazmorra.arena.contest.ground import read_ground
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import hall_of, run
from mazmorra.arena.contest.standing import Standing

WORKERS = (1, 2, 4)
ROUNDS = 3
DEALS = {"raiders:4": 150, "quest:2": 20}
"""So many deals, of two games each, of `random` and `greedy` at each table."""


def main() -> None:
    found: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for number in range(ROUNDS):
        for ground in DEALS:
            for workers in WORKERS:
                print(f"round {number + 1} of {ROUNDS}: {ground}, {workers}", file=sys.stderr, flush=True)
                found.setdefault((ground, workers), []).append(speed(ground, workers))
    print(f"| {os.cpu_count()} cores | workers | games a second | processor a game |\n|---|---|---|---|")
    for (ground, workers), speeds in found.items():
        games, spent = (statistics.median(each) for each in zip(*speeds, strict=True))
        print(f"| {ground} | {workers} | {games:,.0f} | {1000 * spent:.1f} ms |")


def speed(ground: str, workers: int) -> tuple[float, float]:
    """Games a second once the first is there, and what each took of all processors, the start included."""
    contest = Contest("versus", ("random", "greedy"), (read_ground(ground),), DEALS[ground], seed=1)
    before = sum(os.times()[:4])
    with hall_of(workers) as hall:
        ends = [time.perf_counter() for _ in run(Standing(contest), hall)]
    spent = sum(os.times()[:4]) - before  # workers that have ended are counted among the children
    return (len(ends) - 1) / (ends[-1] - ends[0]), spent / len(ends)


if __name__ == "__main__":
    main()
