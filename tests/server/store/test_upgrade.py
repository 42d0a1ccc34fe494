from __future__ import annotations

import asyncio
import logging
import multiprocessing
import stat
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from mazmorra.server.store import Store, StoreError, masked, schema, upgrade
from mazmorra.server.store.engine import make_engine
from mazmorra.server.store.upgrade import revision
from tests.server.store.given import append


def test_an_empty_database_becomes_the_schema(url: str) -> None:
    upgrade(url)

    engine = make_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def test_upgrading_again_changes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        await store.append(append("t", 0))
    upgrade(url)
    async with await Store.open(url) as store:
        assert len(await store.entries("t")) == 1


async def test_processes_that_start_at_once_upgrade_once(url: str) -> None:
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        await asyncio.to_thread(pool.map, upgrade, [url] * 6)

    engine = make_engine(url)
    assert revision(engine) is not None
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    upgrade(url)
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    with pytest.raises(StoreError, match="at step 9999, newer than this program"):
        upgrade(url)


async def test_sqlite_is_durable_private_and_strict_about_references(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "store.db"
    async with await Store.open(f"sqlite:///{path}") as store:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        with store._database._engine.connect() as connection:
            assert [connection.execute(text(f"PRAGMA {name}")).scalar() for name in asked] == [
                "wal",
                2,
                1,
                10000,
            ]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "address", ["sqlite://", "sqlite:///:memory:", "mysql://ana:geheim@host/db", "geheim", ""]
)
async def test_an_address_of_another_kind_is_refused(address: str) -> None:
    with pytest.raises(StoreError, match="give sqlite:///FILE") as caught:
        await Store.open(address)
    assert "geheim" not in str(caught.value)


async def test_a_password_is_never_shown(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreError) as caught:
        await Store.open("postgresql://ana:geheim@127.0.0.1:1/db", patience=0.1)

    assert "postgresql" in str(caught.value)
    assert "geheim" not in str(caught.value) + caplog.text
    assert masked("redis://:geheim@host:6379/0") == "redis://:***@host:6379/0"
    assert "geheim" not in masked("postgresql://host/db?password=geheim")


async def test_tokens_from_before_go_on_for_guests_and_end_for_accounts(url: str) -> None:
    """A guest has nothing but the token.

    One that became an account may be in other hands too, and its owner has a password.
    """
    engine = make_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        row = "INSERT INTO people (id, name, created_at, username, password_hash, token_version) VALUES "
        connection.execute(
            text(row + "('guest', 'Gil', 1, NULL, NULL, 3), ('owner', 'Ana', 1, 'ana', 'hash', 5)")
        )
    engine.dispose()

    async with await Store.open(url) as store:
        guest = await store.sessions.bearer("guest", "3")
        assert guest is not None
        assert (
            guest.used_at > 1_700_000_000_000
        )  # seen now, so that nobody is forgotten for having come before
        assert await store.sessions.bearer("guest", "2") is None
        assert await store.sessions.bearer("owner", "5") is None
