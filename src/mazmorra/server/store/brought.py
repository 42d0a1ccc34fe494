"""What people bring themselves: saved games and content of their own.

So much of it is kept, and not for ever.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, exists, func, select

from mazmorra.server.store import schema
from mazmorra.server.store.database import Part
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.rows import Load, Room
from mazmorra.server.store.schema import brought, played, tables

DAYS = 30
KEPT = DAYS * 24 * 3_600_000
AT_ONCE = 100


class Brought(Part):
    """What was brought to tables."""

    async def add(self, load: Load, own: Room, shared: Room) -> bool:
        """Note something that is brought, if there is room for it: for the person, and for all of one
        network.
        """
        return await self._database.write(_add, load, own, shared)

    async def expire(self, now: int) -> list[str]:
        """Delete the tables whose time is over; those that went."""
        return await self._database.write(_expire, now)


def _add(connection: Connection, load: Load, own: Room, shared: Room) -> bool:
    since = load.at - KEPT
    for column, value, room in (
        (brought.c.person, load.person, own),
        (brought.c.network, load.network, shared),
    ):
        sums = select(func.count(), func.coalesce(func.sum(brought.c.bytes), 0)).where(
            column == value, brought.c.at > since
        )
        count, size = connection.execute(sums).one()
        if count + 1 > room.count or size + load.bytes > room.bytes:
            return False
    row = msgspec.structs.asdict(load)
    row["table_id"] = row.pop("table")
    connection.execute(insert_new(connection, brought).values(row).on_conflict_do_nothing())
    return True


def _expire(connection: Connection, now: int) -> list[str]:
    """A game that is in somebody's history was played, and stays; so does one that still moves."""
    over = select(brought.c.table_id).where(brought.c.at <= now - KEPT).order_by(brought.c.at).limit(AT_ONCE)
    old = list(connection.scalars(over))
    moves = select(tables.c.id).where(tables.c.id.in_(old), tables.c.updated_at > now - KEPT)
    kept = exists().where(played.c.table_id == tables.c.id)
    gone = select(tables.c.id).where(tables.c.id.in_(old), tables.c.updated_at <= now - KEPT, ~kept)
    moving, going = set(connection.scalars(moves)), list(connection.scalars(gone))
    _delete(connection, going)
    connection.execute(delete(brought).where(brought.c.table_id.in_(set(old) - moving)))
    return going


def _delete(connection: Connection, ids: Sequence[str]) -> None:
    for table in (schema.chat, schema.snapshots, schema.log, schema.members, schema.films, schema.reviews):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
