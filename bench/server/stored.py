"""How a server with many stored tables starts and answers: does it grow with what is stored?

    python -m bench.server.stored 10 1000 100000

Fills a database with finished and open tables, starts a server on it, and measures its start, its memory, the
list of open tables, a person's own tables, and the opening of one table. Times of the processor, since a
machine that does other work as well tells little by its clock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from bench.server.servers import OURS, Running, running
from mazmorra.games import find_game
from mazmorra.kernel import AnyGame
from mazmorra.server.store import Append, Store
from mazmorra.server.tables.entries import Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import begin
from mazmorra.server.tables.summary import summary
from mazmorra.server.tables.wishes import Decision

AT_ONCE = 500
CALLS, WARM = 100, 20
OPEN_SHARE = 20
"""One table in so many is open and public, so that the list has something to list."""
TICKS = os.sysconf("SC_CLK_TCK")


async def fill(database: str, tables: int) -> None:
    """So many tables with a host and a guest each; most of them were called off."""
    store = await Store.open(database)
    game = find_game("raiders", {})
    try:
        for first in range(0, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*(store.append(_append(number, game)) for number in numbers))
    finally:
        await store.close()


def _append(number: int, game: AnyGame) -> Append:
    laid = created(game, 3, f"p{number % 1000}", Options(public=True))
    decisions: list[Decision] = [
        ("sat", {"seat": 0, "person": f"p{number % 1000}", "name": "Ana", "seal": "0a" * 32})
    ]
    if number % OPEN_SHARE:
        decisions.append(("closed", {}))
    entries, life = begin(f"stored{number:07}", laid, decisions)
    return Append(entries, summary(life), None, [])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.stored", description=__doc__)
    parser.add_argument("tables", type=int, nargs="+")
    print("| stored tables | start | memory | list of open tables | one table, first opened |")
    print("|---|---|---|---|---|")
    for tables in parser.parse_args().tables:
        with tempfile.TemporaryDirectory(prefix="mazmorra-stored-") as folder:
            database = f"sqlite:///{folder}/stored.db"
            asyncio.run(fill(database, tables))
            print_measured(tables, database)


def print_measured(tables: int, database: str) -> None:
    command = tuple(database if part.startswith("sqlite") else part for part in OURS.command)
    with running(replace(OURS, command=command)) as at:
        started = _used(at)
        listed = _each(at, lambda _: f"{at.url}/api/tables")
        opened = _each(at, lambda call: f"{at.url}/api/tables/stored{call * tables // (CALLS + WARM):07}")
        memory = f"{_memory(at) / 1000:.0f} MB"
        print(f"| {tables:,} | {started:.2f} s | {memory} | {listed:.1f} ms | {opened:.1f} ms |")


def _each(at: Running, address: Callable[[int], str]) -> float:
    """Milliseconds of the server's processor for a call."""
    for call in range(WARM):
        _call(address(call))
    before = _used(at)
    for call in range(CALLS):
        _call(address(call))
    return 1000 * (_used(at) - before) / CALLS


def _call(address: str) -> None:
    with urllib.request.urlopen(address) as answer:
        json.load(answer)


def _used(at: Running) -> float:
    """Seconds of processor a server has used."""
    after_name = Path(f"/proc/{at.pids[0]}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


def _memory(at: Running) -> int:
    status = Path(f"/proc/{at.pids[0]}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    main()
