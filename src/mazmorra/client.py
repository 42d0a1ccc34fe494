"""A tiny client: play a seat of a table over the network. It knows the protocol and no rule.

with Client("http://127.0.0.1:8000", "Ana") as ana:
    table = ana.create("raiders", seats=3)
    ...
    for ask in ana.sit_at(table, seat=0):
        ask.answer(ask.options[0])
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TIMEOUT = 30
TRIES = 5


class ServerRefused(Exception):
    """The server said no; `code` is stable."""

    def __init__(self, code: str, args: Mapping[str, Any]) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.details = dict(args)


@dataclass
class Seat:
    """What the server has told about one seat: fields of the view, events, the open question."""

    number: int
    fields: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)
    ask: dict[str, Any] | None = None
    over: bool = False

    def hear(self, out: Mapping[str, Any]) -> None:
        """Take in what a welcome or an update says about this seat."""
        self.fields.update(out.get("fields", {}))
        if "events" in out:
            self.events[out["events_from"] :] = out["events"]
        self.ask = out.get("ask", self.ask)
        self.over = out.get("over", self.over)


@dataclass
class Question:
    """An open question of one's seat; `answer` sends one of its `options`."""

    seat: Seat
    socket: ClientConnection
    number: int
    kind: str
    options: list[Any]

    def answer(self, option: Any) -> None:
        message = {"type": "answer", "seat": self.seat.number, "question": self.number, "answer": option}
        self.socket.send(json.dumps(message))


class Client:
    """A person at a server. Names are enough; no account is needed."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.name = name
        if not token:
            self.token = self.call("POST", "/api/people", name=name)["token"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        return None

    def call(self, method: str, path: str, **body: Any) -> Any:
        """One HTTP call; a refusal raises `ServerRefused`."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = json.dumps(body).encode() if method != "GET" else None
        try:
            with urlopen(Request(self.url + path, data, headers, method=method), timeout=TIMEOUT) as reply:
                return json.loads(reply.read() or b"null")
        except HTTPError as error:
            problem = json.loads(error.read() or b"{}").get("error", {})
            raise ServerRefused(problem.get("code", str(error.code)), problem.get("args", {})) from None

    def create(self, game: str, seats: int, settings: Mapping[str, str] | None = None, **options: Any) -> str:
        """A new table; its id."""
        made = self.call("POST", "/api/tables", game=game, seats=seats, settings=dict(settings or {}), options=options)
        return str(made["id"])

    def sit(self, table: str, seat: int) -> None:
        self.call("POST", f"/api/tables/{table}/sit", seat=seat)

    def seat_bot(self, table: str, seat: int, bot: str) -> None:
        self.call("POST", f"/api/tables/{table}/bot", seat=seat, bot=bot)

    def start(self, table: str) -> None:
        self.call("POST", f"/api/tables/{table}/start")

    def play(self, table: str, seat: int) -> Iterator[Question]:
        """Every question asked of a seat until the game is over; a lost connection is taken up again."""
        known = Seat(seat)
        asked = -1
        for _ in range(TRIES):
            try:
                for socket in self._updates(table, known):
                    if known.ask and known.ask["question"] != asked:
                        asked = known.ask["question"]
                        yield Question(known, socket, asked, known.ask["kind"], known.ask["options"])
                return
            except (ConnectionClosed, OSError):
                asked = -1
        raise ServerRefused("connection-lost", {"table": table})

    def _updates(self, table: str, known: Seat) -> Iterator[ClientConnection]:
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        with connect(f"{scheme}://{parts.netloc}/api/tables/{table}/socket", open_timeout=TIMEOUT) as socket:
            socket.send(json.dumps({"type": "hello", "token": self.token, "since": len(known.events)}))
            while not known.over:
                message = json.loads(socket.recv())
                if message["type"] == "refused" and message["code"] != "late":
                    raise ServerRefused(message["code"], message["args"])
                for out in message.get("seats", []):
                    if out["seat"] == known.number:
                        known.hear(out)
                yield socket
