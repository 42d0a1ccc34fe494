"""Whom people want nothing to do with: neither hears the other, and no table of the one is open to the
other.
"""

from __future__ import annotations

from sqlalchemy import Connection, Dialect, Select, bindparam, delete, literal, select

from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready
from mazmorra.server.store.schema import blocks, people

MOST = 500


class Blocks(Part):
    """Who has blocked whom."""

    async def of(self, person: str) -> list[tuple[str, str]]:
        """Everybody a person has blocked, with the name they have now."""
        return await self._database.look_up(blocked_by, person)

    async def blocks(self, person: str, other: str) -> bool:
        """Whether a person has blocked another one."""
        return await self._database.look_up(_blocks, person, other)

    async def add(self, person: str, blocked: str) -> bool:
        """Block somebody; False when there is no such person, or no room for more."""
        return await self._database.write(_add, person, blocked)

    async def remove(self, person: str, blocked: str) -> None:
        """Have to do with somebody again."""
        await self._database.write(_remove, person, blocked)


def blocked_by(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Everybody a person has blocked, with the name they have now."""
    found = ready(connection.dialect, _blocked_by).rows(connection, of_person=person)
    return [(other, name) for other, name in found]


def _blocked_by(dialect: Dialect) -> Select[tuple[str, str]]:
    named = select(people.c.id, people.c.name).join(blocks, blocks.c.blocked == people.c.id)
    return named.where(blocks.c.person == bindparam("of_person")).order_by(people.c.name)


def blockers_of(connection: Connection, person: str) -> list[str]:
    """Everybody who has blocked a person."""
    found = ready(connection.dialect, _blockers_of).rows(connection, of_person=person)
    return [blocker for (blocker,) in found]


def _blockers_of(dialect: Dialect) -> Select[tuple[str]]:
    return select(blocks.c.person).where(blocks.c.blocked == bindparam("of_person"))


def _blocks(connection: Connection, person: str, other: str) -> bool:
    return bool(ready(connection.dialect, _of_two).rows(connection, of_person=person, of_other=other))


def _of_two(dialect: Dialect) -> Select[tuple[str]]:
    own = blocks.c.person == bindparam("of_person")
    return select(blocks.c.blocked).where(own, blocks.c.blocked == bindparam("of_other"))


def _add(connection: Connection, person: str, blocked: str) -> bool:
    if deleted(connection, {person, blocked}) or len(blocked_by(connection, person)) >= MOST:
        return False
    known = select(literal(person), people.c.id).where(people.c.id == blocked)
    new = insert_new(connection, blocks).from_select(["person", "blocked"], known)
    connection.execute(new.on_conflict_do_nothing())
    return _blocks(connection, person, blocked)


def _remove(connection: Connection, person: str, blocked: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))
