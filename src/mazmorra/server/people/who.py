"""Who somebody is: tokens that name a person and one of their sessions, signed.

A token is good until its session ends.

Passwords are elsewhere.
"""

from __future__ import annotations

import base64
import hmac
import secrets

from mazmorra.server.clock import now_ms
from mazmorra.server.people.devices import Came
from mazmorra.server.people.names import clean_name
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Bearer, Person, Session, Store

LONGEST_TOKEN = 200
USED_EVERY = 10 * 60_000
"""Milliseconds: a session's last use is written down no more often."""


class Who:
    """Gives out tokens and reads them. Every process on one database signs with the same key."""

    def __init__(self, store: Store, key: bytes, sessions: Sessions) -> None:
        self.store = store
        self.key = key
        self.sessions = sessions

    async def bearer(self, token: str, came: Came) -> Bearer:
        """Whoever shows a token; one that is forged or has ended is refused."""
        found = still_good(await self.store.sessions.bearer(*self.signed(token)))
        await self.note_use(found, came)
        return found

    async def note_use(self, bearer: Bearer, came: Came) -> None:
        """Remember when and where a session was used last, now and then."""
        now = now_ms()
        if now - bearer.used_at > USED_EVERY:
            await self.store.sessions.used(
                Session(bearer.person.id, bearer.session, came.device, came.address, now, now)
            )

    def signed(self, token: str) -> tuple[str, str]:
        """Whose token it is and of which session, if it is ours; whether it is still good is another
        question.
        """
        person, session, signature = _parts(token)
        if not hmac.compare_digest(signature, self._signature(person, session)):
            raise Refused("bad-token", 401)
        return person, session

    async def enter(self, person: Person, came: Came, instead_of: str = "") -> str:
        """The token of a new session, which may take the place of an earlier one; it is as good as being the
        person.
        """
        session, now = secrets.token_urlsafe(9), now_ms()
        ended = await self.store.sessions.begin(
            Session(person.id, session, came.device, came.address, now, now), instead_of
        )
        if ended is None:  # deleted just now
            raise Refused("bad-token", 401)
        await self.sessions.end(person.id, ended)
        return f"{person.id}.{session}.{self._signature(person.id, session)}"

    async def newcomer(self, name: str) -> Person:
        """Somebody new, with nothing but a name."""
        person = Person(f"p{secrets.token_urlsafe(12)}", clean_name(name), now_ms())
        await self.store.people.create(person)
        return person

    def device_of(self, person: Person) -> str:
        """What a device keeps to be known as one on which this account was used; a new password makes it
        worth nothing.
        """
        return self.sealed("device", f"{person.id}.{person.password_hash}") if person.password_hash else ""

    def knows(self, device: str, person: Person) -> bool:
        """Whether a device shows that the person's account was used on it."""
        return device != "" and hmac.compare_digest(device.encode(), self.device_of(person).encode())

    def sealed(self, purpose: str, text: str) -> str:
        """A short text that only this server could have made from another."""
        return _short(hmac.digest(self.key, f"{purpose}\n{text}".encode(), "sha256"))

    def _signature(self, person: str, session: str) -> str:
        return self.sealed("token", f"{person}.{session}")


def still_good(bearer: Bearer | None) -> Bearer:
    """Whoever shows a token, if its session has not ended."""
    if bearer is None:
        raise Refused("bad-token", 401)
    return bearer


def _parts(token: str) -> tuple[str, str, str]:
    parts = token.split(".")
    if len(parts) != 3 or len(token) > LONGEST_TOKEN or not token.isascii():
        raise Refused("bad-token", 401)
    return parts[0], parts[1], parts[2]


def _short(digest: bytes) -> str:
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
