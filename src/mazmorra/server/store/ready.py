"""Statements that are carried out all the time, compiled once: SQLAlchemy's own way costs more than the
statement itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache
from typing import Any

from sqlalchemy import ClauseElement, Connection, CursorResult, Dialect

from mazmorra.kernel import Json


class Ready:
    """A statement as text, and the order in which the database wants what fills its gaps."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self.fixed: Json = dict(compiled.params)
        self.order: list[str] | None = compiled.positiontup

    def __call__(self, connection: Connection, **given: Any) -> CursorResult[Any]:
        """Carry it out with these values in its gaps."""
        return connection.exec_driver_sql(self.sql, self._filled(given))

    def at_once(self, connection: Connection, **given: object) -> CursorResult[Any] | sqlite3.Cursor:
        """The same in a transaction that has begun, past SQLAlchemy where SQLite is."""
        raw = connection.connection.dbapi_connection
        if isinstance(raw, sqlite3.Connection):
            return raw.execute(self.sql, self._filled(given))
        return self(connection, **given)

    def rows(self, connection: Connection, **given: object) -> list[Any]:
        """The rows it finds, all of them, as tuples; on SQLite in a reading of its own where no transaction
        has begun.
        """
        return list(self.at_once(connection, **given).fetchall())

    def _filled(self, given: Json) -> tuple[object, ...] | Json:
        values = {**self.fixed, **given}
        return tuple([values[name] for name in self.order]) if self.order else values


@cache
def ready(dialect: Dialect, build: Callable[..., ClauseElement], *args: Any) -> Ready:
    """The statement that a function builds for a kind of database, compiled when it is asked for the first
    time.
    """
    return Ready(build(dialect, *args), dialect)
