"""Readers who do not read: what is told to them must not pile up, neither with us nor in what the network has
not taken.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from contextlib import suppress

from bench.attack.place import Held, Place, ask, lasting
from bench.attack.raw import PING, TEXT, Raw, frame

KINDS = {"pings": frame(PING, b"x" * 125) * 500, "messages": frame(TEXT, b'{"type":"ping"}') * 500}
MOST = 64 << 20


async def attack(
    place: Place, seconds: float = 10.0, lines: int = 20, kinds: tuple[str, ...] = tuple(KINDS)
) -> Held:
    """Ask for as much as one may over many connections, and read nothing of it."""
    before = place.memory()
    async with place.client(await place.person()) as client:
        table = str((await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"])
    ends: Counter[str] = Counter()
    await lasting(
        seconds,
        asyncio.gather(
            *[_deaf(place, table, KINDS[kinds[line % len(kinds)]], ends) for line in range(lines)]
        ),
    )
    grown = max(0, place.memory() - before)
    return Held(
        f"{sum(ends.values())} of {lines} let go, memory +{grown >> 20} MiB", {"ends": ends, "grown": grown}
    )


async def _deaf(place: Place, table: str, data: bytes, ends: Counter[str]) -> None:
    """Send until the server has had enough."""
    raw = await Raw.open(place, table, sock=_with_small_ears(place))
    raw.say({"type": "hello"})
    await raw.hear()
    raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
    with suppress(OSError):
        for _ in range(MOST // len(data)):
            raw.writer.write(data)
            await raw.writer.drain()
            if raw.writer.transport.is_closing():
                break
    raw.writer.transport.resume_reading()  # type: ignore[attr-defined]
    ends[str(await raw.until_closed())] += 1
    raw.hang_up()


def _with_small_ears(place: Place) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((place.home, 0))
    line.connect(("127.0.0.1", place.port))
    line.setblocking(False)
    return line
