"""Runs every figure and prints them as the table that docs/performance.md holds."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from bench import openspiel, ours
from bench.playouts import Playouts, Speed

ROUNDS = 5
SECONDS = 1.0


def main() -> None:
    raiders = [ours.OurPlayouts("raiders", settings) for settings in ours.RAIDERS]
    quest = [ours.OurPlayouts("quest", settings) for settings in ours.QUEST]
    platformer = [ours.OurPlayouts("platformer", settings) for settings in ours.PLATFORMER]
    peers = [openspiel.OpenSpielPlayouts(name) for name in openspiel.GAMES]
    speeds = measured([*raiders, *quest, *platformer, *peers])
    base = speeds[raiders[0].name]
    print("| random playouts, one thread | decisions a second | games a second | devir standard against it |")
    print("|---|---|---|---|")
    for name, speed in speeds.items():
        print(
            f"| {name} | {speed.decisions:,.0f} | {speed.games:,.0f} | "
            f"{base.decisions / speed.decisions:.2f} |"
        )
    print()
    print("| other figures | measured |")
    print("|---|---|")
    for name, figure in others(peers):
        print(f"| {name} | {figure} |")


def measured(playouts: list[Playouts]) -> dict[str, Speed]:
    """The median of interleaved rounds, so that a slow minute of the machine hits all alike."""
    found: dict[str, list[Speed]] = {each.name: [] for each in playouts}
    for number in range(ROUNDS):
        for each in playouts:
            print(f"round {number + 1} of {ROUNDS}: {each.name}", file=sys.stderr)
            found[each.name].append(each.speed(SECONDS))
    return {name: statistics.median_low(speeds) for name, speeds in found.items()}


def others(peers: list[openspiel.OpenSpielPlayouts]) -> list[tuple[str, str]]:
    figures = []
    for game in ("raiders", "quest", "platformer"):
        table = ours.mid_game(game)
        figures += [
            (f"copy of a mid-game table ({game})", f"{ours.microseconds(table.copy):.1f} µs"),
            (
                f"view of a seat, mid-game ({game})",
                f"{ours.microseconds(lambda table=table: table.view(0)):.1f} µs",
            ),
            (
                f"memory of a mid-game table, events off ({game})",
                f"{ours.kilobytes_a_table(game, False):.1f} kB",
            ),
            (
                f"memory of a mid-game table, with its log ({game})",
                f"{ours.kilobytes_a_table(game, True):.1f} kB",
            ),
        ]
    clones = [
        (f"clone ({peer.name})", f"{ours.microseconds(peer.mid_game().clone):.1f} µs") for peer in peers
    ]
    return [*figures, *clones, ("`mazmorra --help`", f"{help_seconds():.2f} s")]


def help_seconds() -> float:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "mazmorra", "--help"], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


if __name__ == "__main__":
    main()
