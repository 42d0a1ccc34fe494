"""Whom people do not want to hear, wherever they meet them."""

from __future__ import annotations

from sqlalchemy import Connection, Dialect, Select, bindparam, delete, literal, select

from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready
from mazmorra.server.store.schema import mutes, people


class Mutes(Part):
    """Who has muted whom."""

    async def of(self, person: str) -> list[str]:
        """Everybody a person has muted."""
        return await self._database.read(muted_by, person)

    async def change(self, person: str, muted: str, on: bool) -> list[str]:
        """Mute somebody, or hear them again; everybody the person has muted then.

        Somebody unknown cannot be muted.
        """
        return await self._database.write(_change, person, muted, on)


def muted_by(connection: Connection, person: str) -> list[str]:
    """Everybody a person has muted."""
    return [muted for (muted,) in ready(connection.dialect, _muted_by).rows(connection, by=person)]


def _muted_by(dialect: Dialect) -> Select[tuple[str]]:
    return select(mutes.c.muted).where(mutes.c.person == bindparam("by")).order_by(mutes.c.muted)


def _change(connection: Connection, person: str, muted: str, on: bool) -> list[str]:
    if not on:
        connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted))
    elif not deleted(connection, {person, muted}):
        known = select(literal(person), people.c.id).where(people.c.id == muted)
        new = insert_new(connection, mutes).from_select(["person", "muted"], known)
        connection.execute(new.on_conflict_do_nothing())
    return muted_by(connection, person)
