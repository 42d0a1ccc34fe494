from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import pytest

from mazmorra.server.processes import redis_ear
from mazmorra.server.processes.redis_wakes import RedisWakes
from mazmorra.server.processes.wake import LocalWakes, Wake
from tests.server.services import Redis, redis


class Ear:
    """Somebody who listens, and what they heard."""

    def __init__(self, wakes: RedisWakes) -> None:
        self.heard: asyncio.Queue[Wake] = asyncio.Queue()
        self.task = asyncio.create_task(self._listen(wakes))

    async def _listen(self, wakes: RedisWakes) -> None:
        async for wake in wakes.listen():
            self.heard.put_nowait(wake)

    async def next(self) -> tuple[str, str, bytes]:
        wake = await asyncio.wait_for(self.heard.get(), 5)
        return wake.kind, wake.table, wake.payload


@contextlib.asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[RedisWakes, RedisWakes, Ear, Ear]]:
    first, second = RedisWakes(url), RedisWakes(url)
    ears = Ear(first), Ear(second)
    for ear in ears:
        assert await ear.next() == ("resync", "", b"")
    try:
        yield first, second, *ears
    finally:
        for wakes, ear in zip((first, second), ears, strict=True):
            await wakes.close()
            await asyncio.wait_for(ear.task, 2)


@pytest.fixture
def own() -> Iterator[Redis]:
    service = Redis()
    yield service
    service.remove()


async def test_the_other_process_hears_and_we_do_not_hear_ourselves() -> None:
    async with two(redis().url) as (first, second, first_ear, second_ear):
        for wakes in (first, second):
            await wakes.attend("t")
            await wakes.attend("u")
        await first.publish("entry", "t", b"\x00\xff")
        await second.publish("entry", "u")

        assert await second_ear.next() == ("entry", "t", b"\x00\xff")
        assert await first_ear.next() == ("entry", "u", b"")
        assert first_ear.heard.empty()
        assert second_ear.heard.empty()


async def test_a_process_hears_of_the_tables_it_attends_to_and_of_what_concerns_everybody() -> None:
    async with two(redis().url) as (first, second, _, second_ear):
        for table in ("here", "left"):
            await second.attend(table)
        second.leave("left")
        for kind in ("entry", "here", "who", "chat"):
            await first.publish(kind, "elsewhere")
        await first.publish("reload", "elsewhere")
        await first.publish("entry", "here")

        assert await second_ear.next() == ("reload", "elsewhere", b"")
        assert await second_ear.next() == ("entry", "here", b"")
        while b"mazmorra:left" in (channels := await first._redis.pubsub_channels("mazmorra:*")):
            await asyncio.sleep(0.01)
        assert b"mazmorra:here" in channels


async def test_whoever_attends_to_a_table_misses_nothing_from_then_on() -> None:
    async with two(redis().url) as (first, second, _, second_ear):
        for number in range(200):
            await second.attend(f"t{number}")
            await first.publish("entry", f"t{number}")
        assert [(await second_ear.next())[1] for _ in range(200)] == [f"t{number}" for number in range(200)]


