"""A running server follows what the host does with `mazmorra host`: it looks for new acts every second, in
every process.
"""

from __future__ import annotations

from mazmorra.server.clock import now_ms
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.sessions import let_go
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Act
from mazmorra.server.tables.hub import Hub
from mazmorra.server.wire.messages import UnsaidOut, encode

BAN, UNBAN, REMOVE_WORDS, REMOVE_TABLE = "ban", "unban", "remove-words", "remove-table"
APPOINT, DISMISS = "appoint", "dismiss"
LOOKS_AGAIN = 5
"""After an act, so many looks go after the tables too: the host's hands may still be at them."""


class Obeying:
    """What this process has followed so far."""

    def __init__(self, hub: Hub, bans: Bans) -> None:
        self.hub = hub
        self.bans = bans
        self.followed = -1
        self.looks_left = 0

    async def look(self) -> None:
        """Follow what the host has done since the last look. At the first one nothing is open yet."""
        last = await self.hub.store.acts.last()
        if last == self.followed:
            if self.looks_left:
                self.looks_left -= 1
                await self.hub.catch_up_all()
            return
        acts = await self.hub.store.acts.since(self.followed) if self.followed >= 0 else []
        self.bans.learn(await self.hub.store.acts.bans(now_ms()))
        self._let_banned_go()
        for act in acts:
            if act.act == REMOVE_WORDS:
                self._unsay(act)
        if acts:
            self.looks_left = LOOKS_AGAIN
            await self.hub.catch_up_all()
        self.followed = acts[-1].id if acts else last

    def _let_banned_go(self) -> None:
        for channel in list(self.hub.channels.values()):
            for connection in list(channel.connections):
                try:
                    self.bans.check(connection.person, connection.address)
                except Refused as refused:
                    let_go(self.hub, channel, connection, refused)

    def _unsay(self, act: Act) -> None:
        """Words that were removed vanish from open pages: one line, or all there were."""
        table, _, line = act.target.partition("#")
        channel = self.hub.channels.get(table)
        if channel is not None:
            message = encode(UnsaidOut(int(line or 0)))
            for connection in channel.connections:
                connection.tell(message)
