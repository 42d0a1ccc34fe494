"""What a move costs when one, two and four processes share the same load.

    python -m bench.server.several

The processor time of all our processes together, for each move, on SQLite and on PostgreSQL with Redis; the
rates are offered in turn, so that all see the same machine. A database's own time is not counted.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import replace
from statistics import median

from tests.server.services import postgres, redis

from bench.server.servers import OURS, Server, install_the_peer
from bench.server.turns import asked_of

COUNTS = (1, 2, 4)


def servers(where: str) -> list[Server]:
    """One, two and four processes on a database of their own."""
    return [_server(where, count) for count in COUNTS]


def _server(where: str, count: int) -> Server:
    command = list(OURS.command)
    if where != "SQLite":
        command[command.index("--database") + 1] = postgres().fresh()
        command += ["--redis", redis().url]
    several = () if count == 1 else ("--processes", str(count))
    return replace(
        OURS, name=f"{where}, {count}", command=(*command, *several), processes=count, anywhere=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.several", description=__doc__)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, over 200 tables")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    install_the_peer()
    print("| processes | work a move | against one | p99 |")
    print("|---|---|---|---|")
    for where in ("SQLite", "PostgreSQL and Redis"):
        _measure(where, options.rate, options.rounds, options.seconds)


def _measure(where: str, rate: float, rounds: int, seconds: float) -> None:
    with ExitStack() as stack:
        asked = [stack.enter_context(asked_of(server, seconds)) for server in servers(where)]
        for _ in range(rounds):
            for each in asked:
                each.hold(rate)
    alone = asked[0].work_at(rate)
    for each in asked:
        work, p99 = each.work_at(rate), median(step.p99 for step in each.held[rate])
        print(f"| {each.server.name} | {work:.0f} µs | {work / alone:.2f} | {p99:.0f} ms |")


if __name__ == "__main__":
    main()
