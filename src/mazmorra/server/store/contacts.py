"""How people want to be called: addresses they gave and confirmed, browsers that may be pushed to."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select

from mazmorra.kernel import Json
from mazmorra.server.store.codes import EMAIL, MAILED, add_code, end_letters, use_code
from mazmorra.server.store.columns import columns_of
from mazmorra.server.store.database import Part
from mazmorra.server.store.gone import deleted
from mazmorra.server.store.inserts import insert_new
from mazmorra.server.store.rows import Contact, Person, Subscription
from mazmorra.server.store.schema import contacts, people, sessions, subscriptions

COLUMNS = columns_of(contacts, Contact)
OF_BROWSER = columns_of(subscriptions, Subscription)
WRITTEN_TO = {"email": MAILED, "pending": EMAIL}
"""The codes that are written to each address of a contact."""
OF_PERSON = columns_of(people, Person)


class Contacts(Part):
    """The contacts of everybody."""

    async def of(self, person: str) -> Contact:
        """How somebody wants to be called; who said nothing, as usual."""
        return await self._database.read(contact_of, person)

    async def change(self, person: str, **changes: object) -> Contact | None:
        """Be called in another way; what is not said stays. None: there is no such person any more."""
        return await self._database.write(_change, person, **changes)

    async def add_code(self, person: str, pending: str, code_hash: str, expires_at: int) -> bool:
        """Let somebody confirm an address once; False when it is not the one they wait for any more."""
        return await self._database.write(_add_code, person, pending, code_hash, expires_at)

    async def confirm(self, code_hash: str, now: int) -> tuple[Contact, str] | None:
        """Use a code: whose address is confirmed now, and which one they had before."""
        return await self._database.write(_confirm, code_hash, now)

    async def with_email(self, email: str, limit: int) -> list[Person]:
        """Accounts that confirmed an address."""
        return await self._database.read(_with_email, email, limit)

    async def subscribe(self, subscription: Subscription) -> bool:
        """A browser may be pushed to; what its session had before goes. False: there is no such session."""
        return await self._database.write(_subscribe, subscription)

    async def unsubscribe(self, person: str, session: str) -> None:
        """The browser of a session is not pushed to any more."""
        await self._database.write(_unsubscribe, person, session)

    async def drop(self, subscription: str) -> None:
        """A browser cannot be pushed to any more."""
        await self._database.write(_drop, subscription)

    async def browser(self, subscription: str) -> Subscription | None:
        """A browser that may be pushed to."""
        found = await self._database.read(_browsers, subscriptions.c.id == subscription)
        return found[0] if found else None

    async def browsers(self, person: str) -> list[Subscription]:
        """The browsers of somebody that may be pushed to."""
        return await self._database.read(_browsers, subscriptions.c.person == person)


def contact_of(connection: Connection, person: str) -> Contact:
    """How somebody wants to be called."""
    row = connection.execute(select(*COLUMNS).where(contacts.c.person == person)).first()
    return Contact(*row) if row else Contact(person)


def forget_contact(connection: Connection, person: str) -> None:
    """Nothing is kept of how to reach somebody who has left for good."""
    connection.execute(delete(contacts).where(contacts.c.person == person))
    connection.execute(delete(subscriptions).where(subscriptions.c.person == person))


def export_contact(connection: Connection, person: str) -> Json:
    """All that is stored about how to reach somebody; the keys that seal what is pushed are left out."""
    told = ("session", "endpoint", "language", "created_at")
    browsers = _browsers(connection, subscriptions.c.person == person)
    row: Json = msgspec.structs.asdict(contact_of(connection, person))
    return row | {"browsers": [{name: getattr(each, name) for name in told} for each in browsers]}


def _change(connection: Connection, /, person: str, **changes: object) -> Contact | None:
    if deleted(connection, {person}):
        return None
    ended = [code for field, code in WRITTEN_TO.items() if field in changes]
    end_letters(connection, person, *ended)
    values = msgspec.structs.asdict(Contact(person)) | changes
    new = insert_new(connection, contacts).values(values)
    kept = new.on_conflict_do_update(index_elements=["person"], set_={"person": person} | changes)
    row = connection.execute(kept.returning(*COLUMNS)).first()
    return Contact(*row) if row else None


def _add_code(connection: Connection, person: str, pending: str, code_hash: str, expires_at: int) -> bool:
    if contact_of(connection, person).pending != pending or deleted(connection, {person}):
        return False
    add_code(connection, person, code_hash, expires_at, EMAIL)
    return True


def _confirm(connection: Connection, code_hash: str, now: int) -> tuple[Contact, str] | None:
    person = use_code(connection, code_hash, now, EMAIL)
    before = contact_of(connection, person) if person else None
    if before is None or not before.pending:
        return None
    after = _change(connection, before.person, email=before.pending, pending="")
    return (after, before.email) if after else None


def _with_email(connection: Connection, email: str, limit: int) -> list[Person]:
    mine = (contacts.c.email == email, people.c.id == contacts.c.person, people.c.username.is_not(None))
    query = select(*OF_PERSON).where(*mine, people.c.deleted_at.is_(None)).order_by(people.c.id).limit(limit)
    return [Person(*row) for row in connection.execute(query)]


def _subscribe(connection: Connection, subscription: Subscription) -> bool:
    alive = select(sessions.c.id).where(
        sessions.c.person == subscription.person, sessions.c.id == subscription.session
    )
    if deleted(connection, {subscription.person}) or connection.execute(alive).first() is None:
        return False
    _unsubscribe(connection, subscription.person, subscription.session)
    values = msgspec.structs.asdict(subscription)
    new = insert_new(connection, subscriptions).values(values)
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_=values))
    return True


def _unsubscribe(connection: Connection, person: str, session: str) -> None:
    mine = (subscriptions.c.person == person, subscriptions.c.session == session)
    connection.execute(delete(subscriptions).where(*mine))


def _drop(connection: Connection, subscription: str) -> None:
    connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription))


def _browsers(connection: Connection, which: ColumnElement[bool]) -> list[Subscription]:
    alive = (sessions.c.person == subscriptions.c.person, sessions.c.id == subscriptions.c.session)
    query = select(*OF_BROWSER).where(which, *alive).order_by(subscriptions.c.created_at)
    return [Subscription(*row) for row in connection.execute(query)]


def unsubscribe_ended(connection: Connection, person: str, ended: list[str]) -> None:
    """Browsers are pushed to for as long as their session lasts."""
    mine = (subscriptions.c.person == person, subscriptions.c.session.in_(ended))
    connection.execute(delete(subscriptions).where(*mine))
