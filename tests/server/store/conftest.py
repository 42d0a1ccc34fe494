from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import psycopg
import pytest

from mazmorra.server.store import Store, schema, upgrade
from tests.server.services import postgres

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    return postgres().fresh() if request.param == "postgresql" else f"sqlite:///{tmp_path}/store.db"


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store of each kind with nothing in it."""
    url = emptied() if request.param == "postgresql" else f"sqlite:///{tmp_path}/store.db"
    async with await Store.open(url) as opened:
        yield opened


def emptied() -> str:
    """The address of a PostgreSQL database that is used again: emptying is quicker than making."""
    with psycopg.connect(shared(), autocommit=True) as connection:
        for table in reversed(schema.metadata.sorted_tables):
            connection.execute(f"DELETE FROM {table.name}".encode())
    return shared()


@cache
def shared() -> str:
    url = postgres().fresh()
    upgrade(url)
    return url
