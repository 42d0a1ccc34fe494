from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import pytest

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
    monkeypatch.setattr("mazmorra.server.processes.redis_wakes.HEEDED", 0.1)
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
