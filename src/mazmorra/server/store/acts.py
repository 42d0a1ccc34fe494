"""What the host does about people and tables, written down in order: running servers follow it, and the host
can read it.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from mazmorra.kernel import Json
from mazmorra.server.store.chat import REMOVED
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.rows import Act, Ban
from mazmorra.server.store.schema import acts, bans, chat

PERSON, ADDRESS, NAME = "person", "address", "name"
"""What can be banned. A user name is when its owner was, and left: it is nobody's until that ban ends."""
ACT = columns_of(acts, Act)
BAN = columns_of(bans, Ban)


class Acts(Part):
    """The acts of the host, and what they have led to."""

    async def last(self) -> int:
        """The number of the latest act, 0 before the first."""
        return await self._database.look_up(_last)

    async def since(self, number: int, limit: int = 1000) -> list[Act]:
        """The acts after a number, oldest first."""
        return await self._database.read(_since, number, limit)

    async def latest(self, limit: int, before: int | None) -> list[Act]:
        """The latest acts (before a number), oldest first."""
        return await self._database.read(_latest, limit, before)

    async def note(self, act: Act) -> None:
        """Write down what was done."""
        await self._database.write(_note, act)

    async def ban(self, ban: Ban, act: Act) -> None:
        """Let somebody in no more."""
        await self._database.write(_ban, ban, act)

    async def unban(self, kind: str, target: str, act: Act) -> bool:
        """Let somebody in again; False when they were not banned."""
        return await self._database.write(_unban, kind, target, act)

    async def bans(self, now: int) -> list[Ban]:
        """The bans that have not run out."""
        return await self._database.read(_bans, now)

    async def remove_words(self, table: str, line: int | None, act: Act) -> bool:
        """Remove one line of a table's chat, or all of it; False when there was none."""
        return await self._database.write(_remove_words, table, line, act)


def _last(connection: Connection) -> int:
    return connection.scalar(select(func.max(acts.c.id))) or 0


def _since(connection: Connection, number: int, limit: int) -> list[Act]:
    return [
        Act(*row)
        for row in connection.execute(select(*ACT).where(acts.c.id > number).order_by(acts.c.id).limit(limit))
    ]


def _latest(connection: Connection, limit: int, before: int | None) -> list[Act]:
    query = select(*ACT) if before is None else select(*ACT).where(acts.c.id < before)
    return [Act(*row) for row in connection.execute(query.order_by(acts.c.id.desc()).limit(limit))][::-1]


def _note(connection: Connection, act: Act) -> None:
    row: Json = msgspec.structs.asdict(act)
    row.pop("id")
    connection.execute(insert(acts).values(row))


def _ban(connection: Connection, ban: Ban, act: Act) -> None:
    _store(connection, ban)
    _note(connection, act)


def _store(connection: Connection, ban: Ban) -> None:
    values = msgspec.structs.asdict(ban)
    new = insert_new(connection, bans).values(values)
    connection.execute(new.on_conflict_do_update(index_elements=["kind", "target"], set_=values))


def _unban(connection: Connection, kind: str, target: str, act: Act) -> bool:
    if not connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.target == target)).rowcount:
        return False
    _note(connection, act)
    return True


def _bans(connection: Connection, now: int, *which: ColumnElement[bool]) -> list[Ban]:
    lasting = or_(bans.c.until == 0, bans.c.until > now)
    return [Ban(*row) for row in connection.execute(select(*BAN).where(lasting, *which))]


def is_name_banned(connection: Connection, username: str, now: int) -> bool:
    """Whether a user name is nobody's to take."""
    return bool(_bans(connection, now, bans.c.kind == NAME, bans.c.target == username))


def ban_name(connection: Connection, person: str, username: str, now: int) -> None:
    """If somebody who leaves is banned, so is their user name from now on."""
    for ban in _bans(connection, now, bans.c.kind == PERSON, bans.c.target == person):
        _store(connection, Ban(NAME, username, ban.until, ban.reason))


def _remove_words(connection: Connection, table: str, line: int | None, act: Act) -> bool:
    said = (
        update(chat)
        .where(chat.c.table_id == table, chat.c.kind != REMOVED)
        .values(kind=REMOVED, text="", name="")
    )
    if not connection.execute(said if line is None else said.where(chat.c.id == line)).rowcount:
        return False
    _note(connection, act)
    return True
