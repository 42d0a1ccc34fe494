"""Finding tables by what they are: open ones, somebody's, those whose clock has run out. Their logs are elsewhere."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, exists, select, tuple_, update

from mazmorra.server.store.bulk import gather
from mazmorra.server.store.rows import Summary
from mazmorra.server.store.schema import members, tables

COLUMNS = [tables.c["id" if field == "table" else field] for field in Summary.__struct_fields__]
JSON_FIELDS = [index for index, field in enumerate(Summary.__struct_fields__) if field in ("settings", "names", "people")]


def summary(connection: Connection, table: str) -> Summary | None:
    """One table, or None when there is no such table."""
    return next(iter(_summaries(connection, select(*COLUMNS).where(tables.c.id == table))), None)


def listing(connection: Connection, status: str, public: bool | None, game: str | None, limit: int, before: str) -> list[Summary]:
    """The newest tables of a status, first those created last."""
    query = select(*COLUMNS).where(tables.c.status == status)
    if public is not None:
        query = query.where(tables.c.public == public)
    if game is not None:
        query = query.where(tables.c.game == game)
    return _summaries(connection, _page(query, limit, before))


def of_person(connection: Connection, person: str, status: str | None, limit: int, before: str) -> list[Summary]:
    """The newest tables somebody hosts or has a seat at."""
    here = exists().where(members.c.person == person, members.c.table_id == tables.c.id, members.c.present)
    query = select(*COLUMNS).where(here)
    if status is not None:
        query = query.where(tables.c.status == status)
    return _summaries(connection, _page(query, limit, before))


def due(connection: Connection, now: int, limit: int) -> list[str]:
    """The tables whose clock has run out, first those that wait longest."""
    query = select(tables.c.id).where(tables.c.due_at > 0, tables.c.due_at <= now).order_by(tables.c.due_at).limit(limit)
    return list(connection.scalars(query))


def put_off(connection: Connection, table: str, number: int, due_at: int) -> None:
    """Let the clock of a table that has not moved on run out later."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.number == number).values(due_at=due_at))


def rest(connection: Connection, table: str) -> None:
    """Let no clock run at a table."""
    connection.execute(update(tables).where(tables.c.id == table).values(due_at=0))


def _page(query: Select[Any], limit: int, before: str) -> Select[Any]:
    key = tuple_(tables.c.created_at, tables.c.id)
    if before:
        mark = tables.alias("mark")
        query = query.where(key < select(mark.c.created_at, mark.c.id).where(mark.c.id == before).scalar_subquery())
    return query.order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(limit)


def _summaries(connection: Connection, query: Select[Any]) -> list[Summary]:
    return [_summary(row) for row in gather(connection, query)]


def _summary(row: list[Any]) -> Summary:
    for index in JSON_FIELDS:
        row[index] = msgspec.json.decode(row[index])
    return msgspec.convert(dict(zip(Summary.__struct_fields__, row, strict=True)), Summary)
