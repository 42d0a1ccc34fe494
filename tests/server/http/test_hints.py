"""A hint over HTTP: for who plays alone against bots, the same when asked again, and in the game's file."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.server.http.playing import play
from tests.server.http.running import SECONDS, Person, refusal


def against_bots(person: Person, **given: Any) -> str:
    table = person.table(**given)
    person.sit(table, 0)
    for seat in (1, 2):
        person.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    person.begin(table)
    return table


def question(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """What a seat is asked."""
    address = person.server.url.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        while True:
            message = json.loads(socket.recv(SECONDS))
            for out in message["seats"] if message["type"] in ("welcome", "update") else []:
                if out["seat"] == seat and out.get("ask"):
                    return dict(out["ask"])


def test_a_hint_names_the_best_answers_and_the_games_file_says_that_it_was_taken(
    ana: Person, bruno: Person
) -> None:
    table = against_bots(ana)
    ask = question(ana, table)
    wanted = {"seat": 0, "question": ask["question"]}

    told = ana.post(f"/tables/{table}/hint", wanted)
    again = ana.post(f"/tables/{table}/hint", wanted)

    assert told == again
    assert told["question"] == ask["question"]
    assert 1 <= len(told["best"]) <= 3
    for each in told["best"]:
        assert each["option"] in ask["options"]
        assert 0 <= each["chance"] <= 1
    shown = bruno.get(f"/tables/{table}")
    assert (shown["hints"], shown["hinted"]) == (True, [1, 0, 0])
    assert refusal(bruno.ask("POST", f"/tables/{table}/hint", wanted)) == (403, "not-yours")
    play(ana, table, 0)
    assert ana.get(f"/tables/{table}/export")["about"]["hints"] == {"0": 1}


def test_a_table_that_gives_none_and_a_question_that_is_not_open_are_refused(ana: Person) -> None:
    table = against_bots(ana, options={"hints": "nobody"})
    number = question(ana, table)["question"]
    asked = {"seat": 0, "question": number}
    assert ana.get(f"/tables/{table}")["options"]["hints"] == "nobody"
    assert refusal(ana.ask("POST", f"/tables/{table}/hint", asked)) == (403, "no-hints")
    given = against_bots(ana)
    late = {"seat": 0, "question": question(ana, given)["question"] + 1}
    assert refusal(ana.ask("POST", f"/tables/{given}/hint", late)) == (409, "late")
    assert ana.get(f"/tables/{given}")["hinted"] == [0, 0, 0]
