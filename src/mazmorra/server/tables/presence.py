"""Who is at the tables, in this process and in the others, and since when somebody is missed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable

import msgspec

from mazmorra.server.clock import now_ms
from mazmorra.server.processes.wake import LocalWakes, Wakes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import PLAYING
from mazmorra.server.tables.life import Life

GREET_SECONDS = 20.0
TELLINGS = 6
"""How often in a second a table is told who came and went."""


class Presence:
    """The comings and goings of one process, told to its tables and to the other processes."""

    def __init__(self, channels: dict[str, Channel], wakes: Wakes) -> None:
        self.channels = channels
        self.wakes = wakes
        self.shared = not isinstance(wakes, LocalWakes)
        self.name = secrets.token_hex(6)
        self.greeted_at = 0.0
        self.most = TELLINGS

    def changed(self, channel: Channel, person: str) -> None:
        """Somebody came or went: note since when who is missing is gone, and tell the table and the other
        processes.
        """
        self._note(channel, {person, *missed(channel.life)})
        self._tell_soon(channel)
        if self.shared:
            self.tell_elsewhere(channel)

    def _tell_soon(self, channel: Channel) -> None:
        """At once, but where many come and go in one second the rest is told as one when it is over."""
        channel.tellings += 1
        if channel.tellings <= self.most:
            channel.tell_table()
        if channel.tellings == 1:
            asyncio.get_running_loop().call_later(1.0, self._tell_the_rest, channel)

    def _tell_the_rest(self, channel: Channel) -> None:
        told, channel.tellings = channel.tellings, 0
        if told > self.most:
            channel.tell_table()

    def tell_elsewhere(self, channel: Channel) -> None:
        """Tell the other processes who is at a table here."""
        people = sorted({each.person for each in channel.connections if each.person})
        channel.begin(self.wakes.publish("here", channel.life.id, msgspec.json.encode((self.name, people))))

    def ask_elsewhere(self, channel: Channel) -> None:
        """This process has just come to know a table: who is at it in the others?"""
        if self.shared:
            channel.begin(self.wakes.publish("who", channel.life.id))

    def asked_elsewhere(self, table: str) -> None:
        """Another process wants to know who is at a table here."""
        channel = self.channels.get(table)
        if channel is not None and channel.connections:
            self.tell_elsewhere(channel)

    def heard_elsewhere(self, table: str, process: str, people: list[str]) -> None:
        """Another process says who is at a table there."""
        channel = self.channels.get(table)
        if channel is None:
            return
        known = channel.elsewhere.get(process, (0.0, frozenset()))[1]
        channel.elsewhere[process] = (time.monotonic(), frozenset(people))
        self._note(channel, known ^ frozenset(people))
        if known != frozenset(people):
            channel.tell_table()

    def greet(self) -> None:
        """From time to time say who is here; forget processes that have fallen silent."""
        now = time.monotonic()
        if now - self.greeted_at < GREET_SECONDS:
            return
        self.greeted_at = now
        for channel in self.channels.values():
            if channel.connections and self.shared:
                self.tell_elsewhere(channel)
            for process, (heard_at, _) in list(channel.elsewhere.items()):
                if now - heard_at > 3 * GREET_SECONDS:
                    self.heard_elsewhere(channel.life.id, process, [])
                    channel.elsewhere.pop(process, None)

    def _note(self, channel: Channel, people: Iterable[str]) -> None:
        here = channel.people_here()
        for person in people:
            if person in here:
                channel.gone_since.pop(person, None)
            elif person and channel.life.seats_of(person):
                channel.gone_since.setdefault(person, now_ms())


def missed(life: Life) -> list[str]:
    """The people a running game needs, also those this process has never seen."""
    return [chair.person for chair in life.chairs if not chair.bot] if life.status == PLAYING else []
