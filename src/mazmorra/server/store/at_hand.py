"""A connection to a file of SQLite: appends go in at once, where they are made, unless another process is
writing just then.

Python's SQLite lets go of the interpreter's lock at every step, and a thread of its own would have to wait
for the event loop to get it back, many times a batch. Only the commit waits for the disk: it is left to a
thread.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from mazmorra.server.store.errors import may_pass, told
from mazmorra.server.store.transactions import Batch, Begun, Transactions

SETTINGS = ("PRAGMA busy_timeout = 0", "PRAGMA cache_size = -16000", "PRAGMA wal_autocheckpoint = 4000")
"""Nobody is waited for; what many tables write to is kept in memory, and goes to the file now and then."""
logger = logging.getLogger(__name__)


class AtHand:
    """The connection, kept open."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions
        self.connection: Connection | None = None

    def begin(self, batch: Batch, number: int) -> Begun | None:
        """Write the appends of a batch; nothing where that is not possible at once, and then nothing is
        written.
        """
        begun = None
        try:
            begun = self._begun()
            if begun is None:
                return None
            if self.transactions.write(begun.connection, batch, number):
                return begun
        except Exception as error:  # the thread tries it, and finds out what is wrong
            logger.info("not written at once: %s", told(error))
        self.give_up(begun)
        return None

    def _begun(self) -> Begun | None:
        """A transaction; nothing where somebody else has one."""
        connection = self.connection or self._open()
        try:
            return Begun(connection)
        except OperationalError as error:
            if may_pass(error) and not error.connection_invalidated:
                return None
            raise

    def _open(self) -> Connection:
        self.connection = self.transactions.engine.connect()
        self.connection.detach()
        raw = self.connection.connection
        for line in SETTINGS:
            raw.execute(line).close()
        return self.connection

    def give_up(self, begun: Begun | None) -> None:
        """Undo what was begun; the connection is opened anew for the next one."""
        if begun is not None:
            begun.undo()
        self.close()

    def close(self) -> None:
        if self.connection is not None:
            with suppress(Exception):
                self.connection.close()
            self.connection = None
