"""Wakes over Redis: what is said of a table goes to the processes that attend to it, all else to all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from mazmorra.kernel import Json
from mazmorra.server.processes.wake import OF_A_TABLE, RESYNC, Wake
from mazmorra.server.store.errors import StoreError, masked

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

CHANNEL = "mazmorra"
SILENCE = 10.0  # seconds after which a quiet connection is asked whether it still lives
HEEDED = 2.0  # seconds in which Redis says that a table is attended to
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
logger = logging.getLogger(__name__)


class RedisWakes:
    """Wakes over Redis.

    While Redis is away nothing is heard; once it is back everybody is told to look again.
    """

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self._redis = _client(url)
        self._shown = masked(url)
        self._channel = channel
        self._id = secrets.token_hex(8)
        self._tables: set[str] = set()
        self._left: set[str] = set()
        self._attending: dict[str, asyncio.Future[None]] = {}
        self._ear: PubSub | None = None
        self._telling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._mending: asyncio.Task[None] | None = None
        self._closed = False

    def __repr__(self) -> str:
        return f"RedisWakes({self._shown!r})"

    async def attend(self, table: str) -> None:
        """Hear of a table, from when Redis says so; without Redis it returns at once, for a `resync` follows
        as soon as it is back.
        """
        self._tables.add(table)
        self._left.discard(table)
        if self._ear is None:
            return
        heeded = self._attending.setdefault(table, asyncio.get_running_loop().create_future())
        with contextlib.suppress(*_failures()):
            async with self._telling:
                await self._ear.subscribe(self._channel_of(table))
            await asyncio.wait([heeded], timeout=HEEDED)
        if not heeded.done():
            heeded.set_result(None)

    def leave(self, table: str) -> None:
        """Hear of it no longer. Tables that are left together are told to Redis together."""
        self._tables.discard(table)
        if not self._left:
            asyncio.get_running_loop().call_soon(self._tell_left)
        self._left.add(table)

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake the others. Without Redis it returns at once: a `resync` follows as soon as Redis is back."""
        if self._closed or self._mending is not None:
            return
        try:
            await self._send(Wake(kind, table, payload, self._id))
        except _failures() as error:
            logger.warning("Redis %s is away, wakes are lost until it is back: %s", self._shown, error)
            if self._mending is None:
                self._mending = asyncio.create_task(self._mend())

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
            except _failures() as error:
                if not self._closed:
                    logger.warning("not listening to Redis %s, trying again: %s", self._shown, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Stop listening and publishing."""
        self._closed = True
        for task in self._tasks | ({self._mending} if self._mending else set()):
            task.cancel()
        if self._ear is not None and self._ear.connection:
            await self._ear.connection.disconnect()
        await self._redis.aclose()

    def _channel_of(self, table: str) -> str:
        return f"{self._channel}:{table}"

    def _tell_left(self) -> None:
        left, self._left = self._left, set()
        if self._ear is not None and left and not self._closed:
            task = asyncio.ensure_future(self._unsubscribed(self._ear, left))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _unsubscribed(self, ear: PubSub, tables: set[str]) -> None:
        """In an order with those attended to again meanwhile."""
        async with self._telling:
            if left := tables - self._tables:
                with contextlib.suppress(*_failures()):
                    await ear.unsubscribe(*map(self._channel_of, left))

    async def _send(self, wake: Wake) -> None:
        to = self._channel_of(wake.table) if wake.kind in OF_A_TABLE else self._channel
        await self._redis.publish(to, msgspec.msgpack.encode(wake))

    async def _mend(self) -> None:
        """Wait for Redis, then tell the others that they missed something."""
        pause = FIRST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with contextlib.suppress(*_failures()):
                await self._send(Wake(RESYNC, sender=self._id))
                break
        self._mending = None
        logger.warning("Redis %s is back", self._shown)

    async def _hear(self) -> AsyncGenerator[Wake, None]:
        """One connection's worth of wakes; ends with an error when the connection does."""
        ear = self._redis.pubsub()
        try:
            await self._subscribe(ear)
            asked = False
            while True:
                message = await ear.get_message(timeout=SILENCE)
                if message is None:
                    asked = await _ask(ear, asked)
                    continue
                asked = False
                wake = self._wake(message)
                if wake is not None:
                    yield wake
        finally:
            self._ear = None
            self._give_up_attending()
            with contextlib.suppress(*_failures()):
                await ear.aclose()

    async def _subscribe(self, ear: PubSub) -> None:
        """The tables first: once Redis says that all else is heard too, nothing is missed."""
        await ear.connect()  # type: ignore[no-untyped-call]  # the driver's
        told: set[str] = set()
        while tables := self._tables - told:
            await ear.subscribe(*map(self._channel_of, tables))
            told |= tables
        self._ear = ear
        await ear.subscribe(self._channel)

    def _give_up_attending(self) -> None:
        """Nobody waits any longer: a `resync` follows."""
        attending, self._attending = self._attending, {}
        for heeded in attending.values():
            if not heeded.done():
                heeded.set_result(None)

    def _wake(self, message: Json) -> Wake | None:
        """What a message of Redis means to us: being subscribed means to look again, our own voice means
        nothing.
        """
        if message["type"] == "subscribe":
            return self._subscribed(message["channel"].decode())
        if message["type"] != "message":
            return None
        try:
            wake = msgspec.msgpack.decode(message["data"], type=Wake)
        except msgspec.MsgspecError:
            logger.warning("a message on %s of Redis %s is none of ours", message["channel"], self._shown)
            return None
        return None if wake.sender == self._id else wake

    def _subscribed(self, channel: str) -> Wake | None:
        """All is attended to, or one table: if that is too late for whoever waited, it is looked at again."""
        if channel == self._channel:
            return Wake(RESYNC)
        table = channel.removeprefix(f"{self._channel}:")
        heeded = self._attending.pop(table, None)
        if heeded is None:
            return None
        if heeded.done():
            return Wake("reload", table)
        heeded.set_result(None)
        return None


async def _ask(ear: PubSub, asked: bool) -> bool:
    """Ask a quiet connection for a sign of life; one that was asked already is dead."""
    if asked:
        raise ConnectionError(f"silent for {2 * SILENCE:.0f} seconds")
    await ear.ping()
    return True


def _client(url: str) -> Any:
    """A Redis client that does not try again behind our back: what it would hide is what we must tell."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise StoreError("Redis needs its driver: pip install 'mazmorra[cluster]'") from None
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(url, retry=once, socket_connect_timeout=2, socket_timeout=5, socket_keepalive=True)


def _failures() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (RedisError, OSError, asyncio.TimeoutError)
