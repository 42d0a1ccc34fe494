"""Coming and going: everybody at a table is told, so whoever does it a hundred times a second talks to all of
them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from bench.attack.place import Held, Place, ask, lasting
from bench.attack.raw import CLOSE, Raw

OTHER = "127.0.0.67"


async def attack(place: Place, seconds: float = 6.0, enough: int = 0) -> Held:
    """Join and leave as fast as possible, while somebody else counts what they are told about it."""
    token = await place.person(home=OTHER)
    async with place.client(token, home=OTHER) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
    watcher = await Raw.open(place, table, home=OTHER)
    watcher.say({"type": "hello", "token": token})
    told, began = [0], time.monotonic()
    counting = asyncio.ensure_future(_count(watcher, told))
    came: Counter[bool] = Counter()
    await lasting(seconds, _come_and_go(place, table, came), lambda: 0 < enough <= came[False])
    took = time.monotonic() - began
    counting.cancel()
    watcher.hang_up()
    rate = told[0] / took
    said = f"{came[True]} let in, {came[False]} turned away, others told {rate:.1f} a second"
    return Held(said, {"refused": came[False], "told": told[0], "took": took})


async def _come_and_go(place: Place, table: str, came: Counter[bool]) -> None:
    while True:
        came[await _let_in(place, table)] += 1


async def _let_in(place: Place, table: str) -> bool:
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
