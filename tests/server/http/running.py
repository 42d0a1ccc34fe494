"""A real server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from mazmorra.kernel import seal_of
from tests.server.nursery import Program

SECONDS = 20


@dataclass
class Running:
    """A server that runs: where it is reached, and its log."""

    url: str
    database: str
    log: Path
    process: Program

    def person(self, name: str = "Ana") -> Person:
        reply = httpx.post(f"{self.url}/api/people", json={"name": name}, timeout=SECONDS)
        assert reply.status_code == 201, reply.text
        return Person(self, reply.json()["person"]["id"], reply.json()["token"])

    def host(self, name: str = "Ana") -> Person:
        """Somebody who hosts this server; what `mazmorra host appoint` does stands in `test_hosting`."""
        person = self.person(name)
        with sqlite3.connect(self.database.removeprefix("sqlite:///"), timeout=SECONDS) as connection:
            connection.execute("UPDATE people SET host = 1 WHERE id = ?", (person.id,))
        return person

    def logs(self, text: str, within: float = 5.0) -> bool:
        """Whether a text appears in the log; a line is written just after the reply it is about."""
        limit = time.monotonic() + within
        while text not in self.log.read_text():
            if time.monotonic() > limit:
                return False
            time.sleep(0.02)
        return True


@dataclass
class Person:
    """Somebody with a token."""

    server: Running
    id: str
    token: str
    salts: dict[tuple[str, int], str] = field(default_factory=dict)
    """The salts this person has sealed, by table and seat."""

    def ask(self, method: str, path: str, given: Any = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return httpx.request(
            method, f"{self.server.url}/api{path}", headers=headers, json=given, timeout=SECONDS, **more
        )

    def get(self, path: str) -> Any:
        return fine(self.ask("GET", path))

    def post(self, path: str, given: Any = None) -> Any:
        return fine(self.ask("POST", path, given))

    def table(self, seats: int = 3, **given: Any) -> str:
        return str(self.post("/tables", {"game": "raiders", "seats": seats, **given})["id"])

    def sit(self, table: str, seat: int, salt: str = "salt of the earth", **given: Any) -> Any:
        """Take a seat with a sealed salt."""
        return self.post(
            f"/tables/{table}/sit", {"seat": seat, "seal": self.sealed(table, seat, salt), **given}
        )

    def seal(self, table: str, seat: int, salt: str = "salt of the earth") -> Any:
        """Seal a salt for a seat one has already."""
        return self.post(f"/tables/{table}/seal", {"seat": seat, "seal": self.sealed(table, seat, salt)})

    def sealed(self, table: str, seat: int, salt: str) -> str:
        """The seal of a salt, which is remembered."""
        self.salts[table, seat] = salt
        return seal_of(table, self.get(f"/tables/{table}")["round"], seat, salt)

    def begin(self, table: str, *others: Person) -> Any:
        """As the host: start, and everybody tells their salts; who has no salt there, as after a rematch,
        seals one first.
        """
        for seat, chair in enumerate(self.get(f"/tables/{table}")["chairs"]):
            for person in (self, *others):
                if chair["person"] == person.id and (table, seat) not in person.salts:
                    person.seal(table, seat)
        told = self.post(f"/tables/{table}/start")
        for seat in told["revealing"]:
            person = next(each for each in (self, *others) if each.id == told["chairs"][seat]["person"])
            told = person.post(f"/tables/{table}/reveal", {"seat": seat, "salt": person.salts[table, seat]})
        return told


def fine(reply: httpx.Response) -> Any:
    assert reply.status_code in (200, 201, 204), reply.text
    return reply.json() if reply.content else None


def refusal(reply: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, whose shape is always the same."""
    body = reply.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "args"}
    return reply.status_code, body["error"]["code"]


@contextmanager
def serving(home: Path, *options: str, database: str = "") -> Iterator[Running]:
    """`mazmorra serve` on a free port, until the block ends."""
    database = database or f"sqlite:///{home / 'server.sqlite'}"
    log = home / "server.log"
    arguments = ["serve", "--port", "0", "--database", database, *options]
    said, says = os.pipe()
    with log.open("w") as errors:
        environment = {**os.environ, "MAZMORRA_LANG": "en"}
        process = Program(arguments, says, errors.fileno(), environment=environment)
    os.close(says)
    try:
        with open(said) as output:
            found = re.search(r"http://\S+", output.readline())
            assert found, log.read_text()
            yield Running(found[0], database, log, process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(SECONDS)
