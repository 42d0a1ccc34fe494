"""What a client can make the server keep, and what it can make it choke on: bounded, and refused in words."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from bench.attack import deaf
from bench.attack.place import Place, ask, bot_table
from bench.attack.raw import TEXT, Raw, frame
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mazmorra.server.config import IMPORT_BYTES
from mazmorra.server.limits import HELD_BYTES
from mazmorra.server.store import Store
from mazmorra.server.store.chat import KEPT
from mazmorra.server.store.rows import Line
from mazmorra.server.wire.gate import UNSENT
from tests.server.store.given import append

MIB = 1 << 20


async def hear_until(raw: Raw, kind: str) -> dict[str, object]:
    while (heard := await raw.hear()) is not None:
        message: dict[str, object] = json.loads(heard[1])
        if message["type"] == kind:
            return message
    raise AssertionError(f"hung up before {kind}: {raw.closed}")


@pytest.mark.parametrize("kind", deaf.KINDS)
async def test_a_reader_who_does_not_read_is_let_go_and_nothing_piles_up(unlimited: Place, kind: str) -> None:
    held = await deaf.attack(unlimited, seconds=60, lines=1, kinds=(kind,))

    assert sum(held["ends"].values()) == 1
    assert held["grown"] < UNSENT + 40 * MIB
    assert 'mazmorra_refusals_total{code="unread"}' in httpx.get(f"{unlimited.url}/metrics").text


async def test_what_a_deaf_reader_asks_for_is_limited_before_it_piles_up(place: Place) -> None:
    held = await deaf.attack(place, seconds=20, lines=6)

    assert sum(held["ends"].values()) == 6
    assert held["grown"] < 40 * MIB


async def test_an_address_may_have_so_many_bytes_of_requests_under_way(place: Place) -> None:
    """Each sends all but the last byte of a body, which the server must keep until that comes."""
    size = IMPORT_BYTES - 1
    head = f"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n\r\n".encode()
    lines = [
        await asyncio.open_connection("127.0.0.1", place.port, local_addr=(place.home, 0)) for _ in range(10)
    ]
    for _, writer in lines:
        writer.write(head + b" " * (size - 1))

    replies = [asyncio.ensure_future(reader.readline()) for reader, _ in lines]
    while sum(reply.done() for reply in replies) < len(lines) - HELD_BYTES // size:
        await asyncio.sleep(0.05)

    assert {reply.result() for reply in replies if reply.done()} == {b"HTTP/1.1 429 Too Many Requests\r\n"}
    for reply, (_, writer) in zip(replies, lines, strict=True):
        reply.cancel()
        writer.transport.abort()


async def test_an_answer_nested_deeper_than_any_is_refused(place: Place) -> None:
    token = await place.person()
    async with place.client(token) as client:
        table = await bot_table(client, own=0)
    raw = await Raw.open(place, table)
    raw.say({"type": "hello", "token": token})
    await hear_until(raw, "welcome")
    for depth in (400, 700, 1000, 3000):
        answer = "[" * depth + "]" * depth
        text = f'{{"type": "answer", "seat": 0, "question": 5, "answer": {answer}}}'
        raw.writer.write(frame(TEXT, text.encode()))
        assert (await hear_until(raw, "refused"))["code"] in ("bad-message", "late", "illegal-answer")
    raw.hang_up()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]x["])
async def test_an_origin_that_cannot_be_read_is_refused(place: Place, origin: str) -> None:
    async with place.client(await place.person()) as client:
        table = (await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"]
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"Origin": origin}):
        pass

    assert refused.value.response.status_code == 403
    assert httpx.get(f"{place.url}/healthz").status_code == 200


async def test_only_those_who_exist_are_muted_also_by_those_without_a_name(place: Place) -> None:
    async with place.client(await place.person()) as client:
        me = (await ask(client, "GET", "/me"))["id"]
        table = (await ask(client, "POST", "/tables", {"game": "raiders", "seats": 3}))["id"]
    raw = await Raw.open(place, table)
    raw.say({"type": "hello"})
    raw.say({"type": "mute", "person": "x" * 10_000})
    assert (await hear_until(raw, "refused"))["code"] == "nobody-to-mute"
    raw.say({"type": "mute", "person": me})
    assert (await hear_until(raw, "muted"))["people"] == [me]
    raw.hang_up()


async def test_a_table_keeps_so_many_lines_of_chat(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/chat.sqlite") as store:
        await store.append(append("t", 0))
        lines = [Line("t", number, "ana", "Ana", 0, "text", f"line {number}") for number in range(KEPT + 30)]
        added = await asyncio.gather(*[store.chat.add(line) for line in lines])
        kept = await store.chat.since("t", limit=10_000)

    assert added[-1].id == KEPT + 30
    assert [line.id for line in kept] == list(range(31, KEPT + 31))
