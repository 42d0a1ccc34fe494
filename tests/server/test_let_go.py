"""Whoever is let go while they move on to another table arrives nowhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from mazmorra.games import find_game
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.parts import Parts, opened
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.sessions import let_go
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.wire.socket import Socket

HOME = "127.0.0.9"


class Line:
    """Both ends of a websocket, as the server sees it: what comes in waits here, what goes out is kept."""

    def __init__(self, table: str) -> None:
        self.scope = {
            "type": "websocket",
            "path_params": {"table": table},
            "client": (HOME, 1),
            "headers": [],
        }
        self.coming: asyncio.Queue[Any] = asyncio.Queue()
        self.listened = 0
        self.going: list[Any] = []
        self.coming.put_nowait({"type": "websocket.connect"})

    def say(self, **words: object) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": json.dumps(words)})

    async def receive(self) -> Any:
        self.listened += 1
        return await self.coming.get()

    async def send(self, message: Any) -> None:
        self.going.append(message)


@pytest.fixture
async def parts(tmp_path: Path) -> AsyncIterator[Parts]:
    config = Config(f"sqlite:///{tmp_path / 'games.db'}")
    async with opened(config, Limits(config), Metrics(), Bans()) as parts:
        yield parts


async def laid(parts: Parts, table: str) -> Channel:
    return await parts.hub.create(table, created(find_game("raiders", {}), 3, "ana", Options()))


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


async def test_who_is_let_go_while_moving_is_at_no_table(parts: Parts) -> None:
    first, second, gate = await laid(parts, "first"), await laid(parts, "second"), asyncio.Event()
    line = Line("first")
    serving = asyncio.ensure_future(Socket(parts)(line.scope, line.receive, line.send))
    line.say(type="hello")
    await until(lambda: first.connections)

    async def loaded() -> Channel:
        await gate.wait()
        parts.hub.channels["second"] = second
        return second

    del parts.hub.channels["second"]
    parts.hub.loading["second"] = asyncio.ensure_future(loaded())
    line.say(type="move", table="second")
    await until(lambda: HOME in parts.limits.buckets["join-address"].left)  # they are on the way
    let_go(parts.hub, first, next(iter(first.connections)), Refused("no-watchers", 403))
    heard = line.listened
    gate.set()
    await until(lambda: line.listened > heard)

    assert not second.connections
    assert not first.connections
    line.coming.put_nowait({"type": "websocket.disconnect"})
    await serving
