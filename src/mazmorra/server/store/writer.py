"""The one thread that writes: it takes everything that waits and commits it together.

What is written is decided elsewhere.

A commit whose answer was lost (the connection broke in that very moment) is recognised by the number of its
batch, so that trying again neither stores anything twice nor calls stored what is not.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Connection, Dialect, Engine, Update, bindparam, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from mazmorra.server.store import schema
from mazmorra.server.store.batch import Prepared, write
from mazmorra.server.store.engine import IMMEDIATE, trying
from mazmorra.server.store.errors import StoreError, may_pass, told
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready

MOST = 500  # appends in one transaction
GATHER = 0.012
"""Seconds a busy writer waits for more before it commits, for each process that writes: fewer, fuller
transactions, as many from several as from one.
"""
FORGOTTEN = 30 * 24 * 3600 * 1000  # milliseconds after which a writer that has not written is gone
Work = Callable[[Connection], Any]
logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Waiting:
    """Something to write, who waits for it, and how it came out."""

    work: Prepared | Work
    future: asyncio.Future[Any]
    outcome: Any = None
    error: Exception | None = None

    def deliver(self) -> None:
        """Tell who waits, unless they have gone."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.outcome)


class Writer:
    """Writes for one event loop. `submit` is called there, and there the futures are answered."""

    def __init__(self, engine: Engine, patience: float, writers: int = 1) -> None:
        self._engine = engine.execution_options(**IMMEDIATE)
        self._patience = patience
        self._gather = GATHER * writers
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._id = secrets.token_hex(8)
        self._batch = 0
        self._busy = False
        self._on_the_way: dict[str, Prepared] = {}
        self._thread = threading.Thread(target=self._run, name="mazmorra-writer", daemon=True)
        self._closing = False
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether anything can still be written."""
        return self._thread.is_alive() and not self._closing

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
        self._queue.put(waiting)
        return waiting.future

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # What follows happens in the writer's own thread.

    def _run(self) -> None:
        while (batch := self._take()) is not None:
            try:
                self._commit(batch)
            except Exception as error:  # one thread serves everybody: whatever went wrong, it goes on
                self._fail(batch, error)
            self._loop.call_soon_threadsafe(self._deliver, batch)
        try:
            with self._engine.begin() as connection:
                connection.execute(delete(schema.writers).where(schema.writers.c.id == self._id))
        except Exception as error:  # the row is forgotten later
            logger.warning("could not sign off: %s", told(error))

    def _take(self) -> list[Waiting] | None:
        first = self._queue.get()
        if first is not None and self._busy:
            time.sleep(self._gather)
        batch = [first] if first is not None else []
        while first is not None and len(batch) < MOST:
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                self._queue.put(None)
                break
            batch.append(waiting)
        self._busy = len(batch) > 1
        return batch or None

    def _commit(self, batch: list[Waiting]) -> None:
        """Commit a batch; where the database refuses it, commit each part alone, so that one bad row fails
        only itself.
        """
        self._batch += 1
        try:
            trying(lambda: self._attempt(batch), self._patience, "write to the database")
        except Exception as error:
            self._fail(batch, error)
            if len(batch) == 1 or (isinstance(error, StoreError) and error.passing):
                return
            for one in batch:
                one.error = None
                self._commit([one])

    def _attempt(self, batch: list[Waiting]) -> None:
        with self._engine.begin() as connection:
            if not self._sign(connection):
                return
            appends = [one.work for one in batch if isinstance(one.work, Prepared)]
            if appends:
                write(connection, appends)
            for one in batch:
                if isinstance(one.work, Prepared):
                    one.outcome = one.work.stored
                else:
                    _carry_out(connection, one, one.work)

    def _sign(self, connection: Connection) -> bool:
        """Write down the number of this batch.

        False when it is there: an earlier attempt did commit, its outcomes hold.
        """
        row, now = schema.writers.c, time.time_ns() // 1_000_000
        if ready(connection.dialect, _sign)(
            connection, writer=self._id, number=self._batch, now=now
        ).rowcount:
            return True
        if connection.execute(select(row.batch).where(row.id == self._id)).first():
            return False
        connection.execute(delete(schema.writers).where(row.at < now - FORGOTTEN))
        connection.execute(
            insert_new(connection, schema.writers).values(id=self._id, batch=self._batch, at=now)
        )
        return True

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        if not isinstance(error, StoreError):
            error = StoreError(f"could not write to the database: {told(error)}")
        logger.error("%d writes failed: %s", len(batch), error)
        for one in batch:
            one.error = error
            if isinstance(one.work, Prepared):
                one.work.stored = False

    # And this again in the event loop.

    def _deliver(self, batch: list[Waiting]) -> None:
        for one in batch:
            work = one.work
            if isinstance(work, Prepared):
                work.after = None
                if self._on_the_way.get(work.table) is work:
                    del self._on_the_way[work.table]
            one.deliver()


def _sign(dialect: Dialect) -> Update:
    row, number = schema.writers.c, bindparam("number", type_=BigInteger)
    mine = update(schema.writers).where(row.id == bindparam("writer"), row.batch < number)
    return mine.values(batch=number, at=bindparam("now"))


def _carry_out(connection: Connection, waiting: Waiting, work: Work) -> None:
    """Do other work than an append, so that what it breaks is undone alone."""
    try:
        with connection.begin_nested():
            waiting.outcome, waiting.error = work(connection), None
    except Exception as error:
        if may_pass(error):
            raise
        waiting.error = StoreError(told(error)) if isinstance(error, SQLAlchemyError) else error
