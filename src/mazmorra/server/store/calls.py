"""Who must be called to a table, who was, and what is still to be sent.

Whoever takes something to do puts it off in the same step: of several processes one does it, and what a crash
interrupts is done again a little later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, Dialect, and_, bindparam, delete, func, insert, or_, select, update

from mazmorra.kernel import Json
from mazmorra.server.store.bulk import Query, as_json
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Call, Called, Summary
from mazmorra.server.store.schema import called, outbox, tables
from mazmorra.server.store.tables import waiting_for

Look: TypeAlias = tuple[int, str]
"""When somebody must look at a table, and which."""
MOST_WAITING = 10_000
"""So much may wait to be sent; what comes then is not."""
MOST_OF_ONE = 50
"""So much of it for one person."""
KEPT = 90 * 24 * 3_600_000
"""Milliseconds after which nobody remembers that somebody was called."""
COLUMNS = columns_of(outbox, Call)


class Calls(Part):
    """The calls of every table."""

    async def to_look_at(self, now: int, limit: int) -> list[Look]:
        """Tables at which somebody may have to be called, first those that wait longest."""
        return await self._database.look_up(_to_look_at, now, limit)

    async def claim(self, look: Look, until: int) -> bool:
        """Look at a table alone until a moment; False when somebody else does, or it has moved on."""
        return await self._database.write(_put_off, look, until)

    async def settle(
        self, look: Look, again_at: int, waits: Sequence[str], calls: Sequence[Call], to: Sequence[Called]
    ) -> None:
        """Somebody has looked: these calls are to be sent, to these people, and when to look again.

        All of it or nothing, and nothing where the table has moved on.
        """
        await self._database.write(_settle, look, again_at, waits, calls, to)

    async def called_to(self, table: str) -> dict[str, Called]:
        """Who was called to a table and has not come since."""
        return await self._database.read(_called_to, table)

    async def back(self, person: str, table: str) -> None:
        """Somebody has come to a table: what calls them there need not be sent any more."""
        await self._database.write(_back, person, table)

    async def send(self, call: Call) -> None:
        """Have something sent; what waits of the same kind for them, about the same table, is not."""
        await self._database.write(put_in_outbox, call)

    async def is_anything_due(self, way: str, now: int) -> bool:
        """Whether there is anything to be sent in a way now, which costs less than to take it."""
        return await self._database.look_up(_is_anything_due, way, now)

    async def take(self, way: str, now: int, until: int, limit: int) -> list[Call]:
        """What is to be sent in a way now; whoever takes it has until a moment to say what became of it."""
        return await self._database.write(_take, way, now, until, limit)

    async def done(self, call: Call) -> None:
        """It was sent, or never will be."""
        await self._database.write(_done, call.id)

    async def later(self, call: Call, at: int) -> None:
        """It could not be sent; try again at a moment."""
        await self._database.write(_later, call.id, at)

    async def forget_old(self, now: int) -> None:
        """Forget whom nobody has called for long."""
        await self._database.write(_forget_old, now)

    async def waiting_for(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables that wait for somebody."""
        return await self._database.read(waiting_for, person, limit)


