"""Who somebody is: signed tokens that say a person's id, good until the person logs out everywhere. Passwords are elsewhere."""

from __future__ import annotations

import base64
import hmac
import secrets

from mazmorra.server.clock import now_ms
from mazmorra.server.names import clean_name
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person, Store

LONGEST_TOKEN = 200


class Who:
    """Gives out tokens and reads them. Every process on one database signs with the same key."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key

    async def person_of(self, token: str) -> str:
        """The id of the person a token was given to."""
        return (await self.bearer(token)).id

    async def bearer(self, token: str) -> Person:
        """The person a token was given to; a forged or outdated one is refused."""
        person_id, version = self.signed(token)
        return still_good(await self.store.people.get(person_id), version)

    def signed(self, token: str) -> tuple[str, int]:
        """Whose token it is and of which version, if it is ours; whether it is still good is another question."""
        person_id, version, signature = _parts(token)
        if not hmac.compare_digest(signature, self._signature(person_id, version)):
            raise Refused("bad-token", 401)
        return person_id, int(version)

    def token_of(self, person: Person) -> str:
        """A token for a person; it is as good as being them."""
        version = str(person.token_version)
        return f"{person.id}.{version}.{self._signature(person.id, version)}"

    async def newcomer(self, name: str) -> Person:
        """Somebody new, with nothing but a name."""
        person = Person(secrets.token_urlsafe(12), clean_name(name), now_ms())
        await self.store.people.create(person)
        return person

    def sealed(self, purpose: str, text: str) -> str:
        """A short text that only this server could have made from another."""
        return _short(hmac.digest(self.key, f"{purpose}\n{text}".encode(), "sha256"))

    def _signature(self, person_id: str, version: str) -> str:
        return self.sealed("token", f"{person_id}.{version}")


def still_good(person: Person | None, version: int) -> Person:
    """The person, if a token of this version is the one they have now."""
    if person is None or person.token_version != version:
        raise Refused("bad-token", 401)
    return person


def _parts(token: str) -> tuple[str, str, str]:
    parts = token.split(".")
    if len(parts) != 3 or len(token) > LONGEST_TOKEN or not token.isascii():
        raise Refused("bad-token", 401)
    return parts[0], parts[1], parts[2]


def _short(digest: bytes) -> str:
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
