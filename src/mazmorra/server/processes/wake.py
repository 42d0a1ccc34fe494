"""Wake-ups between server processes: 'something happened at this table, look'.

The truth is in the database, not here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from mazmorra.kernel import Json
from mazmorra.server.store.errors import StoreError, masked

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

CHANNEL = "mazmorra"
RESYNC = "resync"
SILENCE = 10.0  # seconds after which a quiet connection is asked whether it still lives
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
logger = logging.getLogger(__name__)


class Wake(msgspec.Struct, frozen=True, array_like=True):
    """A message to the other processes.

    The kind `resync`, without a table, says that some may have been missed.
    """

    kind: str
    table: str = ""
    payload: bytes = b""
    sender: str = ""


OF_A_TABLE = ("entry", "here", "who")
"""The kinds that mean something only to a process that has the table."""


class Wakes(Protocol):
    """How processes wake each other. What a process publishes does not come back to it.

    Of a table that is not here, which this process neither has nor is about to have, little is heard.
    """

    is_here: Callable[[str], bool]

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake the others; never fails, at worst nobody hears it and all get a `resync` later."""

    def listen(self) -> AsyncIterator[Wake]:
        """The wakes of the others, until closed.

        The first is a `resync`: from here on nothing is missed unsaid.
        """

    async def close(self) -> None:
        """Stop listening and publishing."""


def anywhere(table: str) -> bool:
    """Before it is known which tables a process has, everything is heard."""
    return True


def is_meant(wake: Wake, is_here: Callable[[str], bool]) -> bool:
    """Whether a wake means anything to a process with these tables: most are played in another one."""
    return wake.kind not in OF_A_TABLE or is_here(wake.table)


class LocalWakes:
    """The wakes of a single process: there is nobody else."""

    def __init__(self) -> None:
        self.is_here: Callable[[str], bool] = anywhere
        self._closed = asyncio.Event()

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake nobody."""

    async def listen(self) -> AsyncIterator[Wake]:
        """Only the `resync` at the start."""
        yield Wake(RESYNC)
        await self._closed.wait()

    async def close(self) -> None:
        """End the listening."""
        self._closed.set()


class RedisWakes:
    """Wakes over Redis.

    While Redis is away nothing is heard; once it is back everybody is told to look again.
    """

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self.is_here: Callable[[str], bool] = anywhere
        self._redis = _client(url)
        self._shown = masked(url)
        self._channel = channel
        self._id = secrets.token_hex(8)
        self._listening: set[PubSub] = set()
        self._mending: asyncio.Task[None] | None = None
        self._closed = False

    def __repr__(self) -> str:
        return f"RedisWakes({self._shown!r})"

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
        if self._mending is not None:
            self._mending.cancel()
        for pubsub in list(self._listening):
            await pubsub.connection.disconnect() if pubsub.connection else None
        await self._redis.aclose()

    async def _send(self, wake: Wake) -> None:
        await self._redis.publish(self._channel, msgspec.msgpack.encode(wake))

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
        pubsub = self._redis.pubsub()
        self._listening.add(pubsub)
        try:
            await pubsub.subscribe(self._channel)
            asked = False
            while True:
                message = await pubsub.get_message(timeout=SILENCE)
                if message is None:
                    asked = await _ask(pubsub, asked)
                    continue
                asked = False
                wake = self._wake(message)
                if wake is not None:
                    yield wake
        finally:
            self._listening.discard(pubsub)
            with contextlib.suppress(*_failures()):
                await pubsub.aclose()

    def _wake(self, message: Json) -> Wake | None:
        """What a message of Redis means to us: being subscribed means to look again, our own voice means
        nothing.
        """
        if message["type"] == "subscribe":
            return Wake(RESYNC)
        if message["type"] != "message":
            return None
        try:
            wake = msgspec.msgpack.decode(message["data"], type=Wake)
        except msgspec.MsgspecError:
            logger.warning(
                "a message on the channel %s of Redis %s is none of ours", self._channel, self._shown
            )
            return None
        return None if wake.sender == self._id or not is_meant(wake, self.is_here) else wake


@contextlib.asynccontextmanager
async def open_wakes(url: str) -> AsyncIterator[Wakes]:
    """Wakes over the Redis at an address, or of this process alone without one; closed on the way out."""
    wakes: Wakes = RedisWakes(url) if url else LocalWakes()
    try:
        yield wakes
    finally:
        await wakes.close()


async def _ask(pubsub: PubSub, asked: bool) -> bool:
    """Ask a quiet connection for a sign of life; one that was asked already is dead."""
    if asked:
        raise ConnectionError(f"silent for {2 * SILENCE:.0f} seconds")
    await pubsub.ping()
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
