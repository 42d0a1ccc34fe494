"""Leaving for good: a person's open tables are called off, the person is forgotten, and every process forgets the name."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from mazmorra.server import wishes
from mazmorra.server.hub import Hub, now_ms
from mazmorra.server.life import OPEN
from mazmorra.server.refusals import Refused

PAGE = 100


async def leave_for_good(hub: Hub, person: str) -> None:
    """Delete somebody. Called off first, so that nobody waits at a table whose host will never come."""
    for table in await hosted(hub, person):
        with suppress(Refused):  # started just now
            await hub.wish(table, partial(wishes.close, person=person))
    for table in await hub.store.people.delete(person, now_ms()) or ():
        await hub.reload(table)
        await hub.wakes.publish("reload", table)


async def hosted(hub: Hub, person: str) -> list[str]:
    """The open tables somebody is the host of."""
    found: list[str] = []
    last = ""
    while page := await hub.store.of_person(person, OPEN, PAGE, last):
        found += [each.table for each in page if each.host == person]
        last = page[-1].table
    return found
