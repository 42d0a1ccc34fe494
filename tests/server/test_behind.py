"""A process that has not heard yet what another has stored does not refuse what follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from mazmorra.games import find_game
from mazmorra.kernel import seal_of
from mazmorra.server.processes.redis_wakes import RedisWakes
from mazmorra.server.processes.wake import LocalWakes, Wake
from mazmorra.server.processes.woken import Woken
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Append, Store, StoreError
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Created, Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.reading import read
from tests.server.services import redis

TABLE, SALT = "behind", "salt"
SIT = partial(wishes.sit, person="bo", name="Bo", seat=1, seal="s" * 64)


def laid() -> Created:
    return created(find_game("raiders", {}), 3, "ana", Options())


class Said(LocalWakes):
    """Wakes that a test says; whoever attends to a table waits until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.said: asyncio.Queue[Wake] = asyncio.Queue()
        self.tables: set[str] = set()
        self.waiting = 0
        self.heeds = asyncio.Event()
        self.heeds.set()

    async def attend(self, table: str) -> None:
        self.tables.add(table)
        self.waiting += 1
        await self.heeds.wait()
        self.waiting -= 1

    def leave(self, table: str) -> None:
        self.tables.discard(table)

    async def listen(self) -> AsyncIterator[Wake]:
        while True:
            yield await self.said.get()


@asynccontextmanager
async def hearing(hub: Hub) -> AsyncIterator[None]:
    """A process that heeds what it hears of its tables."""

    class Sessions:
        async def look_again(self) -> None: ...

    woken = asyncio.create_task(Woken(hub, cast(Any, None), cast(Any, Sessions()), cast(Any, None)).run())
    try:
        yield
    finally:
        woken.cancel()
        await asyncio.gather(woken, return_exceptions=True)


async def until(channel: Channel, number: int) -> None:
    async with asyncio.timeout(10):
        while channel.life.number < number:
            await asyncio.sleep(0.01)


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


async def test_a_table_that_could_not_be_laid_twice_is_still_heard_of(tmp_path: Path) -> None:
    wakes = Said()
    async with await Store.open(f"sqlite:///{tmp_path}/twice.db") as store:
        hub = Hub(store, wakes)
        await hub.create(TABLE, laid())
        with pytest.raises(Refused, match="busy"):
            await hub.create(TABLE, laid())
        assert wakes.tables == {TABLE}
        hub.forget(TABLE)
        with pytest.raises(Refused, match="busy"):
            await hub.create(TABLE, laid())
        assert not wakes.tables


async def test_a_table_is_heard_of_as_long_as_anybody_waits_for_it(tmp_path: Path) -> None:
    wakes = Said()
    async with await Store.open(f"sqlite:///{tmp_path}/waits.db") as store:
        hub = Hub(store, wakes)
        await hub.create(TABLE, laid())
        hub.forget(TABLE)
        wakes.heeds.clear()
        loading, laying = (
            asyncio.create_task(work) for work in (hub.channel(TABLE), hub.create(TABLE, laid()))
        )
        while wakes.waiting < 2:
            await asyncio.sleep(0)
        hub.forget(TABLE)
        laying.cancel()
        await asyncio.wait([laying])
        assert wakes.tables == {TABLE}
        wakes.heeds.set()
        await loading
        assert wakes.tables == {TABLE}


async def test_who_waits_no_longer_for_a_table_does_not_hear_of_it(tmp_path: Path) -> None:
    wakes = Said()
    wakes.heeds.clear()
    async with await Store.open(f"sqlite:///{tmp_path}/gone.db") as store:
        laying = asyncio.create_task(Hub(store, wakes).create(TABLE, laid()))
        while not wakes.tables:
            await asyncio.sleep(0)
        laying.cancel()
        await asyncio.wait([laying])
        assert not wakes.tables


async def test_who_is_faster_than_the_process_that_lays_a_table_is_seen_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wakes = RedisWakes(redis().url)
    async with await Store.open(f"sqlite:///{tmp_path}/faster.db") as store:
        here, there = Hub(store, wakes), Hub(store, wakes)
        append = store.append

        async def overtaken(work: Append) -> bool:
            monkeypatch.setattr(store, "append", append)
            stored = await append(work)
            await there.wish(TABLE, SIT)
            return stored

        monkeypatch.setattr(store, "append", overtaken)
        await until(await here.create(TABLE, laid()), 2)
    await wakes.close()


async def test_who_comes_while_a_table_is_being_laid_stays_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/laid.db") as store:
        hub, came = Hub(store, Said()), []
        append = store.append

        async def visited(work: Append) -> bool:
            stored = await append(work)
            came.append(await hub.channel(TABLE))
            return stored

        monkeypatch.setattr(store, "append", visited)
        assert await hub.create(TABLE, laid()) is came[0] is hub.channels[TABLE]


async def test_a_table_that_was_just_loaded_is_not_forgotten_at_once(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/loaded.db") as store:
        hub = Hub(store, Said())
        await hub.create(TABLE, laid())
        hub.forget(TABLE)
        loading = asyncio.create_task(hub.channel(TABLE))
        while TABLE not in hub.channels:
            await asyncio.sleep(0)
        hub.forget_idle()
        assert await loading is hub.channels[TABLE]


async def test_wakes_are_heeded_while_tables_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wakes = Said()
    async with await Store.open(f"sqlite:///{tmp_path}/again.db") as store:
        here, there = Hub(store, wakes), Hub(store, LocalWakes())
        channel = await here.create(TABLE, laid())
        monkeypatch.setattr(here, "catch_up_all", asyncio.Event().wait)
        monkeypatch.setattr(here, "reload", lambda table: asyncio.Event().wait())
        async with hearing(here):
            await there.wish(TABLE, SIT)
            entry = (await store.entries(TABLE))[-1]
            for wake in (
                Wake("resync"),
                Wake("reload", TABLE),
                Wake("entry", TABLE, msgspec.json.encode(entry)),
            ):
                wakes.said.put_nowait(wake)
            await until(channel, 2)


async def test_tables_are_read_again_once_the_database_does_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazmorra.server.processes.woken.AGAIN", 0.01)
    wakes = Said()
    async with await Store.open(f"sqlite:///{tmp_path}/away.db") as store:
        here, there = Hub(store, wakes), Hub(store, LocalWakes())
        channel = await here.create(TABLE, laid())
        await there.wish(TABLE, SIT)
        catch_up_all = here.catch_up_all

        async def away() -> None:
            monkeypatch.setattr(here, "catch_up_all", catch_up_all)
            raise StoreError("away")

        monkeypatch.setattr(here, "catch_up_all", away)
        async with hearing(here):
            wakes.said.put_nowait(Wake("resync"))
            await until(channel, 2)
