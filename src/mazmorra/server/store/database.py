"""A database for an event loop, which never waits: reading in a few threads, committing in one.

No SQL here.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from mazmorra.server.store.batch import Prepared
from mazmorra.server.store.engine import READERS, make_engine, trying
from mazmorra.server.store.errors import StoreError
from mazmorra.server.store.glances import Glances
from mazmorra.server.store.upgrade import upgrade_engine
from mazmorra.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
ANSWERS_WITHIN = 2.0  # seconds, or the database is not well
LOOKS_EVERY = 0.5


class Database:
    """An open database. `patience` is how many seconds a lost connection is tried again."""

    def __init__(self, engine: Engine, patience: float, writers: int = 1) -> None:
        self._engine = engine
        self._patience = patience
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="mazmorra-reader")
        self._writer = Writer(engine, patience, writers)
        self._glances = Glances(engine) if engine.dialect.name == "sqlite" else None
        self._looking: asyncio.Future[bool] | None = None
        self._looks_again = 0.0

    @classmethod
    async def open(cls, url: str, patience: float, writers: int = 1) -> Database:
        """Open and upgrade the database at an address, to which so many processes of this machine write."""
        engine = make_engine(url)
        try:
            await asyncio.to_thread(upgrade_engine, engine, patience)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, patience, writers)

    def __repr__(self) -> str:
        return f"Database({self._engine.url.render_as_string()!r})"

    async def read(
        self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function reads in one transaction."""

        def reading() -> T:
            with self._engine.connect() as connection:
                return act(connection, *args, **kwargs)

        if not self._writer.alive:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, trying, reading, self._patience, "read from the database"
        )

    async def look_up(
        self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function reads by a few keys. A file of SQLite is asked at once: a thread would take longer
        to wake up than that does.
        """
        if self._glances is not None and self._writer.alive:
            with suppress(SQLAlchemyError, sqlite3.Error):
                return self._glances.look(lambda connection: act(connection, *args, **kwargs))
        return await self.read(act, *args, **kwargs)

    async def write(
        self, act: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function returns, once all it wrote is committed."""
        return cast(T, await self._writer.submit(lambda connection: act(connection, *args, **kwargs)))

    async def append(self, append: Prepared) -> bool:
        """Whether an append was stored; when it was, it is committed."""
        return cast(bool, await self._writer.submit(append))

    async def healthy(self) -> bool:
        """Whether the database can be written to.

        Whoever asks while one looks, or just after, is told the same.
        """
        if not self._writer.alive:
            return False
        if self._looking is None or (self._looking.done() and time.monotonic() > self._looks_again):
            self._looking = asyncio.ensure_future(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> bool:
        """The writer signs every batch, so that even one with nothing in it must be written down and
        committed.
        """
        try:
            await asyncio.wait_for(self.write(lambda connection: None), ANSWERS_WITHIN)
        except (StoreError, TimeoutError):
            return False
        finally:
            self._looks_again = time.monotonic() + LOOKS_EVERY
        return True

    async def close(self) -> None:
        """Finish what was begun, then let go."""
        await self._writer.close()
        if self._glances is not None:
            self._glances.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._engine.dispose)


class Part:
    """One part of what is stored: its questions and changes, each a function of a connection."""

    def __init__(self, database: Database) -> None:
        self._database = database
