"""Inserts that know what to do about rows that are there already, as each kind of database writes them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(connection: Connection, table: Any) -> sqlite.Insert | postgresql.Insert:
    """An insert that knows what to do about rows that are there already."""
    return insert_into(connection.dialect, table)


def insert_into(dialect: Dialect, table: Table) -> sqlite.Insert | postgresql.Insert:
    """The same for a kind of database."""
    return postgresql.insert(table) if dialect.name == "postgresql" else sqlite.insert(table)
