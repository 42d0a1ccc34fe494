"""Games of an older version of the rules: they open, they are shown as far as they were kept, and they are not played on."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from mazmorra.games.raiders import Raiders
from tests.server.http.playing import finished_table
from tests.server.http.running import SECONDS, Person, serving
from tests.server.http.running import refusal as refused

NOW = Raiders.version


class Past:
    """A server's tables, made by the rules of another time."""

    def __init__(self, home: Path) -> None:
        with serving(home, "--no-limits") as server:
            self.ana = server.person()
            self.over, self.open = finished_table(self.ana), self.ana.table()
            self.running = self.ana.table(options={"clock": {"seconds": 5}})
            for seat in range(3):
                self.ana.sit(self.running, seat)
            self.ana.begin(self.running)
            self.imported = self.ana.post("/import", self.ana.get(f"/tables/{self.over}/export"))["id"]
        self.database = home / "server.sqlite"
        make_older(self.database)


def make_older(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        for table, key, value in [("log", "body", "CAST(? AS TEXT)"), ("snapshots", "data", "?")]:
            for row in connection.execute(f"SELECT table_id, number, {key} FROM {table}").fetchall():
                text = row[2] if isinstance(row[2], bytes) else row[2].encode()
                for now in (f'version":{NOW},', f'version\\":{NOW},', f'version\\": {NOW},'):
                    text = text.replace(now.encode(), now.replace(f"{NOW},", "99,").encode())
                where = "WHERE table_id = ? AND number = ?"
                connection.execute(f"UPDATE {table} SET {key} = {value} {where}", (text, row[0], row[1]))
    connection.close()


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    home = tmp_path_factory.mktemp("older")
    made = Past(home)
    with serving(home, "--no-limits") as server:
        made.ana = Person(server, made.ana.id, made.ana.token)
        yield made
        assert "trace" not in server.log.read_text()


def test_every_older_table_still_opens(past: Past) -> None:
    tables = {name: past.ana.get(f"/tables/{getattr(past, name)}") for name in ("over", "open", "running", "imported")}

    assert {name: table["status"] for name, table in tables.items()} == {
        "over": "over", "open": "open", "running": "playing", "imported": "over"
    }  # fmt: skip
    assert tables["over"]["result"]["winners"]
    assert tables["imported"]["chairs"][0]["name"] == "Ana"


def test_the_end_of_an_older_game_is_shown_and_the_way_there_is_refused(past: Past) -> None:
    with connect(f"{past.ana.server.url.replace('http', 'ws', 1)}/api/tables/{past.over}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": past.ana.token}))
        (seat,) = json.loads(socket.recv(SECONDS))["seats"]
    early = past.ana.ask("GET", f"/tables/{past.over}/replay?number=3")

    assert seat["over"]
    assert seat["events"]
    assert refused(early) == (409, "other-version")
    assert refused(past.ana.ask("GET", f"/tables/{past.over}/export")) == (409, "other-version")
    assert refused(past.ana.ask("GET", f"/tables/{past.imported}/replay")) == (409, "other-version")
    assert past.ana.get(f"/tables/{past.imported}/export")["version"] == 99
    (end,) = past.ana.get(f"/tables/{past.over}/film?seat=everything")["moments"]
    assert end["events"] == len(seat["events"])
    assert refused(past.ana.ask("GET", f"/tables/{past.imported}/film")) == (409, "other-version")


def test_an_older_game_is_not_played_on(past: Past) -> None:
    assert refused(past.ana.ask("POST", f"/tables/{past.running}/leave", {"seat": 0})) == (409, "other-version")
    assert refused(past.ana.ask("POST", f"/tables/{past.open}/sit", {"seat": 0})) == (409, "other-version")
    go_on = past.ana.ask("POST", f"/tables/{past.over}/continue", {"number": 3, "seat": 0})
    assert refused(go_on) == (409, "other-version")
    with connect(f"{past.ana.server.url.replace('http', 'ws', 1)}/api/tables/{past.running}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": past.ana.token}))
        socket.send(json.dumps({"type": "answer", "seat": 0, "question": 1, "answer": 1}))
        while (message := json.loads(socket.recv(SECONDS)))["type"] != "refused":
            pass
    assert message["code"] == "other-version"


def test_an_older_table_is_called_off_and_played_again_by_the_rules_of_today(past: Past) -> None:
    assert past.ana.post(f"/tables/{past.open}/close")["status"] == "closed"
    again = past.ana.post(f"/tables/{past.over}/rematch")

    assert past.ana.begin(again["id"])["status"] == "playing"


def test_the_clock_of_an_older_game_rests(past: Past) -> None:
    limit = time.monotonic() + SECONDS
    with sqlite3.connect(past.database) as connection:
        while connection.execute("SELECT count(*) FROM tables WHERE due_at > 0 AND id = ?", (past.running,)).fetchone()[0]:
            assert time.monotonic() < limit
            time.sleep(0.1)
    connection.close()
    assert past.ana.get(f"/tables/{past.running}")["status"] == "playing"
