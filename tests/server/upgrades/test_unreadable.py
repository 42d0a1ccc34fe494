"""Tables that nobody can read: told so, offered to nobody, and no harm to any other table."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.running import Person, Running, refusal, serving
from tests.server.http.test_older_games import until
from tests.server.upgrades.given import FOR_EVER, Release, laid_down, release

MANY = 15
"""Of each kind; together more than a page of what is overdue."""
CREATED = {
    "game": "raiders",
    "settings": {"edition": "devir", "mode": "standard"},
    "seats": 3,
    "host": "ana",
    "options": {},
    "secret": "ab" * 32,
    "rules_version": 2,
}
KINDS: dict[str, list[tuple[str, Any]]] = {
    "silent": [],
    "garbled": [("created", {"seats": "three"})],
    "game-that-is-no-more": [("created", CREATED | {"game": "parcheesi"}), ("started", {})],
    "kind-that-is-to-come": [("created", CREATED), ("juggled", {"seat": 1}), ("started", {})],
    "answer-that-never-was": [
        ("created", CREATED),
        ("started", {}),
        ("answered", {"seat": 0, "answer": "abracadabra"}),
    ],
}


def insert_unreadable(path: Path) -> None:
    """Overdue tables of every kind, older than all others, in a database of the first release."""
    with closing(sqlite3.connect(path)) as connection:
        for kind, entries in KINDS.items():
            for number in range(MANY):
                table = f"{kind}-{number}"
                row = (
                    table,
                    len(entries),
                    0,
                    "raiders",
                    "{}",
                    3,
                    0,
                    "playing",
                    True,
                    "ana",
                    "[]",
                    "[]",
                    1,
                    1,
                    1,
                    "",
                )
                columns = (
                    "id, number, face, game, settings, seats, taken, status, public, host, names, people"
                )
                columns += ", created_at, updated_at, due_at, rematch"
                connection.execute(
                    f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * len(row))})", row
                )
                for place, (name, body) in enumerate(entries):
                    text = json.dumps(body) if kind != "garbled" else "{not json"
                    connection.execute("INSERT INTO log VALUES (?, ?, 1, ?, ?)", (table, place, name, text))
        connection.commit()


def garble_snapshots(path: Path, table: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", (b'{"format": 77}', table))
        connection.commit()


class Haunted:
    def __init__(self, given: Release, server: Running, path: Path) -> None:
        self.given, self.server, self.path = given, server, path
        self.ana: Person = given.person(server, "ana")

    def still_due(self) -> int:
        with closing(sqlite3.connect(self.path)) as connection:
            found = connection.execute("SELECT count(*) FROM tables WHERE due_at = 1").fetchone()
        return int(found[0])


@pytest.fixture(scope="module")
def haunted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Haunted]:
    home = tmp_path_factory.mktemp("unreadable")
    given = release("first-release")
    url = laid_down(given, "sqlite", home)
    insert_unreadable(home / "server.sqlite")
    garble_snapshots(home / "server.sqlite", given.tables["raiders-running"])
    with serving(home, "--no-limits", *FOR_EVER, database=url) as server:
        yield Haunted(given, server, home / "server.sqlite")


def test_the_clock_of_a_good_table_rings_behind_many_that_cannot_be_read(haunted: Haunted) -> None:
    good = haunted.given.tables["raiders-begun"]  # its clock ran out long ago
    until(lambda: any(note == "time-ran-out" for _, note, _ in haunted.ana.get(f"/tables/{good}")["notes"]))
    until(lambda: not haunted.still_due())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_that_cannot_be_read_says_so_and_is_offered_to_nobody(haunted: Haunted, kind: str) -> None:
    until(lambda: not haunted.still_due())
    reply = haunted.ana.ask("GET", f"/tables/{kind}-0")

    assert reply.status_code in (200, 404, 409)
    assert reply.status_code == 200 or refusal(reply) in [(404, "no-such-table"), (409, "unreadable")]
    if reply.status_code == 200:
        assert (reply.json()["status"], reply.json()["rules"]) == ("playing", "older")
    listed = [each["id"] for each in haunted.ana.get("/tables?status=playing&limit=100")]
    assert not [table for table in listed if table.startswith(kind)]


def test_a_snapshot_of_a_format_that_is_not_read_is_made_up_for_by_the_log(haunted: Haunted) -> None:
    told = haunted.ana.get(f"/tables/{haunted.given.tables['raiders-running']}")

    assert (told["status"], told["rules"]) == ("playing", "same")
