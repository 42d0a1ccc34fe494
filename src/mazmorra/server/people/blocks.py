"""Blocking somebody: neither hears the other any more, and the tables of the one are closed to the other, who
is not told.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from mazmorra.server.people.mutes import Mutes
from mazmorra.server.refusals import Refused
from mazmorra.server.store.blocks import MOST
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import OPEN
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life


class Blocks:
    """Who has blocked whom, and what follows from it."""

    def __init__(self, hub: Hub, mutes: Mutes) -> None:
        self.hub = hub
        self.mutes = mutes

    async def add(self, person: str, blocked: str) -> None:
        """Block somebody, who also gets up from the open tables the person hosts."""
        if person == blocked:
            raise Refused("not-yourself", 422)
        if not await self.hub.store.blocks.add(person, blocked):
            raise Refused("cannot-block", 409, most=MOST)
        await self._changed(person, blocked)
        for table in await self.hub.store.at(person, OPEN):
            with suppress(Refused):
                await self._free(table, person, blocked)

    async def remove(self, person: str, blocked: str) -> None:
        """Have to do with somebody again."""
        await self.hub.store.blocks.remove(person, blocked)
        await self._changed(person, blocked)

    async def require_welcome(self, table: str, person: str) -> Life:
        """The table, but not for whom its host has blocked, unless they sit there already."""
        life = (await self.hub.shown(table, person)).life
        if not life.seats_of(person) and await self.hub.store.blocks.blocks(life.created.host, person):
            raise Refused("blocked", 403)
        return life

    async def require_still_welcome(self, table: str, host: str, person: str) -> None:
        """Whoever was blocked in the moment of sitting down gets up again."""
        if await self.hub.store.blocks.blocks(host, person):
            with suppress(Refused):
                await self._free(table, host, person)
            raise Refused("blocked", 403)

    async def _free(self, table: str, host: str, blocked: str) -> None:
        life = (await self.hub.channel(table)).life
        if life.created.host == host and life.reveal_by and life.seats_of(blocked):
            await self.hub.wish(table, partial(wishes.walk_out, person=blocked))
        elif life.created.host == host:
            for seat in life.seats_of(blocked):
                await self.hub.wish(table, partial(wishes.stand, person=host, seat=seat))

    async def _changed(self, *people: str) -> None:
        for each in people:
            await self.mutes.changed_elsewhere(each)
            await self.hub.wakes.publish("muted", "", each.encode())
