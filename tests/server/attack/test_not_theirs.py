"""What is not theirs strangers do not learn: that a game was brought at all, and how one goes that nobody may
watch.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.http.playing import finished_table, first_answer
from tests.server.http.running import Person, Running, refusal, serving

CLOSED = {"watchers": False, "public": True}
NOWHERE = "AAAAAAAAAAAA"
SEAT: dict[str, Any] = {"seat": 0}
WISHES: dict[str, Any] = {
    "sit": SEAT | {"seal": "ab" * 32},
    "stand": SEAT,
    "seal": SEAT | {"seal": "ab" * 32},
    "reveal": SEAT | {"salt": "x"},
    "bot": SEAT | {"bot": "random"},
    "start": None,
    "close": None,
    "share": None,
    "leave": SEAT,
    "return": SEAT,
    "rematch": None,
    "open": None,
    "continue": SEAT | {"number": 0},
}
LOOKS = ("", "/components", "/content", "/export", "/film", "/replay")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("not-theirs"), "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def brought(server: Running) -> dict[str, str]:
    """A game somebody has brought and not shared, and one that was never there."""
    ana = server.person("Ana")
    return {
        "brought": ana.post("/import", ana.get(f"/tables/{finished_table(ana)}/export"))["id"],
        "nowhere": NOWHERE,
    }


@pytest.mark.parametrize("wish", WISHES)
def test_a_wish_about_a_game_that_somebody_brought_is_answered_as_if_there_were_none(
    server: Running, brought: dict[str, str], wish: str
) -> None:
    stranger = server.person("Stranger")
    replies = [stranger.ask("POST", f"/tables/{table}/{wish}", WISHES[wish]) for table in brought.values()]

    assert refusal(replies[0]) == (404, "no-such-table")
    assert replies[0].content == replies[1].content


@pytest.mark.parametrize("path", LOOKS)
@pytest.mark.parametrize("named", [True, False])
def test_so_is_a_look_at_it(server: Running, brought: dict[str, str], path: str, named: bool) -> None:
    stranger = server.person("Stranger") if named else Person(server, "", "")
    replies = [stranger.ask("GET", f"/tables/{table}{path}") for table in brought.values()]

    assert refusal(replies[0]) == (404, "no-such-table")
    assert replies[0].content == replies[1].content


def test_who_was_not_shown_a_game_does_not_even_have_it_read(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home = tmp_path_factory.mktemp("unread")
    with serving(home, "--no-limits") as running:
        ana = running.person("Ana")
        table = ana.post("/import", ana.get(f"/tables/{finished_table(ana)}/export"))["id"]
        shared = ana.post("/import", ana.get(f"/tables/{table}/export"))["id"]
        ana.post(f"/tables/{shared}/share")
    with serving(home, "--no-limits") as running:
        stranger = running.person("Stranger")
        assert refusal(stranger.ask("GET", f"/tables/{table}")) == (404, "no-such-table")
        assert tables_in_memory(stranger) == 0
        assert stranger.get(f"/tables/{shared}")["status"] == "over"
        assert tables_in_memory(stranger) == 1


def tables_in_memory(person: Person) -> float:
    text = person.ask("GET", "/../metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("mazmorra_tables"))


def test_how_a_game_goes_that_nobody_may_watch_is_its_players_business(server: Running) -> None:
    ana, stranger = server.person("Ana"), server.person("Stranger")
    table = ana.table(options=CLOSED)
    ana.sit(table, 0)
    for seat in (1, 2):
        ana.post(f"/tables/{table}/bot", {"seat": seat, "bot": "random"})
    assert [each["id"] for each in stranger.get("/tables?status=open")] == [table]
    ana.begin(table)
    before = stranger.get(f"/tables/{table}")
    answer_once(ana, table)

    after, mine = stranger.get(f"/tables/{table}"), ana.get(f"/tables/{table}")

    assert before == after
    assert (after["number"], after["waits_since"], after["due_at"], after["waiting"]) == (0, 0, 0, [])
    assert not any(chair["here"] or chair["gone_since"] for chair in after["chairs"])
    assert mine["number"] > 0
    for status in ("open", "playing", "over"):
        assert stranger.get(f"/tables?status={status}") == []


def answer_once(person: Person, table: str) -> None:
    """Answer the first question that comes, and wait until that is stored; then stay no longer."""
    with connect(f"ws{person.server.url.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": person.token}))
        answered = False
        while True:
            message = json.loads(socket.recv(20))
            for out in message["seats"] if message["type"] in ("welcome", "update") else []:
                if out.get("accepted"):
                    return
                if out.get("ask") and not answered:
                    answered = True
                    socket.send(json.dumps(first_answer(0, out["ask"])))