def is_called(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody was called to a table and has not come since."""
    return bool(ready(connection.dialect, _is_called).rows(connection, of_person=person, of_table=table))


def _is_called(dialect: Dialect) -> Query:
    return select(called.c.at).where(
        called.c.person == bindparam("of_person"), called.c.table_id == bindparam("of_table")
    )


def forget_calls(connection: Connection, person: str) -> None:
    """Nobody calls somebody who has left for good."""
    connection.execute(delete(called).where(called.c.person == person))
    connection.execute(delete(outbox).where(outbox.c.person == person))


def calls_of(connection: Connection, person: str) -> list[Json]:
    """To which tables somebody was called and has not come since."""
    query = select(called.c.table_id.label("table"), called.c.at, called.c.reminded_at)
    return [dict(row) for row in connection.execute(query.where(called.c.person == person)).mappings()]


def _to_look_at(connection: Connection, now: int, limit: int) -> list[Look]:
    row = tables.c
    query = select(row.call_at, row.id).where(row.call_at > 0, row.call_at <= now)
    return [(at, table) for at, table in connection.execute(query.order_by(row.call_at, row.id).limit(limit))]


def _put_off(connection: Connection, /, look: Look, until: int, **more: object) -> bool:
    at, table = look
    here = update(tables).where(tables.c.id == table, tables.c.call_at == at)
    return bool(connection.execute(here.values(call_at=until, **more)).rowcount)


def _settle(
    connection: Connection,
    look: Look,
    again_at: int,
    waits: Sequence[str],
    calls: Sequence[Call],
    to: Sequence[Called],
) -> None:
    if not _put_off(connection, look, again_at, waits=as_json(list(waits))):
        return
    gone = deleted(connection, {each.person for each in to})
    for each in to:
        if each.person not in gone:
            _remember(connection, each)
    for call in calls:
        if call.person not in gone and _has_room(connection, call):
            connection.execute(insert(outbox).values(_row(call)))


def _remember(connection: Connection, each: Called) -> None:
    values = msgspec.structs.asdict(each)
    new = insert_new(connection, called).values(values)
    connection.execute(new.on_conflict_do_update(index_elements=["person", "table_id"], set_=values))


def _has_room(connection: Connection, call: Call) -> bool:
    """Pushes that cannot be delivered take no room from letters."""
    many = select(func.count()).select_from(outbox).where(outbox.c.way == call.way)
    all_of_it, of_one = connection.scalar(many), connection.scalar(many.where(outbox.c.person == call.person))
    return (all_of_it or 0) < MOST_WAITING and (of_one or 0) < MOST_OF_ONE


def _row(call: Call) -> Json:
    row: Json = msgspec.structs.asdict(call)
    row.pop("id")
    return row | {"gaps": as_json(call.gaps)}


def _called_to(connection: Connection, table: str) -> dict[str, Called]:
    columns = columns_of(called, Called)
    rows = connection.execute(select(*columns).where(called.c.table_id == table))
    return {row.person: Called(*row) for row in rows}


def _back(connection: Connection, person: str, table: str) -> None:
    for each in (called, outbox):
        connection.execute(delete(each).where(each.c.person == person, each.c.table_id == table))


def put_in_outbox(connection: Connection, call: Call) -> None:
    """Have something sent in place of what is the same."""
    what = ("person", "table_id", "kind", "target")
    same = and_(*(outbox.c[name] == getattr(call, name) for name in what))
    connection.execute(delete(outbox).where(same))
    if not deleted(connection, {call.person}) and _has_room(connection, call):
        connection.execute(insert(outbox).values(_row(call)))


def _is_anything_due(connection: Connection, way: str, now: int) -> bool:
    due = select(outbox.c.id).where(outbox.c.due_at <= now, outbox.c.way == way)
    return connection.execute(due.limit(1)).first() is not None


def _take(connection: Connection, way: str, now: int, until: int, limit: int) -> list[Call]:
    due = select(outbox.c.id).where(outbox.c.due_at <= now, outbox.c.way == way)
    due = due.order_by(outbox.c.due_at, outbox.c.id)
    ids = list(connection.scalars(due.limit(limit)))
    mine = update(outbox).where(outbox.c.id.in_(ids), outbox.c.due_at <= now)
    taken = connection.execute(mine.values(due_at=until, tries=outbox.c.tries + 1).returning(*COLUMNS))
    return [_call(row) for row in taken]


def _call(row: Sequence[object]) -> Call:
    values = dict(zip(Call.__struct_fields__, row, strict=True))
    return msgspec.convert(values | {"gaps": msgspec.json.decode(str(values["gaps"]))}, Call)


def _done(connection: Connection, call: int) -> None:
    connection.execute(delete(outbox).where(outbox.c.id == call))


def _later(connection: Connection, call: int, at: int) -> None:
    connection.execute(update(outbox).where(outbox.c.id == call).values(due_at=at))


def _forget_old(connection: Connection, now: int) -> None:
    latest = or_(called.c.at > now - KEPT, called.c.reminded_at > now - KEPT)
    connection.execute(delete(called).where(~latest))
