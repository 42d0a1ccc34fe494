"""Who is at the tables, in this process and in the others, and since when somebody is missed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable

import msgspec

from mazmorra.server.clock import now_ms
from mazmorra.server.processes.wake import LocalWakes, Wakes
from mazmorra.server.tables.entries import PLAYING
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.live import Live

GREET_SECONDS = 20.0
TELLINGS = 6
"""How often in a second a table is told who came and went."""


class Presence:
    """The comings and goings of one process, told to its tables and to the other processes."""

    def __init__(self, lives: dict[str, Live], wakes: Wakes) -> None:
        self.lives = lives
        self.wakes = wakes
        self.shared = not isinstance(wakes, LocalWakes)
        self.name = secrets.token_hex(6)
        self.greeted_at = 0.0
        self.most = TELLINGS

    def changed(self, live: Live, person: str) -> None:
        """Somebody came or went: note since when who is missing is gone, and tell the table and the other
        processes.
        """
        self._note(live, {person, *missed(live.life)})
        self._tell_soon(live)
        if self.shared:
            self.tell_elsewhere(live)

    def _tell_soon(self, live: Live) -> None:
        """At once, but where many come and go in one second the rest is told as one when it is over."""
        live.tellings += 1
        if live.tellings <= self.most:
            live.tell_table()
        if live.tellings == 1:
            asyncio.get_running_loop().call_later(1.0, self._tell_the_rest, live)

    def _tell_the_rest(self, live: Live) -> None:
        told, live.tellings = live.tellings, 0
        if told > self.most:
            live.tell_table()

    def tell_elsewhere(self, live: Live) -> None:
        """Tell the other processes who is at a table here."""
        people = sorted({each.person for each in live.connections if each.person})
        live.begin(self.wakes.publish("here", live.life.id, msgspec.json.encode((self.name, people))))

    def ask_elsewhere(self, live: Live) -> None:
        """This process has just come to know a table: who is at it in the others?"""
        if self.shared:
            live.begin(self.wakes.publish("who", live.life.id))

    def asked_elsewhere(self, table: str) -> None:
        """Another process wants to know who is at a table here."""
        live = self.lives.get(table)
        if live is not None and live.connections:
            self.tell_elsewhere(live)

    def heard_elsewhere(self, table: str, process: str, people: list[str]) -> None:
        """Another process says who is at a table there."""
        live = self.lives.get(table)
        if live is None:
            return
        known = live.elsewhere.get(process, (0.0, frozenset()))[1]
        live.elsewhere[process] = (time.monotonic(), frozenset(people))
        self._note(live, known ^ frozenset(people))
        if known != frozenset(people):
            live.tell_table()

    def greet(self) -> None:
        """From time to time say who is here; forget processes that have fallen silent."""
        now = time.monotonic()
        if now - self.greeted_at < GREET_SECONDS:
            return
        self.greeted_at = now
        for live in self.lives.values():
            if live.connections and self.shared:
                self.tell_elsewhere(live)
            for process, (heard_at, _) in list(live.elsewhere.items()):
                if now - heard_at > 3 * GREET_SECONDS:
                    self.heard_elsewhere(live.life.id, process, [])
                    live.elsewhere.pop(process, None)

    def _note(self, live: Live, people: Iterable[str]) -> None:
        here = live.people_here()
        for person in people:
            if person in here:
                live.gone_since.pop(person, None)
            elif person and live.life.seats_of(person):
                live.gone_since.setdefault(person, now_ms())


def missed(life: Life) -> list[str]:
    """The people a running game needs, also those this process has never seen."""
    return [chair.person for chair in life.chairs if not chair.bot] if life.status == PLAYING else []
