"""Accounts, for those who want one: a username and a password to come back with from any device."""

from __future__ import annotations

import hashlib
import secrets

from mazmorra.server.clock import now_ms
from mazmorra.server.limits import Limits
from mazmorra.server.names import clean_username
from mazmorra.server.passwords import Passwords
from mazmorra.server.refusals import Refused
from mazmorra.server.sessions import Sessions
from mazmorra.server.store import Person, Store

SHORTEST, LONGEST = 8, 256
CODE_HOURS = 24
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LETTERS = 20
"""20 letters of 32 are 100 bits: nobody guesses that, and somebody can read it out on the telephone."""


class Accounts:
    """Claiming, coming back, and leaving for good."""

    def __init__(self, store: Store, limits: Limits, sessions: Sessions) -> None:
        self.store = store
        self.limits = limits
        self.sessions = sessions
        self.passwords = Passwords()

    async def claim(self, person: Person, username: str, password: str) -> Person:
        """Give a person a username and a password."""
        if person.username is not None:
            raise Refused("already-claimed")
        chosen = clean_username(username)
        if not await self.store.people.claim(person.id, chosen, await self.passwords.hashed(_fit(password))):
            raise Refused("username-taken", username=chosen)
        return _there(await self.store.people.get(person.id))

    async def login(self, username: str, password: str, address: str) -> Person:
        """The person with this username and password. An unknown one and a wrong password look the same."""
        self._count(username, address)
        person = await found(self.store, username)
        fits = await self.passwords.fits(person.password_hash if person else None, password)
        if person is None or not fits:
            raise Refused("bad-login", 401)
        return person

    async def logout(self, person: Person) -> None:
        """Every token given to this person is worth nothing from now on."""
        await self._end_before(_there(await self.store.people.end_tokens(person.id)))

    async def change_password(self, person: Person, old: str, new: str, address: str) -> Person:
        """A new password; other devices are logged out."""
        if person.username is None:
            raise Refused("no-account")
        self._count(person.username, address)
        if not await self.passwords.fits(person.password_hash, old):
            raise Refused("bad-login", 401)
        hashed = await self.passwords.hashed(_fit(new))
        return await self._end_before(_there(await self.store.people.set_password(person.id, hashed)))

    async def reset(self, code: str, new: str, address: str) -> Person:
        """A new password for somebody to whom the host gave a code; it works once."""
        self.limits.take("login-address", address)
        hashed = await self.passwords.hashed(_fit(new))
        person = await self.store.people.reset_password(code_hash(code), now_ms(), hashed)
        if person is None:
            raise Refused("bad-code", 401)
        return await self._end_before(person)

    async def _end_before(self, person: Person) -> Person:
        """The tokens a person was given before have ended, and so does what was opened with them."""
        await self.sessions.end(person.id, person.token_version)
        return person

    def _count(self, username: str, address: str) -> None:
        self.limits.take("login-address", address)
        self.limits.take("login-username", username.strip().lower())


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
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    await store.people.add_code(person.id, code_hash(code), now_ms() + CODE_HOURS * 3_600_000)
    return "-".join(code[start : start + 5] for start in range(0, CODE_LETTERS, 5))


def code_hash(code: str) -> str:
    """What is kept of a code, however it was typed."""
    typed = "".join(each for each in code.upper() if each in LETTERS)
    return hashlib.sha256(typed.encode()).hexdigest()


def _there(person: Person | None) -> Person:
    if person is None:  # deleted from another device just now
        raise Refused("bad-token", 401)
    return person


def _fit(password: str) -> str:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", 422, least=SHORTEST, most=LONGEST)
    return password
