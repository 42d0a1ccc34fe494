"""Leaving for good: a person gets up from every table, is forgotten, and every process forgets the name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from mazmorra.server.clock import now_ms
from mazmorra.server.people.sessions import ALL, Sessions
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import OPEN, PLAYING
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision


async def leave_for_good(hub: Hub, sessions: Sessions, person: str) -> None:
    """Delete somebody. They get up twice, for they may have sat down at another table in the same moment."""
    await get_up(hub, person)
    changed = await hub.store.people.delete(person, now_ms()) or ()
    await sessions.end(person, [ALL])
    for table in changed:
        await hub.reload(table)
        await hub.wakes.publish("reload", table)
    await get_up(hub, person)


async def get_up(hub: Hub, person: str) -> None:
    """Nobody shall wait for somebody who will never come: not at an open table, not in a game."""
    for table in [*await hub.store.at(person, OPEN), *await hub.store.at(person, PLAYING)]:
        with suppress(Refused):
            for goodbye in goodbyes((await hub.channel(table)).life, person):
                await hub.wish(table, goodbye)


def goodbyes(life: Life, person: str) -> list[Callable[[Life], Decision]]:
    """A host calls an open table off, others free their seats; where a game runs, bots play on."""
    if life.status == OPEN and life.created.host == person:
        return [partial(wishes.close, person=person)]
    if life.reveal_by and life.seats_of(person):
        return [partial(wishes.walk_out, person=person)]
    leave = wishes.stand if life.status == OPEN else wishes.leave
    return [
        partial(leave, person=person, seat=seat)
        for seat in life.seats_of(person)
        if life.older or not life.chairs[seat].bot
    ]
