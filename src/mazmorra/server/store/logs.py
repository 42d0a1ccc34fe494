"""Reading the logs of tables.

They are written by the batch, and changed by nothing but the deletion of a person.

A log that holds something else than we write is Unreadable; whoever can do without what is lost takes what
there is.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Dialect, Integer, Text, bindparam, literal, select

from mazmorra.kernel import Json
from mazmorra.server.store.bulk import Found, Query, gather, gathering
from mazmorra.server.store.errors import Unreadable
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Loaded
from mazmorra.server.store.schema import log, snapshots, tables
from mazmorra.server.tables.entries import Entry

LATEST = 1 << 53
"""Later than any time that is."""
decode = msgspec.json.Decoder(Json).decode


def tail(connection: Connection, table: str, since: int) -> list[Entry]:
    """The entries of a table numbered `since` and higher."""
    entries, lost = legible(connection, table, since)
    if lost:
        raise Unreadable(f"entry {min(lost)} of table {table} cannot be read")
    return entries


def legible(
    connection: Connection, table: str, since: int, naming: str = ""
) -> tuple[list[Entry], dict[int, str]]:
    """The entries of a table that can be read, and by their numbers what is there instead of the others.

    Only those that are `naming` somebody, if that is said.
    """
    rows = sorted(_rows(connection, table, since, naming), key=lambda row: row[0])
    entries: list[Entry] = []
    lost: dict[int, str] = {}
    moment = next((at for _, at, *_ in rows if _is_moment(at)), 0)
    for number, at, kind, body in rows:
        moment = at if _is_moment(at) else moment  # a game can do without a time that cannot be read
        try:
            entries.append(Entry(table, number, moment, kind, decode(body)))
        except (msgspec.DecodeError, TypeError):
            lost[number] = str(body)
    return entries, lost


def _rows(connection: Connection, table: str, since: int, naming: str) -> list[Found]:
    if naming:
        query = _entries(literal(table), literal(since))
        return gather(connection, query.where(log.c.body.contains(naming, autoescape=True)))
    found = ready(connection.dialect, _tail).rows(connection, of_table=table, since=since)
    rows: list[Found] = msgspec.json.decode(found[0][0] or "[]")
    return rows


def _tail(dialect: Dialect) -> Query:
    return gathering(dialect, _entries(bindparam("of_table", type_=Text), bindparam("since", type_=Integer)))


def _entries(table: ColumnElement[str], since: ColumnElement[int]) -> Query:
    return (
        select(log.c.number, log.c.at, log.c.kind, log.c.body)
        .where(log.c.table_id == table, log.c.number >= since)
        .order_by(log.c.number)
    )


def _is_moment(at: object) -> bool:
    return isinstance(at, int) and 0 <= at < LATEST


def load(connection: Connection, table: str, before: int | None) -> Loaded:
    """The latest snapshot (with a number below `before`) and the entries after it."""
    forgotten, status, expected = _row(connection, table)
    query = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
    if before is not None:
        query = query.where(snapshots.c.number < before)
    found = connection.execute(query.order_by(snapshots.c.number.desc()).limit(1)).first()
    if found is None:
        return Loaded(-1, None, tail(connection, table, 0), forgotten, status, expected)
    return Loaded(
        found.number,
        bytes(found.data),
        tail(connection, table, found.number + 1),
        forgotten,
        status,
        expected,
    )


def news(connection: Connection, table: str, since: int) -> Loaded:
    """The entries numbered `since` and higher, and whether somebody was forgotten in those before."""
    forgotten, status, expected = _row(connection, table)
    return Loaded(-1, None, tail(connection, table, since), forgotten, status, expected)


def _row(connection: Connection, table: str) -> tuple[int, str, int]:
    """How often somebody was forgotten at a table, its status and the number its next entry will have.

    Asked before the rest: what is read later is then at least that new.
    """
    found = ready(connection.dialect, _standing).rows(connection, of_table=table)
    return next(((forgotten, status, number) for forgotten, status, number in found), (0, "", 0))


def _standing(dialect: Dialect) -> Query:
    row = tables.c
    return select(row.forgotten, row.status, row.number).where(row.id == bindparam("of_table", type_=Text))
