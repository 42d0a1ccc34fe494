"""Counts rated games as they end, and those that ended just as a process died; or all of them anew."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from mazmorra.server.ratings.scale import rate
from mazmorra.server.refusals import Refused
from mazmorra.server.store import RatedGame, Store, StoreError
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.counting import counted
from mazmorra.server.tables.entries import CLOSED, OVER, Entry
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.reading import legibly, read

ENDINGS = ("answered", "given_up")
"""The entries a rated game can end with."""
log = logging.getLogger("mazmorra.ratings")


class Counting:
    """What one process counts. A game is noted with its last entry, so none is lost and none counts twice."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        hub.listeners.append(self.moved)

    def moved(self, channel: Channel, entry: Entry) -> None:
        """Something happened at a table: where a rated game has ended, count it."""
        ended = entry.kind in ENDINGS and channel.life.status in (OVER, CLOSED)
        if ended and channel.life.created.options.rated:
            channel.begin(_quietly(self.look))

    async def look(self) -> None:
        """Count whatever waits for it."""
        if await self.hub.store.ratings.are_waiting():
            await self.hub.store.ratings.count(rate)


async def _quietly(work: Callable[[], Awaitable[None]]) -> None:
    """What cannot be counted now is counted later."""
    try:
        await work()
    except StoreError as error:
        log.warning("a game could not be counted just now: %s", error)


async def recompute(store: Store) -> int:
    """All ratings anew from the logs of the tables; how many games there were."""
    noted = await store.ratings.games()
    told = [await _read_again(store, game.table) or game for game in noted]
    forgotten = [await _read_again(store, table) for table in await store.ratings.unnoted()]
    return await store.ratings.recount(rate, [*told, *(game for game in forgotten if game)])


async def _read_again(store: Store, table: str) -> RatedGame | None:
    """How a table's game counts by its log; nothing where that cannot be read any more, or its rules have
    gone.
    """
    try:
        life, _ = await read(store, table)
        with legibly():
            entries = await store.entries(table)
    except Refused:
        return None
    last = next((entry for entry in reversed(entries) if entry.kind in ENDINGS), None)
    if last is None or (last.kind == "answered" and (life.table is None or life.status != OVER)):
        return None
    return counted(life, last.at, last.body.get("seats", ()))
