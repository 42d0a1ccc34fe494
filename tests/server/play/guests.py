"""Guests at tables: connections that do nothing by themselves, remember every word they hear, and answer when
a test says so.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mazmorra.kernel import seal_of

PATIENCE = 60


@dataclass(frozen=True)
class Person:
    """Somebody the server knows."""

    id: str
    token: str


def caller(url: str, token: str = "") -> httpx.AsyncClient:
    """Somebody who asks over HTTP; without certificates to load, which would take longer than the asking."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=30, verify=False)


async def asked(url: str, token: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """The status and the body of a reply, whatever it is."""
    async with caller(url, token) as client:
        reply = await client.request(method, path, json=body)
    return reply.status_code, reply.json() if reply.content else None


async def granted(url: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """The body of a reply that is no refusal."""
    status, told = await asked(url, token, method, path, body)
    assert status < 400, (path, told)
    return told


async def somebody(url: str, name: str) -> Person:
    made = await granted(url, "", "POST", "/api/people", {"name": name})
    return Person(made["person"]["id"], made["token"])


async def everybody(url: str, *names: str) -> list[Person]:
    return [await somebody(url, name) for name in names]


async def opened(
    url: str, chairs: list[Person | str], options: dict[str, Any] | None = None, **settings: str
) -> str:
    """A table that has not started, hosted by the first; a name in place of a person is a bot's."""
    host = next(chair for chair in chairs if isinstance(chair, Person))
    chosen = {"edition": "devir", "mode": "standard", **settings}
    body = {"game": "raiders", "settings": chosen, "seats": len(chairs), "options": options or {}}
    table: str = (await granted(url, host.token, "POST", "/api/tables", body))["id"]
    for seat, chair in enumerate(chairs):
        if isinstance(chair, Person):
            await granted(
                url,
                chair.token,
                "POST",
                f"/api/tables/{table}/sit",
                {"seat": seat, "seal": sealed(table, seat)},
            )
        else:
            await granted(url, host.token, "POST", f"/api/tables/{table}/bot", {"seat": seat, "bot": chair})
    return table


async def begun(
    url: str, chairs: list[Person | str], options: dict[str, Any] | None = None, **settings: str
) -> str:
    table = await opened(url, chairs, options, **settings)
    await start(url, table, [chair for chair in chairs if isinstance(chair, Person)])
    return table


async def start(url: str, table: str, people: list[Person]) -> dict[str, Any]:
    """The first, who is the host, begins, and everybody tells the salt of each of their seats."""
    told: dict[str, Any] = await granted(url, people[0].token, "POST", f"/api/tables/{table}/start")
    for seat in told["revealing"]:
        person = next(each for each in people if each.id == told["chairs"][seat]["person"])
        told = await granted(
            url, person.token, "POST", f"/api/tables/{table}/reveal", {"seat": seat, "salt": f"salt{seat}"}
        )
    return told


def sealed(table: str, seat: int, round: int = 1) -> str:
    """The seal of a seat's salt, which is called after the seat."""
    return seal_of(table, round, seat, f"salt{seat}")


class Guest:
    """One connection to a table.

    `seats` is what it knows of each viewpoint, put together from all it was told.
    """

    def __init__(self, url: str, table: str, person: Person | None = None, since: int = 0) -> None:
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.token = person.token if person else ""
        self.since = since
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.waiting: list[int] = []
        self.accepted: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await connect(self.address, max_size=None, compression=None)
        await self.send("hello", token=self.token, since=self.since)
        self.welcome = await self.hear()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, kind: str, **words: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **words}))

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(str(text))
        self.heard.append(message)
        self._take(message)
        return message

    async def until(self, comes_true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not comes_true():
                await self.hear()

    async def settled(self) -> list[dict[str, Any]]:
        """Everything the server has said until it answers a ping: all that was decided before has arrived."""
        first = len(self.heard)
        await self.send("ping")
        while (await self.hear())["type"] != "pong":
            pass
        return self.heard[first:-1]

    async def told(self, kind: str, **words: Any) -> list[dict[str, Any]]:
        """Say something, and everything that was heard until it was dealt with."""
        await self.send(kind, **words)
        return await self.settled()

    async def refused(self, kind: str, **words: Any) -> tuple[str, dict[str, Any]]:
        """Say something that is refused; the code and its arguments."""
        refusals = [each for each in await self.told(kind, **words) if each["type"] == "refused"]
        assert len(refusals) == 1, (kind, words, refusals)
        return refusals[0]["code"], refusals[0]["args"]

    async def answer(self, seat: int, answer: Any) -> list[dict[str, Any]]:
        return await self.told("answer", seat=seat, question=self.ask(seat)["question"], answer=answer)

    def ask(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.seats[seat]["ask"]
        assert found, f"seat {seat} is not asked"
        return found

    def said(self) -> list[str]:
        return [each["text"] or each["reaction"] for each in self.heard if each["type"] == "chat"]

    async def play(self, option: int = 0) -> None:
        """Answer every question of one's seats with its first option, or its last (-1), to the end of the
        game.
        """
        sent: set[tuple[int, int]] = set()
        while not all(known.get("over") for known in self.seats.values()):
            for seat, known in self.seats.items():
                ask = known.get("ask")
                if ask and (seat, ask["question"]) not in sent:
                    sent.add((seat, ask["question"]))
                    await self.send(
                        "answer", seat=seat, question=ask["question"], answer=ask["options"][option]
                    )
            await self.hear()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.table = message["table"]
        elif message["type"] == "table":
            self.table = message
        self.waiting = message.get("waiting", self.waiting)
        for out in message.get("seats", []) if message["type"] in ("welcome", "update") else []:
            known = self.seats.setdefault(out["seat"], {"fields": {}, "events": []})
            known["fields"].update(out.get("fields", {}))
            if "events" in out:
                known["events"][out["events_from"] :] = out["events"]
            self.accepted += [out["accepted"]] if "accepted" in out else []
            known.update(
                {
                    name: out[name]
                    for name in ("ask", "own_answer", "can_undo", "accepted", "over")
                    if name in out
                }
            )


@asynccontextmanager
async def together(url: str, table: str, people: list[Person]) -> AsyncIterator[list[Guest]]:
    """Everybody connected to a table, in the order of `people`."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(url, table, person)) for person in people]


async def at_a_secret_choice(*guests: Guest) -> None:
    """Go on, always with the first option, until everybody is asked for a card in secret."""
    holders = {seat: guest for guest in guests for seat in guest.seats if seat >= 0}
    while True:
        for guest in guests:
            await guest.settled()
        asks = [holders[seat].ask(seat) for seat in guests[0].waiting]
        if len(asks) == len(holders) and asks[0]["kind"] == "card":
            return
        await holders[guests[0].waiting[0]].answer(guests[0].waiting[0], asks[0]["options"][0])
