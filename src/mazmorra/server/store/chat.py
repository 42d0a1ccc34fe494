"""What people say at a table.

Lines are numbered in the order in which they were stored, so that nobody misses one.
"""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, Dialect, Integer, bindparam, delete, func, insert, select

from mazmorra.server.store.bulk import Query
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.errors import StoreError
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Line
from mazmorra.server.store.schema import chat, tables

REMOVED = "removed"
"""The kind of a line whose words are gone; its number stays, so that no other line gets it."""
KEPT, KEPT_OF_PERSON = 500, 5_000
"""Lines of a table and of a person; older ones are forgotten."""
LOOKS_EVERY = 20
"""At one line in so many it is seen whether there are too many of a person."""
COLUMNS = columns_of(chat, Line)


class Chat(Part):
    """The chat of every table."""

    async def add(self, line: Line) -> Line:
        """Store a line; what comes back has its number."""
        return await self._database.write(_add, line)

    async def since(self, table: str, number: int = 0, limit: int = 200) -> list[Line]:
        """The lines of a table after a number, oldest first; where there are more than `limit`, the latest
        ones.
        """
        return await self._database.read(lines_since, table, number, limit)


def _add(connection: Connection, line: Line) -> Line:
    if deleted(connection, {line.person}):
        raise StoreError(f"somebody who was deleted does not chat at table {line.table}")
    held = (
        select(tables.c.id).where(tables.c.id == line.table).with_for_update()
    )  # others wait: numbers are given in order
    if connection.execute(held).first() is None:
        raise StoreError(f"there is no table {line.table} to chat at")
    last = connection.scalar(select(func.max(chat.c.id)).where(chat.c.table_id == line.table))
    line = msgspec.structs.replace(line, id=(last or 0) + 1)
    row = msgspec.structs.asdict(line)
    row["table_id"] = row.pop("table")
    connection.execute(insert(chat).values(row))
    connection.execute(delete(chat).where(chat.c.table_id == line.table, chat.c.id <= line.id - KEPT))
    if secrets.randbelow(LOOKS_EVERY) == 0:  # by chance, or one could avoid the lines at which it is done
        _forget_oldest_of(connection, line.person)
    return line


def _forget_oldest_of(connection: Connection, person: str) -> None:
    """A person keeps so many lines at all tables together."""
    mine = select(chat.c.at).where(chat.c.person == person).order_by(chat.c.at.desc())
    oldest = connection.scalar(mine.offset(KEPT_OF_PERSON).limit(1))
    if oldest is not None:
        connection.execute(delete(chat).where(chat.c.person == person, chat.c.at <= oldest))


def lines_since(connection: Connection, table: str, number: int, limit: int) -> list[Line]:
    """The lines of a table after a number, oldest first; where there are more than `limit`, the latest
    ones.
    """
    rows = ready(connection.dialect, _lines_since).rows(connection, at_table=table, after=number, most=limit)
    return [Line(*row) for row in reversed(rows)]


def _lines_since(dialect: Dialect) -> Query:
    lines = select(*COLUMNS).where(chat.c.table_id == bindparam("at_table"), chat.c.id > bindparam("after"))
    lines = lines.where(chat.c.kind != REMOVED)
    return lines.order_by(chat.c.id.desc()).limit(bindparam("most", type_=Integer))
