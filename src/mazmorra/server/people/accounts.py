"""Accounts, for those who want one: a username and a password to come back with from any device."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from ipaddress import ip_address

from mazmorra.server.clock import now_ms
from mazmorra.server.limits import Limits
from mazmorra.server.people.brake import Brake
from mazmorra.server.people.names import clean_username
from mazmorra.server.people.passwords import Passwords
from mazmorra.server.people.who import Who
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person, Store
from mazmorra.server.store.people import OPEN, RESET

SHORTEST, LONGEST = 8, 256
CODE_HOURS = 24
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LETTERS = 20
"""20 letters of 32 are 100 bits: nobody guesses that, and somebody can read it out on the telephone."""


class Accounts:
    """Claiming, coming back, and leaving for good."""

    def __init__(self, store: Store, limits: Limits, who: Who) -> None:
        self.store = store
        self.limits = limits
        self.who = who
        self.passwords = Passwords()
        self.brake = Brake()

    async def claim(self, person: Person, username: str, password: str) -> Person:
        """Give a person a username and a password.

        Whoever held a token of theirs before holds one no more.
        """
        if person.username is not None:
            raise Refused("already-claimed")
        chosen = clean_username(username)
        claimed = await self.store.people.claim(
            person.id, chosen, await self.passwords.hashed(_fit(password)), now_ms()
        )
        if claimed is None:
            raise Refused("username-taken", username=chosen)
        return await self._renewed(*claimed)

    async def login(self, username: str, password: str, device: str, address: str) -> Person:
        """The person with this username and password. An unknown one and a wrong password look the same."""
        person = await found(self.store, username)
        known = person is not None and self.who.knows(device, person)
        self._count(username, f"device {device}" if known else address)
        await self._fits(person, username, password, known)
        return _there(person)

    async def prove(self, person: Person, password: str, address: str) -> None:
        """Refuse whoever holds somebody's token and does not know the password."""
        if person.username is None:
            raise Refused("no-account")
        self.limits.take(
            "login-address", address
        )  # with many accounts one does not keep others from logging in
        self._count(person.username, f"person {person.id}")  # with many addresses one guesses no quicker
        await self._fits(person, person.username, password, known=True)

    async def change_password(self, person: Person, old: str, new: str, address: str) -> Person:
        """A new password; every device is logged out."""
        await self.prove(person, old, address)
        changed = await self.store.people.set_password(person.id, await self.passwords.hashed(_fit(new)))
        if changed is None:  # deleted from another device just now
            raise Refused("bad-token", 401)
        return await self._renewed(*changed)

    async def reset(self, code: str, new: str, address: str) -> Person:
        """A new password for somebody who has a code from the host or from a letter; it works once."""
        self.limits.take("login-address", address)
        hashed = await self.passwords.hashed(_fit(new))
        changed = await self.store.people.reset_password(code_hash(code), now_ms(), hashed)
        if changed is None:
            raise Refused("bad-code", 401)
        return await self._renewed(*changed)

    async def invited(self, code: str, address: str) -> Person:
        """Whom `mazmorra open` invites into the browser of this machine; the code works once, and nowhere
        else.
        """
        if not is_loopback(address):
            raise Refused("only-here", 403)
        self.limits.take("login-address", address)
        person = await self.store.people.use_code(code_hash(code), now_ms(), OPEN)
        if person is None:
            raise Refused("bad-link", 401)
        return _there(await self.store.people.get(person))

    async def _fits(self, person: Person | None, username: str, password: str, known: bool) -> None:
        """Refuse a wrong password.

        Guesses wait, unless the device is known; a right password is let in in the end.
        """
        tried = username.strip().lower()
        if not known and self.limits.limited:
            await asyncio.sleep(self.brake.seconds(tried))
        if not await self.passwords.fits(person.password_hash if person else None, password, known):
            self.brake.failed(tried)
            raise Refused("bad-login", 401)

    async def _renewed(self, person: Person, ended: list[str]) -> Person:
        """The sessions a person had before have ended, and so does what was opened with them."""
        await self.who.sessions.end(person.id, ended)
        return person

    def _count(self, username: str, place: str) -> None:
        self.limits.take("login-address", place)
        self.limits.take("login-username", f"{username.strip().lower()} {place}")


async def found(store: Store, username: str) -> Person | None:
    """The person with a username, if there is one."""
    try:
        return await store.people.by_username(clean_username(username))
    except Refused:
        return None


async def new_code(store: Store, username: str) -> str:
    """A one-time code with which somebody may set a new password; only its hash is kept."""
    person = await found(store, username)
    if person is None:
        raise Refused("no-such-person", 404, username=username)
    return await _code_for(store, person.id, RESET)


async def new_link(store: Store, person: str) -> str:
    """A one-time code that makes the browser of this machine a person's; only its hash is kept."""
    return await _code_for(store, person, OPEN)


async def _code_for(store: Store, person: str, purpose: str) -> str:
    code = fresh_code()
    await store.people.add_code(person, code_hash(code), now_ms() + CODE_HOURS * 3_600_000, purpose)
    return code


def fresh_code() -> str:
    """A code nobody has had before."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return "-".join(code[start : start + 5] for start in range(0, CODE_LETTERS, 5))


def code_hash(code: str) -> str:
    """What is kept of a code, however it was typed."""
    typed = "".join(each for each in code.upper() if each in LETTERS)
    return hashlib.sha256(typed.encode()).hexdigest()


def is_loopback(address: str) -> bool:
    """Whether an address is this very machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or bool(
        found.version == 6 and found.ipv4_mapped and found.ipv4_mapped.is_loopback
    )


def _there(person: Person | None) -> Person:
    if person is None:  # deleted from another device just now
        raise Refused("bad-token", 401)
    return person


def _fit(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", 422, least=SHORTEST, most=LONGEST)
    return password
