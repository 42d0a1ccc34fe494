"""A server under attack, and somebody who attacks it from an address of their own.

Everything stays on the loopback.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from mazmorra.kernel import seal_of

PATIENCE = 60.0
SALT = "bitter"


@dataclass(frozen=True)
class Place:
    """Where a server is, which process it is, and from where it is attacked."""

    url: str
    pid: int
    home: str = "127.0.0.66"

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    @asynccontextmanager
    async def client(self, token: str = "", home: str = "") -> AsyncIterator[httpx.AsyncClient]:
        """HTTP from the attacker's address, or another."""
        network = httpx.AsyncHTTPTransport(
            local_address=home or self.home, limits=httpx.Limits(max_connections=200)
        )
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with httpx.AsyncClient(
            base_url=self.url, transport=network, headers=headers, timeout=PATIENCE
        ) as client:
            yield client

    async def person(self, name: str = "Mal", home: str = "") -> str:
        """The token of somebody new."""
        async with self.client(home=home) as client:
            reply = await client.post("/api/people", json={"name": name})
            assert reply.status_code == 201, reply.text
            return str(reply.json()["token"])

    def memory(self) -> int:
        """Bytes the server's process holds."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0


@dataclass
class Held:
    """What an attack came to: the facts a test asks about, and a sentence for the table."""

    said: str
    facts: dict[str, Any] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]


async def lasting(
    seconds: float, work: Awaitable[object], enough: Callable[[], bool] = lambda: False
) -> None:
    """Go on for so long, or until it was enough: a test waits for what must come, however slow the machine
    is.
    """
    working, ends = asyncio.ensure_future(work), time.monotonic() + seconds
    while not (working.done() or enough() or time.monotonic() > ends):
        await asyncio.wait([working], timeout=0.05)
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working


async def ask(client: httpx.AsyncClient, method: str, path: str, given: Any = None) -> Any:
    """What a request gives; a refusal is an error."""
    reply = await client.request(method, f"/api{path}", json=given)
    assert reply.status_code < 400, (path, reply.status_code, reply.text[:300])
    return reply.json() if reply.content else None


async def bot_table(
    client: httpx.AsyncClient, game: str = "raiders", seats: int = 3, own: int = -1, **more: Any
) -> str:
    """A started table with bots on every seat, or on all but one's own."""
    table = str((await ask(client, "POST", "/tables", {"game": game, "seats": seats, **more}))["id"])
    for seat in range(seats):
        if seat == own:
            await sit(client, table, seat)
        else:
            await ask(client, "POST", f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    await begin(client, table)
    return table


async def sit(client: httpx.AsyncClient, table: str, seat: int, **more: Any) -> None:
    """Take a seat of a new table."""
    await ask(
        client, "POST", f"/tables/{table}/sit", {"seat": seat, "seal": seal_of(table, 1, seat, SALT), **more}
    )


async def begin(client: httpx.AsyncClient, table: str) -> None:
    """Start a table whose people are all one's own."""
    for seat in (await ask(client, "POST", f"/tables/{table}/start"))["revealing"]:
        await ask(client, "POST", f"/tables/{table}/reveal", {"seat": seat, "salt": SALT})
