"""What a learner must not know is told neither by the table nor by the guide, however well the lesson knows
it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mazmorra.games.raiders.rules.cards import LOOK
from mazmorra.kernel.view import WATCHER
from mazmorra.lessons import LEARNER, Guide, Lesson, follow
from tests.lessons.lines import endings, every_lesson, every_raid, lines, named, questions


def known(guide: Guide) -> tuple[Any, ...]:
    """All that reaches the learner, the guide's own advice aside."""
    view = guide.table.view(LEARNER)
    return (
        view.fields,
        guide.ask,
        guide.faces,
        guide.speech.said,
        guide.hint,
        view.waiting,
        view.answered,
        guide.done,
    )


@every_raid
def test_other_hands_and_dark_rooms_stay_hidden(lesson: Lesson) -> None:
    for answers in lines(lesson.id)[::5]:
        for guide in questions(lesson, answers):
            view, state = guide.table.view(LEARNER), guide.table.state
            assert view["hands"][1:] == view["locked"][1:] == (None,) * (len(lesson.seats) - 1)
            hidden = [not state.lit[place] and not state.looked[place] & 1 << LEARNER for place in range(5)]
            assert [room == -1 for room in view["row"]] == hidden


@every_lesson
def test_events_are_told_as_the_learner_may_know_them(lesson: Lesson) -> None:
    for guide in endings(lesson.id):
        assert guide.faces == guide.table.log(LEARNER)


@pytest.mark.parametrize("room", range(4))
def test_what_others_choose_in_secret_shows_nowhere_before_all_have_chosen(room: int) -> None:
    lesson, answers = named("first-level"), (5, 3, 1, 2, 4)
    plays = lesson.plays["bruno"]
    twin = msgspec.structs.replace(lesson, plays={**lesson.plays, "bruno": plays[:room] + plays[room:][::-1]})

    assert known(follow(twin, answers[:room])) == known(follow(lesson, answers[:room]))
    assert known(follow(twin, answers[: room + 1])) != known(follow(lesson, answers[: room + 1]))


def test_what_lies_in_the_dark_shows_nowhere_before_it_is_seen() -> None:
    lesson = named("first-level")
    other = msgspec.structs.replace(
        lesson, scene={**lesson.scene, "table": lesson.scene["table"].replace("dark troll", "dark dragon")}
    )
    for answers in {answers[:3] for answers in lines(lesson.id) if LOOK not in answers}:
        assert known(follow(lesson, answers)) == known(follow(other, answers))


def test_what_somebody_else_saw_by_torchlight_is_not_told() -> None:
    guide = follow(named("first-level"), [5, 3, 1])
    looked = next(event for event in guide.table.events if event.kind == "torch_used")

    assert looked.private == {"rooms": ("troll",)}
    assert all("rooms" not in face for face in guide.faces if face["kind"] == "torch_used")
    assert "troll" not in str(guide.speech.said) + str(guide.faces)
    assert guide.table.view(WATCHER)["row"] == guide.table.view(LEARNER)["row"]


def test_what_the_learner_saw_by_torchlight_is_told() -> None:
    guide = follow(named("first-level"), [5, 3, 1, LOOK])

    assert guide.speech.said[-1].key == "raiders-lesson-first-level-torch_own"
    assert guide.speech.said[-1].args["rooms"] == ("troll",)


ROUND = ("melee",)
"""A card against the monster; into its room led the only way."""


@pytest.mark.parametrize("answered", range(2))
def test_which_monster_it_is_shows_nowhere_before_it_is_shown(answered: int) -> None:
    lesson, answers = named("fleeing"), (*ROUND, "flee")
    twin = msgspec.structs.replace(
        lesson, scene={**lesson.scene, "draws": {**lesson.scene["draws"], "monster": ["golem_4"]}}
    )

    assert known(follow(twin, answers[:answered])) == known(follow(lesson, answers[:answered]))
    assert known(follow(twin, answers)) != known(follow(lesson, answers))


def test_the_monster_s_card_shows_nowhere_before_both_are_chosen() -> None:
    lesson = named("a-fight")
    twin = msgspec.structs.replace(lesson, plays={"bruno": ("melee", *lesson.plays["bruno"][1:])})

    assert known(follow(twin, ())) == known(follow(lesson, ()))
    assert known(follow(twin, ROUND)) != known(follow(lesson, ROUND))


def test_what_lies_beyond_a_passage_shows_nowhere_before_it_is_explored() -> None:
    lesson = named("first-steps")
    twin = msgspec.structs.replace(
        lesson, scene={**lesson.scene, "tiles": {**lesson.scene["tiles"], "C1": "ro1"}}
    )
    before = (("move", 1), ("search",))

    assert known(follow(twin, before)) == known(follow(lesson, before))
    assert known(follow(twin, (*before, ("move", 2)))) != known(follow(lesson, (*before, ("move", 2))))


def test_what_comes_to_the_shop_next_shows_nowhere_before_something_is_bought() -> None:
    lesson = named("gems-and-shop")
    twin = msgspec.structs.replace(lesson, scene={**lesson.scene, "items": ["gem_magnet"]})
    bought = (("buy", 2),)

    assert known(follow(twin, ())) == known(follow(lesson, ()))
    assert known(follow(twin, bought)) != known(follow(lesson, bought))
