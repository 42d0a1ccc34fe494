"""What a closed connection leaves behind: nothing that waits until everything is looked through."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from mazmorra.server.config import Config
from mazmorra.server.wire.frames import wire_in, wire_of
from mazmorra.server.wire.gate import Gate
from mazmorra.server.wire.heads import heads_of


async def test_a_closed_socket_is_gone_without_a_look_through_everything() -> None:
    known: list[weakref.ref[Any]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        known.append(weakref.ref(wire_in(scope)))
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    gate = Gate(Config("sqlite:///x"), 1000, print)
    config = uvicorn.Config(app, ws=wire_of(gate), log_config=None, lifespan="off")
    config.load()

    def protocol() -> asyncio.Protocol:
        made = heads_of(gate)(config, ServerState(), {})
        known.append(weakref.ref(made))
        return made

    server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
    gc.disable()
    try:
        async with connect(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/") as socket:
            await socket.send("hello")
        async with asyncio.timeout(10):
            while any(each() is not None for each in known):
                await asyncio.sleep(0.01)
    finally:
        gc.enable()
        server.close()

    assert len(known) == 2
