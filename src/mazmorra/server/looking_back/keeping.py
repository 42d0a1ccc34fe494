"""Keeps what games need to outlive their rules: the content they began with, and a film of every finished
one.

A game is filmed after it has ended, one after the other with a rest between, so that those who play come
first; or later on where that was missed, by the rules that played it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Mapping
from contextlib import suppress

from mazmorra.server.looking_back.films import told_in_full
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import OVER, Entry, begins
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.kept import packed
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.older import printed, printed_content
from mazmorra.server.tables.reading import read

AT_FIRST = 30.0
"""Seconds a server has been up before it looks for what it missed: those who come back come first."""
SHARE, QUIET = 39, 0.25
"""That work rests up to so many times as long as it takes, while the processes of one command use more than
so much of a core together, each an equal part of it.
"""
AGAIN = 60.0
"""Seconds after which it is tried again where the database did not let us."""
log = logging.getLogger("mazmorra.keeping")


class Keeping:
    """What one process keeps."""

    def __init__(self, hub: Hub, processes: int = 1) -> None:
        self.hub = hub
        self.quiet = QUIET / processes
        self.contents: set[str] = set()
        """The digests this process knows to be kept."""
        self.ended: deque[str] = deque()
        """The tables whose games have ended and are not filmed yet."""
        self.films = False
        hub.listeners.append(self.moved)

    def moved(self, channel: Channel, entry: Entry) -> None:
        """Something happened at a table: where a game has just begun or ended, keep what it will need."""
        life = channel.life
        if begins(entry) and life.created.content is None and life.rules.content not in self.contents:
            channel.begin(_quietly(self._keep_content(life.created.game, life.settings)))
        if life.status == OVER and (entry.kind == "answered" or begins(entry)):
            self.ended.append(life.id)
            if not self.films:
                self.films = True
                channel.begin(self._film_ended())

    async def run(self) -> None:
        """Once: what was printed for games that run already, and films of games that have none."""
        await asyncio.sleep(AT_FIRST)
        while True:
            try:
                for game, settings in await asyncio.to_thread(printed):
                    await self._in_turn(self._keep_content(game, settings))
                return await self._film_the_rest()
            except StoreError as error:
                log.warning("nothing is kept just now: %s", error)
                await asyncio.sleep(AGAIN)

    async def _film_the_rest(self) -> None:
        """The games that ended before there were films, or just as a server stopped."""
        last = ""
        while tables := await self.hub.store.unfilmed(last):
            for last in tables:
                await self._in_turn(_quietly(self._look_after(last)))

    async def _film_ended(self) -> None:
        """The games that end here, in their order."""
        try:
            while self.ended:
                await self._in_turn(_quietly(self._look_after(self.ended.popleft())))
        finally:
            self.films = False

    async def _look_after(self, table: str) -> None:
        channel = self.hub.channels.get(table)
        with suppress(Refused):
            await self.film(channel.life if channel else (await read(self.hub.store, table))[0])

    async def film(self, life: Life) -> None:
        """Film a finished game and keep the film."""
        if life.older or life.status != OVER or life.table is None:
            return
        data = await asyncio.to_thread(lambda: packed(told_in_full(life)))
        if data is not None:
            await self.hub.store.keep_film(life.id, data)

    async def _keep_content(self, game: str, settings: Mapping[str, str]) -> None:
        digest, text = await asyncio.to_thread(printed_content, game, settings)
        if digest not in self.contents:
            await self.hub.store.keep_contents({digest: text})
            self.contents.add(digest)

    async def _in_turn(self, work: Awaitable[None]) -> None:
        """Work that leaves most of the time to those who play."""
        began = time.monotonic()
        await work
        took = time.monotonic() - began
        for _ in range(SHARE):
            used = time.process_time()
            await asyncio.sleep(took)
            if time.process_time() - used < self.quiet * took:
                return


async def _quietly(work: Awaitable[None]) -> None:
    """What goes wrong with one game keeps no other from being kept."""
    try:
        await work
    except StoreError as error:
        log.warning("a game could not be kept just now: %s", error)
    except Exception:
        log.exception("a game could not be kept")
