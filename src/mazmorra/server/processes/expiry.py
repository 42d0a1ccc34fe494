"""What is kept for how long: tables nobody sits at, games nobody goes on with, guests who never came back,
devices nobody uses.

A few at a time.
"""

from __future__ import annotations

import logging
import time

from mazmorra.server.config import Keep
from mazmorra.server.people.leaving import leave_for_good
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.hub import Hub

EVERY_SECONDS = 60.0
AT_ONCE = 20
HOUR = 3_600_000
log = logging.getLogger("mazmorra.expiry")


class Expiry:
    """Ends what has been kept for long enough."""

    def __init__(self, hub: Hub, sessions: Sessions, keep: Keep) -> None:
        self.hub = hub
        self.sessions = sessions
        self.keep = keep
        self.swept_at = 0.0

    async def look(self, now: int) -> None:
        """Sweep from time to time."""
        if time.monotonic() - self.swept_at >= EVERY_SECONDS:
            self.swept_at = time.monotonic()
            await self.sweep(now)

    async def sweep(self, now: int) -> None:
        """End a few of those whose time is over at a moment."""
        if hours := self.keep.open_hours:
            await self._end(await self.hub.store.unused("open", now - hours * HOUR, AT_ONCE, empty=True))
        if days := self.keep.running_days:
            for status in ("open", "playing"):
                await self._end(await self.hub.store.unused(status, now - days * 24 * HOUR, AT_ONCE))
        if days := self.keep.guest_days:
            for guest in await self.hub.store.people.strangers(now - days * 24 * HOUR, AT_ONCE):
                await leave_for_good(self.hub, self.sessions, guest)
        if days := self.keep.device_days:
            for person, sessions in await self.hub.store.sessions.expire(now, days * 24 * HOUR, AT_ONCE):
                await self.sessions.end(person, sessions)

    async def _end(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.hub.wish(table, wishes.expire)
            except Refused as refused:  # a game that is no more, or somebody was quicker
                log.info("a table could not be ended", extra={"why": refused.code})
                if refused.code in ("other-version", "unreadable"):
                    await self.hub.store.abandon(table)
