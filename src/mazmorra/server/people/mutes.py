"""Whom a person does not want to hear: kept with the person, so that it holds at every table and on every
device.
"""

from __future__ import annotations

import re

from mazmorra.server.people.sessions import let_go
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel, is_turned_away
from mazmorra.server.tables.hub import Hub
from mazmorra.server.wire.connection import Connection
from mazmorra.server.wire.messages import MutedOut, encode

MOST = 500
IDS = re.compile("[A-Za-z0-9_-]{1,64}")
"""What a person can be called by; other letters a database may not even take."""


class Mutes:
    """Who has muted whom.

    Somebody who only watches without a name has mutes for as long as the connection lasts.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def change(self, connection: Connection, muted: str, on: bool) -> None:
        """Mute somebody, or hear them again."""
        if not IDS.fullmatch(muted):
            raise Refused("nobody-to-mute", 404)
        if on and len(connection.muted) >= MOST:
            raise Refused("too-many-muted", most=MOST)
        person = connection.person
        if on and await self.hub.store.people.get(muted) is None:
            raise Refused("nobody-to-mute", 404)
        if not person:
            _tell(connection, connection.muted | {muted} if on else connection.muted - {muted})
            return
        await self.hub.store.mutes.change(person, muted, on)
        await self.changed_elsewhere(person, always=True)
        await self.hub.wakes.publish("muted", "", person.encode())

    async def changed_elsewhere(self, person: str, always: bool = False) -> None:
        """A person has muted or blocked somebody, or was blocked, perhaps through another process.

        Who was blocked is not told, but watches no table of the other any longer.
        """
        if self._connections(person):
            muted, blockers = await self.hub.store.unheard(person)
            for channel, connection in self._connections(person):
                connection.blockers = set(blockers)
                if is_turned_away(channel.life, person, blockers):
                    let_go(self.hub, channel, connection, Refused("blocked", 403))
                elif always or connection.muted != set(muted):
                    _tell(connection, set(muted))

    def _connections(self, person: str) -> list[tuple[Channel, Connection]]:
        return [
            (channel, each)
            for channel in self.hub.channels.values()
            for each in channel.connections
            if each.person == person
        ]


def _tell(connection: Connection, muted: set[str]) -> None:
    connection.muted = muted
    connection.tell(encode(MutedOut(sorted(muted))))
