"""Many rows in one step: they go to the database, and come back, as one JSON text each way.

Python's SQLite lets go of the interpreter's lock at every row, and takes a slice of waiting to get it back
while the event loop is busy. One step a statement keeps the writer quick under load. Whole numbers, truths
and texts only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Dialect,
    Select,
    Subquery,
    Text,
    bindparam,
    case,
    cast,
    func,
    select,
)

encode = msgspec.json.Encoder().encode
ROWS = "rows"


Query: TypeAlias = Select[Any]  # what a row holds its query says
Found: TypeAlias = list[Any]  # one row of it


def as_json(value: object) -> str:
    """A value as JSON text."""
    return encode(value).decode()


def spread(dialect: Dialect, columns: Sequence[Column[Any]]) -> Subquery:
    """The rows of the JSON parameter `rows`, a list of objects, as something to insert or update from."""
    picked: list[ColumnElement[Any]]
    if dialect.name == "postgresql":
        # As JSON, not JSONB: that one refuses some of the characters a text may have.
        each = func.json_array_elements(cast(bindparam(ROWS, type_=Text), JSON)).table_valued("value")
        picked = [each.c.value.op("->>")(column.name) for column in columns]
    else:
        each = func.json_each(bindparam(ROWS, type_=Text)).table_valued("value")
        picked = [func.json_extract(each.c.value, f"$.{column.name}") for column in columns]
    return select(
        *(cast(pick, column.type).label(column.name) for pick, column in zip(picked, columns, strict=True))
    ).subquery()


def gathering(dialect: Dialect, query: Query) -> Select[tuple[str]]:
    """A query whose rows come back as one JSON text."""
    inner = query.subquery()
    if dialect.name == "postgresql":
        return select(cast(func.json_agg(func.json_build_array(*inner.c)), Text))
    return select(func.json_group_array(func.json_array(*map(_legible, inner.c))))


def _legible(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """A column of SQLite, which keeps whatever it is given: bytes and infinite numbers would spoil all."""
    if isinstance(column.type, Text):
        return cast(column, Text)
    return case((func.typeof(column) == "integer", column), else_=None)


def gather(connection: Connection, query: Query) -> list[Found]:
    """The rows of a query, read in one step, in the order of the query."""
    inner = query.subquery()
    found = str(connection.scalar(gathering(connection.dialect, query)) or "[]")
    rows: list[Found] = msgspec.json.decode(found)
    truths = [index for index, column in enumerate(inner.c) if isinstance(column.type, Boolean)]
    for row in rows:
        for index in truths:
            row[index] = bool(row[index])
    return rows
