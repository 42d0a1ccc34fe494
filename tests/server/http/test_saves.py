"""Finished games: exported, imported, and stepped through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import mazmorra
from mazmorra.kernel import CHANCE, EVERYTHING, WATCHER, save
from tests.cli.run import mazmorra as command
from tests.server.http.playing import finished_table
from tests.server.http.running import Person, refusal, serving


@pytest.fixture(scope="session")
def exported(winner: Person, over: str) -> str:
    return winner.ask("GET", f"/tables/{over}/export").text


def take_in(person: Person, text: str | bytes) -> httpx.Response:
    headers = {"Authorization": f"Bearer {person.token}", "Content-Type": "application/json"}
    return httpx.post(f"{person.server.url}/api/import", content=text, headers=headers, timeout=20)


def test_the_export_is_the_file_the_terminal_uses_and_its_dice_are_fair(
    exported: str, over: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(exported, "utf-8")

    record = mazmorra.record(exported)

    assert command("verify", str(file)).returncode == 0
    assert record.table().over
    assert record.about["names"] == ["Zoë", "random", "random 2"]
    assert save(record.table(), record.about) == exported
    assert json.loads(exported)["fair"]["salts"][0] == "salt of the earth"


def test_an_imported_game_exports_the_same(ana: Person, exported: str, over: str) -> None:
    table = take_in(ana, exported).json()

    assert table["status"] == "over"
    assert table["id"] != over
    assert table["commitment"] == ana.get(f"/tables/{over}")["commitment"]
    assert ana.ask("GET", f"/tables/{table['id']}/export").text == exported


def test_a_game_of_the_terminal_without_fair_chance_is_taken_in(ana: Person) -> None:
    table = mazmorra.game("raiders", edition="classic", mode="solitaire").new(1, seed=5)
    while not table.over:
        table.answer(table.asks[0].seat, table.asks[0].options[0])
    text = save(table, {"names": ["\u200b"]})

    kept = take_in(ana, text).json()

    assert kept["chairs"][0]["name"] == "1"
    assert (
        json.loads(ana.ask("GET", f"/tables/{kept['id']}/export").text)["answers"]
        == json.loads(text)["answers"]
    )
    assert ana.get(f"/tables/{kept['id']}/replay?number=3&seat=0")["number"] == 3


def changed(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


def test_a_bad_file_is_refused_with_its_reason(ana: Person, exported: str) -> None:
    answers = json.loads(exported)["answers"]
    fair = json.loads(exported)["fair"]
    unsealed = {name: value for name, value in fair.items() if name not in ("seals", "round")}
    wrong = {
        "not json": "error-not-a-save",
        "[" * 50_000: "error-not-a-save",
        "{}": "error-not-a-save",
        changed(exported, answers=answers[:9]): "error-not-over",
        changed(exported, answers=[[0, "no"], *answers]): "error-impossible-answer",
        changed(exported, answers=3): "error-garbled-save",
        changed(exported, seats=float("inf")): "error-not-a-save",
        changed(exported, seats=77): "error-bad-seats",
        changed(exported, game="chess"): "error-unknown-game",
        changed(exported, version=float("nan")): "error-other-game",
        changed(exported, content="\ud800"): "error-other-game",
        changed(exported, fair={**fair, "secret": "00"}): "error-broken-commitment",
        changed(exported, fair={**fair, "salts": ["other", "", ""]}): "error-broken-seal",
        changed(exported, fair={**fair, "salts": ["other"]}): "error-garbled-save",
        changed(exported, fair={**fair, "round": 0}): "error-garbled-save",
        changed(exported, fair={**unsealed, "salts": ["other"]}): "unfair-game",
    }
    for text, code in wrong.items():
        assert refusal(take_in(ana, text)) == (422, code), text[:100]
    assert refusal(take_in(ana, b"\xff\xfe")) == (422, "error-not-a-save")


def test_a_replay_shows_what_each_viewpoint_saw(ana: Person, exported: str, over: str) -> None:
    record = mazmorra.record(exported)
    viewpoints = {"0": 0, "1": 1, "watcher": WATCHER, "everything": EVERYTHING}
    for number in (0, 1, 40, len(record.answers)):
        for name, seat in viewpoints.items():
            told = ana.get(f"/tables/{over}/replay?number={number}&seat={name}")
            table = record.at(number)
            assert told["fields"] == json.loads(json.dumps(table.view(seat).fields))
            assert told["events_total"] == len(table.events)
            assert told["over"] == table.over
            assert told["scene"] == (mazmorra.scene_text(table) if seat == EVERYTHING else "")


def test_a_replay_asks_in_keys_and_tells_events_from_a_number_on(
    ana: Person, exported: str, over: str
) -> None:
    number = next(n for n, (seat, _) in enumerate(mazmorra.record(exported).answers) if seat == 0)

    told = ana.get(f"/tables/{over}/replay?number={number}&seat=0&since=2")

    (ask,) = told["asks"]
    assert len(ask["labels"]) == len(ask["options"])
    assert ask["labels"][0]["key"].startswith("raiders-")
    assert len(told["events"]) == told["events_total"] - 2


def test_there_is_nothing_to_replay_beyond_the_end_or_the_seats(ana: Person, over: str) -> None:
    assert refusal(ana.ask("GET", f"/tables/{over}/replay?number=99999")) == (422, "no-such-number")
    assert refusal(ana.ask("GET", f"/tables/{over}/replay?seat=3")) == (422, "no-such-seat")
    assert refusal(ana.ask("GET", f"/tables/{over}/replay?seat=-1")) == (422, "bad-request")


def test_a_film_shows_at_each_moment_what_a_look_back_shows(ana: Person, exported: str, over: str) -> None:
    record = mazmorra.record(exported)
    asked = [number for number in range(len(record.answers)) if record.at(number).asks[0].seat != CHANCE]
    for name, seat in {"0": 0, "2": 2, "watcher": WATCHER, "everything": EVERYTHING}.items():
        film = ana.get(f"/tables/{over}/film?seat={name}")
        known: dict[str, Any] = {}
        assert [moment["number"] for moment in film["moments"]] == [*asked, len(record.answers)]
        for moment in film["moments"]:
            table = record.at(moment["number"])
            known |= moment["fields"]
            assert known == json.loads(json.dumps(table.view(seat).fields))
            assert moment["events"] == len(table.events)
            assert (moment["waiting"], moment["answered"]) == (
                list(table.view(seat).waiting),
                list(table.view(seat).answered),
            )
            open_then = [ask.seat for ask in table.asks if seat in (ask.seat, EVERYTHING)]
            assert [film["questions"][place]["seat"] for place in moment["questions"]] == open_then
        assert film["events"] == json.loads(
            json.dumps([event.face(seat, seat == EVERYTHING) for event in table.events])
        )


def test_a_film_tells_each_answer_with_its_question_and_only_to_who_may_know_it(
    ana: Person, exported: str, over: str
) -> None:
    record = mazmorra.record(exported)
    given = {seat: [answer for who, answer in record.answers if who == seat] for seat in range(3)}
    told = {
        name: ana.get(f"/tables/{over}/film?seat={name}")["questions"]
        for name in ("0", "1", "watcher", "everything")
    }

    for questions in told.values():
        assert all(each["answer"] is None or each["answer"] in each["options"] for each in questions)
    for seat in (0, 1):
        assert [each["answer"] for each in told[str(seat)] if each["answer"] is not None] == given[seat]
        assert {each["seat"] for each in told[str(seat)]} == {seat}
    assert told["watcher"] == []
    assert sum(each["answer"] is not None for each in told["everything"]) == sum(map(len, given.values()))


def test_a_film_is_of_a_game_that_is_over_and_of_seats_there_are(ana: Person, over: str) -> None:
    running = ana.table(seats=1, settings={"edition": "classic", "mode": "solitaire"})
    assert refusal(ana.ask("GET", f"/tables/{running}/film")) == (409, "not-over")
    ana.sit(running, 0)
    ana.begin(running)
    assert refusal(ana.ask("GET", f"/tables/{running}/film?seat=everything")) == (409, "not-over")
    assert refusal(ana.ask("GET", f"/tables/{over}/film?seat=3")) == (422, "no-such-seat")
    assert refusal(ana.ask("GET", f"/tables/{over}/film?seat=-3")) == (422, "bad-request")


def test_a_table_may_keep_its_finished_game_to_its_players(ana: Person, bruno: Person) -> None:
    table = finished_table(ana, options={"open_after": False})

    assert refusal(bruno.ask("GET", f"/tables/{table}/export")) == (403, "players-only")
    assert refusal(bruno.ask("GET", f"/tables/{table}/replay")) == (403, "players-only")
    assert refusal(bruno.ask("GET", f"/tables/{table}/film")) == (403, "players-only")
    assert ana.ask("GET", f"/tables/{table}/film?seat=everything").status_code == 200
    assert ana.ask("GET", f"/tables/{table}/export").status_code == 200


def test_who_imports_a_game_is_its_host_and_finds_it_after_a_restart(exported: str, tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana = first.person()
        table = take_in(ana, exported).json()
    with serving(tmp_path) as second:
        again = Person(second, ana.id, ana.token)

        assert [each["id"] for each in again.get("/me/tables")] == [table["id"]]
        assert again.get(f"/tables/{table['id']}") == table
        assert table["host"] == ana.id
        assert again.ask("GET", f"/tables/{table['id']}/export").text == exported
