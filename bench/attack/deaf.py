"""Readers who do not read: what is told to them must not pile up, neither with us nor in what the network has not taken."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from contextlib import suppress

from bench.attack.place import Held, Place, bot_table
from bench.attack.raw import Raw

PINGS = 400


async def attack(place: Place, seconds: float = 10.0, lines: int = 40, small: int = 4096) -> Held:
    """Watch a table of bots over many connections and read nothing, while asking for as much as one may."""
    before = place.memory()
    async with place.client(await place.person()) as client:
        table = await bot_table(client, "platformer", 2)
    ends: Counter[str] = Counter()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[_deaf(place, table, ends, small) for _ in range(lines)])
    grown = max(0, place.memory() - before)
    return Held(f"{sum(ends.values())} of {lines} let go, memory +{grown >> 20} MiB", {"ends": ends, "grown": grown})


async def _deaf(place: Place, table: str, ends: Counter[str], small: int) -> None:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, small)
    line.setblocking(False)
    line.bind((place.home, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", place.port))
    raw = await _upgraded(place, table, line)
    raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
    raw.say({"type": "hello"})
    for _ in range(PINGS):
        raw.say({"type": "ping"})
        await asyncio.sleep(0.03)
        if raw.writer.transport.is_closing():
            break
    raw.reader._transport.resume_reading()  # type: ignore[attr-defined]
    ends[str(await raw.until_closed())] += 1
    raw.hang_up()


async def _upgraded(place: Place, table: str, line: socket.socket) -> Raw:
    reader, writer = await asyncio.open_connection(sock=line)
    writer.write(
        (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return Raw(reader, writer)
