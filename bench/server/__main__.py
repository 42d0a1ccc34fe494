"""Raises the load on boardgame.io's server and on ours, and prints the tables that docs/performance.md
holds.
"""

from __future__ import annotations

import argparse
import sys

from bench.server.servers import OURS, OURS_TWICE, PEERS, Server, install_the_peer, running
from bench.server.steps import Step, best, steps

Results = dict[str, Step]


def main() -> None:
    options = _parser().parse_args()
    install_the_peer()
    chosen = {"peer": PEERS, "ours": (OURS, OURS_TWICE), "both": (*PEERS, OURS, OURS_TWICE)}[options.only]
    ramps = {server.name: _best_of(server, "ramp", options.seconds) for server in chosen}
    print_rates(ramps)
    if not options.no_growth:
        grown = {
            server.name: _best_of(server, "grow", options.seconds)
            for server in chosen
            if server not in (PEERS[1], OURS_TWICE)
        }
        print_growth(grown)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--only", choices=("peer", "ours", "both"), default="both")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each step is held")
    parser.add_argument("--no-growth", action="store_true", help="only the ramp at 1,000 connections")
    return parser


def _best_of(server: Server, mode: str, seconds: float) -> Step:
    print(f"{server.name}: {mode}", file=sys.stderr)
    with running(server) as at:
        return best(steps(server, at, mode, seconds))


def print_rates(found: Results) -> None:
    print(
        "| 1,000 connections at 200 tables | moves a second held | p50 | p95 | p99 | work a "
        "move | memory | ours against it |"
    )
    print("|---|---|---|---|---|---|---|---|")
    ours = found.get(OURS.name)
    for name, step in found.items():
        ratio = _ratio(ours, step) if ours else ""
        print(
            f"| {name} | {_rate(step)} | {step.p50:.1f} ms | {step.p95:.1f} ms | {step.p99:.1f} ms "
            f"| {step.work:.0f} µs | {step.rss / 1000:.0f} MB | {ratio} |"
        )
    print()


def print_growth(found: Results) -> None:
    print(
        "| one move a second at each table | connections, of 8,000 | tables | moves a second "
        "| p99 | memory | memory a table |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, step in found.items():
        print(
            f"| {name} | {step.connections:,} | {step.tables:,} | {_rate(step)} | {step.p99:.1f} ms "
            f"| {step.rss / 1000:.0f} MB | {step.kilobytes_a_table:.0f} kB |"
        )


def _ratio(ours: Step, other: Step) -> str:
    """Only between figures that can be trusted: a disturbed peer would flatter us."""
    if ours.doubts or other.doubts or not (ours.held and other.held):
        return "disturbed: run again"
    return f"{ours.moves / other.moves:.2f}"


def _rate(step: Step) -> str:
    return (f"{step.moves:,.0f}" if step.held else f"({step.moves:,.0f}: none held)") + step.doubts


if __name__ == "__main__":
    main()
