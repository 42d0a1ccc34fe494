"""A connection is as good as the token it was opened with: when that ends, it is closed, whichever process serves it."""

from __future__ import annotations

import time

import msgspec

from mazmorra.server.hub import Hub
from mazmorra.server.live import Connection, Live
from mazmorra.server.refusals import Refused

FOR_GOOD = 1 << 62
"""A version no token has: for those who are deleted, every token has ended."""
REMEMBERED = 60.0
"""Seconds; whoever says hello in the very moment of an end is told within them."""


class Sessions:
    """Whose tokens have ended."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ended: dict[str, tuple[int, float]] = {}

    async def end(self, person: str, version: int = FOR_GOOD) -> None:
        """Tokens of a person below this version have ended: every process closes what was opened with them."""
        self.close(person, version)
        await self.hub.wakes.publish("ended", "", msgspec.json.encode((person, version)))

    def close(self, person: str, version: int) -> None:
        """Close the connections of this process that were opened with a token below this version."""
        self._remember(person, version)
        for live in list(self.hub.lives.values()):
            for connection in list(live.connections):
                if connection.person == person and connection.version < version:
                    self._let_go(live, connection)

    def has_ended(self, person: str, version: int) -> bool:
        """Whether a token that was good when it was looked up has ended since."""
        return version < self.ended.get(person, (0, 0.0))[0]

    async def look_again(self) -> None:
        """After wake-ups may have been lost: whose tokens have ended meanwhile?"""
        here = {each.person for live in self.hub.lives.values() for each in live.connections if each.person}
        good = await self.hub.store.people.token_versions(here) if here else {}
        for person in here:
            self.close(person, good.get(person, FOR_GOOD))

    def _remember(self, person: str, version: int) -> None:
        now = time.monotonic()
        self.ended = {each: (kept, at) for each, (kept, at) in self.ended.items() if now - at < REMEMBERED}
        self.ended[person] = (version, now)

    def _let_go(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        connection.let_go(Refused("bad-token", 401))
        self.hub.presence.changed(live, connection.person)
