"""Frames the application never sees: pings, pongs and empty fragments, by the megabyte."""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.place import Held, Place, ask, lasting
from bench.attack.raw import CONT, PING, PONG, TEXT, Raw, frame, send_all

KINDS = {
    "pings": frame(PING) * 2000,
    "pongs": frame(PONG, b"x" * 20) * 2000,
    "empty fragments": frame(TEXT, b"", final=False) + frame(CONT, b"", final=False) * 2000,
}


async def attack(
    place: Place, seconds: float = 8.0, kinds: tuple[str, ...] = tuple(KINDS), lines: int = 4, enough: int = 0
) -> Held:
    """Flood over several connections at once, and come again whenever one is closed."""
    async with place.client(await place.person()) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
    ends: Counter[str] = Counter()
    flood = [_flood(place, table, KINDS[kind], kind, ends) for kind in kinds for _ in range(lines)]
    await lasting(seconds, asyncio.gather(*flood), lambda: 0 < enough <= _closed(ends))
    return Held(f"{_closed(ends)} floods closed", {"ends": ends})


def _closed(ends: Counter[str]) -> int:
    return sum(count for said, count in ends.items() if "too-many" in said or "too-large" in said)


async def _flood(place: Place, table: str, data: bytes, kind: str, ends: Counter[str]) -> None:
    while True:
        try:
            raw = await Raw.open(place, table)
        except (OSError, EOFError) as error:
            ends[f"{kind}: turned away ({type(error).__name__})"] += 1
            await asyncio.sleep(0.2)
            continue
        sending = asyncio.ensure_future(send_all(raw, data, 1000))
        closed = await raw.until_closed()
        ends[f"{kind}: {closed}"] += 1
        sending.cancel()
        raw.hang_up()
