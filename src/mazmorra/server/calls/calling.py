"""Who must be called: people a table waits for and who are not there.

Once for a table until they come to it, and once more before their time runs out. What is sent is put into the
outbox with the same stroke that remembers that they were called.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from mazmorra.server.calls.letters import BEGIN, REMINDER, TURN
from mazmorra.server.calls.ways import ways_to
from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Call, Called, StoreError
from mazmorra.server.store.calls import Look
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import call_at, waited_for

EVERY_SECONDS = 1.0
AT_ONCE = 50
CLAIMED = 60_000
"""Milliseconds after which another process looks at a table that one has begun to look at."""
ELSEWHERE = 5_000
"""Milliseconds for which a table is left to the process that has it open and knows who is there."""
HEARS_WITHIN = 0.5
"""Seconds in which other processes say who is at a table that this one has just opened."""
FORGETS_EVERY = 3600.0
HOUR = 3600
log = logging.getLogger("mazmorra.calling")


class Calling:
    """Looks after the tables that wait for people. `mails` says whether letters can be sent at all; `soon` is
    told when there is something to send.
    """

    def __init__(self, hub: Hub, mails: bool, soon: Callable[[], None] = lambda: None) -> None:
        self.hub = hub
        self.calls = hub.store.calls
        self.mails = mails
        self.soon = soon
        self.forgets_next = 0.0

    async def run(self) -> None:
        """Until cancelled: look every second."""
        while True:
            try:
                await self.look(now_ms())
            except StoreError as error:
                log.warning("the database does not do its work: %s", error)
            except Exception:
                log.exception("a look at who must be called failed; the next one follows")
            await asyncio.sleep(EVERY_SECONDS)

    async def look(self, now: int) -> None:
        """Look at the tables whose moment has come."""
        for at, table in await self.calls.to_look_at(now, AT_ONCE):
            known = not self.hub.shared or table in self.hub.channels
            if known or now - at > ELSEWHERE:
                await self._claim((at, table), now)
        if time.monotonic() > self.forgets_next:
            self.forgets_next = time.monotonic() + FORGETS_EVERY
            await self.calls.forget_old(now)
            await self.hub.store.invitations.forget_old(now)

    async def _claim(self, look: Look, now: int) -> None:
        mine = (now + CLAIMED, look[1])
        if not await self.calls.claim(look, mine[0]):
            return
        try:
            known = look[1] in self.hub.channels
            channel = await self.hub.channel(look[1])
            if self.hub.shared and not known:
                await asyncio.sleep(HEARS_WITHIN)
            await self.hub.catch_up_if_shared(channel)
        except Refused:  # nobody can read it, so nobody can play there
            await self.calls.settle(mine, 0, [], [], [])
            return
        await self._settle(channel, mine, now)

    async def _settle(self, channel: Channel, look: Look, now: int) -> None:
        """Call whom it is time to call, and say when to look again."""
        life = channel.life
        waits = waited_for(life)
        calls: list[Call] = []
        called: list[Called] = []
        again: list[int] = []
        before = await self.calls.called_to(look[1])
        for person in waits if call_at(life, 0) else ():
            if (until := self._left_in_peace_until(channel, person, now)) > now:
                again.append(until)
                continue
            kind, then = next_call(life, person, before.get(person), now)
            if kind:
                calls += await self._ways(life, person, kind, now)
                called.append(then)
            if not then.reminded_at and reminder_at(life) > now:
                again.append(reminder_at(life))
        await self.calls.settle(look, min(again, default=0), waits, calls, called)
        if calls:
            self.soon()

    def _left_in_peace_until(self, channel: Channel, person: str, now: int) -> int:
        """Who is at the table is not called, nor who has only just gone; 0 for others."""
        if person in channel.people_here():
            return now + max(self.hub.call_after, 1000)
        return channel.gone_since.get(person, -self.hub.call_after) + self.hub.call_after

    async def _ways(self, life: Life, person: str, kind: str, now: int) -> list[Call]:
        """Every way somebody wants to be called."""
        contact = await self.hub.store.contacts.of(person)
        if kind == REMINDER and not contact.reminders:
            return []
        gaps, ways = _gaps(life, person), await ways_to(self.hub.store, contact, self.mails)
        return [Call(person, life.id, kind, *way, gaps, now, now) for way in ways]


def next_call(life: Life, person: str, before: Called | None, now: int) -> tuple[str, Called]:
    """What somebody is called for, if anything, and what is remembered then."""
    late = 0 < reminder_at(life) <= now
    if before is None:
        return BEGIN if life.reveal_by else TURN, Called(person, life.id, now, now if late else 0)
    if late and not before.reminded_at:
        return REMINDER, Called(person, life.id, before.at, now)
    return "", before


def reminder_at(life: Life) -> int:
    """When a quarter of the time is left, or 0; a clock of less than an hour is not worth a letter."""
    return life.due_at() - 1000 * life.clock // 4 if life.clock >= HOUR and life.due_at() else 0


def _gaps(life: Life, person: str) -> dict[str, str]:
    chairs = [chair for chair in life.chairs if chair.person]
    mine = next((chair.name for chair in chairs if chair.person == person), "")
    others = dict.fromkeys(chair.name for chair in chairs if chair.person != person and chair.name)
    due = str(life.due_at())
    return {"name": mine, "names": "\n".join(others), "game": life.created.game, "due_at": due}
