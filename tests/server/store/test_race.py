"""Processes that race for one table, and one that is killed while it writes."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import subprocess
import sys
from pathlib import Path

from mazmorra.server.store import Store
from tests.server.store.given import append

TABLES, NUMBERS = 3, 30
ROOT = Path(__file__).parents[3]


async def race(store: Store, name: str) -> list[tuple[str, int]]:
    """Append to every table until it is full, reloading after each loss; what was won."""

    async def one(table: str) -> list[tuple[str, int]]:
        won, number = [], 0
        while number < NUMBERS:
            if await store.append(append(table, number, by=name)):
                won.append((table, number))
            number = len(await store.entries(table))
        return won

    return [
        win for wins in await asyncio.gather(*(one(f"t{index}") for index in range(TABLES))) for win in wins
    ]


def race_alone(url: str, name: str) -> list[tuple[str, int]]:
    async def run() -> list[tuple[str, int]]:
        async with await Store.open(url) as store:
            return await race(store, name)

    return asyncio.run(run())


async def assert_each_number_was_won_once(url: str, wins: dict[str, list[tuple[str, int]]]) -> None:
    assert sum(len(won) for won in wins.values()) == TABLES * NUMBERS
    async with await Store.open(url) as store:
        for table in (f"t{index}" for index in range(TABLES)):
            entries = await store.entries(table)
            assert [one.number for one in entries] == list(range(NUMBERS))
            assert all((table, one.number) in wins[one.body["by"]] for one in entries)


async def test_two_stores_race_and_one_wins_each_number(url: str) -> None:
    async with await Store.open(url) as first, await Store.open(url) as second:
        won = await asyncio.gather(race(first, "first"), race(second, "second"))

    await assert_each_number_was_won_once(url, dict(zip(("first", "second"), won, strict=True)))


async def test_two_processes_race_and_one_wins_each_number(url: str) -> None:
    names = ("first", "second")
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        won = await asyncio.to_thread(pool.starmap, race_alone, [(url, name) for name in names])

    await assert_each_number_was_won_once(url, dict(zip(names, won, strict=True)))


KILLED = """
import asyncio, sys
from mazmorra.server.store import Store
from tests.server.store.given import append

async def write(store, table):
    for number in range(100_000):
        assert await store.append(append(table, number))
        print(table, number, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(write(store, f"t{index}") for index in range(20)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_before_a_kill_is_there(url: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    heard = [await asyncio.to_thread(process.stdout.readline) for _ in range(1500)]
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read().rpartition("\n")[0].splitlines()
    process.wait()
    process.stdout.close()

    async with await Store.open(url) as store:
        stored = {f"t{index}": await store.entries(f"t{index}") for index in range(20)}
    for table, number in (line.split() for line in [*heard, *rest]):
        assert stored[table][int(number)].number == int(number)
    for entries in stored.values():
        assert [one.number for one in entries] == list(range(len(entries)))
