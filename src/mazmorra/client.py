"""A tiny client: play a seat of a table over the network. It knows the protocol and no rule.

with Client("http://127.0.0.1:8000", "Ana") as ana:
    table = ana.create("raiders", seats=3)
    ana.sit(table, 0)
    ...
    for question in ana.play(table, 0):
        question.answer(question.options[0])
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from mazmorra.kernel import Json
from mazmorra.promises import Promise

TIMEOUT = 30
TRIES = 8
"""How often in a row a lost connection is taken up again; each time the pause before it doubles."""
FIRST_PAUSE = 0.05
LOST = (ConnectionClosed, InvalidHandshake, OSError)
AGAIN = ("busy", "too-many")
"""Refusals of an answer that has only come at a bad moment."""


class ServerRefused(Exception):
    """The server said no; `code` is stable."""

    def __init__(self, code: str, args: Json) -> None:
        super().__init__(f"{code} {dict(args)}")
        self.code = code
        self.details = dict(args)


@dataclass
class Seat:
    """What the server has told about one seat, and the answer of which it has not yet said whether it
    counts.
    """

    number: int
    fields: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    ask: Json | None = None
    over: bool = False
    notes: list[tuple[int, str, int]] = field(default_factory=list)
    """After how many answers, what was noted (`left`, `time-ran-out`...) and about which seat;
    `server-note-...` words it.
    """
    pending: Json | None = None

    def hear(self, message: Json) -> None:
        """Take in what a message says about this seat; most kinds say nothing about seats."""
        if message["type"] in ("welcome", "update"):
            for out in message["seats"]:
                if out["seat"] == self.number:
                    self._take(out)
        if message["type"] in ("welcome", "table"):
            table = message.get("table", message)
            self.over = self.over or table["status"] == "closed"
            self.notes = [(number, note, seat) for number, note, seat in table["notes"]]

    def _take(self, out: Json) -> None:
        self.fields.update(out.get("fields", {}))
        if "events" in out:
            self.events[out["events_from"] :] = out["events"]
        self.ask = out.get("ask", self.ask)
        self.over = out.get("over", self.over)
        if "accepted" in out:
            self.settle(out["accepted"]["question"])

    def settle(self, question: int) -> None:
        """The server has said whether the answer to a question counts."""
        if self.pending and self.pending["question"] == question:
            self.pending = None


@dataclass
class Question:
    """An open question of one's seat; `answer` sends one of its `options`."""

    seat: Seat
    socket: ClientConnection
    number: int
    kind: str
    options: list[Any]

    def answer(self, option: Any) -> None:
        """Answer.

        If the connection breaks before the server has confirmed it, it is said again, word for word.
        """
        self.seat.pending = {
            "type": "answer",
            "seat": self.seat.number,
            "question": self.number,
            "answer": option,
        }
        with suppress(*LOST):
            self.socket.send(json.dumps(self.seat.pending))


