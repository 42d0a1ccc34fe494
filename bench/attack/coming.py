"""Coming and going: everybody at a table is told, so whoever does it a hundred times a second talks to all of them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from bench.attack.place import Held, Place, ask
from bench.attack.raw import CLOSE, Raw

OTHER = "127.0.0.67"


async def attack(place: Place, seconds: float = 6.0) -> Held:
    """Join and leave as fast as possible, while somebody else counts what they are told about it."""
    token = await place.person(home=OTHER)
    async with place.client(token, home=OTHER) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
    watcher = await Raw.open(place, table, home=OTHER)
    watcher.say({"type": "hello", "token": token})
    told, began = [0], time.monotonic()
    counting = asyncio.ensure_future(_count(watcher, told))
    joined, refused = 0, 0
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                came = await _come_and_go(place, table)
                joined, refused = joined + came, refused + (not came)
    took = time.monotonic() - began
    counting.cancel()
    watcher.hang_up()
    rate = told[0] / took
    return Held(f"{joined} let in, {refused} turned away, others told {rate:.1f} a second", {"refused": refused, "rate": rate})


async def _come_and_go(place: Place, table: str) -> bool:
    try:
        raw = await Raw.open(place, table)
    except (OSError, EOFError):
        return False
    raw.say({"type": "hello"})
    heard = await raw.hear()
    raw.hang_up()
    return heard is not None and heard[0] != CLOSE


async def _count(watcher: Raw, told: list[int]) -> None:
    while await watcher.hear() is not None:
        told[0] += 1
