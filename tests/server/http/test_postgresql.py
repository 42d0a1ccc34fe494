"""The same server on PostgreSQL: a person's whole way through it, and characters that PostgreSQL does not
keep.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.http.playing import finished_table
from tests.server.http.running import Running, refusal, serving
from tests.server.services import Postgres, postgres

PATIENCE = 60


@pytest.fixture(scope="module")
def grown_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(
        tmp_path_factory.mktemp("postgresql"), "--no-limits", database=postgres().fresh()
    ) as running:
        yield running


def test_a_person_plays_claims_exports_imports_and_leaves(grown_up: Running) -> None:
    ana = grown_up.person()
    account = {"username": "ana", "password": "correct horse"}
    ana.token = ana.post("/me/account", account)["token"]
    table = finished_table(ana, options={"public": True})
    text = ana.ask("GET", f"/tables/{table}/export").text

    kept = ana.post("/import", ana.get(f"/tables/{table}/export"))

    assert ana.ask("GET", f"/tables/{kept['id']}/export").text == text
    assert ana.get("/me/statistics")[0]["games"] == 1
    assert [each["id"] for each in ana.get("/tables?status=over")] == [table]
    assert ana.post(f"/tables/{table}/rematch")["id"] == ana.post(f"/tables/{table}/rematch")["id"]
    assert httpx.post(f"{grown_up.url}/api/login", json=account, timeout=20).json()["person"]["id"] == ana.id
    assert ana.ask("DELETE", "/me").status_code == 204
    assert httpx.get(f"{grown_up.url}/healthz", timeout=PATIENCE).text == "ok"


def test_a_zero_character_does_no_harm(grown_up: Running) -> None:
    ana = grown_up.person("A\x00na")
    table = ana.table()

    assert ana.get("/me")["name"] == "Ana"
    ana.sit(table, 0, "\x00")
    for seat in (1, 2):
        ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    assert ana.begin(table)["salts"][0] == "\x00"
    login = httpx.post(
        f"{grown_up.url}/api/login", json={"username": "a\x00na", "password": "\x00"}, timeout=20
    )
    assert refusal(login) == (401, "bad-login")
    assert refusal(ana.ask("POST", "/reset", {"code": "\x00", "password": "12345678"})) == (401, "bad-code")
    assert refusal(ana.ask("GET", "/tables/%00")) == (422, "bad-request")
    assert refusal(ana.ask("POST", "/tables", {"game": "\x00", "seats": 3})) == (422, "error-unknown-game")


def test_a_server_without_its_database_is_not_well_and_recovers(tmp_path: Path) -> None:
    own = Postgres()
    with serving(tmp_path, database=own.fresh()) as running:
        assert httpx.get(f"{running.url}/healthz", timeout=PATIENCE).status_code == 200
        own.stop()
        until_told(running, 503)
        own.start()
        until_told(running, 200)
    own.remove()


def until_told(running: Running, status: int) -> None:
    """What was found a moment ago is told again for a while."""
    limit = time.monotonic() + PATIENCE
    while httpx.get(f"{running.url}/healthz", timeout=PATIENCE).status_code != status:
        assert time.monotonic() < limit
        time.sleep(0.1)
