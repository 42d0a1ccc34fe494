"""People at tables: real websocket clients that answer by chance, may drop out, and remember what they were
told.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mazmorra.kernel import seal_of
from tests.server.play.guests import caller

GONE = (ConnectionClosed, OSError, EOFError, InvalidHandshake, TimeoutError)


async def api(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    async with caller(url, token) as client:
        reply = await client.request(method, path, json=body)
    assert reply.status_code < 400, (path, reply.text)
    return reply.json() if reply.content else None


class Player:
    """Somebody on one seat. `acknowledged` holds the answers the server has confirmed."""

    def __init__(self, name: str, token: str, rng: random.Random, drops: float = 0.0) -> None:
        self.name = name
        self.token = token
        self.rng = rng
        self.drops = drops
        self.fields: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[int, Any]] = []
        self.pending: tuple[int, Any] | None = None
        self.ask: dict[str, Any] | None = None
        self.over = False
        self.unsure = False
        self.refusals: list[str] = []

    async def play(self, urls: list[str], table: str, seat: int) -> None:
        """Play to the end of the game; when the connection is lost, come back, to any server there is."""
        while not self.over:
            try:
                await self._sit(self.rng.choice(urls), table, seat)
            except GONE:
                await asyncio.sleep(0.05)

    async def _sit(self, url: str, table: str, seat: int) -> None:
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(address, open_timeout=5, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token, "since": len(self.events)}))
            while not self.over:
                self._hear(json.loads(await asyncio.wait_for(socket.recv(), 60)), seat)
                if self.rng.random() < self.drops:
                    return
                await self._answer(socket, seat)

    async def _answer(self, socket: ClientConnection, seat: int) -> None:
        if self.pending and not self.unsure:
            return  # it is on its way
        if not self.pending:
            if self.ask is None:
                return
            self.pending = (self.ask["question"], self.rng.choice(self.ask["options"]))
        self.unsure = False  # what may have been lost on the way is said again, word for word
        question, answer = self.pending
        message = json.dumps({"type": "answer", "seat": seat, "question": question, "answer": answer})
        await socket.send(message)
        if self.rng.random() < 0.1:
            await socket.send(message)  # said twice: harmless

    def _hear(self, message: dict[str, Any], seat: int) -> None:
        if message["type"] == "refused":
            self._refused(message["code"], message["args"])
        for out in message.get("seats", []) if message["type"] in ("welcome", "update") else []:
            if out["seat"] == seat:
                self._take(out, fresh=message["type"] == "welcome")

    def _refused(self, code: str, args: dict[str, Any]) -> None:
        self.refusals.append(code)
        if code == "late" and self.pending and args["question"] == self.pending[0]:
            self._settle(stored=args["stored"])

    def _take(self, out: dict[str, Any], fresh: bool) -> None:
        self.fields.update(out.get("fields", {}))
        if "events" in out:
            self.events[out["events_from"] :] = out["events"]
        if self.pending and out.get("accepted") == {"question": self.pending[0], "answer": self.pending[1]}:
            self._settle(stored=True)
        if "ask" in out or fresh:
            self.ask = out.get("ask")
            self.unsure = fresh
        self.over = out.get("over", self.over)

    def _settle(self, stored: bool) -> None:
        """The server has said whether the pending answer counts."""
        if stored and self.pending:
            self.acknowledged.append(self.pending)
        self.pending = None


async def seated(
    url: str, players: int, rng: random.Random, drops: float = 0.0, **settings: str
) -> tuple[str, list[Player]]:
    """A started table with so many people."""
    people = [await api(url, "", "POST", "/api/people", {"name": f"P{number}"}) for number in range(players)]
    host = people[0]["token"]
    chosen = {"edition": "devir", "mode": "standard", **settings}
    made = await api(
        url, host, "POST", "/api/tables", {"game": "raiders", "settings": chosen, "seats": players}
    )
    for seat, person in enumerate(people):
        given = {"seat": seat, "seal": seal_of(made["id"], 1, seat, f"s{seat}")}
        await api(url, person["token"], "POST", f"/api/tables/{made['id']}/sit", given)
    await api(url, host, "POST", f"/api/tables/{made['id']}/start")
    for seat, person in enumerate(people):
        await api(
            url,
            person["token"],
            "POST",
            f"/api/tables/{made['id']}/reveal",
            {"seat": seat, "salt": f"s{seat}"},
        )
    seeds = [random.Random(rng.random()) for _ in people]
    return made["id"], [Player(f"P{n}", people[n]["token"], seeds[n], drops) for n in range(players)]
