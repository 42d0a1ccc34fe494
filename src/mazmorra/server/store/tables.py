"""Finding tables by what they are: open ones, somebody's, those whose clock has run out.

Their logs are elsewhere.

A row that is not what we write is left out, so that one table that cannot be read harms no list of others.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    Text,
    and_,
    bindparam,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from mazmorra.server.store.bulk import Found, Query, gather
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Summary
from mazmorra.server.store.schema import log, members, tables

LISTED = ("open", "playing", "over", "closed")
COLUMNS = [tables.c["id" if field == "table" else field] for field in Summary.__struct_fields__]
Versions: TypeAlias = Mapping[str, tuple[int, ...]]
"""Versions of the rules, by game."""
Due: TypeAlias = tuple[int, str]
"""When a clock ran out, and at which table."""
PRIVATE = '"private":true'
"""How the first entry of a table says it, and no text within it could: there the quotes would be escaped."""
logger = logging.getLogger("mazmorra.tables")
JSON_NAMES = ("settings", "names", "people", "waits")
JSON_FIELDS = [index for index, field in enumerate(Summary.__struct_fields__) if field in JSON_NAMES]


def summary(connection: Connection, table: str) -> Summary | None:
    """One table, or None when there is no such table."""
    return next(iter(_readable(gather(connection, select(*COLUMNS).where(tables.c.id == table)))), None)


def listing(
    connection: Connection,
    status: str,
    public: bool | None,
    games: Collection[str],
    limit: int,
    before: str,
    versions: Versions | None,
) -> list[Summary]:
    """The newest tables of a status, first those created last; of the games and versions of the rules given,
    if any are.
    """
    query = select(*COLUMNS).where(tables.c.status == status)
    if versions is not None:
        row = tables.c
        query = query.where(
            or_(*(and_(row.game == name, row.version.in_(played)) for name, played in versions.items()))
        )
    if public is not None:
        query = query.where(tables.c.public == public)
    if games:
        query = query.where(tables.c.game.in_(games))
    return _summaries(connection, query, limit, before)


def shows_itself_to(connection: Connection, table: str, person: str) -> bool:
    """Whether there is such a table, for a person: one that was brought is its host's until it is shared."""
    found = ready(connection.dialect, _privacy).rows(connection, of_table=table)
    return any(not private or (bool(person) and host == person) for host, private in found)


def _privacy(dialect: Dialect) -> Query:
    """Whose a table is, and whether it is theirs alone."""
    table = bindparam("of_table", type_=Text)
    laid = (log.c.table_id == table, log.c.number == 0)
    private = exists().where(*laid, log.c.body.contains(PRIVATE, autoescape=True))
    shared = exists().where(log.c.table_id == table, log.c.kind == "shared")
    return select(tables.c.host, and_(private, ~shared).label("private")).where(tables.c.id == table)


def of_person(
    connection: Connection, person: str, status: str | None, limit: int, before: str
) -> list[Summary]:
    """The newest tables somebody hosts or has a seat at."""
    query = select(*COLUMNS).where(
        _is_at(person), tables.c.status.in_(LISTED if status is None else (status,))
    )
    return _summaries(connection, query, limit, before)


def at(connection: Connection, person: str, status: str) -> list[str]:
    """The ids of all tables of a status that somebody hosts or has a seat at, also of those that no list can
    show.
    """
    query = select(tables.c.id).where(_is_at(person), tables.c.status == status)
    return list(connection.scalars(query.order_by(tables.c.created_at.desc(), tables.c.id.desc())))


def waiting_for(connection: Connection, person: str, limit: int) -> list[Summary]:
    """The tables that wait for somebody, first those whose clock runs out first, then those that wait
    longest.
    """
    mine = tables.c.waits.contains(f'"{person}"', autoescape=True)
    query = select(*COLUMNS).where(_is_at(person), tables.c.status.in_(("open", "playing")), mine)
    hurry = (tables.c.due_at == 0, tables.c.due_at, tables.c.updated_at, tables.c.id)
    return _readable(gather(connection, query.order_by(*hurry).limit(limit)))


def _is_at(person: str) -> ColumnElement[bool]:
    return exists().where(members.c.person == person, members.c.table_id == tables.c.id, members.c.present)


def due(connection: Connection, now: int, limit: int, after: Due) -> list[Due]:
    """The tables whose clock has run out, first those that wait longest, and since when; those that come
    after one.
    """
    row = tables.c
    later = tuple_(row.due_at, row.id) > tuple_(*map(literal, after))
    query = select(row.due_at, row.id).where(row.due_at > 0, row.due_at <= now, later)
    return [(at, table) for at, table in connection.execute(query.order_by(row.due_at, row.id).limit(limit))]


def unused(connection: Connection, status: str, before: int, limit: int, empty: bool) -> list[str]:
    """Tables of a status, without a running clock, at which nothing has happened since a moment."""
    query = select(tables.c.id).where(
        tables.c.status == status, tables.c.updated_at < before, tables.c.due_at == 0
    )
    if empty:
        query = query.where(func.replace(tables.c.people, '""', "").not_like('%"%'))
    return list(connection.scalars(query.order_by(tables.c.updated_at).limit(limit)))


def put_off(connection: Connection, due: Due, until: int) -> None:
    """Let a clock that has run out ring later, unless somebody has moved it meanwhile."""
    at, table = due
    connection.execute(update(tables).where(tables.c.id == table, tables.c.due_at == at).values(due_at=until))


def shelve(connection: Connection, table: str) -> None:
    """A table that is not played on: no clock runs at it, and it is not listed for strangers.

    What is over stays listed.
    """
    busy = or_(tables.c.due_at > 0, tables.c.call_at > 0, tables.c.public)
    here = and_(tables.c.id == table, tables.c.status != "over", busy)
    connection.execute(update(tables).where(here).values(due_at=0, call_at=0, waits="[]", public=False))


def abandon(connection: Connection, table: str) -> None:
    """Let a table leave the lists, also those of its people."""
    connection.execute(
        update(tables).where(tables.c.id == table).values(status="closed", call_at=0, waits="[]")
    )


def _page(query: Query, limit: int, before: str) -> Query:
    key = tuple_(tables.c.created_at, tables.c.id)
    if before:
        mark = tables.alias("mark")
        query = query.where(
            key < select(mark.c.created_at, mark.c.id).where(mark.c.id == before).scalar_subquery()
        )
    return query.order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(limit)


def _summaries(connection: Connection, query: Query, limit: int, before: str) -> list[Summary]:
    """A page of the tables that can be read: what is left out makes room for those behind it."""
    found: list[Summary] = []
    while wanted := limit - len(found):
        rows = gather(connection, _page(query, wanted, before))
        found += _readable(rows)
        if len(rows) < wanted:
            break
        before = rows[-1][0]
    return found


def _readable(rows: list[Found]) -> list[Summary]:
    return [each for row in rows if (each := _summary(row)) is not None]


def _summary(row: Found) -> Summary | None:
    try:
        for index in JSON_FIELDS:
            row[index] = msgspec.json.decode(row[index])
        return msgspec.convert(dict(zip(Summary.__struct_fields__, row, strict=True)), Summary)
    except (msgspec.DecodeError, TypeError):
        _note_unreadable(row[0])
        return None


@lru_cache(maxsize=1024)
def _note_unreadable(table: str) -> None:
    """Once for each table, and not at every look at a list."""
    logger.warning("a table is left out of the lists, for its row cannot be read", extra={"table": table})
