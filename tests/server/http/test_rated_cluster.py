"""Two server processes on one PostgreSQL, one of them killed: each rated game counts once, and all of them
counted anew come to the same.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mazmorra.bots.levels.recipes import EDITIONS
from mazmorra.server.ratings.counting import recompute
from mazmorra.server.store import Store
from mazmorra.server.store.ratings import Rating, Step
from tests.server.http.playing import finished_table
from tests.server.http.running import Person, serving
from tests.server.http.test_ratings import RATED, changes, claimed
from tests.server.services import postgres


async def everything(database: str, players: list[str]) -> list[tuple[list[Rating], list[Step]]]:
    async with await Store.open(database) as store:
        return [(await store.ratings.of(each), await store.ratings.steps(each, 99)) for each in players]


async def counted_anew(database: str) -> int:
    async with await Store.open(database) as store:
        return await recompute(store)


def test_games_that_end_at_once_in_two_processes_count_once_each(tmp_path: Path) -> None:
    database = postgres().fresh()
    homes = [tmp_path / name for name in ("one", "two")]
    for home in homes:
        home.mkdir()
    with (
        serving(homes[0], "--no-limits", database=database) as one,
        serving(homes[1], "--no-limits", database=database) as two,
    ):
        people = [claimed(server, name) for server, name in ((one, "uma"), (two, "dora"))]
        with ThreadPoolExecutor(2) as at_once:
            tables = [
                table
                for _ in range(3)
                for table in at_once.map(lambda person: finished_table(person, options=RATED), people)
            ]
        one.process.send_signal(signal.SIGKILL)
        told = Person(two, people[1].id, people[1].token)
        assert all(changes(told, table) for table in tables)
    players = [person.id for person in people] + [f"bot:random@{EDITIONS['raiders']}"]
    before = asyncio.run(everything(database, players))

    assert asyncio.run(counted_anew(database)) == len(tables)

    assert asyncio.run(everything(database, players)) == before
    assert sorted(step.number for step in before[2][1]) == [*range(1, len(tables) + 1)]
