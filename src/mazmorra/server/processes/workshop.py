"""Long work for requests: reading content and saved games, developing films.

It is done elsewhere, once, and not for ever.

Whoever asks for too much at once is refused; whoever leaves ends what was done for them alone.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeVar

from fastapi import Request

from mazmorra.server.processes.workers import WorkerDied, Workers
from mazmorra.server.refusals import Refused

T = TypeVar("T")
SECONDS = 10.0
MOST_OF_ONE = 8
KEPT_BYTES = 32 * 1024 * 1024


class Workshop:
    """One worker, or others' workers, and what was made there lately."""

    def __init__(self, seconds: float = SECONDS, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(1)
        self.seconds = seconds
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.size = 0
        self.making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def do(self, work: Callable[[], T], address: str, request: Request) -> T:
        """What the work gives, as long as it does not take too long and somebody waits for it."""
        working = asyncio.ensure_future(self._worked(work, address))
        leaving = asyncio.ensure_future(_left(request))
        try:
            await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Refused("too-slow", 408)  # nobody hears it
            return working.result()
        finally:
            for each in (working, leaving):
                each.cancel()
            await asyncio.gather(working, leaving, return_exceptions=True)

    async def once(self, key: Hashable, work: Callable[[], bytes], address: str) -> bytes:
        """The same work for everybody is done once, whoever asked first and has left; those who ask meanwhile
        wait for it.
        """
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self._made(key, work, address))
            self.making[key].add_done_callback(partial(self._done, key))
        return await asyncio.shield(self.making[key])

    async def _made(self, key: Hashable, work: Callable[[], bytes], address: str) -> bytes:
        made = await self._worked(work, address)
        self._keep(key, made)
        return made

    def _done(self, key: Hashable, making: asyncio.Future[bytes]) -> None:
        del self.making[key]
        if not making.cancelled():
            making.exception()  # whoever waited has been told

    async def _worked(self, work: Callable[[], T], address: str) -> T:
        if self.workers.waiting(address) >= MOST_OF_ONE:
            raise Refused("too-many", 429, seconds=1)
        try:
            return await self.workers.do(work, address, self.seconds)
        except (TimeoutError, WorkerDied) as error:
            raise Refused("takes-too-long", 422, seconds=int(self.seconds)) from error

    def _keep(self, key: Hashable, made: bytes) -> None:
        self.kept[key] = made
        self.size += len(made)
        while self.size > KEPT_BYTES and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Nobody is answered any more."""
        for making in list(self.making.values()):
            making.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        self.workers.close()


async def _left(request: Request) -> None:
    """Until whoever asks has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
