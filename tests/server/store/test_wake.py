from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import pytest

from mazmorra.server.processes.wake import LocalWakes, RedisWakes, Wake, open_wakes
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
        await first.publish("entry", "t", b"\x00\xff")
        await second.publish("entry", "u")

        assert await second_ear.next() == ("entry", "t", b"\x00\xff")
        assert await first_ear.next() == ("entry", "u", b"")
        assert first_ear.heard.empty()
        assert second_ear.heard.empty()


async def test_after_a_restart_of_redis_everybody_looks_again_and_hears_again(own: Redis) -> None:
    async with two(own.url) as (first, _, first_ear, second_ear):
        own.stop()
        await asyncio.wait_for(first.publish("entry", "lost"), 1)
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
    async with two(redis().url) as (first, _, _, second_ear):
        await first._redis.publish("mazmorra", b"\xc1 nonsense")
        await first.publish("entry", "t")

        assert await second_ear.next() == ("entry", "t", b"")


async def test_a_single_process_wakes_nobody() -> None:
    async with open_wakes("") as wakes:
        assert isinstance(wakes, LocalWakes)
        await wakes.publish("entry", "t")
        heard = wakes.listen()
        assert (await anext(heard)).kind == "resync"
        await wakes.close()
        assert [wake async for wake in heard] == []
