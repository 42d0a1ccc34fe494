"""What a finished game teaches: worked out when somebody asks, kept, and shown to whoever may look back."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import pytest

from mazmorra.bots import worthy
from tests.server.http.playing import finished_table
from tests.server.http.running import SECONDS, Person, refusal
from tests.server.http.test_saves import take_in


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """The review of a game, once it is there."""
    told = person.ask("POST", f"/tables/{table}/review")
    assert told.status_code == 202, told.text
    state: dict[str, Any] = told.json()
    limit = time.monotonic() + 3 * SECONDS
    while state["state"] != "ready":
        assert state["state"] in ("waiting", "working"), state
        assert state["done"] <= state["whole"]
        assert time.monotonic() < limit
        time.sleep(0.1)
        state = person.get(f"/tables/{table}/review")
    return state


def rows(person: Person, table: str) -> list[Any]:
    with sqlite3.connect(person.server.database.removeprefix("sqlite:///")) as connection:
        return connection.execute("SELECT * FROM reviews WHERE table_id = ?", (table,)).fetchall()


@pytest.fixture(scope="module")
def told(winner: Person, over: str) -> dict[str, Any]:
    return reviewed(winner, over)


@pytest.fixture
def brought(ana: Person, winner: Person, over: str) -> str:
    """A finished game that Ana has brought from elsewhere."""
    return str(take_in(ana, winner.ask("GET", f"/tables/{over}/export").text).json()["id"])


def test_nobody_reviews_a_game_before_somebody_asks(ana: Person, brought: str) -> None:
    table = brought

    assert ana.get(f"/tables/{table}/review")["state"] == "none"
    assert rows(ana, table) == []


def test_luck_and_decisions_of_each_player_add_up_and_the_points_lie_within_the_game(
    winner: Person, over: str, told: dict[str, Any]
) -> None:
    review, winners = told["review"], winner.get(f"/tables/{over}")["result"]["winners"]

    assert [each["seat"] for each in review["accounts"]] == [0, 1, 2]
    for account in review["accounts"]:
        assert account["start"] + account["luck"] + account["decided"] == pytest.approx(account["result"])
        numbers = [number for number, _ in account["points"]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == review["answers"] == told["whole"]
    assert [each["seat"] for each in review["accounts"] if each["result"]] == winners


def test_a_costly_decision_stands_where_its_question_was_asked(
    winner: Person, over: str, told: dict[str, Any]
) -> None:
    film = winner.get(f"/tables/{over}/film?seat=everything")
    moments = {moment["number"]: moment for moment in film["moments"]}

    assert 0 < len(told["review"]["costliest"]) <= 5
    for judged in told["review"]["costliest"]:
        asked = [film["questions"][place] for place in moments[judged["number"]]["questions"]]
        own = next(each for each in asked if each["seat"] == judged["seat"])
        chosen = own["labels"][own["options"].index(own["answer"])]
        assert (own["kind"], chosen) == (judged["kind"], judged["chosen"])
        assert judged["best"] in own["labels"]
        assert judged["best"] != judged["chosen"]


def test_everybody_finds_their_own_costliest_decisions_in_it(told: dict[str, Any]) -> None:
    review = told["review"]
    for account in review["accounts"]:
        own = [judged for judged in review["costliest"] if judged["seat"] == account["seat"]]
        lost = [judged["lost"] for judged in account["costliest"]]
        assert account["costliest"][: len(own)] == own[:3]
        assert len(lost) <= 3
        assert lost == sorted(lost, reverse=True)
        assert {judged["seat"] for judged in account["costliest"]} <= {account["seat"]}


def test_it_is_worked_out_once_and_kept_with_the_game(
    winner: Person, bruno: Person, over: str, told: dict[str, Any]
) -> None:
    kept = rows(winner, over)

    assert bruno.ask("POST", f"/tables/{over}/review").json() == told
    assert bruno.get(f"/tables/{over}/review") == told
    assert rows(winner, over) == kept


def test_a_game_that_is_kept_to_its_players_is_reviewed_by_them_alone(ana: Person, bruno: Person) -> None:
    table = finished_table(ana, options={"open_after": False})

    for method in ("GET", "POST"):
        assert refusal(bruno.ask(method, f"/tables/{table}/review")) == (403, "players-only")
    assert reviewed(ana, table)["review"]
    assert refusal(bruno.ask("GET", f"/tables/{table}/review")) == (403, "players-only")


def test_a_game_that_was_brought_is_reviewed_too_and_its_owners_alone(
    ana: Person, bruno: Person, brought: str, told: dict[str, Any]
) -> None:
    assert reviewed(ana, brought)["review"] == told["review"]
    assert refusal(bruno.ask("GET", f"/tables/{brought}/review")) == (404, "no-such-table")


def test_a_game_that_is_played_is_not_reviewed(ana: Person) -> None:
    table = ana.table()

    assert refusal(ana.ask("POST", f"/tables/{table}/review")) == (409, "not-over")


def test_one_goes_on_from_a_decision_against_the_bots_that_sat_there(
    winner: Person, over: str, told: dict[str, Any]
) -> None:
    judged = told["review"]["costliest"][0]

    again = winner.post(
        f"/tables/{over}/continue", {"number": judged["number"], "seat": judged["seat"], "names": []}
    )

    chairs = winner.get(f"/tables/{over}")["chairs"]
    bots = [chair["bot"] or worthy("raiders") for chair in chairs]
    bots[judged["seat"]] = ""
    assert [chair["bot"] for chair in again["chairs"]] == bots
    assert again["carried"] == judged["number"]


def test_who_has_no_name_reads_a_review_and_asks_for_none(
    winner: Person, over: str, told: dict[str, Any]
) -> None:
    nobody = Person(winner.server, "", "")

    assert nobody.get(f"/tables/{over}/review") == told
    assert refusal(nobody.ask("POST", f"/tables/{over}/review")) == (401, "no-token")


def test_a_damaged_review_is_not_shown(ana: Person, brought: str) -> None:
    with sqlite3.connect(ana.server.database.removeprefix("sqlite:///")) as connection:
        connection.execute("INSERT INTO reviews VALUES (?, '', 0, 1, 1, '', x'1f8b00')", (brought,))

    assert refusal(ana.ask("GET", f"/tables/{brought}/review")) == (409, "unreadable")
