"""Ratings over HTTP: rated tables, profiles, the strongest, what a game changed; the daily dungeon."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from websockets.sync.client import connect

from mazmorra.bots.levels.recipes import EDITIONS
from tests.cli.run import mazmorra
from tests.server.http.playing import finished_table, play
from tests.server.http.running import Person, Running, fine, refusal

RATED = {"rated": True}
WAY = "edition:devir,mode:standard"


def claimed(server: Running, username: str) -> Person:
    person = server.person(username.title())
    account = {"username": username, "password": "correct horse"}
    person.token = person.post("/me/account", account)["token"]
    return person


def changes(person: Person, table: str) -> Any:
    """What a game changed, once it is counted."""
    limit = time.monotonic() + 20
    while not (told := person.get(f"/tables/{table}/ratings"))["counted"]:
        assert time.monotonic() < limit
        time.sleep(0.02)
    return told["changes"]


@pytest.fixture(scope="module")
def rita(server: Running) -> Person:
    return claimed(server, "rita")


@pytest.fixture(scope="module")
def rated(rita: Person) -> str:
    """A rated table whose game is over, with what it changed."""
    table = finished_table(rita, options=RATED)
    changes(rita, table)
    return table


def test_a_rated_game_changes_ratings_of_people_and_bots(rita: Person, rated: str) -> None:
    told = changes(rita, rated)

    assert {each["player"] for each in told} == {rita.id, f"bot:random@{EDITIONS['raiders']}"}
    assert all(each["before"] == 1500 for each in told)


def test_a_profile_shows_ratings_history_and_best_games_to_everybody(
    server: Running, rita: Person, rated: str
) -> None:
    stranger = Person(server, "", "")

    told = stranger.get(f"/players/{rita.id}")

    assert (told["name"], told["is_bot"]) == ("Rita", False)
    assert [(each["game"], each["variant"], each["ranked"]) for each in told["ratings"]] == [
        ("raiders", WAY, False)
    ]
    assert [each["table"] for each in told["games"]] == [rated]
    assert told["best"] == [each for each in told["games"] if each["after"] > each["before"]]
    assert rita.get("/me/profile") == told
    assert stranger.get(f"/players/bot:random@{EDITIONS['raiders']}")["is_bot"]


def test_the_strongest_are_listed_by_game_and_way_to_play(server: Running, rita: Person, rated: str) -> None:
    told = rita.get("/ratings/raiders")

    assert told["variant"] == WAY
    assert {"variant": WAY, "players": len(told["rows"])} in told["variants"]
    assert rita.id in [row["player"] for row in told["rows"]]
    assert [row["place"] for row in told["rows"] if row["place"]] == [*range(1, told["ranked"] + 1)]
    assert rita.get("/ratings/raiders?variant=edition:none")["rows"] == []
    assert rita.get(f"/ratings/raiders?variant={WAY}&page=9")["rows"] == []


def test_a_table_says_that_it_is_rated(rita: Person, rated: str) -> None:
    table = rita.table(options=RATED | {"public": True})

    assert rita.get(f"/tables/{table}")["options"]["rated"]
    assert rita.get(f"/tables/{table}")["options"]["hints"] == "nobody"
    assert {each["id"]: each["rated"] for each in rita.get("/tables?status=open")}[table]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"options": RATED | {"hints": "everybody"}}, "rated-hints"),
        (
            {"seats": 1, "settings": {"edition": "classic", "mode": "solitaire"}, "options": RATED},
            "rated-alone",
        ),
    ],
)
def test_what_cannot_be_rated_is_refused(rita: Person, given: dict[str, Any], code: str) -> None:
    asked = {"game": "raiders", "seats": 3, **given}

    assert refusal(rita.ask("POST", "/tables", asked)) == (422, code)


def test_own_figures_cannot_be_rated(rita: Person) -> None:
    content = mazmorra("content", "export", "raiders").stdout
    asked = {"game": "raiders", "seats": 3, "options": RATED, "content": content}

    assert refusal(rita.ask("POST", "/tables", asked)) == (422, "rated-own-content")


def test_nobody_has_two_seats_at_a_rated_table(rita: Person) -> None:
    table = rita.table(options=RATED)
    rita.sit(table, 0)

    assert refusal(rita.ask("POST", f"/tables/{table}/sit", {"seat": 1})) == (409, "rated-one-seat")


def test_a_game_counts_just_so_where_the_salt_is_told_over_the_socket(server: Running) -> None:
    """As the web app tells it."""
    vera = claimed(server, "vera")
    table = vera.table(options=RATED)
    vera.sit(table, 0)
    for seat in (1, 2):
        vera.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    vera.post(f"/tables/{table}/start")
    address = server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": vera.token}))
        socket.send(json.dumps({"type": "reveal", "seat": 0, "salt": vera.salts[table, 0]}))
        while json.loads(socket.recv(20)).get("status") != "playing":
            pass
    play(vera, table, 0)

    assert vera.id in {each["player"] for each in changes(vera, table)}


def test_a_guest_plays_unrated_until_they_claim_a_name(server: Running) -> None:
    gus = server.person("Gus")
    first = finished_table(gus, options=RATED)
    assert gus.id not in {each["player"] for each in changes(gus, first)}
    assert refusal(gus.ask("GET", f"/players/{gus.id}")) == (404, "no-such-player")
    assert gus.get("/me/profile")["ratings"] == []

    gus.token = gus.post("/me/account", {"username": "gus", "password": "correct horse"})["token"]
    second = finished_table(gus, options=RATED)

    assert gus.id in {each["player"] for each in changes(gus, second)}
    assert [each["table"] for each in gus.get(f"/players/{gus.id}")["games"]] == [second]


def test_a_profile_is_not_shown_to_whom_its_owner_has_blocked(server: Running, rita: Person) -> None:
    bea = claimed(server, "bea")
    rita.post("/me/blocks", {"person": bea.id})

    assert refusal(bea.ask("GET", f"/players/{rita.id}")) == (404, "no-such-player")
    assert rita.get(f"/players/{bea.id}")["name"] == "Bea"


def test_a_game_that_is_kept_to_its_players_is_no_link_for_others(server: Running) -> None:
    pia, stranger = claimed(server, "pia"), server.person()
    table = finished_table(pia, options=RATED | {"watchers": False})
    changes(pia, table)

    assert [each["table"] for each in stranger.get(f"/players/{pia.id}")["games"]] == [""]
    assert refusal(stranger.ask("GET", f"/tables/{table}/ratings")) == (403, "players-only")


def test_all_that_is_stored_about_somebody_has_their_ratings(rita: Person, rated: str) -> None:
    assert rated in {step["table"] for step in rita.get("/me/export")["rating_steps"]}


def test_a_command_counts_everything_anew_with_the_same_result(rita: Person, rated: str) -> None:
    before = rita.get(f"/players/{rita.id}")

    ran = mazmorra("ratings", "recompute", "--database", rita.server.database)

    assert ran.returncode == 0, ran.stderr
    assert "counted anew" in ran.stdout
    assert rita.get(f"/players/{rita.id}") == before


def test_the_daily_dungeon_is_one_try_that_today_nobody_looks_into(server: Running, rita: Person) -> None:
    today = rita.get("/daily")["today"]
    deal = next(deal for deal in today["deals"] if deal["game"] == "raiders")
    first = rita.ask("POST", f"/daily/{today['day']}/raiders")
    table, other = first.json()["id"], server.person()

    again = rita.ask("POST", f"/daily/{today['day']}/raiders")

    assert (first.status_code, again.status_code, again.json()["id"]) == (201, 200, table)
    assert first.json()["commitment"] == deal["commitment"]
    assert (first.json()["secret"], deal["secret"]) == ("", "")
    assert refusal(other.ask("POST", f"/daily/{today['day']}/raiders")) == (403, "daily-needs-account")
    play(rita, table, 0)
    for path in ("export", "film", "replay", "review"):
        for person in (rita, other):
            assert refusal(person.ask("GET", f"/tables/{table}/{path}")) == (403, "daily-today"), path
    going_on = {"number": 0, "seat": 0}
    assert refusal(rita.ask("POST", f"/tables/{table}/continue", going_on)) == (403, "daily-today")
    assert rita.get(f"/tables/{table}")["secret"] == ""
    assert other.get(f"/tables/{table}")["result"] is None


def test_the_table_of_the_day_has_who_came_to_the_end(server: Running) -> None:
    ida = claimed(server, "ida")
    day = ida.get("/daily")["today"]["day"]
    table = fine(ida.ask("POST", f"/daily/{day}/raiders"))["id"]
    before = ida.get(f"/daily/{day}")
    play(ida, table, 0)

    row = next(row for row in ida.get(f"/daily/{day}/raiders")["rows"] if row["player"] == ida.id)
    mine = next(deal["mine"] for deal in ida.get(f"/daily/{day}")["deals"] if deal["game"] == "raiders")

    assert (row["name"], row["table"]) == ("Ida", "")
    assert (mine["finished"], mine["place"], mine["score"]) == (True, row["place"], row["score"])
    assert not next(deal["mine"] for deal in before["deals"] if deal["game"] == "raiders")["finished"]


def test_a_day_that_is_none_or_not_today_has_no_try(rita: Person) -> None:
    assert refusal(rita.ask("GET", "/daily/2026-13-41")) == (404, "no-such-deal")
    assert refusal(rita.ask("POST", "/daily/2026-01-01/raiders")) == (409, "daily-over")
    day = rita.get("/daily")["today"]["day"]
    assert refusal(rita.ask("POST", f"/daily/{day}/chess")) == (404, "no-such-deal")
    assert rita.get("/daily/2026-01-01")["deals"] == []


def test_tomorrow_is_committed_to_and_says_no_secret(rita: Person) -> None:
    tomorrow = rita.get("/daily")["tomorrow"]

    assert {deal["game"] for deal in tomorrow["deals"]} == {"raiders", "quest", "platformer"}
    assert all(deal["commitment"] and deal["in_time"] and not deal["secret"] for deal in tomorrow["deals"])
