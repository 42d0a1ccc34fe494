"""Halves: messages that never end, trickled in byte by byte, and fragments that are followed by nothing."""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.place import Held, Place, ask, lasting
from bench.attack.raw import TEXT, Raw, frame


async def attack(place: Place, seconds: float = 14.0, lines: int = 50) -> Held:
    """Open many half messages and feed them a byte at a time."""
    async with place.client(await place.person()) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
    ends: Counter[str] = Counter()
    await lasting(seconds, asyncio.gather(*[_trickle(place, table, ends) for _ in range(lines)]))
    return Held(f"{sum(ends.values())} of {lines} halves closed", {"ends": ends})


async def _trickle(place: Place, table: str, ends: Counter[str]) -> None:
    raw = await Raw.open(place, table)
    raw.say({"type": "hello"})
    message = frame(TEXT, b" " * 10_000)
    feeding = asyncio.ensure_future(_feed(raw, message))
    ends[str(await raw.until_closed())] += 1
    feeding.cancel()
    raw.hang_up()


async def _feed(raw: Raw, message: bytes) -> None:
    for index in range(len(message)):
        raw.writer.write(message[index : index + 1])
        await asyncio.sleep(0.5)
