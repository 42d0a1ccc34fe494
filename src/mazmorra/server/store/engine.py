"""How a database is reached: addresses, connections and their settings, and trying again.

What is asked of it is elsewhere.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from mazmorra.kernel import Json
from mazmorra.server.store.errors import StoreError, masked, may_pass, told

T = TypeVar("T")
READERS = 4
IMMEDIATE: Json = {"mazmorra_immediate": True}  # an SQLite transaction that takes the write lock as it begins
SQLITE = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
# Acknowledged means durable, also where the database's own default says otherwise.
POSTGRESQL = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
TCP = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20000,
}
logger = logging.getLogger(__name__)


def make_engine(url: str) -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://...`."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(
            "the database address cannot be read; give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        return _sqlite(parsed)
    if kind in ("postgresql", "postgres"):
        return _postgresql(parsed)
    raise StoreError(
        f"the database {masked(url)} is of an unknown kind; give sqlite:///FILE or postgresql://..."
    )


def trying(act: Callable[[], T], patience: float, what: str) -> T:
    """Do something with a database, again and again while what goes wrong may pass, for `patience`
    seconds.
    """
    started, pause = time.monotonic(), 0.02
    while True:
        try:
            return act()
        except (SQLAlchemyError, sqlite3.Error) as error:
            left = started + patience - time.monotonic()
            if not may_pass(error) or left <= 0:
                raise StoreError(f"could not {what}: {told(error)}", passing=may_pass(error)) from None
            logger.warning("could not %s, trying again: %s", what, told(error))
            time.sleep(min(pause, max(left, 0.0)))
            pause = min(2 * pause, 1.0)


def _sqlite(url: URL) -> Engine:
    if sqlite3.sqlite_version_info < (3, 35):
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old; 3.35 or newer is needed")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError(f"the database {masked(str(url))} is not a file; give sqlite:///FILE")
    _private_file(Path(url.database))
    connect: Json = {"timeout": 10, "isolation_level": None, "check_same_thread": False}
    engine = create_engine(
        url.set(drivername="sqlite"), connect_args=connect, hide_parameters=True, pool_size=READERS + 1
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _private_file(path: Path) -> None:
    """A new database belongs to its owner alone: it holds the secrets of running games."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _set_up_sqlite(connection: Any, record: Any) -> None:
    connection.text_factory = partial(
        str, encoding="utf-8", errors="replace"
    )  # one broken letter spoils no other row
    for line in SQLITE:
        connection.execute(line).close()


def _begin_sqlite(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("mazmorra_immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _postgresql(url: URL) -> Engine:
    try:
        engine = create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=TCP,
            hide_parameters=True,
            pool_size=READERS + 1,
            isolation_level="READ COMMITTED",
        )
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs its driver: pip install 'mazmorra[cluster]'") from None
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def _set_up_postgresql(connection: Any, record: Any) -> None:
    connection.execute(POSTGRESQL).close()
    connection.commit()
