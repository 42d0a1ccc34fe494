"""One connection to Redis on which a process hears."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mazmorra.kernel import Json
from mazmorra.server.store.errors import StoreError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

SILENCE = 10.0  # seconds after which a quiet connection is asked whether it still lives
HEEDED = 2.0  # seconds in which Redis says that a channel is heard


@dataclass(slots=True)
class Asked:
    """What Redis has not said yet of a channel: how many times it still has to, and whether that is too late
    for somebody who waited.
    """

    times: int = 0
    late: bool = False
    heeded: asyncio.Event = field(default_factory=asyncio.Event)


class Ear:
    """One connection, which ends when it is lost or when something could not be told on it: what goes unheard
    before there is a new one must not go unnoticed.
    """

    def __init__(self, driver: PubSub) -> None:
        self.telling = asyncio.Lock()
        self._driver = driver
        self._asked: dict[str, Asked] = {}
        self._ended = False

    async def open(self) -> None:
        """Connect."""
        await self._driver.connect()  # type: ignore[no-untyped-call]  # the driver's

    async def subscribe(self, channels: Collection[str]) -> None:
        """Ask for channels; `heard` tells when Redis has said yes."""
        for channel in channels:
            self._asked.setdefault(channel, Asked()).times += 1
        await self._tell(self._driver.subscribe, channels)

    async def attend(self, channel: str) -> None:
        """Ask for a channel and wait until it is heard, though not for ever."""
        async with self.telling:
            await self.subscribe([channel])
            asked = self._asked.get(channel)
        if asked is not None:
            try:
                await asyncio.wait_for(asked.heeded.wait(), HEEDED)
            except TimeoutError:
                asked.late = True

    async def unsubscribe(self, channels: Collection[str]) -> None:
        """Ask for channels no longer."""
        await self._tell(self._driver.unsubscribe, channels)

    async def heard(self) -> AsyncGenerator[Json, None]:
        """Every message of Redis; ends with an error when the connection does."""
        asked = False
        while not self._ended:
            message = await self._driver.get_message(timeout=SILENCE)
            if message is not None:
                asked = False
                yield message
            elif asked:
                raise ConnectionError(f"silent for {2 * SILENCE:.0f} seconds")
            else:
                asked = True
                await self._tell(self._driver.ping)
        raise ConnectionError("something could not be told")

    def is_late(self, channel: str) -> bool:
        """Redis has said yes to a channel: whether that came too late for somebody.

        While it still has to say so once more, it may have been left in between.
        """
        asked = self._asked.get(channel)
        if asked is None:
            return False
        asked.times -= 1
        if asked.times:
            return False
        del self._asked[channel]
        asked.heeded.set()
        return asked.late

    async def close(self) -> None:
        """Nobody waits any longer, and whoever listens is told that it is over."""
        self._end()
        with contextlib.suppress(*failures()):
            await self._driver.aclose()  # type: ignore[no-untyped-call]  # the driver's

    def _end(self) -> None:
        self._ended = True
        asked, self._asked = self._asked, {}
        for each in asked.values():
            each.heeded.set()

    async def _tell(self, say: Callable[..., Awaitable[object]], channels: Collection[str] = ()) -> None:
        """What was told by half was not told."""
        if self._ended:
            raise ConnectionError("the connection has ended")
        try:
            await say(*channels)
        except BaseException as error:
            self._end()
            if isinstance(error, AttributeError):  # the driver's, where it was closed in between
                raise ConnectionError("the connection was closed meanwhile") from error
            raise


def client(url: str) -> Any:
    """A Redis client that neither tries nor connects again behind our back: what it would hide is what we
    must tell.
    """
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise StoreError("Redis needs its driver: pip install 'mazmorra[cluster]'") from None

    class Once(Retry):
        async def call_with_retry(self, do: Callable[[], Awaitable[Any]], *_: object, **__: object) -> Any:
            return await do()

    once = Once(NoBackoff(), 0)
    return Redis.from_url(url, retry=once, socket_connect_timeout=2, socket_timeout=5, socket_keepalive=True)


def failures() -> tuple[type[Exception], ...]:
    """How Redis fails, or the way to it."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, asyncio.TimeoutError)
