"""What a process does when another one wakes it.

The truth is in the database; a wake-up says what was stored there.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from mazmorra.server.people.mutes import Mutes
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.processes.wake import RESYNC, Wake
from mazmorra.server.store import StoreError
from mazmorra.server.tables.chat import Talk
from mazmorra.server.tables.entries import Entry
from mazmorra.server.tables.hub import Hub

AGAIN = 1.0
"""Seconds after which one looks again where the database does not do its work."""
log = logging.getLogger("mazmorra.hearing")


@dataclass(frozen=True, slots=True)
class Woken:
    """The ears of one process."""

    hub: Hub
    talk: Talk
    sessions: Sessions
    mutes: Mutes

    async def run(self) -> None:
        """Until cancelled: listen to the other processes, also while tables are read again."""
        missed = asyncio.Event()
        async with asyncio.TaskGroup() as beside:
            looking = beside.create_task(self._look_again(missed))
            async for wake in self.hub.wakes.listen():
                if wake.kind == RESYNC:
                    missed.set()
                elif wake.kind == "reload":
                    beside.create_task(self._heed(wake))
                else:
                    await self._heed(wake)
            looking.cancel()

    async def _look_again(self, missed: asyncio.Event) -> None:
        """However often something was missed while one looks, one looks once more."""
        while True:
            await missed.wait()
            missed.clear()
            try:
                await self.hub.catch_up_all()
                await self.sessions.look_again()
            except StoreError as error:
                log.warning("the database does not do its work: %s", error)
                missed.set()
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("looking again failed")

    async def _heed(self, wake: Wake) -> None:
        try:
            await self._woken(wake)
        except Exception:
            log.exception("a wake-up failed", extra={"kind": wake.kind})

    async def _woken(self, wake: Wake) -> None:
        match wake.kind:
            case "entry":
                if wake.table in self.hub.channels:  # and not only about to be
                    self.hub.heard_entry(msgspec.json.decode(wake.payload, type=Entry))
            case "chat":
                self.talk.heard_elsewhere(wake.table, wake.payload)
            case "here":
                self.hub.presence.heard_elsewhere(
                    wake.table, *msgspec.json.decode(wake.payload, type=tuple[str, list[str]])
                )
            case "who":
                self.hub.presence.asked_elsewhere(wake.table)
            case "reload":
                await self.hub.reload(wake.table)
            case "ended":
                self.sessions.close(*msgspec.json.decode(wake.payload, type=tuple[str, list[str]]))
            case "muted":
                await self.mutes.changed_elsewhere(wake.payload.decode())
