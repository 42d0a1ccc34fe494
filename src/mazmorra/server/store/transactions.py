"""How a batch becomes a transaction: all of it or, where the database refuses that, each part alone.

A commit whose answer was lost (the connection broke in that very moment) is recognised by the number of its
batch, so that trying again neither stores anything twice nor calls stored what is not.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

from sqlalchemy import BigInteger, Connection, Dialect, Engine, Update, bindparam, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from mazmorra.server.store import schema
from mazmorra.server.store.batch import Prepared, write
from mazmorra.server.store.engine import IMMEDIATE, trying
from mazmorra.server.store.errors import StoreError, may_pass, told
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready

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


Batch = Sequence[Waiting]


class Transactions:
    """The transactions of one writer, one after the other."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self.engine = engine.execution_options(**IMMEDIATE)
        self.patience = patience
        self.id = secrets.token_hex(8)
        self.numbers = count(1)

    def commit(self, batch: Batch, number: int) -> None:
        """Commit a batch; where the database refuses it, commit each part alone, so that one bad row fails
        only itself.
        """
        try:
            trying(lambda: self._attempt(batch, number), self.patience, "write to the database")
        except Exception as error:
            fail(batch, error)
            if len(batch) == 1 or (isinstance(error, StoreError) and error.passing):
                return
            for one in batch:
                one.error = None
                self.commit([one], next(self.numbers))

    def _attempt(self, batch: Batch, number: int) -> None:
        with self.engine.begin() as connection:
            if self.write(connection, batch, number):
                carry_out(connection, batch)

    def write(self, connection: Connection, batch: Batch, number: int) -> bool:
        """Write the appends of a batch under its number.

        False when the number is there: an earlier attempt did commit, its outcomes hold.
        """
        if not self._sign(connection, number):
            return False
        appends = [one.work for one in batch if isinstance(one.work, Prepared)]
        if appends:
            write(connection, appends)
        for one in batch:
            if isinstance(one.work, Prepared):
                one.outcome = one.work.stored
        return True

    def _sign(self, connection: Connection, number: int) -> bool:
        row, now = schema.writers.c, time.time_ns() // 1_000_000
        signed = ready(connection.dialect, _sign).at_once(connection, writer=self.id, number=number, now=now)
        if signed.rowcount:
            return True
        if connection.execute(select(row.batch).where(row.id == self.id)).first():
            return False
        connection.execute(delete(schema.writers).where(row.at < now - FORGOTTEN))
        connection.execute(insert_new(connection, schema.writers).values(id=self.id, batch=number, at=now))
        return True

    def sign_off(self) -> None:
        """Nothing more will be written."""
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(schema.writers).where(schema.writers.c.id == self.id))
        except Exception as error:  # the row is forgotten later
            logger.warning("could not sign off: %s", told(error))


def carry_out(connection: Connection, batch: Batch) -> None:
    """Do what of a batch is other work than an append."""
    for one in batch:
        if not isinstance(one.work, Prepared):
            _carry_out(connection, one, one.work)


def fail(batch: Batch, error: Exception) -> None:
    """Nothing of a batch was stored, as far as is known."""
    if not isinstance(error, StoreError):
        error = StoreError(f"could not write to the database: {told(error)}")
    logger.error("%d writes failed: %s", len(batch), error)
    for one in batch:
        one.error = error
        if isinstance(one.work, Prepared):
            one.work.stored = False


def _sign(dialect: Dialect) -> Update:
    row, number = schema.writers.c, bindparam("number", type_=BigInteger)
    mine = update(schema.writers).where(row.id == bindparam("writer"), row.batch < number)
    return mine.values(batch=number, at=bindparam("now"))


def _carry_out(connection: Connection, waiting: Waiting, work: Work) -> None:
    """Do one piece of work, so that what it breaks is undone alone."""
    try:
        with connection.begin_nested():
            waiting.outcome, waiting.error = work(connection), None
    except Exception as error:
        if may_pass(error):
            raise
        waiting.error = StoreError(told(error)) if isinstance(error, SQLAlchemyError) else error


class Begun:
    """A transaction that was begun where nothing may wait, and is committed where waiting does no harm."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.transaction = connection.begin()

    def commit(self, batch: Batch) -> None:
        carry_out(self.connection, batch)
        self.transaction.commit()

    def undo(self) -> None:
        with suppress(Exception):
            self.transaction.rollback()
