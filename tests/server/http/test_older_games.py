"""Rules and contents that move on under a server's tables: what is played on, what is shown for ever, what is
left and closed.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from mazmorra.games import find_game
from mazmorra.games.raiders import RaidersGame
from tests.server.http.playing import finished_table, play
from tests.server.http.running import SECONDS, Person, serving
from tests.server.http.running import refusal as refused

NOW = RaidersGame.newest
LATER = 99
VIEWPOINTS = ("everything", "watcher", "0", "2")


class Past:
    """A server's tables, made by the rules of another time."""

    def __init__(self, home: Path) -> None:
        self.database = home / "server.sqlite"
        with serving(home, "--no-limits") as server:
            self.ana = server.person()
            self.bruno = server.person("Bruno")
            self.over, self.unfilmed = finished_table(self.ana), finished_table(self.ana)
            self.open = self.ana.table(options={"public": True})
            self.running, self.other = self.begun(self.ana.table, 5), self.begun(self.ana.table, 0)
            self.imported = self.ana.post("/import", self.ana.get(f"/tables/{self.over}/export"))["id"]
            finished = (self.over, self.unfilmed, self.imported)
            until(
                lambda: (
                    self.rows("SELECT count(*) FROM films WHERE table_id IN (?, ?, ?)", *finished) == [(3,)]
                )
            )
            self.films = {seat: self.ana.get(f"/tables/{self.over}/film?seat={seat}") for seat in VIEWPOINTS}
            self.saved, self.box = (
                self.ana.get(f"/tables/{self.over}/export"),
                self.ana.get(f"/tables/{self.over}/components"),
            )
            self.moment = self.ana.get(
                f"/tables/{self.over}/replay?number={self.films['0']['moments'][9]['number']}&seat=0"
            )
            self.printed, self.lost = (self.begun(self.with_own_content, 0) for _ in range(2))
        make_older(self.database, {self.printed, self.lost})
        self.execute("DELETE FROM films WHERE table_id = ?", self.unfilmed)
        for table in (self.printed, self.lost):  # as if its content had been the printed one of its time
            self.execute(
                "UPDATE log SET body = json_set(body, '$.content', NULL) WHERE number = 0 AND table_id = ?",
                table,
            )
        self.execute(
            "INSERT INTO contents VALUES (?, ?)", find_game("raiders", {}, EDITED).content_digest, EDITED
        )
        digest = "UPDATE log SET body = json_set(body, '$.content_digest', 'lost')"
        self.execute(f"{digest} WHERE kind IN ('created', 'revealed') AND table_id = ?", self.lost)

    def with_own_content(self) -> str:
        return self.ana.table(content=EDITED)

    def begun(self, laid: Callable[..., str], clock: int) -> str:
        table = (
            laid()
            if laid == self.with_own_content
            else laid(options={"clock": {"seconds": clock}, "public": True})
        )
        self.ana.sit(table, 0)
        self.bruno.sit(table, 1)
        self.ana.post(f"/tables/{table}/bot", {"seat": 2, "bot": "random"})
        self.ana.begin(table, self.bruno)
        return table

    def execute(self, text: str, *values: Any) -> None:
        with closing(sqlite3.connect(self.database)) as connection:
            connection.execute(text, values)
            connection.commit()

    def rows(self, text: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(text, values).fetchall()


EDITED = RaidersGame.content_text({"edition": "devir", "mode": "standard"}, "as it was").replace(
    "most_coins = ", "most_coins = 1", 1
)


def until(happens: Callable[[], bool]) -> None:
    limit = time.monotonic() + SECONDS
    while not happens():
        assert time.monotonic() < limit
        time.sleep(0.05)


def make_older(database: Path, but: set[str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        for table, key, value in [("log", "body", "CAST(? AS TEXT)"), ("snapshots", "data", "?")]:
            for row in connection.execute(f"SELECT table_id, number, {key} FROM {table}").fetchall():
                if row[0] in but:
                    continue
                text = row[2] if isinstance(row[2], bytes) else row[2].encode()
                text = text.replace(f'"rules":[{NOW},'.encode(), f'"rules":[{LATER},'.encode())
                for now in (f'version":{NOW},', f'version\\":{NOW},', f'version\\": {NOW},'):
                    text = text.replace(now.encode(), now.replace(f"{NOW},", f"{LATER},").encode())
                where = "WHERE table_id = ? AND number = ?"
                connection.execute(f"UPDATE {table} SET {key} = {value} {where}", (text, row[0], row[1]))
        for table in but:
            connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        connection.execute(
            f"UPDATE tables SET version = {LATER} WHERE id NOT IN ({','.join('?' * len(but))})", [*but]
        )
        connection.commit()


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    home = tmp_path_factory.mktemp("older")
    made = Past(home)
    with serving(home, "--no-limits") as server:
        made.ana = Person(server, made.ana.id, made.ana.token)
        made.bruno = Person(server, made.bruno.id, made.bruno.token)
        yield made
        assert "trace" not in server.log.read_text()


def test_every_older_table_still_opens_and_says_what_it_is(past: Past) -> None:
    names = ("over", "open", "running", "imported", "unfilmed", "lost", "printed")
    tables = {name: past.ana.get(f"/tables/{getattr(past, name)}") for name in names}

    assert {name: (table["status"], table["rules"]) for name, table in tables.items()} == {
        "over": ("over", "older"),
        "open": ("open", "renewed"),
        "running": ("playing", "older"),
        "imported": ("over", "older"),
        "unfilmed": ("over", "older"),
        "lost": ("playing", "older"),
        "printed": ("playing", "same"),
    }
    assert tables["over"]["result"]["winners"]
    assert tables["imported"]["chairs"][0]["name"] == "Ana"


@pytest.mark.parametrize("seat", VIEWPOINTS)
def test_a_finished_game_is_shown_for_ever_as_every_viewpoint_saw_it(past: Past, seat: str) -> None:
    assert past.ana.get(f"/tables/{past.over}/film?seat={seat}") == past.films[seat]


def test_a_finished_game_can_be_looked_at_saved_and_drawn_whatever_became_of_its_rules(past: Past) -> None:
    with connect(f"{past.ana.server.url.replace('http', 'ws', 1)}/api/tables/{past.over}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": past.ana.token}))
        (seat,) = json.loads(socket.recv(SECONDS))["seats"]
    at = past.moment["number"]

    assert (seat["over"], seat["events"]) == (True, past.films["0"]["events"])
    assert past.ana.get(f"/tables/{past.over}/replay?number={at}&seat=0") == past.moment
    assert past.ana.get(f"/tables/{past.over}/export") == past.saved
    assert past.ana.get(f"/tables/{past.over}/components") == past.box
    assert past.ana.get(f"/tables/{past.imported}/export")["version"] == LATER
    assert len(past.ana.get(f"/tables/{past.imported}/film")["moments"]) == len(
        past.films["watcher"]["moments"]
    )
    assert refused(past.ana.ask("GET", f"/tables/{past.over}/film?seat=7")) == (422, "no-such-seat")


def test_a_finished_game_without_a_film_shows_its_end_and_gives_its_answers(past: Past) -> None:
    (end,) = past.ana.get(f"/tables/{past.unfilmed}/film?seat=everything")["moments"]
    saved = past.ana.get(f"/tables/{past.unfilmed}/export")

    assert end["events"] > 0
    assert refused(past.ana.ask("GET", f"/tables/{past.unfilmed}/replay?number=3")) == (409, "other-version")
    assert (saved["version"], len(saved["answers"])) == (LATER, end["number"])
    assert saved["fair"]["secret"]


def test_a_finished_game_without_film_and_snapshot_gives_what_people_answered(past: Past) -> None:
    table = past.rows("SELECT table_id FROM log WHERE kind = 'imported'")[0][0]
    given = past.rows("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'answered'", past.unfilmed)
    assert table == past.imported
    past.execute("DELETE FROM snapshots WHERE table_id = ?", past.unfilmed)
    with serving(past.database.parent, "--no-limits") as another:
        ana = Person(another, past.ana.id, past.ana.token)
        assert ana.get(f"/tables/{past.unfilmed}")["status"] == "over"
        assert [(len(ana.get(f"/tables/{past.unfilmed}/export")["answers"]),)] == given
        assert refused(ana.ask("GET", f"/tables/{past.unfilmed}/film")) == (409, "other-version")


def test_a_game_of_older_rules_is_not_played_on(past: Past) -> None:
    go_on = past.ana.ask("POST", f"/tables/{past.over}/continue", {"number": 3, "seat": 0})
    assert refused(go_on) == (409, "other-version")
    with connect(
        f"{past.ana.server.url.replace('http', 'ws', 1)}/api/tables/{past.running}/socket"
    ) as socket:
        socket.send(json.dumps({"type": "hello", "token": past.ana.token}))
        socket.send(json.dumps({"type": "answer", "seat": 0, "question": 1, "answer": 1}))
        while (message := json.loads(socket.recv(SECONDS)))["type"] != "refused":
            pass
    assert message["code"] == "other-version"


def test_a_game_of_older_rules_is_not_listed_and_its_clock_rests(past: Past) -> None:
    until(lambda: past.rows("SELECT due_at FROM tables WHERE id = ?", past.running) == [(0,)])

    assert past.running not in [each["id"] for each in past.ana.get("/tables?status=playing")]
    assert past.ana.get(f"/tables/{past.running}")["status"] == "playing"


def test_a_game_of_older_rules_is_left_and_then_closed_by_who_still_sits_there(past: Past) -> None:
    assert refused(past.bruno.ask("POST", f"/tables/{past.other}/leave", {"seat": 0})) == (403, "not-yours")
    past.ana.post(f"/tables/{past.other}/leave", {"seat": 0})
    assert past.other in [
        each["id"] for each in past.ana.get("/me/tables?status=playing")
    ]  # she is still its host

    assert past.bruno.post(f"/tables/{past.other}/close")["status"] == "closed"

    assert past.other not in [each["id"] for each in past.ana.get("/me/tables?status=playing")]


def test_a_game_of_older_rules_is_played_again_by_the_same_people_and_closes_with_that(past: Past) -> None:
    again = past.bruno.post(f"/tables/{past.running}/rematch")

    assert sorted(chair["person"] for chair in again["chairs"]) == sorted(["", past.ana.id, past.bruno.id])
    assert past.ana.post(f"/tables/{past.running}/rematch")["id"] == again["id"]
    assert past.ana.get(f"/tables/{past.running}")["status"] == "closed"
    assert past.ana.get(f"/tables/{past.running}")["rematch"] == again["id"]
    assert past.bruno.begin(again["id"], past.ana)["rules"] == "same"
    assert past.ana.post(f"/tables/{past.over}/rematch")["status"] == "open"


def test_an_open_table_starts_by_the_rules_of_today_and_stays_with_them(past: Past) -> None:
    for seat in range(3):
        past.ana.sit(past.open, seat)

    started = past.ana.begin(past.open)

    assert (started["status"], started["rules"]) == ("playing", "renewed")
    last = "SELECT body FROM log WHERE table_id = ? AND kind = 'revealed' ORDER BY number DESC"
    noted = json.loads(past.rows(last, past.open)[0][0])
    assert noted["rules_version"] == NOW
    assert past.open in [each["id"] for each in past.ana.get("/tables?status=playing")]


def test_a_game_goes_on_with_what_was_printed_when_it_began(past: Past) -> None:
    past.bruno.post(f"/tables/{past.printed}/leave", {"seat": 1})
    play(past.ana, past.printed, 0)

    saved = past.ana.get(f"/tables/{past.printed}/export")
    assert (
        saved["content"]
        == find_game("raiders", {}, EDITED).content_digest
        != find_game("raiders", {}).content_digest
    )
    assert saved["own_content"] == EDITED


def test_who_leaves_for_good_leaves_older_tables_too(past: Past) -> None:
    assert past.bruno.ask("DELETE", "/me").status_code == 204
    chairs = past.ana.get(f"/tables/{past.lost}")["chairs"]
    assert [chair["person"] for chair in chairs][:2] == [past.ana.id, ""]
