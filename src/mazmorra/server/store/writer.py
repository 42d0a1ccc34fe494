"""What waits to be written is taken together and committed in a thread, while the next gathers.

What is written is decided elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from typing import Any

from sqlalchemy import Engine

from mazmorra.server.store.at_hand import AtHand
from mazmorra.server.store.batch import Prepared
from mazmorra.server.store.errors import StoreError, told
from mazmorra.server.store.transactions import Begun, Transactions, Waiting, Work, fail

MOST = 500  # appends in one transaction
GATHER = 0.012
"""Seconds a busy writer waits for more before it commits, for each process that writes: fewer, fuller
transactions, as many from several as from one.
"""
logger = logging.getLogger(__name__)


class Writer:
    """Writes for one event loop. `submit` is called there, and there the futures are answered."""

    def __init__(self, engine: Engine, patience: float, writers: int = 1) -> None:
        self._transactions = Transactions(engine, patience)
        self._at_hand = AtHand(self._transactions) if engine.dialect.name == "sqlite" else None
        self._gather = GATHER * writers
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Waiting] = []
        self._planned: asyncio.Handle | None = None
        self._under_way = False
        self._busy = False
        self._on_the_way: dict[str, Prepared] = {}
        self._given: queue.SimpleQueue[tuple[list[Waiting], int, Begun | None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="mazmorra-writer", daemon=True)
        self._closing: asyncio.Future[None] | None = None
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether anything can still be written."""
        return self._thread.is_alive() and self._closing is None

    def submit(self, work: Prepared | Work) -> asyncio.Future[Any]:
        """Have something written: an append gives whether it was stored, other work what it returns, once
        committed.
        """
        if not self.alive:
            raise StoreError("the store is closed")
        if isinstance(work, Prepared):
            work.after = self._on_the_way.get(work.table)
            self._on_the_way[work.table] = work
        waiting = Waiting(work, self._loop.create_future())
        self._waiting.append(waiting)
        self._plan(self._gather if self._busy else 0.0)
        return waiting.future

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if self._closing is None:
            self._closing = self._loop.create_future()
            self._plan(0.0)
        await asyncio.shield(self._closing)
        await asyncio.to_thread(self._thread.join)

    def _plan(self, seconds: float) -> None:
        """Begin with what waits after a while; while a batch is under way, the next one gathers."""
        if self._planned is None and not self._under_way:
            self._planned = self._loop.call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._planned = None
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._busy = len(batch) > 1
        if batch:
            number = next(self._transactions.numbers)
            begun = self._at_hand.begin(batch, number) if self._at_hand else None
            self._under_way = True
            self._given.put((batch, number, begun))
        elif self._closing is not None and not self._closing.done():
            self._closing.set_result(None)
            self._given.put(None)

    def _deliver(self, batch: list[Waiting]) -> None:
        self._under_way = False
        for one in batch:
            work = one.work
            if isinstance(work, Prepared):
                work.after = None
                if self._on_the_way.get(work.table) is work:
                    del self._on_the_way[work.table]
            one.deliver()
        if self._waiting or self._closing is not None:
            self._plan(self._gather if self._busy and self._closing is None else 0.0)

    # What follows happens in the writer's own thread, while the event loop leaves the batch alone.

    def _run(self) -> None:
        while (given := self._given.get()) is not None:
            batch, number, begun = given
            try:
                if begun is None or not self._committed(batch, begun):
                    self._transactions.commit(batch, number)
            except Exception as error:  # one thread serves everybody: whatever went wrong, it goes on
                fail(batch, error)
            self._loop.call_soon_threadsafe(self._deliver, batch)
        if self._at_hand is not None:
            self._at_hand.close()
        self._transactions.sign_off()

    def _committed(self, batch: list[Waiting], begun: Begun) -> bool:
        try:
            begun.commit(batch)
            return True
        except Exception as error:
            logger.warning("not committed, trying again: %s", told(error))
            if self._at_hand is not None:
                self._at_hand.give_up(begun)
            return False
