"""Where somebody is logged in: one row for each device.

The token itself is nowhere; it is the row's id, signed by the server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, update

from mazmorra.server.store.bulk import Query, gather
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.contacts import unsubscribe_ended
from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.ready import ready
from mazmorra.server.store.rows import Bearer, Person, Session
from mazmorra.server.store.schema import people, sessions

MOST = 40
"""Devices of one person; the one that was not used for longest makes room."""
OF_PERSON = columns_of(people, Person)
COLUMNS = columns_of(sessions, Session)


class Sessions(Part):
    """The sessions of everybody."""

    async def begin(self, session: Session, instead_of: str = "") -> list[str] | None:
        """Begin one, in the place of an earlier one if that is said; which ones ended by that.

        None: there is no such person.
        """
        return await self._database.write(_begin, session, instead_of)

    async def bearer(self, person: str, session: str) -> Bearer | None:
        """Who is behind a session, if it has not ended."""
        return await self._database.look_up(bearer, person, session)

    async def used(self, session: Session) -> None:
        """It was used just now, from there."""
        await self._database.write(_used, session)

    async def of(self, person: str) -> list[Session]:
        """Everywhere a person is logged in, what was used last first."""
        return await self._database.read(sessions_of, person)

    async def end(self, person: str, session: str) -> list[str]:
        """End one; the ids of those that ended."""
        return await self._database.write(end_sessions, person, sessions.c.id == session)

    async def end_others(self, person: str, kept: str) -> list[str]:
        """End all but one; the ids of those that ended."""
        return await self._database.write(end_sessions, person, sessions.c.id != kept)

    async def expire(self, now: int, unused: int, limit: int) -> list[tuple[str, list[str]]]:
        """End a few that were not used for so many milliseconds; which ones ended, by person.

        Of people with an account: a guest has no other way back, and theirs end with the guest.
        """
        return await self._database.write(_expire, now, unused, limit)

    async def alive(self, people: Iterable[str]) -> set[tuple[str, str]]:
        """Those of some people's sessions that have not ended."""
        return await self._database.read(_alive, sorted(people))


def bearer(connection: Connection, person: str, session: str) -> Bearer | None:
    """Who is behind a session, if it has not ended."""
    found = ready(connection.dialect, _bearer).rows(connection, of_person=person, of_session=session)
    return Bearer(Person(*found[0][:-1]), session, _moment(found[0][-1])) if found else None


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """Everywhere a person is logged in, what was used last first."""
    query = (
        select(*COLUMNS).where(sessions.c.person == person).order_by(sessions.c.used_at.desc(), sessions.c.id)
    )
    rows = gather(connection, query)
    return [
        Session(owner, session, device, address, _moment(created), _moment(used))
        for owner, session, device, address, created, used in rows
    ]


def end_sessions(connection: Connection, person: str, *which: Any) -> list[str]:
    """End sessions of a person, all of them if nothing is said; the ids of those that ended."""
    ended = delete(sessions).where(sessions.c.person == person, *which).returning(sessions.c.id)
    ids = list(connection.scalars(ended))
    unsubscribe_ended(connection, person, ids)
    return ids


def _bearer(dialect: Dialect) -> Query:
    own = (sessions.c.person == bindparam("of_person"), sessions.c.id == bindparam("of_session"))
    return select(*OF_PERSON, sessions.c.used_at).where(
        *own, people.c.id == sessions.c.person, people.c.deleted_at.is_(None)
    )


def _begin(connection: Connection, session: Session, instead_of: str) -> list[str] | None:
    if deleted(connection, {session.person}):
        return None
    oldest = [each.id for each in sessions_of(connection, session.person)[MOST - 1 :]]
    ended = end_sessions(connection, session.person, sessions.c.id.in_([*oldest, instead_of]))
    connection.execute(insert(sessions).values(msgspec.structs.asdict(session)))
    return ended


def _used(connection: Connection, session: Session) -> None:
    row = update(sessions).where(sessions.c.person == session.person, sessions.c.id == session.id)
    connection.execute(row.values(used_at=session.used_at, device=session.device, address=session.address))


def _expire(connection: Connection, now: int, unused: int, limit: int) -> list[tuple[str, list[str]]]:
    # What SQLite keeps there that is no number is larger than all of them; it is counted from now on.
    connection.execute(update(sessions).where(sessions.c.used_at > now).values(used_at=now))
    query = (
        select(sessions.c.person, sessions.c.id)
        .where(sessions.c.used_at < now - unused, people.c.id == sessions.c.person)
        .where(people.c.username.is_not(None))
        .order_by(sessions.c.used_at, sessions.c.id)
        .limit(limit)
    )
    old: dict[str, list[str]] = {}
    for person, session in connection.execute(query):
        old.setdefault(person, []).append(session)
    return [(each, end_sessions(connection, each, sessions.c.id.in_(ids))) for each, ids in old.items()]


def _moment(kept: object) -> int:
    """A time as it was kept; one that is none was long ago."""
    return kept if isinstance(kept, int) else 0


def _alive(connection: Connection, ids: list[str]) -> set[tuple[str, str]]:
    query = select(sessions.c.person, sessions.c.id).where(sessions.c.person.in_(ids))
    return {(row.person, row.id) for row in connection.execute(query)}
