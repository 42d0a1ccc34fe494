"""Rows that are not what we write: their table says so, and no list, no other table and no person suffers
from them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.attack.damage import spoil
from tests.server.http.playing import finished_table
from tests.server.http.running import Person, Running, refusal, serving
from tests.server.http.test_older_games import until
from tests.server.services import postgres

PUBLIC = {"public": True}
BAD_ROWS = {
    "names": "{not json",
    "people": "[1, 2",
    "settings": '"devir"',
    "game": "parcheesi",
}
UNREADABLE = (409, "unreadable")


class Damaged:
    """A server whose database was spoilt while it was down, and what was at which table."""

    def __init__(self, running: Running, ana: Person, tables: dict[str, str]) -> None:
        self.running = running
        self.ana = Person(running, ana.id, ana.token)
        self.tables = tables

    def listed(self, path: str) -> list[str]:
        return [each["id"] for each in self.ana.get(path)]


def laid(ana: Person) -> dict[str, str]:
    """Tables that will be damaged, and between them some that will not."""
    tables = {f"bad-{column}": ana.table(options=PUBLIC) for column in BAD_ROWS}
    tables["good"] = ana.table(options=PUBLIC)
    tables |= {f"over-{kind}": finished_table(ana) for kind in ("log", "kind", "cut", "film", "good")}
    tables |= {name: ana.table() for name in ("secret", "cut", "garbled", "crowd")}
    for name in ("cut", "garbled"):
        ana.sit(tables[name], 0)
    return tables


def damage(database: str, tables: dict[str, str]) -> None:
    for column, value in BAD_ROWS.items():
        assert spoil(
            database,
            f"UPDATE tables SET {column} = :value WHERE id = :id",
            value=value,
            id=tables[f"bad-{column}"],
        )
    for name in ("over-log", "over-kind", "over-cut", "over-film"):
        spoil(database, "DELETE FROM snapshots WHERE table_id = :id", id=tables[name])
    for name in ("over-log", "over-kind", "over-cut"):
        spoil(database, "DELETE FROM films WHERE table_id = :id", id=tables[name])
    body = "UPDATE log SET body = :body WHERE table_id = :id AND number = :number"
    assert spoil(database, body, id=tables["over-log"], number=9, body="{half")
    assert spoil(database, body, id=tables["over-kind"], number=9, body='{"seat": "first"}')
    assert spoil(database, body, id=tables["garbled"], number=1, body="[]")
    secret = "UPDATE log SET body = replace(body, :old, :new) WHERE table_id = :id AND number = 0"
    assert spoil(database, secret, id=tables["secret"], old='"secret":"', new='"secret":"zz')
    assert spoil(database, secret, id=tables["crowd"], old='"seats":3', new='"seats":200000000')
    for name in ("over-cut", "over-film"):
        assert spoil(database, "DELETE FROM log WHERE table_id = :id AND number > 20", id=tables[name])
    assert spoil(database, "DELETE FROM log WHERE table_id = :id AND number > 0", id=tables["cut"])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def damaged(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    home: Path = tmp_path_factory.mktemp("damaged")
    database = f"sqlite:///{home / 'server.sqlite'}" if request.param == "sqlite" else postgres().fresh()
    with serving(home, "--no-limits", database=database) as running:
        ana = running.person("Ana")
        tables = laid(ana)
        finished = sum(name.startswith("over-") for name in tables)
        until(lambda: spoil(database, "UPDATE films SET table_id = table_id") == finished)
    damage(database, tables)
    with serving(home, "--no-limits", database=database) as running:
        yield Damaged(running, ana, tables)


def test_the_lists_leave_out_what_they_cannot_read_and_show_all_others(damaged: Damaged) -> None:
    good = damaged.tables["good"]

    assert damaged.listed("/tables?status=open") == [good]
    assert damaged.listed("/tables?status=open&limit=1") == [good]
    mine = damaged.listed("/me/tables?limit=100")
    assert good in mine
    assert damaged.tables["over-good"] in mine
    assert not {damaged.tables[f"bad-{column}"] for column in ("names", "people", "settings")} & set(mine)


def test_a_row_that_cannot_be_read_is_noted_once(damaged: Damaged) -> None:
    for _ in range(3):
        damaged.ana.get("/tables?status=open")

    lines = [
        json.loads(line)
        for line in damaged.running.log.read_text().splitlines()
        if "left out of the lists" in line
    ]
    assert sum(line["table"] == damaged.tables["bad-names"] for line in lines) == 1


@pytest.mark.parametrize("name", ["over-log", "over-cut", "cut", "garbled", "secret", "crowd"])
@pytest.mark.parametrize("path", ["", "/export", "/film", "/replay", "/components"])
def test_asked_for_by_its_id_it_says_that_it_cannot_be_read(damaged: Damaged, name: str, path: str) -> None:
    assert refusal(damaged.ana.ask("GET", f"/tables/{damaged.tables[name]}{path}")) == UNREADABLE


def test_entries_that_are_of_no_game_are_not_exported_as_one(damaged: Damaged) -> None:
    assert refusal(damaged.ana.ask("GET", f"/tables/{damaged.tables['over-kind']}/export")) == UNREADABLE


def test_a_film_shows_a_game_whose_log_has_lost_its_end(damaged: Damaged) -> None:
    table = damaged.tables["over-film"]

    assert damaged.ana.get(f"/tables/{table}")["rules"] == "older"
    assert damaged.ana.get(f"/tables/{table}/film")["moments"]
    assert refusal(damaged.ana.ask("POST", f"/tables/{table}/rematch")) == UNREADABLE


@pytest.mark.parametrize("wish", ["sit", "stand", "start", "close", "rematch", "leave"])
def test_a_table_whose_last_entries_are_gone_is_not_busy_for_ever(damaged: Damaged, wish: str) -> None:
    body = (
        {"seat": 1, "seal": "ab" * 32}
        if wish == "sit"
        else {"seat": 0}
        if wish in ("stand", "leave")
        else None
    )

    assert refusal(damaged.ana.ask("POST", f"/tables/{damaged.tables['cut']}/{wish}", body)) == UNREADABLE


def test_what_is_stored_about_me_comes_with_a_word_about_what_cannot_be_read(damaged: Damaged) -> None:
    told = {each["table"]: each for each in damaged.ana.get("/me/export")["tables"]}

    assert set(damaged.tables.values()) <= set(told)
    assert told[damaged.tables["garbled"]]["unreadable"]
    assert "unreadable" not in told[damaged.tables["over-good"]]
    assert told[damaged.tables["over-good"]]["entries"]


def test_whoever_leaves_for_good_is_forgotten_all_the_same(damaged: Damaged) -> None:
    leaves = damaged.running.person("Zacharias")
    tables = {name: leaves.table() for name in ("names", "body", "good")}
    for table in tables.values():
        leaves.sit(table, 0)
    database = damaged.running.database
    spoil(database, "UPDATE tables SET names = '[\"Zacharias' WHERE id = :id", id=tables["names"])
    spoil(
        database, "UPDATE log SET body = '{' || body WHERE table_id = :id AND number = 1", id=tables["body"]
    )

    assert leaves.ask("DELETE", "/me").status_code == 204

    assert leaves.ask("GET", "/me").status_code == 401
    seen = Person(damaged.running, "", "")
    assert all(chair["name"] == "" for chair in seen.get(f"/tables/{tables['good']}")["chairs"])
    for place in ("tables WHERE names", "log WHERE body"):
        assert spoil(database, f"DELETE FROM {place} LIKE '%Zacharias%'") == 0


@pytest.mark.parametrize("column", ["names", "settings"])
def test_letters_that_are_none_spoil_no_list(tmp_path: Path, column: str) -> None:
    with serving(tmp_path, "--no-limits") as running:
        ana = running.person("Ana")
        spoilt, good = ana.table(options=PUBLIC), ana.table(options=PUBLIC)
        for value in ("CAST(x'5bff22' AS TEXT)", "x'5bff22'"):
            spoil(running.database, f"UPDATE tables SET {column} = {value} WHERE id = :id", id=spoilt)

            assert [each["id"] for each in ana.get("/tables?status=open")] == [good]


NUMBERS = ("seats", "number", "updated_at", "created_at", "due_at", "forgotten")


NO_NUMBERS = ("x'ff'", "9e999", "'abc'")


@pytest.mark.parametrize("value", NO_NUMBERS)
def test_what_sqlite_keeps_in_a_column_of_numbers_harms_that_table_alone(tmp_path: Path, value: str) -> None:
    database = f"sqlite:///{tmp_path / 'server.sqlite'}"
    with serving(tmp_path, "--no-limits", database=database) as running:
        ana, bea = running.person("Ana"), running.person("Bea")
        bad, good = {column: ana.table(options=PUBLIC) for column in NUMBERS}, ana.table(options=PUBLIC)
        for column, table in bad.items():
            assert spoil(database, f"UPDATE tables SET {column} = {value} WHERE id = :id", id=table)

        assert good in [each["id"] for each in bea.get("/tables?status=open")]
        assert ana.get(f"/tables/{good}")["id"] == good
        assert {ana.ask("GET", f"/tables/{table}").status_code for table in bad.values()} <= {200, 404, 409}


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("spoilt"), "--no-limits") as running:
        yield running


@pytest.mark.parametrize("value", NO_NUMBERS)
@pytest.mark.parametrize("column", ["used_at", "created_at"])
def test_a_device_whose_times_cannot_be_read_is_still_its_owner_s(
    spoilt: Running, column: str, value: str
) -> None:
    ana = spoilt.person("Ana")
    assert spoil(
        spoilt.database, f"UPDATE sessions SET {column} = {value} WHERE person = :person", person=ana.id
    )

    assert ana.get("/me/export")["sessions"][0][column] >= 0
    (device,) = ana.get("/me/sessions")

    assert device["current"]
    assert isinstance(device[column], int)
    assert ana.ask("DELETE", "/me").status_code == 204


def test_whoever_leaves_a_game_whose_times_cannot_be_read_leaves_it(tmp_path: Path) -> None:
    games: list[tuple[str, list[Person]]] = []
    with serving(tmp_path, "--no-limits") as running:
        for value in (*NO_NUMBERS, str((1 << 63) - 1), "-1"):
            people = [running.person(name) for name in ("Ana", "Bea", "Carla")]
            table = people[0].table(options={"clock": {"seconds": 90}})
            for seat, person in enumerate(people):
                person.sit(table, seat)
            people[0].begin(table, *people[1:])
            assert spoil(running.database, f"UPDATE log SET at = {value} WHERE table_id = :id", id=table)
            games.append((table, people))
    with serving(tmp_path, "--no-limits") as running:
        for table, people in games:
            ana, bea, carla = (Person(running, person.id, person.token) for person in people)

            assert ana.post(f"/tables/{table}/leave", {"seat": 0})["chairs"][0]["bot"]
            assert bea.ask("DELETE", "/me").status_code == 204

            chairs = carla.get(f"/tables/{table}")["chairs"]
            assert [bool(chair["bot"]) for chair in chairs] == [True, True, False]
            assert carla.ask("DELETE", "/me").status_code == 204
