"""One process writes to a file of SQLite without waiting; where it would have to wait, a thread does."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from mazmorra.server.store import Append, Store
from mazmorra.server.tables.summary import summary
from tests.server.lives import Story


def begun() -> Append:
    story = Story()
    return Append(story.log, summary(story.life))


async def test_an_append_waits_for_a_file_that_another_program_has_locked(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        other = sqlite3.connect(tmp_path / "store.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        appending = asyncio.ensure_future(store.append(begun()))
        assert await store.entries("t1") == []  # nobody else waits
        assert not appending.done()
        other.execute("ROLLBACK")

        assert await appending
        assert len(await store.entries("t1")) == len(Story().log)


async def test_what_is_told_to_be_stored_is_there_for_another_program(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/store.db") as store:
        append = begun()

        assert await store.append(append)

        other = sqlite3.connect(tmp_path / "store.db")
        assert other.execute("SELECT count(*) FROM log").fetchone() == (len(append.entries),)


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/store.db")
    appending = asyncio.ensure_future(store.append(begun()))
    await asyncio.sleep(0)

    await store.close()

    assert await appending
