"""A PostgreSQL that goes away, comes back, or loses the answer to a commit."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from mazmorra.server.store import Store, StoreError
from tests.server.services import Postgres, postgres
from tests.server.store.given import append


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    service = Postgres()
    yield service
    service.remove()


async def test_a_restart_is_waited_for(own: Postgres) -> None:
    async with await Store.open(own.fresh()) as store:
        await store.append(append("t", 0))
        own.stop(signal.SIGQUIT)
        waiting = asyncio.ensure_future(store.append(append("t", 1)))
        reading = asyncio.ensure_future(store.entries("t"))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(own.start)

        assert await waiting
        assert len(await reading) >= 1
        assert len(await store.entries("t")) == 2
        assert await store.healthy()


async def test_a_database_that_stays_away_is_an_error(own: Postgres) -> None:
    store = await Store.open(own.fresh(), patience=0.3)
    own.stop(signal.SIGQUIT)

    with pytest.raises(StoreError, match="could not write to the database") as caught:
        await store.append(append("t", 0))
    assert own.password not in str(caught.value)
    assert caught.value.passing
    assert not await store.healthy()

    await asyncio.to_thread(own.start)
    assert await store.append(append("t", 0))
    await store.close()


@pytest.mark.parametrize("committed", [True, False])
async def test_a_commit_whose_answer_is_lost_is_recognised(committed: bool) -> None:
    """The connection breaks just before or just after the commit; either way the append is stored once, and
    True.
    """
    async with await Store.open(postgres().fresh()) as store:
        await store.append(append("t", 0))
        left = [1]

        def break_off(connection: Any) -> None:
            if left and left.pop():
                raw = connection.connection.dbapi_connection
                if committed:
                    raw.commit()
                with psycopg.connect(postgres().url("postgres"), autocommit=True) as other:
                    other.execute("SELECT pg_terminate_backend(%s)", [raw.info.backend_pid])

        event.listen(store._database._engine, "commit", break_off)
        given = [append("t", 1), append("u", 0), append("t", 1, by="late")]

        assert await asyncio.gather(*map(store.append, given)) == [True, True, False]
        assert not left
        assert [one.number for one in await store.entries("t")] == [0, 1]
