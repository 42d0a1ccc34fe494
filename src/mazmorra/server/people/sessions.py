"""A connection is as good as the session it was opened with: when that ends, it is closed, whichever process
serves it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec

from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.hub import Hub
from mazmorra.server.wire.connection import Connection

ALL = ""
"""In the place of a session: every one a person has or ever had, for they are deleted."""
REMEMBERED = 60.0
"""Seconds; whoever says hello in the very moment of an end is told within them."""


class Sessions:
    """Which sessions have ended."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ended: dict[tuple[str, str], float] = {}

    async def end(self, person: str, sessions: Iterable[str]) -> None:
        """Sessions of a person have ended: every process closes what was opened with them."""
        ended = list(sessions)
        if ended:
            self.close(person, ended)
            await self.hub.wakes.publish("ended", "", msgspec.json.encode((person, ended)))

    def close(self, person: str, sessions: Iterable[str]) -> None:
        """Close the connections of this process that were opened with sessions that have ended."""
        self._remember((person, session) for session in sessions)
        self._let_go_if(lambda each: each.person == person and self.has_ended(person, each.session))

    def has_ended(self, person: str, session: str) -> bool:
        """Whether a session that was good when it was looked up has ended since."""
        return (person, session) in self.ended or (person, ALL) in self.ended

    async def look_again(self) -> None:
        """After wake-ups may have been lost: which sessions have ended meanwhile?"""
        here = {
            (each.person, each.session)
            for channel in self.hub.channels.values()
            for each in channel.connections
            if each.person
        }
        if here:
            ended = here - await self.hub.store.sessions.alive({person for person, _ in here})
            self._let_go_if(lambda each: (each.person, each.session) in ended)

    def _remember(self, ended: Iterable[tuple[str, str]]) -> None:
        now = time.monotonic()
        self.ended = {each: at for each, at in self.ended.items() if now - at < REMEMBERED} | dict.fromkeys(
            ended, now
        )

    def _let_go_if(self, is_over: Callable[[Connection], bool]) -> None:
        for channel in list(self.hub.channels.values()):
            for connection in [each for each in channel.connections if is_over(each)]:
                let_go(self.hub, channel, connection, Refused("bad-token", 401))


def let_go(hub: Hub, channel: Channel, connection: Connection, why: Refused) -> None:
    """Close a connection and say why; whoever else is at the table sees that they have gone."""
    channel.connections.discard(connection)
    connection.let_go(why)
    hub.presence.changed(channel, connection.person)
