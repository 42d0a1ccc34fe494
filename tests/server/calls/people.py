"""People who are called: with a browser, with an address, at a table, away from it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from websockets.sync.client import ClientConnection, connect

from tests.server.calls.mailbox import Mailbox, link_in
from tests.server.calls.pushes import Browser, PushService
from tests.server.http.playing import first_answer
from tests.server.http.running import SECONDS, Person, Running

PASSWORD = "correct horse battery"
T = TypeVar("T")


def with_browser(person: Person, service: PushService, language: str = "en") -> Browser:
    browser = Browser(service, secrets.token_hex(6))
    person.post("/me/push", {**browser.subscription, "language": language})
    return browser


def with_account(person: Person) -> str:
    """Claim an account; its username."""
    username = f"u{secrets.token_hex(5)}"
    person.token = person.post("/me/account", {"username": username, "password": PASSWORD})["token"]
    return username


def with_address(person: Person, mail: Mailbox, language: str = "en") -> str:
    """Give an address and confirm it."""
    with_account(person)
    email = f"{secrets.token_hex(5)}@example.org"
    person.post("/me/email", {"email": email, "password": PASSWORD, "language": language})
    person.post("/confirm", {"code": link_in(mail.waits_for(email), "confirm")})
    return email


@dataclass
class Game(Generic[T]):
    """A game of Ana, Bruno and a bot that waits for the two, and what they were given before."""

    ana: Person
    bruno: Person
    table: str
    given: T


def game_of(server: Running, give: Callable[[Person, Person], T], **options: Any) -> Game[T]:
    """Such a game; what its first question is chance decides, so that it may take new people to a new
    table.
    """
    for _ in range(50):
        ana, bruno = server.person("Ana"), server.person("Bruno")
        given, table = give(ana, bruno), laid(ana, bruno, **options)
        if {0, 1} <= set(ana.begin(table, bruno)["waiting"]):
            return Game(ana, bruno, table, given)
    raise AssertionError("nobody was asked")


def laid(ana: Person, bruno: Person, **options: Any) -> str:
    """A table that Ana may begin."""
    table = ana.table(options=options)
    ana.sit(table, 0)
    bruno.sit(table, 1)
    ana.post(f"/tables/{table}/bot", {"seat": 2, "bot": "random"})
    return table


@contextmanager
def at_table(person: Person, table: str) -> Iterator[ClientConnection]:
    """Somebody is at a table while the block lasts."""
    address = person.server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        yield socket


def answers(person: Person, table: str, seat: int) -> None:
    """Come to a table, answer the open question, and leave."""
    with at_table(person, table) as socket:
        welcome = json.loads(socket.recv(SECONDS))
        ask = next(out["ask"] for out in welcome["seats"] if out["seat"] == seat)
        socket.send(json.dumps(first_answer(seat, ask)))
        while not is_accepted(json.loads(socket.recv(SECONDS))):
            pass


def is_accepted(message: dict[str, Any]) -> bool:
    return message["type"] == "update" and any(out.get("accepted") for out in message["seats"])
