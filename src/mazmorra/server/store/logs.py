"""Reading the logs of tables. They are written by the batch, and changed by nothing but the deletion of a person."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from mazmorra.server.entries import Entry
from mazmorra.server.store.bulk import gather
from mazmorra.server.store.rows import Loaded
from mazmorra.server.store.schema import log, snapshots, tables


def tail(connection: Connection, table: str, since: int) -> list[Entry]:
    """The entries of a table numbered `since` and higher."""
    query = select(log.c.number, log.c.at, log.c.kind, log.c.body)
    rows = gather(connection, query.where(log.c.table_id == table, log.c.number >= since).order_by(log.c.number))
    return [Entry(table, number, at, kind, msgspec.json.decode(body)) for number, at, kind, body in sorted(rows)]


def load(connection: Connection, table: str, before: int | None) -> Loaded:
    """The latest snapshot (with a number below `before`) and the entries after it."""
    forgotten = _forgotten(connection, table)
    status = connection.scalar(select(tables.c.status).where(tables.c.id == table)) or ""
    query = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
    if before is not None:
        query = query.where(snapshots.c.number < before)
    found = connection.execute(query.order_by(snapshots.c.number.desc()).limit(1)).first()
    if found is None:
        return Loaded(-1, None, tail(connection, table, 0), forgotten, status)
    return Loaded(found.number, bytes(found.data), tail(connection, table, found.number + 1), forgotten, status)


def news(connection: Connection, table: str, since: int) -> Loaded:
    """The entries numbered `since` and higher, and whether somebody was forgotten in those before."""
    forgotten = _forgotten(connection, table)
    return Loaded(-1, None, tail(connection, table, since), forgotten)


def _forgotten(connection: Connection, table: str) -> int:
    """How often somebody was forgotten at a table. Asked before the rest: what is read later is then at least that new."""
    return connection.scalar(select(tables.c.forgotten).where(tables.c.id == table)) or 0
