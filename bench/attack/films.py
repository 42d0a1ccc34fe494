"""Films of the longest game there is, for anonymous askers, from every seat and over and over."""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.others import finished_table
from bench.attack.place import Held, Place, lasting

SEATS = 4
VIEWS = ("watcher", "everything", *map(str, range(SEATS)))


async def attack(place: Place, seconds: float = 8.0, askers: int = 8, game: str = "platformer") -> Held:
    """Let bots finish a game, then ask for its films and moments as fast as possible."""
    table = await finished_table(place, await place.person(), game, SEATS)
    codes: Counter[int] = Counter()
    await lasting(seconds, asyncio.gather(*[_watch(place, table, number, codes) for number in range(askers)]))
    return Held(
        ", ".join(f"{count} times {code}" for code, count in sorted(codes.items())),
        {"codes": codes, "table": table},
    )


async def _watch(place: Place, table: str, asker: int, codes: Counter[int]) -> None:
    async with place.client() as client:
        for turn in range(10_000):
            view = VIEWS[(asker + turn) % len(VIEWS)]
            path = f"film?seat={view}" if turn % 2 else f"replay?seat={view}&number={turn % 80}"
            codes[(await client.get(f"/api/tables/{table}/{path}")).status_code] += 1