class Client:
    """A person at a server. Names are enough; no account is needed."""

    def __init__(self, url: str, name: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.name = name
        self.promises: dict[str, Promise] = {}
        if not token:
            self.token = self.call("POST", "/api/people", name=name)["token"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def call(self, method: str, path: str, **body: Any) -> Any:
        """One HTTP call; a refusal raises `ServerRefused`."""
        headers = {"Content-Type": "application/json", "User-Agent": "mazmorra"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = json.dumps(body).encode() if method != "GET" else None
        try:
            with urlopen(Request(self.url + path, data, headers, method=method), timeout=TIMEOUT) as reply:
                return json.loads(reply.read() or b"null")
        except HTTPError as error:
            problem = json.loads(error.read() or b"{}").get("error", {})
            raise ServerRefused(problem.get("code", str(error.code)), problem.get("args", {})) from None

    def create(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, str] | None = None,
        content: str | None = None,
        **options: Any,
    ) -> str:
        """A new table, with content of one's own if one has any; its id."""
        wanted = {"game": game, "seats": seats, "settings": dict(settings or {}), "options": options}
        made = self.call("POST", "/api/tables", **wanted, **({} if content is None else {"content": content}))
        return str(made["id"])

    def sit(self, table: str, seat: int, words: str = "") -> None:
        """Take a free seat; the words go into the dice, sealed and with chance of our own."""
        round = self._hear(self.call("GET", f"/api/tables/{table}"))["round"]
        self.call(
            "POST", f"/api/tables/{table}/sit", seat=seat, seal=self.promise(table).sealed(round, seat, words)
        )

    def seat_bot(self, table: str, seat: int, bot: str) -> None:
        self.call("POST", f"/api/tables/{table}/bot", seat=seat, bot=bot)

    def start(self, table: str) -> None:
        """Begin. Our salts are told at once; with the last one of the others' the game begins."""
        self._keep_promise(self.call("POST", f"/api/tables/{table}/start"))

    def promise(self, table: str) -> Promise:
        """What we remember of a table's fair chance."""
        return self.promises.setdefault(table, Promise(table))

    def _hear(self, told: Json) -> Json:
        """A table as it was told, compared with what was promised; raises `Unfair`."""
        self.promise(told["id"]).hear(told, self.token.partition(".")[0])
        return told

    def _keep_promise(self, told: Json) -> None:
        """Tell the salts that are asked for."""
        for seat, salt in self.promise(self._hear(told)["id"]).to_reveal(told).items():
            with suppress(ServerRefused):  # told already, or the others came too late
                self._hear(self.call("POST", f"/api/tables/{told['id']}/reveal", seat=seat, salt=salt))

    def _take_part(self, told: Json, seat: int) -> None:
        """Seal a salt where the table lacks one of ours, as after a rematch, and tell it when it is asked
        for.
        """
        promise = self.promise(told["id"])
        has = told["seals"][seat] and seat in promise.salts and promise.round == told["round"]
        if told["status"] == "open" and not told["revealing"] and not has:
            seal = promise.sealed(told["round"], seat)
            self._hear(self.call("POST", f"/api/tables/{told['id']}/seal", seat=seat, seal=seal))
        self._keep_promise(told)

    def play(self, table: str, seat: int) -> Iterator[Question]:
        """Every question asked of a seat until the game is over; a lost connection is taken up again."""
        known, asked, tries = Seat(seat), -1, 0
        while not known.over:
            try:
                for socket in self._told(table, known):
                    tries = 0
                    if known.ask and not known.pending and known.ask["question"] != asked:
                        asked = known.ask["question"]
                        yield Question(known, socket, asked, known.ask["kind"], known.ask["options"])
            except LOST:
                tries += 1
                if tries > TRIES:
                    raise ServerRefused("connection-lost", {"table": table}) from None
                time.sleep(FIRST_PAUSE * 2**tries)

    def _told(self, table: str, known: Seat) -> Iterator[ClientConnection]:
        """The connection, after each message that was taken in."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{table}/socket"
        with connect(address, open_timeout=TIMEOUT, max_size=None) as socket:
            # From the first event on: answers may have been taken back while we were away.
            socket.send(json.dumps({"type": "hello", "token": self.token, "since": 0}))
            while not known.over:
                message = json.loads(socket.recv())
                known.hear(message)
                if message["type"] in ("welcome", "table"):
                    self._take_part(message.get("table", message), known.number)
                if message["type"] == "refused":
                    _refused(known, socket, message["code"], message["args"])
                if message["type"] == "welcome" and known.pending:
                    socket.send(json.dumps(known.pending))
                yield socket


def _refused(known: Seat, socket: ClientConnection, code: str, args: Json) -> None:
    """A late answer is settled, whether it was stored or not; one that came at a bad moment is said again."""
    if code == "late":
        known.settle(args["question"])
    elif code in AGAIN and known.pending:
        time.sleep(args.get("seconds", FIRST_PAUSE))
        socket.send(json.dumps(known.pending))
    else:
        raise ServerRefused(code, args)
