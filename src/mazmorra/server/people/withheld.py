"""Who sits down, does not tell the salt, and comes again under another name: a minute of everybody's time,
each time.

Names cost nothing, so what counts is from where they came. That is remembered in this process alone, and
never written down.
"""

from __future__ import annotations

from collections import OrderedDict

from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Person
from mazmorra.server.tables.life import Life

MINUTES = 10
MOST_SEATS = 20_000


class Withheld:
    """From where people without an account sat down lately."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.sat_down: OrderedDict[tuple[str, str], str] = OrderedDict()
        """The address, by table and person."""

    def check(self, life: Life, person: Person, address: str) -> None:
        """Refuse a guest from an address from which another one has just kept everybody at this table
        waiting.
        """
        known = person.username is not None or person.id == life.created.host
        if self.limited and not known and address in self._addresses(life):
            raise Refused("withheld-here", 403, minutes=MINUTES)

    def _addresses(self, life: Life) -> set[str]:
        since = now_ms() - MINUTES * 60_000
        return {
            self.sat_down[life.id, who]
            for who, at in life.silent
            if at > since and (life.id, who) in self.sat_down
        }

    def sat(self, life: Life, person: Person, address: str) -> None:
        """Somebody has sat down."""
        self.sat_down[life.id, person.id] = address
        if len(self.sat_down) > MOST_SEATS:
            self.sat_down.popitem(last=False)
