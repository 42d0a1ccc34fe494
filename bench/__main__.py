"""Runs every figure and prints them as the table that docs/performance.md holds."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from bench import openspiel, raiders
from bench.playouts import Playouts

ROUNDS = 5
SECONDS = 1.0


def main() -> None:
    ours = [raiders.RaidersPlayouts(*mode) for mode in raiders.MODES]
    peers = [openspiel.OpenSpielPlayouts(name) for name in openspiel.GAMES]
    speeds = measured([*ours, *peers])
    base = speeds[ours[0].name]
    print("| random playouts, one thread | decisions a second | devir standard against it |")
    print("|---|---|---|")
    for name, speed in speeds.items():
        print(f"| {name} | {speed:,.0f} | {base / speed:.2f} |")
    print()
    print("| other figures | measured |")
    print("|---|---|")
    for name, figure in others(peers):
        print(f"| {name} | {figure} |")


def measured(playouts: list[Playouts]) -> dict[str, float]:
    """The median of interleaved rounds, so that a slow minute of the machine hits all alike."""
    found: dict[str, list[float]] = {each.name: [] for each in playouts}
    for number in range(ROUNDS):
        for each in playouts:
            print(f"round {number + 1} of {ROUNDS}: {each.name}", file=sys.stderr)
            found[each.name].append(each.decisions_a_second(SECONDS))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def others(peers: list[openspiel.OpenSpielPlayouts]) -> list[tuple[str, str]]:
    table = raiders.mid_game()
    return [
        ("copy of a mid-game table (raiders)", f"{raiders.microseconds(table.copy):.1f} µs"),
        *((f"clone ({peer.name})", f"{raiders.microseconds(peer.mid_game().clone):.1f} µs") for peer in peers),
        ("view of a seat, mid-game", f"{raiders.microseconds(lambda: table.view(0)):.1f} µs"),
        ("memory of a mid-game table, events off", f"{raiders.kilobytes_a_table(False):.1f} kB"),
        ("memory of a mid-game table, with its log", f"{raiders.kilobytes_a_table(True):.1f} kB"),
        ("`mazmorra --help`", f"{help_seconds():.2f} s"),
    ]


def help_seconds() -> float:
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "mazmorra", "--help"], check=True, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


if __name__ == "__main__":
    main()
