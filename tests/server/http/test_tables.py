"""Opening, finding and filling tables, and what is refused there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import mazmorra
from mazmorra.bots import LEVELS
from mazmorra.games import find_game, game_class
from mazmorra.kernel import seal_of
from tests.server.http.playing import finished_table
from tests.server.http.running import Person, Running, refusal


def test_every_game_is_told_with_its_variants_seats_and_bots(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/games")
    told = {game["name"]: game for game in answer.json()}

    assert answer.headers["content-encoding"] == "gzip"
    assert list(told) == mazmorra.games()
    assert all(game["bots"] == list(LEVELS) for game in told.values())
    duel = told["raiders"]["variants"][4]
    solo = next(each for each in told["quest"]["variants"] if each["settings"]["players"] == "solo")
    assert {"settings": {"edition": "classic", "mode": "duel"}, "seats": [2]}.items() <= duel.items()
    assert solo["seats"] == [1]


def test_a_table_is_opened_with_its_commitment_and_without_its_secret(ana: Person) -> None:
    options = {
        "public": True,
        "watchers": False,
        "open_after": False,
        "clock": {"seconds": 90},
        "hints": "nobody",
        "rated": False,
    }
    given = {
        "game": "raiders",
        "seats": 2,
        "settings": {"mode": "duel", "edition": "classic"},
        "options": options,
    }

    table = ana.post("/tables", given)

    assert table == ana.get(f"/tables/{table['id']}")
    assert (table["status"], table["host"], table["settings"]) == ("open", ana.id, given["settings"])
    assert table["options"] == options
    assert len(table["commitment"]) == 64
    assert table["secret"] == ""


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "chess", "seats": 2}, "error-unknown-game"),
        ({"game": "raiders", "seats": 9}, "error-bad-seats"),
        ({"game": "raiders", "seats": 3, "settings": {"mode": "blitz"}}, "error-bad-setting"),
        ({"game": "raiders", "seats": 3, "content": "this is [ not toml"}, "error-bad-content"),
        ({"game": "raiders", "seats": 3, "content": "a = " + "[" * 5000}, "error-bad-content"),
        ({"game": "raiders", "seats": 3, "content": "a" + ".a" * 5000 + " = 1"}, "error-bad-content"),
        ({"game": "raiders", "seats": 3, "content": "[kraken]\nstrength = 1"}, "error-bad-content"),
        ({"game": "raiders", "seats": 3, "colour": "red"}, "bad-request"),
        ({"game": "raiders", "seats": "3"}, "bad-request"),
        ({"game": "raiders"}, "bad-request"),
        ({"game": "raiders", "seats": 3, "options": {"clock": {"seconds": -1}}}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ana: Person, given: Any, code: str) -> None:
    assert refusal(ana.ask("POST", "/tables", given)) == (422, code)


def test_a_bad_content_file_is_refused_with_its_line_and_a_key(ana: Person) -> None:
    reply = ana.ask("POST", "/tables", {"game": "raiders", "seats": 3, "content": "\n\nthis is not toml"})

    told = reply.json()["error"]["args"]
    assert told["line"] == 3
    assert told["problem"]["key"] == "content-not-toml"


def test_a_content_file_of_ones_own_is_played_with(ana: Person) -> None:
    settings = {"edition": "devir", "mode": "standard"}
    content = game_class("raiders").content_text(settings, "ours")

    assert (
        ana.post("/tables", {"game": "raiders", "seats": 3, "settings": settings, "content": content})[
            "status"
        ]
        == "open"
    )


def test_public_tables_are_listed_and_others_only_have_a_link(ana: Person) -> None:
    public, private = ana.table(options={"public": True}), ana.table()

    found = [table["id"] for table in ana.get("/tables?status=open&game=raiders&limit=100")]

    assert public in found
    assert private not in found
    assert ana.get(f"/tables?before={public}") == [
        each for each in ana.get("/tables") if each["id"] in found[found.index(public) + 1 :]
    ]


def test_that_a_table_plays_with_figures_of_its_own_is_told_at_it_and_in_lists_and_they_can_be_read(
    ana: Person,
) -> None:
    content = game_class("raiders").content_text({"edition": "devir", "mode": "standard"}, "ours")
    own = ana.post(
        "/tables", {"game": "raiders", "seats": 3, "content": content, "options": {"public": True}}
    )
    usual = ana.post("/tables", {"game": "raiders", "seats": 3, "options": {"public": True}})
    listed = {each["id"]: each["own_content"] for each in ana.get("/tables?limit=100")}

    assert (own["own_content"], usual["own_content"]) == (
        find_game("raiders", {}, content).content_digest,
        "",
    )
    assert (listed[own["id"]], listed[usual["id"]]) == (own["own_content"], "")
    assert Person(ana.server, "", "").ask("GET", f"/tables/{own['id']}/content").text == content
    assert refusal(ana.ask("GET", f"/tables/{usual['id']}/content")) == (404, "no-own-content")


def test_people_sit_down_and_stand_up(ana: Person, bruno: Person) -> None:
    table = ana.table()

    told = bruno.sit(table, 2, "mine")

    assert told["chairs"][2] == {
        "name": "Bruno",
        "person": bruno.id,
        "bot": "",
        "here": False,
        "gone_since": 0,
    }
    assert told["seals"] == ["", "", seal_of(table, 1, 2, "mine")]
    assert told["salts"] == ["", "", ""]
    assert bruno.post(f"/tables/{table}/stand", {"seat": 2})["chairs"][2]["person"] == ""


def test_namesakes_are_told_apart_and_one_screen_may_hold_several_seats(server: Running, ana: Person) -> None:
    table = ana.table()
    ana.sit(table, 0)
    server.person("ANA").sit(table, 1)

    told = ana.sit(table, 2, name=" Abuela ")

    assert [chair["name"] for chair in told["chairs"]] == ["Ana", "ANA 2", "Abuela"]
    assert told["chairs"][2]["person"] == ana.id


def test_a_long_name_makes_room_for_its_number(server: Running, ana: Person) -> None:
    table = ana.table()
    for seat in (0, 1):
        server.person("x" * 24).sit(table, seat)

    assert ana.get(f"/tables/{table}")["chairs"][1]["name"] == "x" * 22 + " 2"


def test_what_may_not_be_done_at_an_open_table_is_refused(ana: Person, bruno: Person) -> None:
    table = ana.table()
    ana.sit(table, 0)

    assert refusal(bruno.ask("POST", f"/tables/{table}/sit", {"seat": 0})) == (409, "seat-taken")
    assert refusal(bruno.ask("POST", f"/tables/{table}/sit", {"seat": 7})) == (422, "no-such-seat")
    assert refusal(bruno.ask("POST", f"/tables/{table}/sit", {"seat": 1, "seal": "mine"})) == (
        422,
        "bad-request",
    )
    assert refusal(bruno.ask("POST", f"/tables/{table}/sit", {"seat": 1, "salt": "mine"})) == (
        422,
        "bad-request",
    )
    assert refusal(bruno.ask("POST", f"/tables/{table}/sit", {"seat": 1, "name": "\u200b"})) == (
        422,
        "bad-name",
    )
    assert refusal(bruno.ask("POST", f"/tables/{table}/stand", {"seat": 0})) == (403, "not-yours")
    assert refusal(ana.ask("POST", f"/tables/{table}/stand", {"seat": 1})) == (409, "seat-free")
    assert refusal(bruno.ask("POST", f"/tables/{table}/bot", {"seat": 1, "bot": "greedy"})) == (
        403,
        "not-host",
    )
    assert refusal(ana.ask("POST", f"/tables/{table}/bot", {"seat": 1, "bot": "genius"})) == (
        422,
        "unknown-bot",
    )
    assert refusal(ana.ask("POST", f"/tables/{table}/bot", {"seat": 0, "bot": "greedy"})) == (
        409,
        "seat-taken",
    )
    assert refusal(ana.ask("POST", f"/tables/{table}/start")) == (409, "seats-free")
    assert refusal(bruno.ask("POST", f"/tables/{table}/start")) == (403, "not-host")
    assert refusal(bruno.ask("POST", f"/tables/{table}/close")) == (403, "not-host")
    assert refusal(ana.ask("POST", f"/tables/{table}/leave", {"seat": 0})) == (409, "wrong-time")
    assert refusal(ana.ask("POST", f"/tables/{table}/rematch")) == (409, "wrong-time")
    assert refusal(ana.ask("GET", f"/tables/{table}/export")) == (409, "not-over")
    assert refusal(ana.ask("GET", f"/tables/{table}/replay")) == (409, "not-over")


@pytest.mark.parametrize(
    "path", ["/tables/nothing-here", "/tables/nothing-here/export", "/tables/nothing-here/replay"]
)
def test_a_table_that_is_not_there_is_not_found(ana: Person, path: str) -> None:
    assert refusal(ana.ask("GET", path)) == (404, "no-such-table")


def test_a_table_is_started_left_and_called_off(ana: Person, bruno: Person) -> None:
    table, other = ana.table(), ana.table()
    for seat, person in enumerate((ana, bruno, bruno)):
        person.sit(table, seat)

    assert ana.begin(table, bruno)["status"] == "playing"
    assert bruno.post(f"/tables/{table}/leave", {"seat": 1})["chairs"][1]["bot"]
    assert ana.post(f"/tables/{other}/close")["status"] == "closed"
    assert refusal(ana.ask("POST", f"/tables/{table}/close")) == (409, "wrong-time")
    assert refusal(ana.ask("GET", f"/tables/{table}/export")) == (409, "not-over")


def test_a_table_says_whom_it_waits_for(ana: Person, bruno: Person) -> None:
    alone = {"game": "raiders", "seats": 1, "settings": {"edition": "classic", "mode": "solitaire"}}
    table = ana.post("/tables", alone)["id"]
    assert ana.sit(table, 0)["waiting"] == []

    ana.begin(table)

    assert bruno.get(f"/tables/{table}")["waiting"] == [0]


def test_everybody_who_wants_to_play_again_meets_at_one_table(winner: Person, over: str, ana: Person) -> None:
    with ThreadPoolExecutor(4) as several:
        tables = list(several.map(lambda _: winner.post(f"/tables/{over}/rematch"), range(4)))

    assert len({table["id"] for table in tables}) == 1
    assert [chair["name"] for chair in tables[0]["chairs"]] == ["random 2", "Zoë", "random"]
    assert winner.get(f"/tables/{over}")["rematch"] == tables[0]["id"]
    assert winner.begin(tables[0]["id"])["status"] == "playing"


def test_only_those_who_played_may_ask_for_another_game(bruno: Person, ana: Person) -> None:
    table = finished_table(ana)

    assert refusal(bruno.ask("POST", f"/tables/{table}/rematch")) == (403, "not-yours")


def test_my_tables_my_history_and_my_statistics_are_told(winner: Person, over: str) -> None:
    mine = winner.get("/me/tables?status=over")
    history = winner.get("/me/history")

    assert over in [table["id"] for table in mine]
    assert [(game["table"], game["seat"]) for game in history] == [(over, 0)]
    assert winner.get("/me/statistics")[0].items() >= {"game": "raiders", "games": 1}.items()
    assert winner.get(f"/me/history?before={over}&seat=0") == []
    assert refusal(winner.ask("GET", f"/me/history?before={over}")) == (422, "bad-request")


def test_a_public_game_that_nobody_may_watch_is_not_listed_once_it_runs(ana: Person) -> None:
    watched, private = (
        ana.table(options={"public": True, "watchers": watchers}) for watchers in (True, False)
    )
    for table in (watched, private):
        assert table in [each["id"] for each in ana.get("/tables?status=open&limit=100")]
        for seat in range(3):
            ana.sit(table, seat)
        ana.begin(table)

    listed = [each["id"] for each in ana.get("/tables?status=playing&limit=100")]

    assert watched in listed
    assert private not in listed


def test_who_sits_may_still_seal_other_words_for_the_dice(ana: Person, bruno: Person) -> None:
    table = ana.table()
    ana.sit(table, 0)
    other = seal_of(table, 1, 0, "pepper")

    assert ana.post(f"/tables/{table}/seal", {"seat": 0, "seal": other})["seals"] == [other, "", ""]
    assert refusal(bruno.ask("POST", f"/tables/{table}/seal", {"seat": 0, "seal": other})) == (
        403,
        "not-yours",
    )
    assert other in ana.ask("GET", "/me/export").text


def test_who_left_may_come_back(ana: Person, bruno: Person) -> None:
    table = ana.table()
    for seat, person in enumerate((ana, bruno, bruno)):
        person.sit(table, seat)
    ana.begin(table, bruno)
    assert bruno.post(f"/tables/{table}/leave", {"seat": 1})["chairs"][1]["bot"]

    assert bruno.post(f"/tables/{table}/return", {"seat": 1})["chairs"][1]["bot"] == ""
    assert refusal(ana.ask("POST", f"/tables/{table}/return", {"seat": 1})) == (403, "not-yours")
