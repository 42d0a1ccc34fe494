"""A connection to a file of SQLite that is kept open to look something up by its keys, where it is asked for.

A thread would take longer to wake up than that does, and so would a connection of the pool.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class Glances:
    """The connection. One that does not do its work is let go, and opened anew for the next look."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def look(self, act: Callable[[Connection], T]) -> T:
        """What a function reads; nothing it has begun goes on after that."""
        connection = self._connection or self._open()
        try:
            found = act(connection)
            if connection.in_transaction():
                connection.rollback()
            return found
        except BaseException:
            self.close()
            raise

    def _open(self) -> Connection:
        connection = self._connection = self._engine.connect()
        connection.detach()
        connection.connection.execute("PRAGMA busy_timeout = 0").close()  # nobody is waited for here
        return connection

    def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()
