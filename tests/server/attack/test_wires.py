"""What one client does to a server below its messages: frames, halves, silence.

Others are served all the while.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import httpx
import pytest
from bench.attack import coming, frames, half_open
from bench.attack.place import Place, ask
from bench.attack.raw import CONT, PING, PONG, TEXT, Raw, frame, send_all

from mazmorra.server.config import Config
from mazmorra.server.wire import gate


async def open_line(place: Place) -> Raw:
    async with place.client(await place.person()) as client:
        table = (await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"]
    raw = await Raw.open(place, table)
    raw.say({"type": "hello"})
    await raw.hear()
    return raw


async def closed_after(raw: Raw, data: bytes) -> tuple[int, str] | None:
    sending = asyncio.ensure_future(send_all(raw, data, 1))
    closed = await raw.until_closed()
    await sending
    raw.hang_up()
    return closed


@pytest.mark.parametrize(
    ("flood", "closed"),
    [
        (frame(PING) * 1000, (4429, "too-many")),
        (frame(PONG, b"x") * 1000, (4429, "too-many")),
        (frame(TEXT, b"", final=False) + frame(CONT, b"", final=False) * 100, (4413, "too-large")),
        (frame(TEXT, b" " * 60_000) * 5, (4429, "too-many")),
    ],
)
async def test_a_flood_of_frames_is_closed_and_told_why(
    place: Place, flood: bytes, closed: tuple[int, str]
) -> None:
    raw = await open_line(place)

    assert await closed_after(raw, flood) == closed
    assert httpx.get(f"{place.url}/healthz").status_code == 200


async def test_many_lines_of_one_address_share_its_frames(place: Place) -> None:
    held = await frames.attack(place, seconds=60, kinds=("pings",), lines=8, enough=8)

    assert held["ends"]["pings: (4429, 'too-many')"] >= 8


async def test_a_quiet_client_with_a_ping_now_and_then_stays(place: Place) -> None:
    raw = await open_line(place)
    for _ in range(100):
        raw.writer.write(frame(PING, b"hi"))
    raw.say({"type": "ping"})

    heard = [await raw.hear() for _ in range(101)]

    assert sum(each is not None and each[0] == PONG for each in heard) == 100
    raw.hang_up()


async def trickled(raw: Raw) -> tuple[int, str] | None:
    """How a line ends that gets half a message, byte by byte."""
    half = frame(TEXT, b" " * 1000)

    async def trickle() -> None:
        for index in range(len(half) - 1):
            raw.writer.write(half[index : index + 1])
            await asyncio.sleep(1)

    trickling = asyncio.ensure_future(trickle())
    closed = await raw.until_closed()
    trickling.cancel()
    raw.hang_up()
    return closed


async def test_halves_of_messages_and_of_requests_are_bounded_and_end(place: Place) -> None:
    raw = await open_line(place)

    closed, held = await asyncio.gather(
        trickled(raw), half_open.attack(place, seconds=60, count=gate.CONNECTIONS + 50, enough=101)
    )

    assert closed == (4408, "too-slow")
    assert held["ends"]["HTTP/1.1 429 Too Many Requests"] >= 50
    assert held["ends"]["HTTP/1.1 408 Request Timeout"] > 50
    assert httpx.get(f"{place.url}/api/games").status_code == 200


async def test_a_head_without_end_is_turned_away(place: Place) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=(place.home, 0))
    writer.write(b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 40_000)

    assert (await reader.readline()).startswith(b"HTTP/1.1 431 ")
    writer.transport.abort()


async def test_a_flood_of_requests_is_turned_away_before_it_is_read(place: Place) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=(place.home, 0))
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
    heard = b""
    with suppress(OSError):
        while chunk := await reader.read(1 << 20):
            heard += chunk
    writer.transport.abort()

    assert heard.count(b"HTTP/1.1 200 ") <= gate.REQUESTS.burst
    assert heard.endswith(b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


async def test_coming_and_going_is_limited_and_told_as_one(place: Place) -> None:
    held = await coming.attack(place, seconds=60, enough=3)

    assert held["refused"]
    assert held["told"] < 12 * max(held["took"], 1)


@pytest.mark.parametrize(
    ("proxies", "client", "counted"),
    [
        ((), "192.0.2.7", "192.0.2.7"),
        (("192.0.2.7",), "192.0.2.7", ""),
        (("192.0.2.0/24",), "192.0.2.9", ""),
        (("192.0.2.0/24", "nonsense"), "198.51.100.1", "198.51.100.1"),
        (("*",), "2001:db8::1", ""),
        (("*",), "unix", "unix"),
    ],
)
def test_a_proxy_is_not_counted_as_one_person(proxies: tuple[str, ...], client: str, counted: str) -> None:
    counts = gate.Gate(Config("sqlite:///x", trusted_proxies=proxies), 1000, print)

    assert counts.address((client, 1)) == counted
