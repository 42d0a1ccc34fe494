"""Raises the load on boardgame.io's server and on ours in turn, and prints tables for docs/performance.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import median

from bench.server.servers import OURS, OURS_TWICE, PEERS, Server, compiled, install_the_peer, running
from bench.server.steps import Step, best, steps
from bench.server.turns import FIRST, Asked, in_turn


def main() -> None:
    options = _parser().parse_args()
    install_the_peer()
    ours = (OURS, *([compiled(options.compiled)] if options.compiled else []))
    several = (OURS_TWICE,) if options.twice else ()
    chosen = {"peer": PEERS[:1], "ours": (*ours, *several), "both": (PEERS[0], *ours, *several)}[options.only]
    print_rates(in_turn(chosen, options.seconds))
    if not options.no_growth:
        print_growth({server.name: _grown(server, options.seconds) for server in chosen[:2]})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--only", choices=("peer", "ours", "both"), default="both")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each step is held")
    parser.add_argument("--no-growth", action="store_true", help="only the rates at 1,000 connections")
    parser.add_argument("--compiled", metavar="PROGRAM", help="the mazmorra of a compiled wheel, beside")
    parser.add_argument("--twice", action="store_true", help="two processes of ours, beside")
    return parser


def _grown(server: Server, seconds: float) -> Step:
    print(f"{server.name}: grow", file=sys.stderr)
    with running(server) as at:
        return best(steps(server, at, "grow", seconds))


def print_rates(found: Sequence[Asked]) -> None:
    print(
        "| 1,000 connections at 200 tables | moves a second held | p50 | p95 | p99 | work a "
        f"move | at {FIRST:.0f} a second | memory | against the first |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    first = found[0].best()[0]
    for each in found:
        rate, held = each.best()
        doubts = max((step.doubts for step in held), key=len)
        p50, p95, p99 = (median(getattr(step, part) for step in held) for part in ("p50", "p95", "p99"))
        print(
            f"| {each.server.name} | {_rate(each, rate)}{doubts} "
            f"| {p50:.1f} ms | {p95:.1f} ms | {p99:.1f} ms "
            f"| {each.work_at(rate):.0f} µs | {each.work_at(FIRST):.0f} µs "
            f"| {held[-1].rss / 1000:.0f} MB | {rate / first:.2f} |"
        )
    print()


def print_growth(found: dict[str, Step]) -> None:
    print(
        "| one move a second at each table | connections, of 8,000 | tables | moves a second "
        "| p99 | memory | memory a table |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, step in found.items():
        print(
            f"| {name} | {step.connections:,} | {step.tables:,} | {step.moves:,.0f} | {step.p99:.1f} ms "
            f"| {step.rss / 1000:.0f} MB | {step.kilobytes_a_table:.0f} kB |"
        )


def _rate(each: Asked, rate: float) -> str:
    moves = median(step.moves for step in each.held[rate])
    return f"{moves:,.0f}" if each.holds(rate) else f"({moves:,.0f}: none held)"


if __name__ == "__main__":
    main()
