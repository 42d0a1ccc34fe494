"""E-mail addresses of people with an account: given with the password, good once confirmed, never shown to
anybody else.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from mazmorra.server.calls.letters import CHANGED, CONFIRM, RESET
from mazmorra.server.calls.sending import stop_token
from mazmorra.server.clock import now_ms
from mazmorra.server.limits import Limits
from mazmorra.server.people.accounts import Accounts, code_hash, found
from mazmorra.server.people.who import Who
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Call, Contact, Person, Store, StoreError

EMAIL = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+")
LONGEST = 254
MOST_ACCOUNTS = 3
"""So many accounts with one address are told how to come back."""
LATER = 0.5
"""Seconds within which a letter to somebody who forgot the password is thought of."""
log = logging.getLogger("mazmorra.addresses")


@dataclass(slots=True)
class Addresses:
    """Giving, confirming and taking back an address; and what it is good for besides calls."""

    store: Store
    accounts: Accounts
    who: Who
    limits: Limits
    mails: bool
    soon: Callable[[], None]
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def give(self, person: Person, email: str, password: str, language: str, address: str) -> Contact:
        """Somebody gives an address; a letter there asks whether it is theirs. The one before stays until
        then.
        """
        self._require_mails()
        wanted = clean_email(email)
        await self.accounts.prove(person, password, address)
        for rate, key in (("mail-person", person.id), ("mail-address", address), ("mail-to", wanted)):
            self.limits.take(rate, key)
        contact = await self._changed(person, pending=wanted, language=language)
        await self._write(person, CONFIRM, wanted, contact)
        return contact

    async def confirm(self, code: str, address: str) -> Contact:
        """Whoever has the letter says that the address is theirs; the one before is told."""
        self.limits.take("login-address", address)
        confirmed = await self.store.contacts.confirm(code_hash(code), now_ms())
        if confirmed is None:
            raise Refused("bad-letter", 401)
        contact, before = confirmed
        person = await self.store.people.get(contact.person)
        if person and before and before != contact.email:
            await self._write(person, CHANGED, before, contact)
        return contact

    async def take_back(self, person: Person, password: str, address: str) -> Contact:
        """Have no address any more; it is told so."""
        await self.accounts.prove(person, password, address)
        before = await self.store.contacts.of(person.id)
        contact = await self._changed(person, email="", pending="")
        if before.email and self.mails:
            await self._write(person, CHANGED, before.email, contact)
        return contact

    async def wish(self, person: Person, **wishes: object) -> Contact:
        """Be called in another way."""
        return await self._changed(person, **wishes)

    async def stop(self, token: str) -> None:
        """Whoever has a letter wants no more of them."""
        person, _, _ = token.partition(".")
        contact = await self.store.contacts.of(person)
        expected = stop_token(self.who, person, contact.email)
        if not contact.email or not hmac.compare_digest(token.encode(), expected.encode()):
            raise Refused("bad-letter", 401)
        await self.store.contacts.change(person, by_email=False)

    def ask_to_reset(self, who: str, address: str) -> None:
        """Have a letter sent soon; too often is refused before anything is known of whom they are for."""
        self._require_mails()
        self.limits.take("mail-address", address)
        self.limits.take("mail-to", who.strip().lower())
        task = asyncio.ensure_future(self._reset_soon(who))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _reset_soon(self, who: str) -> None:
        """At no moment that whoever asked could know of: what is done for an account takes longer than what
        is done for none, and the next answer would come later by that.
        """
        await asyncio.sleep(LATER * secrets.randbelow(1000) / 1000)
        try:
            await self._send_reset(who)
        except StoreError as error:
            log.warning("a letter could not be written just now: %s", error)

    async def _send_reset(self, who: str) -> None:
        """Write to somebody who forgot the password, if there is somebody and they have an address; nobody
        is told whether.
        """
        if "@" in who:
            people = await self.store.contacts.with_email(who.strip().lower(), MOST_ACCOUNTS)
        else:
            named = await found(self.store, who)
            people = [named] if named else []
        for person in people:
            contact = await self.store.contacts.of(person.id)
            if contact.email:
                await self._write(person, RESET, contact.email, contact)

    async def _changed(self, person: Person, **changes: object) -> Contact:
        contact = await self.store.contacts.change(person.id, **changes)
        if contact is None:
            raise Refused("bad-token", 401)
        return contact

    async def _write(self, person: Person, kind: str, to: str, contact: Contact) -> None:
        gaps = {"name": person.name, "username": person.username or ""}
        now = now_ms()
        await self.store.calls.send(Call(person.id, "", kind, "email", to, contact.language, gaps, now, now))
        self.soon()

    def _require_mails(self) -> None:
        if not self.mails:
            raise Refused("no-mail")


def clean_email(text: str) -> str:
    """An address in the form it is kept and compared in."""
    email = text.strip().lower()
    if len(email) > LONGEST or not EMAIL.fullmatch(email):
        raise Refused("bad-email", 422)
    return email
