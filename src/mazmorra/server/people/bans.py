"""Whom the host lets in no more: accounts and addresses, with a reason and perhaps an end.

Every process knows them by heart.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Ban
from mazmorra.server.store.acts import ADDRESS, PERSON

DAY = 24 * 3_600_000


class Bans:
    """The bans there are. The host's acts are followed elsewhere."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], Ban] = {}

    def learn(self, bans: Iterable[Ban]) -> None:
        """These are all there are now."""
        self.known = {(ban.kind, ban.target): ban for ban in bans}

    def has(self, person: str) -> bool:
        """Whether a person is banned."""
        try:
            self.check(person)
        except Refused:
            return True
        return False

    def people(self) -> frozenset[str]:
        """Everybody who is banned."""
        return frozenset(target for kind, target in self.known if kind == PERSON and self.has(target))

    def check(self, person: str = "", address: str = "") -> None:
        """Refuse whoever is banned, by account or by address, and say why and for how long."""
        for key in ((PERSON, person), (ADDRESS, address)):
            ban = self.known.get(key) if key[1] else None
            if ban and (not ban.until or ban.until > now_ms()):
                raise refusal_of(ban)


def refusal_of(ban: Ban) -> Refused:
    """What somebody who is banned is told; 0 days are for good."""
    days = ceil((ban.until - now_ms()) / DAY) if ban.until else 0
    return Refused("banned", 403, days=days, reason=ban.reason)
