"""Keeps what games need to outlive their rules: what is printed today, and a film of every finished game.

A game is filmed as it ends, or later on where that was missed, by the rules that played it.
"""

from __future__ import annotations

import asyncio
import logging
import time

from mazmorra.server.entries import Entry
from mazmorra.server.films import told_in_full
from mazmorra.server.hub import Hub
from mazmorra.server.kept import packed
from mazmorra.server.life import OVER, Life
from mazmorra.server.live import Live
from mazmorra.server.older import printed_contents
from mazmorra.server.reading import read
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError

SHARE = 9
"""Filming what was left over rests so many times as long as it takes: those who play come first."""
AGAIN = 30.0
"""Seconds after which it is tried again."""
log = logging.getLogger("mazmorra.filming")


class Filming:
    """The films of one process's tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.listeners.append(self.moved)

    def moved(self, live: Live, entry: Entry) -> None:
        """Something happened at a table: where a game has just ended, film it."""
        if live.life.status == OVER and entry.kind in ("answered", "continued", "imported"):
            live.begin(self._keep_quietly(live.life))

    async def run(self) -> None:
        """Once: keep what is printed today, and film what has no film yet; again while the database does not let us."""
        while True:
            try:
                await self.hub.store.keep_contents(await asyncio.to_thread(printed_contents))
                return await self._film_the_rest()
            except StoreError as error:
                log.warning("nothing is kept just now: %s", error)
                await asyncio.sleep(AGAIN)

    async def _film_the_rest(self) -> None:
        """The games that ended before there were films, or just as a server stopped."""
        last = ""
        while tables := await self.hub.store.unfilmed(last):
            for last in tables:
                began = time.monotonic()
                await self._look_after(last)
                await asyncio.sleep(SHARE * (time.monotonic() - began))

    async def _look_after(self, table: str) -> None:
        try:
            life, _ = await read(self.hub.store, table)
        except Refused:
            return
        await self._keep_quietly(life)

    async def _keep_quietly(self, life: Life) -> None:
        """One game that cannot be filmed keeps no other from it."""
        try:
            await self.keep(life)
        except Exception:
            log.exception("a finished game could not be filmed", extra={"table": life.id})

    async def keep(self, life: Life) -> None:
        """Film a finished game and keep the film."""
        if life.older or life.status != OVER or life.table is None:
            return
        data = await asyncio.to_thread(lambda: packed(told_in_full(life)))
        if data is not None:
            await self.hub.store.keep_film(life.id, data)
