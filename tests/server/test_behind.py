"""A process that has not heard yet what another has stored does not refuse what follows from it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from mazmorra.games import find_game
from mazmorra.kernel import seal_of
from mazmorra.server.processes.redis_wakes import RedisWakes
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.reading import read
from tests.server.services import redis

TABLE, SALT = "behind", "salt"


async def test_a_salt_is_taken_by_a_process_that_has_not_heard_of_the_beginning(tmp_path: Path) -> None:
    wakes = RedisWakes(redis().url)  # nobody listens: whatever is published is not heard in time
    async with await Store.open(f"sqlite:///{tmp_path}/behind.db") as store:
        here, there = Hub(store, wakes), Hub(store, wakes)
        laid = created(find_game("raiders", {}), 3, "ana", Options())
        sat = [("bot_sat", {"seat": seat, "bot": "random", "name": f"Bot {seat}"}) for seat in (1, 2)]
        seal = {"seat": 0, "person": "ana", "name": "Ana", "seal": seal_of(TABLE, 1, 0, SALT)}
        await here.create(TABLE, laid, [("sat", seal), *sat])
        behind = await there.channel(TABLE)
        await here.wish(TABLE, partial(wishes.start, person="ana"))

        await there.wish(TABLE, partial(wishes.reveal, person="ana", seat=0, salt=SALT))

        assert behind.life.status == "playing"
        with pytest.raises(Refused, match="wrong-time"):
            await there.wish(TABLE, partial(wishes.start, person="ana"))
    await wakes.close()


async def test_what_is_stored_while_a_table_is_being_read_is_shown_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wakes = RedisWakes(redis().url)
    async with await Store.open(f"sqlite:///{tmp_path}/read.db") as store:
        here, there = Hub(store, wakes), Hub(store, wakes)
        laid = created(find_game("raiders", {}), 3, "ana", Options())
        await here.create(TABLE, laid, [])

        async def overtaken(store: Store, table: str) -> tuple[Life, int]:
            found = await read(store, table)
            await here.wish(TABLE, partial(wishes.sit, person="bo", name="Bo", seat=1, seal="s" * 64))
            return found

        monkeypatch.setattr("mazmorra.server.tables.hub.read", overtaken)
        shown = await there.channel(TABLE)

        assert shown.life.chairs[1].name == "Bo"
    await wakes.close()
