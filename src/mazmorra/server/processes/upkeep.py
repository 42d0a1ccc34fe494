"""What a process looks after besides requests: clocks that run out, bots whose process died, idle tables."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from mazmorra.server.clock import now_ms
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.obeying import Obeying
from mazmorra.server.processes.bots import BotsAtWork, default_answer
from mazmorra.server.processes.expiry import Expiry
from mazmorra.server.processes.pauses import Pauses
from mazmorra.server.ratings.counting import Counting
from mazmorra.server.ratings.daily import Daily
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError
from mazmorra.server.store.tables import Due
from mazmorra.server.tables import remarks, wishes
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import BOT_PATIENCE, bot_seats
from mazmorra.server.tables.wishes import Decision

EVERY_SECONDS = 1.0
EXPIRES_EVERY = 600.0
COUNTS_EVERY = 5.0
DUE_AT_ONCE = 50
LATER = 60_000
"""Milliseconds after which a table that could not be moved on is tried again."""
FIRST = (0, "")
"""Before every clock."""
FAR = 1 << 62
log = logging.getLogger("mazmorra.watch")


class Upkeep:
    """The background of one process."""

    def __init__(
        self,
        hub: Hub,
        bots: BotsAtWork,
        metrics: Metrics,
        obeying: Obeying,
        expiry: Expiry,
        counting: Counting,
        daily: Daily,
    ) -> None:
        self.hub, self.bots, self.metrics = hub, bots, metrics
        self.obeying, self.expiry, self.counting, self.daily = obeying, expiry, counting, daily
        self.pauses = Pauses()
        self.last = FIRST
        self.counts_next = self.expires_next = 0.0

    async def run(self) -> None:
        """Until cancelled: sweep every second."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("a sweep failed; the next one follows")
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> None:
        """Follow the host, and move on tables that have waited long enough: a page of them, the next time
        those after it.
        """
        await self.obeying.look()
        now = now_ms()
        page = await self.hub.store.due(now, DUE_AT_ONCE, self.last)
        self.last = page[-1] if len(page) == DUE_AT_ONCE else FIRST
        for due in page:
            try:
                await self._move_on(due)
            except StoreError as error:
                log.warning("the database does not do its work: %s", error)
            except Exception:
                log.exception("a table could not be moved on; the others are")
                await self.hub.store.put_off(due, now + LATER)
        await self.expiry.look(now)
        await self._count(now)
        await self._expire()
        self.hub.presence.greet()
        self.hub.forget_idle()
        self.metrics.look()
        self.pauses.look()

    async def _count(self, now: int) -> None:
        """Rated games that nobody counted, deals to be committed to, tries that midnight ends."""
        if time.monotonic() < self.counts_next:
            return
        self.counts_next = time.monotonic() + COUNTS_EVERY
        await self.counting.look()
        await self.daily.look(now)

    async def _expire(self) -> None:
        """What was brought goes when its time is over."""
        if time.monotonic() < self.expires_next:
            return
        self.expires_next = time.monotonic() + EXPIRES_EVERY
        for table in await self.hub.store.brought.expire(now_ms()):
            self.hub.forget(table)

    async def _move_on(self, due: Due) -> None:
        table = due[1]
        try:
            life = (await self.hub.channel(table)).life
        except Refused:
            life = None
        if life is None or life.older:
            await self.hub.store.shelve(table)
            return
        await self.hub.catch_up(table)
        channel = await self.hub.channel(table)
        await self._ring(channel.life)
        if bot_seats(channel.life):
            self.bots.moved(channel)
            await self._look_later(channel.life, due)

    async def _look_later(self, life: Life, due: Due) -> None:
        """Bots that wait for their turn must not keep the tables behind them from being seen."""
        clock = life.due_at()
        if not clock or clock > now_ms():
            await self.hub.store.put_off(due, min(clock or FAR, now_ms() + BOT_PATIENCE))

    async def _ring(self, life: Life) -> None:
        due = life.due_at()
        if not due or due > now_ms():
            return
        if life.reveal_by:
            with suppress(Refused):  # the last salt came after all
                await self.hub.wish(life.id, partial(wishes.give_up_waiting, round=life.round))
        else:
            for seat in life.waiting():
                if not life.chairs[seat].bot:
                    await self._time_out(life, seat)

    async def _time_out(self, life: Life, seat: int) -> None:
        with suppress(Refused):  # the answer came after all
            await self.hub.wish(life.id, partial(_timed_out, seat=seat, question=life.questions[seat]))


def _timed_out(life: Life, seat: int, question: int) -> Decision:
    if question != life.questions[seat] or seat not in life.waiting() or life.table is None:
        raise Refused("late", seat=seat, question=question, stored=False)
    ask = next(ask for ask in life.table.asks if ask.seat == seat)
    return "answered", {
        "seat": seat,
        "answer": default_answer(ask),
        "by": "clock",
        "note": remarks.TIME_RAN_OUT,
    }
