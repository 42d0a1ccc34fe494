"""An upgrade that is killed at any of its statements leaves the database as it was, and the next start
finishes it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, event, text

from mazmorra.server.store import schema, upgrade
from mazmorra.server.store.engine import make_engine
from mazmorra.server.store.upgrade import revision
from tests.server.upgrades.given import laid_down, release

MOST = 100


def upgrade_until_killed(url: str, statements: int) -> None:
    """In a process of its own: upgrade, and be killed before one of the statements."""
    seen = 0

    def count(*_: Any) -> None:
        nonlocal seen
        seen += 1
        if seen == statements:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    upgrade(url)


def killed_at(url: str, statements: int) -> bool:
    process = multiprocessing.get_context("fork").Process(target=upgrade_until_killed, args=(url, statements))
    process.start()
    process.join(30)
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


@pytest.mark.filterwarnings("ignore:.*use of fork.*:DeprecationWarning")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_upgrade_that_is_killed_anywhere_is_finished_by_the_next_start(kind: str, tmp_path: Path) -> None:
    given = release("first-release")
    url = laid_down(given, kind, tmp_path)
    engine = make_engine(url)
    kills = 0
    while killed_at(url, kills + 1):
        kills += 1
        assert kills < MOST
        with engine.connect() as connection:
            columns = connection.execute(text("SELECT * FROM tables")).keys()
        assert (revision(engine) == given.kept["revision"]) == ("version" not in columns)

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.scalar(text("SELECT count(*) FROM log")) == len(given.kept["rows"]["log"])
        assert {*connection.scalars(text("SELECT version FROM tables"))} == {1}
    engine.dispose()
    assert kills > 5
