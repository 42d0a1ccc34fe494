"""Wakes over Redis: what is said of a table goes to the processes that attend to it, all else to all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine

import msgspec

from mazmorra.kernel import Json
from mazmorra.server.processes.redis_ear import Ear, client, failures
from mazmorra.server.processes.wake import OF_A_TABLE, RESYNC, Wake
from mazmorra.server.store.errors import masked

CHANNEL = "mazmorra"
AT_ONCE = 50  # wakes on their way to Redis; the others wait
SAID = 2.0  # seconds in which Redis takes a wake
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
logger = logging.getLogger(__name__)


class RedisWakes:
    """Wakes over Redis.

    While Redis is away nothing is heard; once it is back everybody is told to look again.
    """

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self._redis = client(url)
        self._shown = masked(url)
        self._channel = channel
        self._id = secrets.token_hex(8)
        self._tables: set[str] = set()
        self._left: set[str] = set()
        self._ear: Ear | None = None
        self._saying = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._mending: asyncio.Task[None] | None = None
        self._away = False
        self._closed = False

    def __repr__(self) -> str:
        return f"RedisWakes({self._shown!r})"

    async def attend(self, table: str) -> None:
        """Hear of a table, from when Redis says so; without Redis it returns at once, for a `resync` follows
        as soon as it is back.
        """
        self._tables.add(table)
        self._left.discard(table)
        if self._ear is not None:
            with contextlib.suppress(*failures()):
                await self._ear.attend(self._channel_of(table))

    def leave(self, table: str) -> None:
        """Hear of it no longer. Tables that are left together are told to Redis together."""
        self._tables.discard(table)
        if not self._left:
            asyncio.get_running_loop().call_soon(self._tell_left)
        self._left.add(table)

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake the others. Without Redis it returns at once: a `resync` follows as soon as Redis is back."""
        async with self._saying:
            if not self._closed and not self._away:
                await self._say(Wake(kind, table, payload, self._id))

    async def listen(self) -> AsyncIterator[Wake]:
        """The wakes of the others, with a `resync` at the start and after each time the connection was
        lost.
        """
        pause = FIRST_PAUSE
        while not self._closed:
            try:
                async with contextlib.aclosing(self._hear()) as wakes:
                    async for wake in wakes:
                        pause = FIRST_PAUSE
                        yield wake
            except failures() as error:
                if not self._closed:
                    logger.warning("not listening to Redis %s, trying again: %s", self._shown, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Stop listening and publishing."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._ear is not None:
            await self._ear.close()
        await self._redis.aclose()

    def _channel_of(self, table: str) -> str:
        return f"{self._channel}:{table}"

    def _begin(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _tell_left(self) -> None:
        left, self._left = self._left, set()
        if self._ear is not None and left and not self._closed:
            self._begin(self._unsubscribe(self._ear, left))

    async def _unsubscribe(self, ear: Ear, tables: set[str]) -> None:
        """In an order with those attended to again meanwhile."""
        async with ear.telling:
            if left := tables - self._tables:
                with contextlib.suppress(*failures()):
                    await ear.unsubscribe([self._channel_of(table) for table in left])

    async def _say(self, wake: Wake) -> None:
        to = self._channel_of(wake.table) if wake.kind in OF_A_TABLE else self._channel
        try:
            async with asyncio.timeout(SAID):
                await self._redis.publish(to, msgspec.msgpack.encode(wake))
        except failures() as error:
            if not self._away:
                logger.warning("Redis %s is away, wakes are lost until it is back: %s", self._shown, error)
            self._away = True
            if self._mending is None and not self._closed:
                self._mending = self._begin(self._mend())

    async def _mend(self) -> None:
        """Wait for Redis, speak again, and only then tell the others that they missed something: nothing is
        lost after that.
        """
        pause = FIRST_PAUSE
        while self._away:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(*failures()):
                await self._redis.ping()
                self._away = False
                await self._say(Wake(RESYNC, sender=self._id))
        self._mending = None
        logger.warning("Redis %s is back", self._shown)

    async def _hear(self) -> AsyncGenerator[Wake, None]:
        """One connection's worth of wakes; ends with an error when the connection does."""
        ear = Ear(self._redis.pubsub())
        try:
            await self._subscribe(ear)
            async with contextlib.aclosing(ear.heard()) as messages:
                async for message in messages:
                    wake = self._wake(ear, message)
                    if wake is not None:
                        yield wake
        finally:
            self._ear = None
            await ear.close()

    async def _subscribe(self, ear: Ear) -> None:
        """The tables first: once Redis says that all else is heard too, nothing is missed."""
        await ear.open()
        told: set[str] = set()
        while tables := self._tables - told:
            await ear.subscribe([self._channel_of(table) for table in tables])
            told |= tables
        if self._closed:
            raise ConnectionError("closed meanwhile")
        self._ear = ear
        await self._unsubscribe(ear, told)
        await ear.subscribe([self._channel])

    def _wake(self, ear: Ear, message: Json) -> Wake | None:
        """What a message of Redis means to us: being subscribed means to look again, our own voice means
        nothing.
        """
        if message["type"] == "subscribe":
            return self._subscribed(ear, message["channel"].decode())
        if message["type"] != "message":
            return None
        try:
            wake = msgspec.msgpack.decode(message["data"], type=Wake)
        except msgspec.MsgspecError:
            logger.warning("a message on %s of Redis %s is none of ours", message["channel"], self._shown)
            return None
        return None if wake.sender == self._id else wake

    def _subscribed(self, ear: Ear, channel: str) -> Wake | None:
        """All is attended to, or one table: if that is too late for whoever waited, it is looked at again."""
        is_late = ear.is_late(channel)
        if channel == self._channel:
            return Wake(RESYNC)
        return Wake("reload", channel.removeprefix(f"{self._channel}:")) if is_late else None
