"""Spoiling what a stopped server has stored, as a bad disk or a clumsy hand would."""

from __future__ import annotations

from typing import Any

from sqlalchemy import create_engine, text


def spoil(database: str, statement: str, **values: Any) -> int:
    """Run a statement on a database; how many rows it changed."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.begin() as connection:
            return connection.execute(text(statement), values).rowcount
    finally:
        engine.dispose()
