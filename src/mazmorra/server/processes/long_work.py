"""Long work for somebody who need not wait: reviews of finished games, comparisons of contents.

Workers that stand back behind everything else do it, once for everybody; how far they are is noted in the
database, for every process.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from mazmorra.server.clock import now_ms
from mazmorra.server.processes.workers import WorkerDied, Workers, report
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError
from mazmorra.server.store.long_work import Noted, WorkNotes

SECONDS = 1800.0
"""The longest such work may take; on a free core a review takes a tenth of that at most."""
BEAT = 2.0
"""Seconds after which a process says again that it is at work, and how far."""
MOST_OF_ONE = 4
"""Works that one address may wait for."""
Work: TypeAlias = Callable[[Callable[[int, int], None]], bytes]
"""What works something out, and says how much of how much is done."""
log = logging.getLogger("mazmorra.long_work")


def reporting(work: Work) -> bytes:
    """In a worker: the work, and on the way how far it is."""
    return work(lambda done, whole: report((done, whole)))


class LongWork:
    """The work of one kind that this process does."""

    def __init__(self, notes: WorkNotes, workers: int = 1, seconds: float = SECONDS) -> None:
        self.notes = notes
        self.workers = Workers(workers, modest=True)
        self.seconds = seconds
        self.me = secrets.token_hex(8)
        self.far: dict[str, tuple[int, int]] = {}
        """What is at work here: how much of how much is done."""
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def noted(self, key: str) -> Noted | None:
        """What came of something, or how far it is, if anybody is at work on it."""
        found = await self.notes.of(key)
        if found is None or found.data is not None or found.problem:
            return found
        if key in self.far:
            done, whole = self.far[key]
            return Noted(now_ms(), done, whole, "", None, found.link)
        return found if found.is_under_way(now_ms()) else None

    async def begin(self, key: str, work: Work, address: str, **also: object) -> None:
        """Work something out, unless it is there or somebody does."""
        if self.workers.waiting(address) >= MOST_OF_ONE:
            raise Refused("too-many", 429, seconds=int(BEAT))
        if key not in self.far and await self.notes.begin(key, self.me, now_ms(), **also):
            self.far[key] = (0, 0)
            self.tasks[key] = asyncio.ensure_future(self._work(key, work, address))
            self.tasks[key].add_done_callback(lambda _: self._over(key))

    async def call_off(self, key: str) -> None:
        """Forget the work, done or not; another process that is at it notices at its next beat."""
        await self.notes.drop(key)
        if key in self.tasks:
            await _ended(self.tasks[key])

    async def _work(self, key: str, work: Work, address: str) -> None:
        beating = asyncio.ensure_future(self._beat(key))
        try:
            await self._note(key, **await self._worked(key, work, address))
        except asyncio.CancelledError:
            await self._note(key, problem="interrupted")
            raise
        finally:
            await _ended(beating)

    def _over(self, key: str) -> None:
        """Also where it was called off before it took its first step."""
        del self.far[key], self.tasks[key]

    async def _worked(self, key: str, work: Work, address: str) -> dict[str, object]:
        """What came of it, or why nothing did."""

        def heard(far: tuple[int, int]) -> None:
            self.far[key] = far

        try:
            return {
                "data": await self.workers.do(partial(reporting, work), address, self.seconds, heard=heard)
            }
        except TimeoutError:
            return {"problem": "takes-too-long"}
        except WorkerDied:
            return {"problem": "interrupted"}
        except Exception:
            log.exception("long work failed")
            return {"problem": "internal"}

    async def _beat(self, key: str) -> None:
        """Say from time to time how far it is, until somebody has called it off."""
        while True:
            await asyncio.sleep(BEAT)
            done, whole = self.far[key]
            if not await self._note(key, at=now_ms(), done=done, whole=whole):
                self.tasks[key].cancel()

    async def _note(self, key: str, **noted: object) -> bool:
        try:
            return await self.notes.go_on(key, self.me, **noted)
        except StoreError as error:
            log.warning("long work could not be noted just now: %s", error)
            return True

    async def close(self) -> None:
        """What is not worked out yet is left to whoever asks next."""
        await _ended(*self.tasks.values())
        self.workers.close()


async def _ended(*tasks: asyncio.Future[None]) -> None:
    """Nobody waits for these any more."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
