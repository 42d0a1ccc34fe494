"""Words no client of ours says, on PostgreSQL, which does not take every letter: refused, and nothing is
logged as broken.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from mazmorra.server.limits import RATES
from mazmorra.server.store import Line, Store
from mazmorra.server.store import chat as kept
from tests.server.http.running import Running, refusal, serving
from tests.server.services import postgres
from tests.server.store.given import append


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(
        tmp_path_factory.mktemp("odd"), "--no-limits", "--processes", "2", database=postgres().fresh()
    ) as running:
        yield running


@pytest.mark.parametrize("whom", ["\0", "a\0b", "", "á", "a" * 65])
def test_nobody_is_called_by_letters_that_no_id_has(server: Running, whom: str) -> None:
    ana = server.person("Ana")
    table = ana.table()

    assert ana.ask("POST", "/me/blocks", {"person": whom}).status_code == 422
    for token in (ana.token, ""):
        for on in (True, False):
            assert said(server, table, token, {"type": "mute", "person": whom, "on": on}) == "nobody-to-mute"
    assert '"level": "error"' not in server.log.read_text()


def test_what_no_seat_and_no_question_can_be_is_refused(server: Running) -> None:
    ana = server.person("Ana")
    table = ana.table()
    for message in (
        {"type": "answer", "seat": 10**30, "question": 10**30, "answer": 10**30},
        {"type": "undo", "seat": -1},
        {"type": "vote", "seat": 0, "motion": "\0", "about": -1},
        {"type": "leave", "seat": 10**30},
    ):
        assert said(server, table, ana.token, message) in ("wrong-time", "no-such-seat", "unknown-motion")
    assert refusal(ana.ask("PATCH", "/me", {"name": "\0"})) == (422, "bad-name")
    assert '"level": "error"' not in server.log.read_text()


def said(server: Running, table: str, token: str, message: dict[str, Any]) -> str:
    """The code with which a message is refused."""
    with connect(f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        socket.send(json.dumps(message))
        while (heard := json.loads(socket.recv(20)))["type"] != "refused":
            pass
        return str(heard["code"])


async def test_who_never_speaks_first_at_a_table_keeps_no_more_than_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT_OF_PERSON", 30)
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        for number in range(25):
            table = f"t{number}"
            await store.append(append(table, 0))
            for line in range(20):
                who = "accomplice" if line == 0 else "chatterbox"
                await store.chat.add(Line(table, 1000 * number + line, who, who, 0, "text", "blah"))
        told = [
            line
            for number in range(25)
            for line in await store.chat.since(f"t{number}")
            if line.person == "chatterbox"
        ]

    assert len(told) < 300  # of 475


def test_who_has_no_name_is_counted_by_address(attacked: Running) -> None:
    table = attacked.person("Ana").table()
    with connect(f"ws{attacked.url.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello"}))
        for _ in range(2 * int(RATES["say"].burst)):
            socket.send(json.dumps({"type": "mute", "person": "nobody"}))
        socket.send(json.dumps({"type": "ping"}))
        codes = []
        while (heard := json.loads(socket.recv(20)))["type"] != "pong":
            codes.append(heard.get("code"))

    assert "too-many" in codes
