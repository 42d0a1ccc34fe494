"""Arriving with a name, and having an account."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from mazmorra.bots import worthy
from tests.cli.run import mazmorra
from tests.server.http.running import SECONDS, Person, Running, refusal, serving
from tests.server.services import redis

PASSWORD = "correct horse battery"


def account(person: Person, username: str) -> None:
    """Claim an account; the token is another one from then on."""
    person.token = person.post("/me/account", {"username": username, "password": PASSWORD})["token"]


def login(server: Running, username: str, password: str = PASSWORD) -> httpx.Response:
    return httpx.post(
        f"{server.url}/api/login", json={"username": username, "password": password}, timeout=20
    )


def test_a_name_is_enough_to_play(server: Running) -> None:
    person = server.person("  Ana \u200b María\t")

    assert person.get("/me") == {
        "id": person.id,
        "name": "Ana María",
        "username": None,
        "created_at": person.get("/me")["created_at"],
        "host": False,
    }


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u0301\u0301", "\u3164", "a" * 25, "\x00"])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(server: Running, name: str) -> None:
    reply = httpx.post(f"{server.url}/api/people", json={"name": name})

    assert refusal(reply) in [(422, "bad-name"), (422, "bad-request")]


def test_heaps_of_accents_are_cut_down(server: Running) -> None:
    assert server.person("x" + "\u0321\u0322\u0327\u0328").get("/me")["name"] == "x\u0321\u0322"


def test_a_person_may_take_another_name(ana: Person) -> None:
    assert ana.ask("PATCH", "/me", {"name": "Anita"}).json()["name"] == "Anita"
    assert ana.get("/me")["name"] == "Anita"


def forged(token: str) -> list[str]:
    person, version, signature = token.split(".")
    return [
        "nonsense",
        f"{person}.0.{signature}",
        f"{person}.{version}.{'A' * 43}",
        f"{person}.{version}",
        "." * 9,
        "é.0.x",
        f"x{person}.{version}.{signature}",
        f"{person}.{version}.{signature}".upper(),
        "a.0.b" * 100,
    ]


def test_a_forged_token_is_refused(ana: Person) -> None:
    for token in forged(ana.token):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        assert refusal(httpx.get(f"{ana.server.url}/api/me", headers=headers)) == (401, "bad-token"), token


def test_without_a_token_nobody_is_anybody(server: Running) -> None:
    reply = httpx.get(f"{server.url}/api/me")

    assert refusal(reply) == (401, "no-token")
    assert reply.headers["WWW-Authenticate"] == "Bearer"


def test_an_account_is_claimed_and_come_back_to(server: Running, ana: Person) -> None:
    account(ana, "Ana_1")

    reply = login(server, " ANA_1 ").json()

    assert reply["person"]["id"] == ana.id
    assert reply["person"]["username"] == "ana_1"
    assert Person(server, ana.id, reply["token"]).get("/me")["username"] == "ana_1"


def test_an_account_is_claimed_once_and_its_name_is_one_persons(ana: Person, bruno: Person) -> None:
    account(ana, "only_one")
    given = {"username": "other", "password": PASSWORD}

    assert refusal(ana.ask("POST", "/me/account", given)) == (409, "already-claimed")
    assert refusal(bruno.ask("POST", "/me/account", {**given, "username": "Only_One"})) == (
        409,
        "username-taken",
    )


@pytest.mark.parametrize(
    ("username", "password", "code"),
    [
        ("a b", PASSWORD, "bad-username"),
        ("añi", PASSWORD, "bad-username"),
        ("ab", PASSWORD, "bad-username"),
        ("fine", "short", "bad-password"),
    ],
)
def test_an_account_needs_a_plain_name_and_a_long_password(
    ana: Person, username: str, password: str, code: str
) -> None:
    assert refusal(ana.ask("POST", "/me/account", {"username": username, "password": password})) == (
        422,
        code,
    )


def test_an_unknown_user_and_a_wrong_password_say_the_same_and_take_as_long(
    server: Running, ana: Person
) -> None:
    account(ana, "timing")
    spent: dict[str, list[float]] = {"timing": [], "nobody_here": [], "not a name": []}
    for username in [*spent] * 4:
        began = time.perf_counter()
        reply = login(server, username, "wrong password")
        spent[username].append(time.perf_counter() - began)
        assert refusal(reply) == (401, "bad-login")
        assert reply.json()["error"]["args"] == {}

    usual = [statistics.median(times) for times in spent.values()]
    assert max(usual) < 3 * min(usual)


def test_logging_out_ends_the_token_of_that_device_only(server: Running, ana: Person) -> None:
    account(ana, "two_devices")
    other = Person(server, ana.id, login(server, "two_devices").json()["token"])

    assert other.ask("POST", "/logout").status_code == 204

    assert refusal(other.ask("GET", "/me")) == (401, "bad-token")
    assert ana.get("/me")["username"] == "two_devices"
    assert login(server, "two_devices").status_code == 200


def test_a_password_is_changed_by_who_knows_it(server: Running, ana: Person) -> None:
    account(ana, "changing")

    assert refusal(ana.ask("POST", "/me/password", {"old": "wrong one", "new": "another password"})) == (
        401,
        "bad-login",
    )
    changed = ana.post("/me/password", {"old": PASSWORD, "new": "another password"})

    assert refusal(ana.ask("GET", "/me")) == (401, "bad-token")
    assert Person(server, ana.id, changed["token"]).get("/me")["id"] == ana.id
    assert refusal(login(server, "changing")) == (401, "bad-login")
    assert login(server, "changing", "another password").status_code == 200


def test_without_an_account_there_is_no_password_to_change(ana: Person) -> None:
    assert refusal(ana.ask("POST", "/me/password", {"old": PASSWORD, "new": PASSWORD})) == (409, "no-account")


def test_the_host_makes_a_code_that_sets_a_password_once(server: Running, ana: Person) -> None:
    account(ana, "forgetful")
    shown = mazmorra("reset-code", "forgetful", "--database", server.database)
    code = shown.stdout.split()[-1]
    given = {"code": code.lower().replace("-", " "), "password": "a new password"}

    changed = httpx.post(f"{server.url}/api/reset", json=given, timeout=20)

    assert changed.json()["person"]["id"] == ana.id
    assert refusal(httpx.post(f"{server.url}/api/reset", json=given, timeout=20)) == (401, "bad-code")
    assert login(server, "forgetful", "a new password").status_code == 200
    assert code not in server.log.read_text()


def test_there_is_no_code_for_nobody(server: Running) -> None:
    shown = mazmorra("reset-code", "nobody_at_all", "--database", server.database, lang="es")

    assert shown.returncode == 2
    assert "nobody_at_all" in shown.stderr


def test_all_that_is_stored_about_me_is_told_to_me_alone(ana: Person) -> None:
    table = ana.table()
    seal = ana.sit(table, 1, "pepper")["seals"][1]
    account(ana, "curious")

    told = ana.ask("GET", "/me/export")

    assert told.json()["person"]["username"] == "curious"
    assert table in told.text
    assert seal in told.text
    assert "pepper" not in told.text
    assert "argon2" not in told.text


def test_who_leaves_for_good_is_forgotten(server: Running, ana: Person, bruno: Person) -> None:
    account(ana, "leaving")
    table = bruno.table()
    ana.sit(table, 1)

    assert ana.ask("DELETE", "/me").status_code == 204

    assert refusal(ana.ask("GET", "/me")) == (401, "bad-token")
    assert refusal(login(server, "leaving")) == (401, "bad-login")
    assert bruno.get(f"/tables/{table}")["chairs"][1]["name"] == ""


def name_told(socket: ClientConnection, seat: int) -> str:
    """The name on a seat, by the next message about the table."""
    while True:
        message = json.loads(socket.recv(SECONDS))
        if message["type"] == "table":
            return str(message["chairs"][seat]["name"])


def test_a_name_vanishes_from_live_tables_in_every_process(tmp_path: Path) -> None:
    database, shared = f"sqlite:///{tmp_path}/both.sqlite", ("--redis", redis().url, "--no-limits")
    for home in ("here", "there"):
        (tmp_path / home).mkdir()
    with (
        serving(tmp_path / "here", *shared, database=database) as here,
        serving(tmp_path / "there", *shared, database=database) as there,
    ):
        ana, bruno = here.person("Ana"), there.person("Bruno")
        table = bruno.table()
        ana.sit(table, 1)
        for seat in (0, 2):
            bruno.sit(table, seat)
        bruno.begin(table, ana)
        for server in (here, there):
            with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
                socket.send(json.dumps({"type": "hello"}))
                assert name_told(socket, 1) == "Ana"
        with connect(f"{there.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert name_told(socket, 1) == "Ana"

            assert ana.ask("DELETE", "/me").status_code == 204

            while name_told(socket, 1):  # how the table stood may have been on its way
                pass
        for server in (here, there):
            chair = httpx.get(f"{server.url}/api/tables/{table}").json()["chairs"][1]
            assert (chair["name"], chair["person"], chair["bot"]) == ("", ana.id, worthy("raiders"))


def test_the_open_tables_of_a_host_who_leaves_for_good_are_called_off(ana: Person, bruno: Person) -> None:
    waiting, running = ana.table(options={"public": True}), ana.table()
    bruno.sit(waiting, 0)
    for seat in range(3):
        bruno.sit(running, seat)
    ana.begin(running, bruno)

    ana.ask("DELETE", "/me")

    assert bruno.get(f"/tables/{waiting}")["status"] == "closed"
    assert bruno.get(f"/tables/{running}")["status"] == "playing"


def test_where_no_letters_are_written_whoever_forgot_the_password_is_sent_to_the_host(
    server: Running,
) -> None:
    ana = server.person("Ana")
    assert not ana.get("/me/calls")["mail"]
    account(ana, "ana_without_letters")

    given = {"email": "ana@example.org", "password": PASSWORD, "language": "en"}
    assert refusal(ana.ask("POST", "/me/email", given)) == (409, "no-mail")
    for who in ("ana_without_letters", "nobody_at_all"):
        assert refusal(ana.ask("POST", "/forgot", {"who": who})) == (409, "no-mail")
