"""The columns that most tables are made of, several at once. Migrations are made of them too, so what is here
stays as it is.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, Table, Text


def texts(*names: str, index: bool = False) -> list[Column[str]]:
    """Columns of text that is always there."""
    return [Column(name, Text, nullable=False, index=index) for name in names]


def numbers(*names: str, index: bool = False) -> list[Column[int]]:
    """Columns of a moment or a count that is always there."""
    return [Column(name, BigInteger, nullable=False, index=index) for name in names]


def of_work() -> list[Column[str] | Column[int] | Column[bytes]]:
    """Who is at work on something and how far, or why it came to nothing, or what came of it."""
    far = [Column(name, Integer, nullable=False) for name in ("done", "whole")]
    return [*texts("worker"), *numbers("at"), *far, *texts("problem"), Column("data", LargeBinary)]


def of_table() -> Column[str]:
    """The table a row belongs to."""
    return Column("table_id", Text, ForeignKey("tables.id"), nullable=False)


def columns_of(table: Table, row: type[msgspec.Struct]) -> list[Column[Any]]:
    """The columns that fill a row's fields, in their order."""
    return [table.c["table_id" if field == "table" else field] for field in row.__struct_fields__]
