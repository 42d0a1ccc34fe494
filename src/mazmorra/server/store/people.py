"""People and their accounts.

Leaving, and what is told about somebody, is in `farewell`; tokens are the server's business.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import Connection, Dialect, Update, and_, bindparam, exists, select, update
from sqlalchemy.exc import IntegrityError

from mazmorra.kernel import Json
from mazmorra.server.store import farewell
from mazmorra.server.store.acts import is_name_banned
from mazmorra.server.store.bulk import Query
from mazmorra.server.store.codes import MAILED, add_code, end_codes, use_code
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Person
from mazmorra.server.store.schema import members, people, sessions, tables
from mazmorra.server.store.sessions import end_sessions

RESET, OPEN = "reset", "open"
"""What a code is for: a new password (by the host's word, or by a letter), or a browser that `mazmorra open`
invites.
"""
Renewed: TypeAlias = tuple[Person, list[str]]
"""Somebody whose earlier sessions have all ended, and the ids of those."""
COLUMNS = columns_of(people, Person)


class People(Part):
    """Everybody who plays. Those who were deleted are not found."""

    async def create(self, person: Person) -> bool:
        """Store somebody new; False when the id or the user name is taken."""
        return await self._database.write(_create, person)

    async def get(self, person: str) -> Person | None:
        """Somebody by id."""
        return await self._database.look_up(with_id, person)

    async def by_username(self, username: str) -> Person | None:
        """Somebody by user name, exactly as it was claimed: bring names to one form (case, accents)
        before.
        """
        return await self._database.read(_find, people.c.username == username)

    async def appoint(self, person: str, host: bool) -> bool:
        """Let somebody host the server, or no more; False when there is no such person."""
        return await self._database.write(_change, person, host=host) is not None

    async def hosts(self) -> list[Person]:
        """Everybody who hosts the server."""
        return await self._database.read(_hosts)

    async def rename(self, person: str, name: str) -> Person | None:
        """Change the name somebody plays under; what the tables already say stays."""
        return await self._database.write(_change, person, name=name)

    async def claim(self, person: str, username: str, password_hash: str, now: int = 0) -> Renewed | None:
        """Make somebody an account, which ends their sessions; None: no such person, they have one, or the
        name is taken.
        """
        return await self._database.write(_claim, person, username, password_hash, now)

    async def set_password(self, person: str, password_hash: str) -> Renewed | None:
        """Change a password, which also ends every session."""
        return await self._database.write(_renew, person, password_hash=password_hash)

    async def add_code(self, person: str, code_hash: str, expires_at: int, purpose: str = RESET) -> None:
        """Let a person do something once with a code; only its hash is stored.

        Earlier codes for the same end.
        """
        await self._database.write(add_code, person, code_hash, expires_at, purpose)

    async def use_code(self, code_hash: str, now: int, purpose: str = RESET) -> str | None:
        """Whose code this is, once: the second use, or a use too late, finds nobody."""
        return await self._database.write(use_code, code_hash, now, purpose)

    async def reset_password(self, code_hash: str, now: int, password_hash: str) -> Renewed | None:
        """Use a code and change the password, both or neither."""
        return await self._database.write(_reset_password, code_hash, now, password_hash)

    async def strangers(self, before: int, limit: int) -> list[str]:
        """Guests who sit at no table that is open or running, and of whom nothing was seen since a moment."""
        return await self._database.read(_strangers, before, limit)

    async def delete(self, person: str, now: int) -> list[str] | None:
        """Delete somebody; the tables where their name was, to be loaded again wherever they are open.

        None: no such person.
        """
        return await self._database.write(farewell.delete_person, person, now)

    async def export(self, person: str) -> Json | None:
        """All that is stored about somebody, as plain values, without the hash of their password."""
        return await self._database.read(farewell.export_person, person)


def _create(connection: Connection, person: Person) -> bool:
    row = {field: getattr(person, field) for field in Person.__struct_fields__}
    new = insert_new(connection, people).values(row).on_conflict_do_nothing().returning(people.c.id)
    return connection.execute(new).first() is not None


def with_id(connection: Connection, person: str) -> Person | None:
    """Somebody by id; those who were deleted are not found."""
    found = ready(connection.dialect, _with_id).rows(connection, person=person)
    return Person(*found[0]) if found else None


def _with_id(dialect: Dialect) -> Query:
    return select(*COLUMNS).where(people.c.id == bindparam("person"), people.c.deleted_at.is_(None))


def _find(connection: Connection, condition: Any) -> Person | None:
    row = connection.execute(select(*COLUMNS).where(condition, people.c.deleted_at.is_(None))).first()
    return Person(*row) if row else None


def _hosts(connection: Connection) -> list[Person]:
    found = select(*COLUMNS).where(people.c.host, people.c.deleted_at.is_(None))
    return [Person(*row) for row in connection.execute(found.order_by(people.c.created_at))]


def _strangers(connection: Connection, before: int, limit: int) -> list[str]:
    seen = exists().where(sessions.c.person == people.c.id, sessions.c.used_at >= before)
    at_table = and_(members.c.person == people.c.id, members.c.present, members.c.table_id == tables.c.id)
    sits = exists().where(at_table, tables.c.status.in_(["open", "playing"]))
    guests = (people.c.username.is_(None), people.c.deleted_at.is_(None), people.c.created_at < before)
    return list(
        connection.scalars(
            select(people.c.id).where(*guests, ~seen, ~sits).order_by(people.c.created_at).limit(limit)
        )
    )


def _living(person: str) -> Update:
    return update(people).where(people.c.id == person, people.c.deleted_at.is_(None))


def _change(connection: Connection, /, person: str, **values: object) -> Person | None:
    row = connection.execute(_living(person).values(values).returning(*COLUMNS)).first()
    return Person(*row) if row else None


def _renew(connection: Connection, /, person: str, **values: object) -> Renewed | None:
    changed = _change(connection, person, **values)
    end_codes(connection, person)
    return (changed, end_sessions(connection, person)) if changed else None


def _claim(
    connection: Connection, person: str, username: str, password_hash: str, now: int
) -> Renewed | None:
    if is_name_banned(connection, username, now):
        return None
    unclaimed = (
        _living(person)
        .where(people.c.username.is_(None))
        .values(username=username, password_hash=password_hash)
    )
    try:
        with connection.begin_nested():
            row = connection.execute(unclaimed.returning(*COLUMNS)).first()
    except IntegrityError:  # the user name is taken, maybe in this very moment
        return None
    if row is None:
        return None
    end_codes(connection, person)
    return Person(*row), end_sessions(connection, person)


def _reset_password(connection: Connection, code_hash: str, now: int, password_hash: str) -> Renewed | None:
    person = use_code(connection, code_hash, now, RESET) or use_code(connection, code_hash, now, MAILED)
    return _renew(connection, person, password_hash=password_hash) if person else None
