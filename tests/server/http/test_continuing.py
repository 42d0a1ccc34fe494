"""Going on from a moment of a finished game against bots: played, checked, kept through a restart, nothing
shown too early.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import mazmorra
from mazmorra.bots import worthy
from mazmorra.kernel import CHANCE, WATCHER, Record, final_options
from tests.cli.run import mazmorra as command
from tests.server.http.playing import finished_table, first_answer, play
from tests.server.http.running import SECONDS, Person, refusal, serving

NUMBER = 40
SOLITAIRE = Path(__file__).parents[2] / "replays" / "raiders-classic-solitaire-1-1.json"


def record_of(person: Person, table: str) -> Record:
    return mazmorra.record(person.ask("GET", f"/tables/{table}/export").text)


def go_on(person: Person, table: str, number: int = NUMBER, seat: int = 1, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = person.post(f"/tables/{table}/continue", {"number": number, "seat": seat, **more})
    return made


@contextmanager
def at(person: Person | None, server: str, table: str) -> Iterator[tuple[ClientConnection, dict[str, Any]]]:
    """A connection to a table, and its welcome."""
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token if person else ""}))
        yield socket, json.loads(socket.recv(SECONDS))


def heard(socket: ClientConnection, seat: int, name: str) -> Any:
    """What the next update that tells it says of a seat."""
    while True:
        message = json.loads(socket.recv(SECONDS))
        for out in message["seats"] if message["type"] == "update" else []:
            if out["seat"] == seat and name in out:
                return out[name]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.fixture
def practice(ana: Person, over: str) -> str:
    return str(go_on(ana, over)["id"])


def test_it_plays_at_once_with_the_caller_on_a_seat_and_bots_on_the_others(ana: Person, over: str) -> None:
    table = go_on(ana, over, seat=1, names=["Golem", "Bat"])

    assert (table["status"], table["host"], table["secret"]) == ("playing", ana.id, "")
    assert [(chair["name"], chair["bot"]) for chair in table["chairs"]] == [
        ("Golem", worthy("raiders")),
        ("Ana", ""),
        ("Bat", "random"),
    ]
    assert table["chairs"][1]["person"] == ana.id
    assert table["carried"] >= NUMBER
    assert table["commitment"] != ana.get(f"/tables/{over}")["commitment"]
    assert table["id"] in [each["id"] for each in ana.get("/me/tables")]
    assert table["id"] not in [each["id"] for each in ana.get("/tables?status=playing")]


def test_it_is_played_to_its_end_and_its_file_proves_its_dice(
    ana: Person, over: str, practice: str, tmp_path: Path
) -> None:
    play(ana, practice, 1)
    text = ana.ask("GET", f"/tables/{practice}/export").text
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    carried = ana.get(f"/tables/{practice}")["carried"]

    assert command("verify", str(file)).returncode == 0
    assert f"the first {carried} answers" in command("verify", str(file), lang="en").stdout
    assert record_of(ana, practice).answers[:carried] == record_of(ana, over).answers[:carried]
    assert record_of(ana, practice).answers != record_of(ana, over).answers

    saved = json.loads(text)
    late = next(
        index for index, (seat, _) in enumerate(saved["answers"]) if seat == CHANCE and index >= carried
    )
    options = record_of(ana, practice).at(late).asks[0].options
    saved["answers"][late][1] = next(option for option in options if option != saved["answers"][late][1])
    file.write_text(json.dumps({**saved, "answers": saved["answers"][: late + 1]}))
    assert command("verify", str(file)).returncode == 1


def test_taken_in_again_it_says_what_it_carried_over(ana: Person, practice: str) -> None:
    play(ana, practice, 1)
    text = ana.ask("GET", f"/tables/{practice}/export").text

    again = ana.post("/import", json.loads(text))

    assert again["carried"] == ana.get(f"/tables/{practice}")["carried"]
    assert ana.ask("GET", f"/tables/{again['id']}/export").text == text
    further = go_on(ana, again["id"], number=again["carried"] + 5, seat=0)
    assert (further["status"], further["carried"] > again["carried"]) == ("playing", True)


def test_it_counts_in_nobodys_history(ana: Person, practice: str) -> None:
    play(ana, practice, 1)

    assert ana.get(f"/tables/{practice}")["status"] == "over"
    assert ana.get("/me/history") == []
    assert ana.get("/me/statistics") == []


def test_playing_it_again_is_a_fresh_game(ana: Person, practice: str) -> None:
    play(ana, practice, 1)

    again = ana.post(f"/tables/{practice}/rematch")
    begun = ana.begin(again["id"])

    assert (again["carried"], begun["status"], begun["chairs"][2]["person"]) == (0, "playing", ana.id)
    with at(ana, ana.server.url, again["id"]) as (_, welcome):
        assert len(welcome["seats"][0]["events"]) < 30


def test_everybody_there_sees_what_their_seat_may_know_and_no_more(ana: Person, over: str) -> None:
    record = record_of(ana, over)
    table = go_on(ana, over, number=NUMBER, seat=1)
    there = record.at(table["carried"])
    for person, viewpoint in ((ana, 1), (None, WATCHER)):
        with at(person, ana.server.url, table["id"]) as (_, welcome):
            (seen,) = welcome["seats"]
            assert seen["seat"] == viewpoint
            assert seen["events"][: len(there.events)] == plain(
                [event.face(viewpoint) for event in there.events]
            )
            for name in ("hands", "locked"):
                assert [each is None for each in seen["fields"][name]] == [
                    seat != viewpoint for seat in range(3)
                ]
            assert "bag" not in seen["fields"]
    assert ana.get(f"/tables/{table['id']}")["secret"] == ""
    for path in ("export", "replay?seat=everything", "film?seat=everything"):
        assert refusal(ana.ask("GET", f"/tables/{table['id']}/{path}")) == (409, "not-over")
    assert refusal(ana.ask("POST", f"/tables/{table['id']}/continue", {"number": 0, "seat": 0})) == (
        409,
        "not-over",
    )


def test_an_answer_is_taken_back_and_what_was_carried_over_is_not(ana: Person) -> None:
    alone = ana.post("/import", json.loads(SOLITAIRE.read_text("utf-8")))["id"]
    record = record_of(ana, alone)
    number = next(
        n for n, (seat, _) in enumerate(record.answers) if n > 20 and seat == 0 and kept_back(record, n)
    )
    with at(ana, ana.server.url, go_on(ana, alone, number=number, seat=0)["id"]) as (socket, welcome):
        (seen,) = welcome["seats"]
        assert (seen["can_undo"], refused_undo(socket)) == ("no", False)
        socket.send(json.dumps({**first_answer(0, seen["ask"]), "answer": kept_back(record, number)[0]}))
        assert heard(socket, 0, "can_undo") == "yes"
        socket.send(json.dumps({"type": "undo", "seat": 0}))
        assert heard(socket, 0, "ask")["options"] == seen["ask"]["options"]


def kept_back(record: Record, number: int) -> list[Any]:
    """What could be answered there and taken back."""
    table = record.at(number)
    return [option for option in table.asks[0].options if option not in final_options(table, 0)]


def refused_undo(socket: ClientConnection) -> bool:
    """Try to take an answer back; whether all together could."""
    socket.send(json.dumps({"type": "undo", "seat": 0}))
    while (message := json.loads(socket.recv(SECONDS)))["type"] != "refused":
        pass
    assert message["code"] == "too-late-to-undo"
    return bool(message["args"]["by_agreement"])


def test_it_is_there_after_a_restart_from_its_log_alone(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as first:
        ana = first.person()
        table = go_on(ana, finished_table(ana), number=NUMBER, seat=0)["id"]
        with at(ana, first.url, table) as (socket, welcome):
            if ask := welcome["seats"][0]["ask"]:
                socket.send(json.dumps(first_answer(0, ask)))
            while json.loads(socket.recv(SECONDS))["type"] != "update":
                pass
    with sqlite3.connect(tmp_path / "server.sqlite") as connection:
        kinds = [
            kind
            for (kind,) in connection.execute(
                "SELECT kind FROM log WHERE table_id = ? ORDER BY number", (table,)
            )
        ]
        connection.execute("DELETE FROM snapshots")
    connection.close()
    assert kinds[:5] == ["created", "sat", "bot_sat", "bot_sat", "continued"]
    assert kinds[5:]
    with serving(tmp_path, "--no-limits") as second:
        again = Person(second, ana.id, ana.token)
        assert again.get(f"/tables/{table}")["status"] == "playing"
        play(again, table, 0)
        file = tmp_path / "game.json"
        file.write_text(again.ask("GET", f"/tables/{table}/export").text, "utf-8")
        assert command("verify", str(file)).returncode == 0


def test_what_cannot_be_gone_on_from_is_refused(ana: Person, bruno: Person, over: str) -> None:
    last = len(record_of(ana, over).answers)
    wrong = {
        (last, 0): (409, "nothing-left-to-play"),
        (last + 1, 0): (422, "no-such-number"),
        (NUMBER, 3): (422, "no-such-seat"),
        (-1, 0): (422, "bad-request"),
    }
    for (number, seat), refused in wrong.items():
        reply = ana.ask("POST", f"/tables/{over}/continue", {"number": number, "seat": seat})
        assert refusal(reply) == refused
    bad_name = {"number": NUMBER, "seat": 0, "names": ["\u200b"]}
    assert refusal(ana.ask("POST", f"/tables/{over}/continue", bad_name)) == (422, "bad-name")
    nobody = Person(ana.server, "", "")
    assert refusal(nobody.ask("POST", f"/tables/{over}/continue", {"number": NUMBER, "seat": 0})) == (
        401,
        "no-token",
    )
    assert refusal(ana.ask("POST", f"/tables/{ana.table()}/continue", {"number": 0, "seat": 0})) == (
        409,
        "not-over",
    )
    kept = finished_table(ana, options={"open_after": False})
    assert refusal(bruno.ask("POST", f"/tables/{kept}/continue", {"number": 0, "seat": 0})) == (
        403,
        "players-only",
    )
    assert go_on(ana, kept)["options"]["open_after"] is False