async def test_a_table_that_redis_was_slow_to_attend_to_is_looked_at_again(
    own: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazmorra.server.processes.redis_ear.HEEDED", 0.1)
    async with two(own.url) as (first, second, _, second_ear):
        await first._redis.execute_command("CLIENT", "PAUSE", 500, "ALL")
        await second.attend("t")
        assert second_ear.heard.empty()
        assert await second_ear.next() == ("reload", "t", b"")


async def test_of_leaving_and_attending_the_last_word_counts() -> None:
    async with two(redis().url) as (first, second, _, second_ear):
        await second.attend("t")
        for _ in range(50):
            second.leave("t")
            await asyncio.sleep(0)
            await second.attend("t")
        await first.publish("entry", "t")
        assert await second_ear.next() == ("entry", "t", b"")


async def test_a_table_left_before_redis_has_heeded_it_is_waited_for_anew() -> None:
    class Driver:
        async def subscribe(self, *channels: str) -> None: ...

    ear = redis_ear.Ear(cast(Any, Driver()))
    waiting = [asyncio.create_task(ear.attend("t")) for _ in range(2)]
    while ear._asked.get("t", redis_ear.Asked()).times < 2:
        await asyncio.sleep(0)

    assert not ear.is_late("t")
    assert not (await asyncio.wait(waiting, timeout=0.05))[0]
    assert not ear.is_late("t")
    await asyncio.wait_for(asyncio.gather(*waiting), 1)
    assert not ear._asked


async def test_tables_attended_to_while_connections_are_cut_are_heard_of(own: Redis) -> None:
    async with two(own.url) as (first, second, _, second_ear):
        tables = [f"t{number}" for number in range(200)]
        for at in range(0, 200, 20):
            cut = first._redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
            await asyncio.gather(cut, *map(second.attend, tables[at : at + 20]))
        channels = [f"mazmorra:{table}" for table in tables]
        async with asyncio.timeout(10):
            while any(number != 1 for _, number in await first._redis.pubsub_numsub(*channels)):
                await asyncio.sleep(0.01)
        for table in tables:
            await first.publish("entry", table)

        heard: set[str] = set()
        while not heard >= set(tables):
            heard.add((await second_ear.next())[1])


async def test_a_connection_that_was_lost_while_nobody_read_is_made_anew(own: Redis) -> None:
    wakes, other = RedisWakes(own.url), RedisWakes(own.url)
    heard = cast(Any, wakes.listen())
    assert (await anext(heard)).kind == "resync"
    await other._redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    for table in ("t", "u", "v"):
        await asyncio.wait_for(wakes.attend(table), 5)

    assert (await asyncio.wait_for(anext(heard), 5)).kind == "resync"
    assert sorted(await other._redis.pubsub_channels()) == [
        b"mazmorra",
        *(b"mazmorra:" + table for table in (b"t", b"u", b"v")),
    ]
    await heard.aclose()
    await wakes.close()
    await other.close()


async def test_before_anybody_listens_tables_are_attended_to_at_once() -> None:
    first, second = RedisWakes(redis().url), RedisWakes(redis().url)
    await asyncio.wait_for(second.attend("t"), 1)
    ear = Ear(second)
    assert await ear.next() == ("resync", "", b"")
    await first.publish("entry", "t")
    assert await ear.next() == ("entry", "t", b"")
    await first.close()
    await second.close()
    await asyncio.wait_for(ear.task, 2)


async def test_after_a_restart_of_redis_everybody_looks_again_and_hears_again(own: Redis) -> None:
    async with two(own.url) as (first, second, first_ear, second_ear):
        await second.attend("lost")
        own.stop()
        await asyncio.wait_for(first.publish("entry", "lost"), 1)
        await asyncio.wait_for(second.attend("heard"), 1)
        await asyncio.to_thread(own.start)

        assert (await first_ear.next())[0] == "resync"
        assert (await second_ear.next())[0] == "resync"
        while first._mending is not None:
            await asyncio.sleep(0.01)
        await first.publish("entry", "heard")
        heard = await second_ear.next()
        while heard[0] == "resync":
            heard = await second_ear.next()
        assert heard == ("entry", "heard", b"")


async def test_publishing_without_redis_does_not_fail(caplog: pytest.LogCaptureFixture) -> None:
    wakes = RedisWakes("redis://:geheim@127.0.0.1:1/0")

    for _ in range(3):
        await wakes.publish("entry", "t")

    assert len(caplog.records) == 1
    assert "geheim" not in caplog.text + repr(wakes)
    await wakes.close()


async def test_what_is_published_while_the_others_are_told_to_look_again_is_heard(own: Redis) -> None:
    async with two(own.url) as (first, second, _, second_ear):
        await second.attend("t")
        publish, said = first._redis.publish, asyncio.Event()

        async def slowly(channel: str, data: bytes) -> None:
            await publish(channel, data)
            if b"resync" in data:
                await first.publish("entry", "t")
                said.set()

        first._redis.publish = slowly
        own.stop()
        await first.publish("entry", "lost")
        await asyncio.to_thread(own.start)
        assert await second_ear.next() == ("resync", "", b"")  # for it listens anew
        while not said.is_set():
            await asyncio.sleep(0.01)
        heard = await second_ear.next()
        while heard[0] == "resync":
            heard = await second_ear.next()
        assert heard == ("entry", "t", b"")


async def test_many_wakes_at_once_are_all_heard(caplog: pytest.LogCaptureFixture) -> None:
    async with two(redis().url) as (first, second, _, second_ear):
        await second.attend("t")
        await asyncio.gather(*(first.publish("entry", "t", b"%d" % number) for number in range(300)))

        heard = {(await second_ear.next())[2] for _ in range(300)}
        assert heard == {b"%d" % number for number in range(300)}
        assert not caplog.records


async def test_a_redis_that_does_not_answer_keeps_nobody_waiting(
    own: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mazmorra.server.processes.redis_wakes.SAID", 0.1)
    async with two(own.url) as (first, _, _, second_ear):
        await first._redis.execute_command("CLIENT", "PAUSE", 3000, "ALL")
        await asyncio.wait_for(asyncio.gather(*(first.publish("entry", "t") for _ in range(200))), 2)
        heard = await second_ear.next()
        assert heard[0] == "resync"


async def test_closing_leaves_nothing_behind(own: Redis) -> None:
    before = asyncio.all_tasks()
    async with two(own.url) as (first, second, _, _):
        for number in range(50):
            await first.attend(f"t{number}")
            first.leave(f"t{number}")
        own.stop()
        await second.publish("entry", "t")
    assert asyncio.all_tasks() == before


async def test_a_strange_message_is_passed_over() -> None:
    async with two(redis().url) as (first, second, _, second_ear):
        await second.attend("t")
        await first._redis.publish("mazmorra", b"\xc1 nonsense")
        await first._redis.publish("mazmorra:t", b"\xc1 nonsense")
        await first.publish("entry", "t")

        assert await second_ear.next() == ("entry", "t", b"")


async def test_a_single_process_wakes_nobody() -> None:
    wakes = LocalWakes()
    await wakes.attend("t")
    await wakes.publish("entry", "t")
    heard = wakes.listen()
    assert (await anext(heard)).kind == "resync"
    await wakes.close()
    assert [wake async for wake in heard] == []
