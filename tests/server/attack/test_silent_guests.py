"""Guests who sit down and never tell their salt: after one of them, their address waits, and everybody else
begins.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from mazmorra.kernel import seal_of
from mazmorra.server.app import make_api
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.bans import Bans
from mazmorra.server.tables import wishes

HOME, ELSEWHERE, FOE = "192.0.2.1", "192.0.2.2", "198.51.100.1"


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[FastAPI]:
    config = Config(database=f"sqlite:///{folder / 'games.db'}")
    api = make_api(config, Limits(config), Metrics(), Bans())
    async with api.router.lifespan_context(api):
        yield api


class Visitor:
    """Somebody who comes from an address."""

    def __init__(self, api: FastAPI, address: str) -> None:
        transport = httpx.ASGITransport(api, client=(address, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://here/api", timeout=20)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        reply = await self.client.request(method, path, json=body)
        return reply.json()

    async def arrive(self, name: str) -> None:
        token = (await self.ask("POST", "/people", {"name": name}))["token"]
        self.client.headers["Authorization"] = f"Bearer {token}"

    async def sit(self, table: str, seat: int) -> Any:
        round = (await self.ask("GET", f"/tables/{table}"))["round"]
        return await self.ask(
            "POST", f"/tables/{table}/sit", {"seat": seat, "seal": seal_of(table, round, seat, "salt")}
        )


async def test_after_one_silent_guest_no_other_from_there_sits_down_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "REVEAL_SECONDS", 0)
    async with running(tmp_path) as api:
        host, friend, foe = Visitor(api, HOME), Visitor(api, ELSEWHERE), Visitor(api, FOE)
        for visitor, name in ((host, "Ana"), (friend, "Bruno"), (foe, "Foe")):
            await visitor.arrive(name)
        table = (
            await host.ask("POST", "/tables", {"game": "raiders", "seats": 3, "options": {"public": True}})
        )["id"]
        await host.sit(table, 0)
        await host.ask("POST", f"/tables/{table}/bot", {"seat": 1, "bot": "random"})
        await foe.sit(table, 2)
        await host.ask("POST", f"/tables/{table}/start")
        await host.ask("POST", f"/tables/{table}/reveal", {"seat": 0, "salt": "salt"})
        async with asyncio.timeout(60):
            while (await host.ask("GET", f"/tables/{table}"))["chairs"][2]["person"]:
                await asyncio.sleep(0.05)

        await foe.arrive("Another")

        assert (await foe.sit(table, 2))["error"] == {"code": "withheld-here", "args": {"minutes": 10}}
        other = (await host.ask("POST", "/tables", {"game": "raiders", "seats": 3}))["id"]
        assert (await foe.sit(other, 1))["chairs"][1]["name"] == "Another"
        assert (await friend.sit(table, 2))["chairs"][2]["name"] == "Bruno"
        await friend.ask("POST", f"/tables/{table}/stand", {"seat": 2})
        claimed = await foe.ask("POST", "/me/account", {"username": "honest", "password": "a long password"})
        foe.client.headers["Authorization"] = f"Bearer {claimed['token']}"
        assert (await foe.sit(table, 2))["chairs"][2]["name"] == "Another"
