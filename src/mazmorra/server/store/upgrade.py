"""Brings a database to the schema of this version, from empty or from any older one.

Running it again changes nothing.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from mazmorra.server.store.engine import IMMEDIATE, make_engine, trying
from mazmorra.server.store.errors import StoreError

LOCK = 0x6D617A6D  # 'mazm': two processes that start at once upgrade one after the other


def upgrade(url: str, to: str = "head") -> None:
    """Upgrade the database at an address, to this version or to an earlier step."""
    engine = make_engine(url)
    try:
        upgrade_engine(engine, to=to)
    finally:
        engine.dispose()


def upgrade_engine(engine: Engine, patience: float = 10.0, to: str = "head") -> None:
    """Upgrade the database of an engine, in one transaction: one that is interrupted leaves everything as it
    was.
    """
    trying(lambda: _upgrade(engine, to), patience, f"upgrade {engine.url.render_as_string()}")


def revision(engine: Engine) -> str | None:
    """The step a database is at; None when it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _upgrade(engine: Engine, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    steps = ScriptDirectory.from_config(config)
    now = revision(engine)
    if now == steps.get_current_head():
        return
    if now is not None and now not in {step.revision for step in steps.walk_revisions()}:
        raise StoreError(
            f"the database {engine.url.render_as_string()} is at step {now}, newer than "
            f"this program; update Mazmorra"
        )
    with engine.execution_options(**IMMEDIATE).begin() as connection:
        _lock(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
