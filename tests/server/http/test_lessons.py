"""Lessons over HTTP: listed and taken by anybody, in the shapes of a table, with nothing kept between
requests.
"""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import mazmorra
from mazmorra.kernel.codec import frozen
from mazmorra.lessons import LEARNER, find_lesson, follow, lessons
from mazmorra.server.http.models.lessons import MOST_ANSWERS, AskOpen, SeatSeen
from mazmorra.server.wire.messages import AskOut, SeatOut
from tests.server.http.running import SECONDS, Running, fine, refusal

LESSONS = "/api/games/raiders/lessons"


def take(server: Running, lesson: str, answers: Any, game: str = "raiders") -> httpx.Response:
    return httpx.post(
        f"{server.url}/api/games/{game}/lessons/{lesson}", json={"answers": answers}, timeout=SECONDS
    )


def test_lessons_are_listed_in_their_order(server: Running) -> None:
    listed = fine(httpx.get(server.url + LESSONS, timeout=SECONDS))

    assert [each["id"] for each in listed] == [lesson.id for lesson in lessons("raiders")]
    assert listed[0] == {
        "id": "first-level",
        "title": "raiders-lesson-first-level",
        "about": "raiders-lesson-first-level-about",
        "settings": {"edition": "devir", "mode": "standard"},
        "seats": 3,
        "seat": 0,
        "names": ["lesson-name-ana", "lesson-name-bruno", "lesson-name-carla"],
        "steps": 5,
        "clauses": list(lessons("raiders")[0].clauses),
    }


def test_a_lesson_begins_without_answers(server: Running) -> None:
    begun = fine(take(server, "first-level", []))

    assert begun["seat"]["ask"]["options"] == [1, 2, 3, 4, 5]
    assert begun["seat"]["ask"]["labels"][0] == {"key": "raiders-card-1", "args": {}}
    assert begun["seat"]["ask"]["about"] == {"room": "treasure_4_2"}
    assert begun["seat"]["can_undo"] == "no"
    assert (begun["waiting"], begun["answered"], begun["done"]) == ([0], [1, 2], False)
    assert (begun["step"], begun["best"], begun["next"]) == (1, [5], "treasure")
    assert begun["hint"]["key"] == "raiders-lesson-first-level-chests_hint"
    assert begun["says"][2] == {
        "after": len(begun["seat"]["events"]),
        "key": "raiders-lesson-first-level-chests",
        "args": {"seats": [1, 2], "coins": 2, "wounds": 0, "room": "treasure_4_2", "first": 4, "second": 2},
        "clauses": ["DR-TRE-1", "DR-TRE-3"],
        "mood": "calm",
        "shows": "room",
    }


def test_an_answer_may_have_several_parts(server: Running) -> None:
    begun = fine(take(server, "first-steps", [], "quest"))
    moved = fine(take(server, "first-steps", [["move", 1]], "quest"))

    assert begun["seat"]["ask"]["options"] == begun["best"] == [["move", 1], ["move", 13]]
    assert begun["seat"]["ask"]["notes"][0]["key"] == "quest-risk-unexplored"
    assert moved["seat"]["fields"]["space"][0] == 1
    assert moved["says"][4]["key"] == "quest-lesson-first-steps-laid"
    assert moved["says"][4]["args"]["place"] == "B1"


def test_answers_lead_on_and_leaving_one_out_takes_it_back(server: Running) -> None:
    first = fine(take(server, "first-level", [5]))
    second = fine(take(server, "first-level", [5, 3]))

    assert second["seat"]["events"][: len(first["seat"]["events"])] == first["seat"]["events"]
    assert second["says"][: len(first["says"])] == first["says"]
    assert (second["seat"]["can_undo"], second["seat"]["ask"]["question"]) == ("yes", 2)
    assert fine(take(server, "first-level", [5])) == first


@pytest.mark.parametrize(
    "name", [f"{game}/{lesson.id}" for game in mazmorra.games() for lesson in lessons(game)]
)
def test_a_lesson_is_taken_to_its_end_with_the_guide_s_own_answers(server: Running, name: str) -> None:
    game, lesson = name.split("/")
    answers: list[Any] = []
    seen = fine(take(server, lesson, answers, game))
    while not seen["done"]:
        answers.append((seen["best"] or seen["seat"]["ask"]["options"])[0])
        seen = fine(take(server, lesson, answers, game))

    guide = follow(find_lesson(game, lesson), frozen(answers))
    assert seen["seat"]["ask"] is None
    assert (seen["waiting"], seen["answered"], seen["best"], seen["hint"]) == ([], [], [], None)
    assert seen["step"] == seen["lesson"]["steps"]
    assert seen["seat"]["over"] == guide.table.over
    assert seen["seat"]["fields"] == json.loads(json.dumps(guide.table.view(LEARNER).fields))
    assert [said["key"] for said in seen["says"]] == [said.key for said in guide.speech.said]


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ([9], "error-illegal-answer"),
        ([5, 5], "error-illegal-answer"),
        (["torch"], "error-illegal-answer"),
        ([2**80], "error-illegal-answer"),
        ([5, 3, 1, 2, 4, 1], "error-lesson-over"),
        ([True], "bad-request"),
        ([None], "bad-request"),
        ([[5]], "error-illegal-answer"),
        ([["move", 1, 1, 1, 1]], "bad-request"),
        ([[[5]]], "bad-request"),
        ([5.0], "bad-request"),
        ("5", "bad-request"),
        ([1] * (MOST_ANSWERS + 1), "bad-request"),
    ],
)
def test_what_is_no_answer_is_refused(server: Running, answers: Any, code: str) -> None:
    assert refusal(take(server, "first-level", answers)) == (422, code)


def test_a_game_or_a_lesson_that_is_not_there_is_refused(server: Running) -> None:
    assert refusal(take(server, "swimming", [])) == (422, "error-unknown-lesson")
    assert refusal(take(server, "first-level", [], game="chess")) == (422, "error-unknown-game")
    assert refusal(httpx.get(f"{server.url}/api/games/chess/lessons", timeout=SECONDS)) == (
        422,
        "error-unknown-game",
    )


def test_the_learner_s_seat_has_the_shape_it_has_at_a_table() -> None:
    assert set(SeatSeen.model_fields) == set(SeatOut.__struct_fields__) - {"accepted"}
    assert set(AskOpen.model_fields) == set(AskOut.__struct_fields__)
