"""Bringing saved games and content of one's own: how much there is room for, and when it goes again."""

from __future__ import annotations

from mazmorra.server.clock import now_ms
from mazmorra.server.config import Config
from mazmorra.server.people.who import Who
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.store.brought import DAYS
from mazmorra.server.store.rows import Load, Room

OWN, OF_NETWORK = Room(40, 10_000_000), Room(200, 40_000_000)


class Bringing:
    """What people may bring.

    Where somebody came from is not written down, only something that is the same for the same place.
    """

    def __init__(self, config: Config, store: Store, who: Who) -> None:
        self.limited = config.limited
        self.store = store
        self.who = who

    async def take(self, table: str, person: str, address: str, size: int) -> None:
        """Something of a size is brought to a table, or refused; nothing has no size."""
        if not size:
            return
        load = Load(table, person, self.who.sealed("network", address), size, now_ms())
        endless = Room(1 << 40, 1 << 60)
        rooms = (OWN, OF_NETWORK) if self.limited else (endless, endless)
        if not await self.store.brought.add(load, *rooms):
            raise Refused("no-room", count=OWN.count, megabytes=OWN.bytes // 1_000_000, days=DAYS)
