"""Whom a person does not want to hear: kept with the person, so that it holds at every table and on every device."""

from __future__ import annotations

from mazmorra.server.hub import Hub
from mazmorra.server.live import Connection
from mazmorra.server.messages import MutedOut, encode
from mazmorra.server.refusals import Refused

MOST = 500


class Mutes:
    """Who has muted whom. Somebody who only watches without a name has mutes for as long as the connection lasts."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def of(self, person: str) -> set[str]:
        """Everybody a person has muted."""
        return set(await self.hub.store.mutes.of(person)) if person else set()

    async def change(self, connection: Connection, muted: str, on: bool) -> None:
        """Mute somebody, or hear them again."""
        if on and len(connection.muted) >= MOST:
            raise Refused("too-many-muted", most=MOST)
        person = connection.person
        if on and await self.hub.store.people.get(muted) is None:
            raise Refused("nobody-to-mute", 404)
        if not person:
            _tell(connection, connection.muted | {muted} if on else connection.muted - {muted})
            return
        now = await self.hub.store.mutes.change(person, muted, on)
        self._spread(person, set(now))
        await self.hub.wakes.publish("muted", "", person.encode())

    async def changed_elsewhere(self, person: str) -> None:
        """A person has muted somebody through another process."""
        if self._connections(person):
            self._spread(person, await self.of(person))

    def _spread(self, person: str, muted: set[str]) -> None:
        for connection in self._connections(person):
            _tell(connection, muted)

    def _connections(self, person: str) -> list[Connection]:
        return [each for live in self.hub.lives.values() for each in live.connections if each.person == person]


def _tell(connection: Connection, muted: set[str]) -> None:
    connection.muted = muted
    connection.tell(encode(MutedOut(sorted(muted))))
