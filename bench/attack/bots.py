"""Bots at tables that nobody looks at, as many as one can open: they think for nobody, and everybody else's
bots wait.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.place import Held, Place, bot_table, lasting

PEOPLE = 12


async def attack(place: Place, seconds: float = 20.0, most: int = 300) -> Held:
    """Start table after table under many names, and let the bots play."""
    tokens = [await place.person(f"Mal {number}") for number in range(PEOPLE)]
    counts: Counter[str] = Counter()
    await lasting(
        seconds,
        asyncio.gather(
            *[_start(place, token, counts, most // PEOPLE) for token in tokens], asyncio.sleep(seconds)
        ),
    )
    return Held(f"{counts['started']} tables started, {counts['refused']} refused", {"counts": counts})


async def _start(place: Place, token: str, counts: Counter[str], most: int) -> None:
    async with place.client(token) as client:
        for _ in range(most):
            try:
                await bot_table(client, "platformer", 4)
                counts["started"] += 1
            except AssertionError:
                counts["refused"] += 1
                await asyncio.sleep(0.3)
