"""Malformed, huge, deep and out-of-order messages: each is refused or closes its own connection; the table
plays on.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.server.play.kills import everybody_plays
from tests.server.play.people import GONE, api, seated
from tests.server.play.serving import serving
from tests.server.play.test_games import sqlite

SHAPES: list[Any] = [
    None,
    [],
    {},
    1,
    "text",
    True,
    {"type": None},
    {"type": "answer"},
    {"type": "answer", "seat": 0, "question": 0},
    {"type": "answer", "seat": -1, "question": 1, "answer": 1},
    {"type": "answer", "seat": 10**30, "question": 1, "answer": 1},
    {"type": "answer", "seat": 0, "question": 1, "answer": {"a": 1}},
    {"type": "answer", "seat": 0, "question": 1, "answer": [[[]]]},
    {"type": "undo", "seat": 0},
    {"type": "undo", "seat": 99},
    {"type": "vote", "seat": 0, "motion": "coup", "about": 1},
    {"type": "vote", "seat": 0, "motion": "bot", "about": 77},
    {"type": "vote", "seat": 0, "motion": "undo", "about": -5},
    {"type": "return", "seat": 0},
    {"type": "leave", "seat": 50},
    {"type": "say"},
    {"type": "say", "text": "\u0000\u202e"},
    {"type": "say", "reaction": "explode"},
    {"type": "mute", "person": 5},
    {"type": "hello", "token": "x"},
    {"type": "ping"},
]


def raw_messages(rng: random.Random) -> list[str | bytes]:
    shaped: list[str | bytes] = [json.dumps(shape) for shape in SHAPES]
    noise: list[str | bytes] = [
        bytes(rng.randrange(256) for _ in range(rng.randrange(200))) for _ in range(60)
    ]
    cut: list[str | bytes] = [json.dumps(rng.choice(SHAPES))[: rng.randrange(1, 9)] for _ in range(30)]
    deep: list[str | bytes] = ["[" * 4000, '{"type":' * 1500, '{"type":"say","text":"' + "x" * 15_000 + '"}']
    return shaped + noise + cut + deep


async def test_no_message_crashes_the_process_or_the_table(tmp_path: Path) -> None:
    rng = random.Random(6)
    with serving(sqlite(tmp_path), tmp_path) as server:
        table, players = await seated(server.url, 3, rng)
        address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        for message in raw_messages(rng):
            await _send_first(address, message)
        await _send_all(address, players[0].token, raw_messages(rng))
        await _send_first(address, "x" * 5_000_000)
        await everybody_plays([server.url], table, players)
        assert all(player.over for player in players)
        assert server.process is not None
        assert server.process.poll() is None
        assert "Traceback" not in server.log.read_text()


async def _send_first(address: str, message: str | bytes) -> None:
    """As the first word of a connection."""
    try:
        async with connect(address, open_timeout=5) as socket:
            await socket.send(message)
            await asyncio.wait_for(socket.recv(), 0.5)
    except GONE:
        pass


async def _send_all(address: str, token: str, messages: list[str | bytes]) -> None:
    """One after another on a connection that has said hello; a pong shows that it still lives."""
    async with connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        for message in messages:
            await socket.send(message)
        await socket.send(json.dumps({"type": "ping"}))
        seen = set()
        async with asyncio.timeout(60):
            while "pong" not in seen:
                seen.add(json.loads(await socket.recv())["type"])
        assert "refused" in seen


async def test_a_table_that_is_not_there_and_a_token_that_is_not_ours_are_refused(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path) as server:
        person = await api(server.url, "", "POST", "/api/people", {"name": "Ana"})
        for table, token, code in (
            ("nowhere", person["token"], "no-such-table"),
            ("nowhere", "forged", "bad-token"),
        ):
            address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            async with connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                refused = json.loads(await socket.recv())
            assert refused["type"] == "refused"
            assert refused["code"] == code
