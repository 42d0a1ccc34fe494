"""Content that takes long to read, or that nobody waits for: a quarter of a megabyte of rows, sent from many
hands.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bench.attack.place import Held, Place, lasting

SIZE = 150_000


def nonsense(size: int = SIZE) -> str:
    """Rows upon rows, each of which must be read and is wrong."""
    row = '[[rooms]]\nid = "r%d"\nlist = [[[[[1, 2], [3]]]], "x"]\n'
    rows = [row % number for number in range(size // 56)]
    return "".join(rows)[:size].rpartition("[[rooms]]")[0]


async def attack(place: Place, seconds: float = 8.0, hands: int = 6, enough: int = 0) -> Held:
    """Send it again and again, and half of the time leave before the answer."""
    codes: Counter[str] = Counter()
    tokens = [await place.person(f"Mal {number}") for number in range(hands)]
    await lasting(
        seconds,
        asyncio.gather(
            *[_send(place, token, codes, leave=number % 2 == 1) for number, token in enumerate(tokens)]
        ),
        lambda: 0 < enough <= _read(codes),
    )
    return Held(", ".join(f"{count} {code}" for code, count in codes.most_common(4)), {"codes": codes})


def _read(codes: Counter[str]) -> int:
    return sum(count for code, count in codes.items() if code.startswith("error-"))


async def _send(place: Place, token: str, codes: Counter[str], leave: bool) -> None:
    given = {"game": "raiders", "seats": 3, "content": nonsense()}
    while True:
        async with place.client(token) as client:
            try:
                async with asyncio.timeout(0.1 if leave else 30):
                    reply = await client.post("/api/tables", json=given)
                codes[reply.json()["error"]["code"] if reply.status_code >= 400 else "taken"] += 1
            except TimeoutError:
                codes["left"] += 1
        await asyncio.sleep(0.05)
