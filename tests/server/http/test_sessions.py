"""A token for each device: what a link, an account, a login and a password do to it, and taking it away."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mazmorra.server.people.accounts import new_code, new_link
from mazmorra.server.people.devices import device_name
from mazmorra.server.store import Store
from tests.server.http.running import SECONDS, Person, Running, refusal, serving

PASSWORD = "correct horse battery"


def claimed(person: Person, username: str) -> Person:
    made = person.post("/me/account", {"username": username, "password": PASSWORD})
    return Person(person.server, person.id, made["token"])


def logged_in(server: Running, username: str, agent: str = "a test") -> Person:
    headers, given = {"User-Agent": agent}, {"username": username, "password": PASSWORD}
    made = httpx.post(f"{server.url}/api/login", json=given, headers=headers, timeout=SECONDS).json()
    return Person(server, made["person"]["id"], made["token"])


@contextmanager
def at_table(person: Person, table: str) -> Iterator[ClientConnection]:
    with connect(f"{person.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        assert json.loads(socket.recv(SECONDS))["type"] == "welcome"
        yield socket


def closing_code(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_who_knew_the_token_of_a_guest_does_not_hold_the_account_they_claim(
    server: Running, ana: Person
) -> None:
    """The sender of a link with a token in it waits until the receiver makes an account of it."""
    sender = Person(server, ana.id, ana.token)
    table = ana.table()
    with at_table(sender, table) as open_page:
        ana = claimed(ana, "taken_over")

        assert closing_code(open_page) == 4401
    assert refusal(sender.ask("GET", "/me")) == (401, "bad-token")
    assert refusal(sender.ask("POST", "/me/password", {"old": PASSWORD, "new": "mine from now on"})) == (
        401,
        "bad-token",
    )
    assert ana.get("/me")["username"] == "taken_over"


def test_every_login_gives_another_token_and_none_is_stored(server: Running, ana: Person) -> None:
    first = claimed(ana, "many_devices")
    tokens = {first.token, *(logged_in(server, "many_devices").token for _ in range(3))}

    assert len(tokens) == 4
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        kept = "\n".join(database.iterdump())
    assert not [token for token in tokens if token in kept or token.rpartition(".")[2] in kept]


def test_a_browser_that_logs_in_again_gives_its_earlier_token_up(server: Running, ana: Person) -> None:
    ana = claimed(ana, "again_here")
    again = ana.post("/login", {"username": "again_here", "password": PASSWORD})

    assert refusal(ana.ask("GET", "/me")) == (401, "bad-token")
    assert len(Person(server, ana.id, again["token"]).get("/me/sessions")) == 1


def test_a_token_of_somebody_else_ends_nothing_when_one_logs_in(
    server: Running, ana: Person, bruno: Person
) -> None:
    claimed(ana, "somebody_else")
    bruno.post("/login", {"username": "somebody_else", "password": PASSWORD})

    assert bruno.get("/me")["id"] == bruno.id


def test_devices_are_listed_to_their_owner_by_name(server: Running, ana: Person) -> None:
    ana = claimed(ana, "lister")
    logged_in(server, "lister", "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0")

    told = ana.get("/me/sessions")

    assert sorted(each["device"] for each in told) == ["Firefox · Linux", "python-httpx"]
    assert [each["current"] for each in told if each["id"] == ana.token.split(".")[1]] == [True]
    assert sum(each["current"] for each in told) == 1
    assert all(each["created_at"] <= each["used_at"] for each in told)


def test_a_device_is_logged_out_from_another_and_its_sockets_close(server: Running, ana: Person) -> None:
    ana = claimed(ana, "revoker")
    lost, kept = logged_in(server, "revoker"), logged_in(server, "revoker")
    table = ana.table()
    with at_table(lost, table) as open_page, at_table(kept, table) as other_page:
        assert ana.ask("DELETE", f"/me/sessions/{lost.token.split('.')[1]}").status_code == 204

        assert closing_code(open_page) == 4401
        other_page.send(json.dumps({"type": "ping"}))
        while json.loads(other_page.recv(SECONDS))["type"] != "pong":
            pass
    assert refusal(lost.ask("GET", "/me")) == (401, "bad-token")
    assert kept.get("/me")["id"] == ana.get("/me")["id"]


def test_all_others_are_logged_out_at_once(server: Running, ana: Person) -> None:
    ana = claimed(ana, "only_here")
    others = [logged_in(server, "only_here") for _ in range(3)]

    assert ana.ask("DELETE", "/me/sessions").status_code == 204

    assert {refusal(each.ask("GET", "/me")) for each in others} == {(401, "bad-token")}
    assert [each["current"] for each in ana.get("/me/sessions")] == [True]


def test_nobody_ends_the_session_of_another(ana: Person, bruno: Person) -> None:
    theirs = bruno.token.split(".")[1]

    assert refusal(ana.ask("DELETE", f"/me/sessions/{theirs}")) == (404, "no-such-session")
    assert bruno.get("/me")["id"] == bruno.id
    swapped = Person(ana.server, ana.id, f"{ana.id}.{theirs}.{bruno.token.split('.')[2]}")
    assert refusal(swapped.ask("GET", "/me")) == (401, "bad-token")


def test_another_password_logs_every_device_out_but_gives_this_one_a_new_token(
    server: Running, ana: Person
) -> None:
    ana = claimed(ana, "renewed")
    other = logged_in(server, "renewed")

    changed = ana.post("/me/password", {"old": PASSWORD, "new": "another password"})

    assert {refusal(each.ask("GET", "/me")) for each in (ana, other)} == {(401, "bad-token")}
    assert len(Person(server, ana.id, changed["token"]).get("/me/sessions")) == 1


def test_a_revoked_session_closes_in_every_process(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits", "--processes", "2") as several, ExitStack() as stack:
        ana = claimed(several.person(), "in_all_of_them")
        lost = logged_in(several, "in_all_of_them")
        pages = [
            stack.enter_context(at_table(lost, ana.table())) for _ in range(5)
        ]  # tables are at home in different processes

        assert ana.ask("DELETE", "/me/sessions").status_code == 204

        assert {closing_code(page) for page in pages} == {4401}


def opened(server: Running, code: str, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/open", json={"code": code}, headers=headers, timeout=SECONDS)


async def test_an_invitation_is_exchanged_once_for_a_session_of_its_own(server: Running, ana: Person) -> None:
    async with await Store.open(server.database) as store:
        code = await new_link(store, ana.id)

    given = opened(server, code).json()

    assert (given["person"]["id"], given["token"] != ana.token) == (ana.id, True)
    assert refusal(opened(server, code)) == (401, "bad-link")
    assert len(ana.get("/me/sessions")) == 2


async def test_an_invitation_is_worth_nothing_elsewhere(limited: Running) -> None:
    ana = limited.person()
    async with await Store.open(limited.database) as store:
        code = await new_link(store, ana.id)

    for place in ("198.51.100.200", "2001:db8::7", "10.0.0.1"):
        assert refusal(opened(limited, code, **{"X-Forwarded-For": place})) == (403, "only-here")
    assert opened(limited, code, **{"X-Forwarded-For": "127.0.0.9"}).status_code == 200


async def test_a_code_for_a_password_opens_no_browser(server: Running, ana: Person) -> None:
    claimed(ana, "two_purposes")
    async with await Store.open(server.database) as store:
        reset, link = await new_code(store, "two_purposes"), await new_link(store, ana.id)

    assert refusal(opened(server, reset)) == (401, "bad-link")
    given = {"code": link, "password": "a new password"}
    assert refusal(httpx.post(f"{server.url}/api/reset", json=given, timeout=SECONDS)) == (401, "bad-code")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 "
                "Safari/537.36 Edg/130.0"
            ),
            "Edge · Windows",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 "
                "Version/18.0 Safari/604.1"
            ),
            "Safari · iPhone",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
            "Chrome · Android",
        ),
        ("mazmorra", "mazmorra"),
        ("<script>alert(1)</script>", "scriptalert1"),
        ("x" * 5000, "x" * 40),
        ("", ""),
    ],
)
def test_a_device_is_called_what_it_says_in_short(agent: str, name: str) -> None:
    assert device_name(agent) == name
