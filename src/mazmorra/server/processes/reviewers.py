"""Who works out the reviews of finished games: workers that stand back behind everything else, one game at a
time, once for everybody.
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
from mazmorra.server.store import Store, StoreError
from mazmorra.server.store.reviews import Noted

SECONDS = 1800.0
"""The longest a review may take; on a free core it takes a tenth of that at most."""
BEAT = 2.0
"""Seconds after which a process says again that it is at work, and how far."""
MOST_OF_ONE = 4
"""Reviews that one address may wait for."""
Work: TypeAlias = Callable[[Callable[[int, int], None]], bytes]
"""What works a review out, and says how many answers of how many are done."""
log = logging.getLogger("mazmorra.reviews")


def reporting(work: Work) -> bytes:
    """In a worker: a review, and on the way how far it is."""
    return work(lambda done, whole: report((done, whole)))


class Reviewers:
    """The reviews this process works out."""

    def __init__(self, store: Store, workers: int = 1, seconds: float = SECONDS) -> None:
        self.store = store
        self.workers = Workers(workers, modest=True)
        self.seconds = seconds
        self.me = secrets.token_hex(8)
        self.far: dict[str, tuple[int, int]] = {}
        """The games at work here: how many answers of how many are done."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def noted(self, table: str) -> Noted | None:
        """A game's review, or how far it is, if anybody is at work on it."""
        found = await self.store.reviews.of(table)
        if found is None or found.data is not None or found.problem:
            return found
        if table in self.far:
            done, whole = self.far[table]
            return Noted(now_ms(), done, whole, "", None)
        return found if found.is_under_way(now_ms()) else None

    async def begin(self, table: str, work: Work, address: str) -> None:
        """Work out a game's review, unless it is there or somebody does."""
        if self.workers.waiting(address) >= MOST_OF_ONE:
            raise Refused("too-many", 429, seconds=int(BEAT))
        if table not in self.far and await self.store.reviews.begin(table, self.me, now_ms()):
            self.far[table] = (0, 0)
            task = asyncio.ensure_future(self._review(table, work, address))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _review(self, table: str, work: Work, address: str) -> None:
        beating = asyncio.ensure_future(self._beat(table))
        try:
            await self._note(table, **await self._worked(table, work, address))
        except asyncio.CancelledError:
            await self._note(table, problem="interrupted")
            raise
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            del self.far[table]

    async def _worked(self, table: str, work: Work, address: str) -> dict[str, object]:
        """The review, or why there is none."""

        def heard(far: tuple[int, int]) -> None:
            self.far[table] = far

        try:
            return {
                "data": await self.workers.do(partial(reporting, work), address, self.seconds, heard=heard)
            }
        except TimeoutError:
            return {"problem": "takes-too-long"}
        except WorkerDied:
            return {"problem": "interrupted"}
        except Exception:
            log.exception("a review failed")
            return {"problem": "internal"}

    async def _beat(self, table: str) -> None:
        while True:
            await asyncio.sleep(BEAT)
            done, whole = self.far[table]
            await self._note(table, at=now_ms(), done=done, whole=whole)

    async def _note(self, table: str, **noted: object) -> None:
        try:
            await self.store.reviews.go_on(table, self.me, **noted)
        except StoreError as error:
            log.warning("a review could not be noted just now: %s", error)

    async def close(self) -> None:
        """What is not worked out yet is left to whoever asks next."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
