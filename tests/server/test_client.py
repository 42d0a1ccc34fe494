"""The Python client plays whole games against a real server, and takes up a lost connection where it was."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mazmorra.client import Client, Question, Seat, ServerRefused, _refused
from tests.server.http.running import Running, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def table_for(ana: Client, bots: int) -> str:
    """A table at which Ana sits first and bots sit last."""
    table = ana.create("raiders", seats=3, settings={"edition": "devir", "mode": "standard"})
    ana.sit(table, 0, words="mine")
    for seat in range(3 - bots, 3):
        ana.seat_bot(table, seat, "random")
    return table


def alone(ana: Client) -> str:
    """A game for one, in which nobody else can end a question."""
    table = ana.create("raiders", seats=1, settings={"edition": "classic", "mode": "solitaire"})
    ana.sit(table, 0)
    ana.start(table)
    return table


def test_a_whole_game_is_played_against_bots(server: Running) -> None:
    with Client(server.url, "Ana") as ana:
        table = table_for(ana, bots=2)
        ana.start(table)
        questions = 0
        for question in ana.play(table, 0):
            questions += 1
            question.answer(question.options[0])
            seat = question.seat

    assert questions > 20
    assert seat.over
    assert seat.events == ana_sees(ana, table, len(seat.events))
    assert ana.call("GET", f"/api/tables/{table}")["status"] == "over"


def ana_sees(ana: Client, table: str, events: int) -> list[Any]:
    """The events of the finished game, as its replay tells them to seat 0."""
    last = ana.call("GET", f"/api/tables/{table}/replay?seat=0")["last"]
    told: list[Any] = ana.call("GET", f"/api/tables/{table}/replay?seat=0&number={last}")["events"]
    assert len(told) == events
    return told


def test_the_example_bot_plays_a_seat_as_a_process_of_its_own(server: Running) -> None:
    ana = Client(server.url, "Ana")
    table = table_for(ana, bots=1)
    bot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), server.url, table, "1"], stdout=subprocess.PIPE, text=True
    )
    while not ana.call("GET", f"/api/tables/{table}")["chairs"][1]["name"]:
        assert bot.poll() is None
    ana.start(table)
    for question in ana.play(table, 0):
        question.answer(question.options[-1])

    assert bot.communicate(timeout=120)[0] == "the game is over\n"
    assert bot.returncode == 0
    assert ana.call("GET", f"/api/tables/{table}")["chairs"][1]["name"] == "Network bot"


def test_a_lost_connection_is_taken_up_and_every_answer_counts_once(server: Running) -> None:
    ana, rng = Client(server.url, "Ana"), random.Random(5)
    table = alone(ana)
    given = []
    for question in ana.play(table, 0):
        given.append(question.options[0])
        if rng.random() < 0.3:
            question.socket.close()  # before the answer is sent
        question.answer(given[-1])
        if rng.random() < 0.3:
            question.socket.close()  # before it was confirmed
    answers = ana.call("GET", f"/api/tables/{table}/export")["answers"]

    assert [answer for seat, answer in answers if seat == 0] == given


def test_an_illegal_answer_is_told_at_once(server: Running) -> None:
    ana = Client(server.url, "Ana")
    questions = ana.play(alone(ana), 0)
    next(questions).answer("all the coins")

    with pytest.raises(ServerRefused, match="illegal-answer"):
        next(questions)


def test_a_table_that_is_called_off_asks_nothing(server: Running) -> None:
    ana = Client(server.url, "Ana")
    table = table_for(ana, bots=0)
    ana.call("POST", f"/api/tables/{table}/close")

    assert list(ana.play(table, 0)) == []


class Heard:
    """A connection that only remembers what was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_an_answer_is_pending_until_the_server_has_said_whether_it_counts() -> None:
    heard: Any = Heard()
    seat = Seat(0)
    Question(seat, heard, 7, "card", [1, 2]).answer(2)

    _refused(seat, heard, "busy", {})
    assert heard.sent == [{"type": "answer", "seat": 0, "question": 7, "answer": 2}] * 2
    seat.hear({"type": "table", "seats": 3, "status": "playing", "notes": [[4, "left", 2]]})
    assert seat.notes == [(4, "left", 2)]
    seat.hear({"type": "update", "seats": [{"seat": 1, "accepted": {"question": 7, "answer": 2}}]})
    assert seat.pending
    _refused(seat, heard, "late", {"question": 6, "stored": False})
    assert seat.pending
    seat.hear({"type": "update", "seats": [{"seat": 0, "accepted": {"question": 7, "answer": 2}}]})
    assert seat.pending is None
