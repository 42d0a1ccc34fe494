"""Taking lessons: whatever is answered there is an end, everything is answered by a word, and the guide's
advice is good.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

import mazmorra
from mazmorra import determinize
from mazmorra.games.quest.state import DEAD
from mazmorra.kernel.errors import IllegalAnswer
from mazmorra.lessons import (
    LEARNER,
    Guide,
    Lesson,
    LessonOver,
    UnknownLesson,
    find_lesson,
    follow,
    lessons,
    next_lesson,
)
from mazmorra.lessons.shelf import read
from mazmorra.lessons.speech import first
from tests.lessons.lines import endings, every_lesson, lines, questions, recommended


def fared_in_a_raid(guide: Guide) -> tuple[int, ...]:
    state = guide.table.state
    return (LEARNER in state.winners, state.coins[LEARNER], -state.wounds[LEARNER])


def fared_on_a_quest(guide: Guide) -> tuple[int, ...]:
    """Staying where one is keeps everything and leads nowhere: how far somebody got counts too."""
    state, cards = guide.table.state, guide.table.game.box.cards
    gold = sum(cards[card].row.gold for card in state.loot[LEARNER])
    return (
        LEARNER in state.winners,
        state.standing[LEARNER] != DEAD,
        guide.speech.step,
        gold,
        -state.wounds[LEARNER],
    )


def fared_on_a_climb(guide: Guide) -> tuple[int, ...]:
    """What was bought is worth something, too, and so is an enemy that is gone."""
    state, box = guide.table.state, guide.table.game.box
    items, potions = state.items[LEARNER], state.potions[LEARNER]
    cards = sum(box.items[card].price for card in items) + sum(box.potions[card].price for card in potions)
    worth = state.gold[LEARNER] + cards + state.gems[LEARNER]
    return (state.winner == LEARNER, guide.speech.step, state.defeated, worth, state.health[LEARNER])


FARED: dict[str, Callable[[Guide], tuple[int, ...]]] = {
    "raiders": fared_in_a_raid,
    "quest": fared_on_a_quest,
    "platformer": fared_on_a_climb,
}


@every_lesson
def test_every_line_of_play_comes_to_an_end(lesson: Lesson) -> None:
    assert 1 < len(lines(lesson.id)) < 1000
    for guide in endings(lesson.id):
        assert guide.done
        assert guide.ask is None


@every_lesson
def test_every_answer_is_answered_by_a_word_and_only_one(lesson: Lesson) -> None:
    for guide in endings(lesson.id):
        said = {each.key for each in guide.speech.said}
        for number in range(guide.speech.step):
            later = lesson.steps[number + 1 : guide.speech.step]
            asked_again = bool(later) and later[0].at.get("card") == "crystal_ball"
            answered = said & {lesson.key(line) for line in lesson.steps[number].after}
            assert len(answered) == (0 if asked_again else 1), (lesson.id, number, answered)


@every_lesson
def test_everything_that_can_be_said_is_said_on_some_way_through(lesson: Lesson) -> None:
    said = {each.key for guide in endings(lesson.id) for each in guide.speech.said}
    for answers in lines(lesson.id):
        said |= {guide.hint.key for guide in questions(lesson, answers) if guide.hint}

    assert said == {lesson.key(line) for line in lesson.lines()}


@every_lesson
def test_whoever_follows_the_guide_takes_every_step(lesson: Lesson) -> None:
    assert follow(lesson, recommended(lesson.id)).speech.step == len(lesson.steps)


@every_lesson
def test_no_way_through_is_better_than_the_one_the_guide_recommends(lesson: Lesson) -> None:
    fared = FARED[lesson.game]
    best = fared(follow(lesson, recommended(lesson.id)))
    for guide in endings(lesson.id):
        other = fared(guide)
        assert other == best or not all(theirs >= ours for theirs, ours in zip(other, best, strict=True)), (
            guide.table.history
        )


@every_lesson
def test_what_has_happened_and_was_said_stays_as_it_was(lesson: Lesson) -> None:
    for answers in lines(lesson.id)[::7]:
        stages = list(questions(lesson, answers))
        for before, after in pairwise(stages):
            assert after.faces[: len(before.faces)] == before.faces
            assert after.speech.said[: len(before.speech.said)] == before.speech.said
        assert follow(lesson, answers).table == stages[-1].table


@every_lesson
def test_words_come_in_the_order_of_the_events_and_about_what_has_happened(lesson: Lesson) -> None:
    about = {
        lesson.key(line): line
        for line in (*lesson.asides, *(each for step in lesson.steps for each in step.after))
    }
    for guide in endings(lesson.id):
        places = [said.after for said in guide.speech.said]
        assert places == sorted(places)
        assert places[-1] <= len(guide.faces)
        for said in guide.speech.said:
            if said.key in about:
                assert first(about[said.key].on, guide.faces[said.after - 1 : said.after])


@every_lesson
def test_an_illegal_answer_is_refused_and_changes_nothing(lesson: Lesson) -> None:
    guide = Guide(lesson)
    before, said = guide.table.copy(), list(guide.speech.said)

    with pytest.raises(IllegalAnswer):
        guide.answer("a sharp stick")

    assert (guide.table, guide.speech.said, guide.answers) == (before, said, 0)


@every_lesson
def test_nothing_can_be_answered_after_the_end(lesson: Lesson) -> None:
    with pytest.raises(LessonOver):
        follow(lesson, [*recommended(lesson.id), 1])


@every_lesson
def test_the_table_of_a_lesson_is_one_the_learner_could_sit_at(lesson: Lesson) -> None:
    for guide in questions(lesson, recommended(lesson.id)):
        if guide.ask is not None:
            view = guide.table.view(LEARNER)
            assert determinize(view, random.Random(1)).view(LEARNER) == view


@pytest.mark.parametrize(
    ("game", "first_id"),
    [("raiders", "first-level"), ("quest", "first-steps"), ("platformer", "first-climb")],
)
def test_lessons_lead_from_one_to_the_next(game: str, first_id: str) -> None:
    taken = [lessons(game)[0]]
    while following := next_lesson(taken[-1]):
        taken.append(find_lesson(game, following))

    assert tuple(taken) == lessons(game)
    assert taken[0].id == first_id


def test_every_game_has_lessons() -> None:
    assert all(lessons(game) for game in mazmorra.games())


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownLesson, match="first-level"):
        find_lesson("raiders", "swimming")


def test_somebody_whose_card_does_not_fit_plays_the_first_that_does() -> None:
    text = LESSON.replace("bruno = [4]", "bruno = ['torch', 4]")

    guide = follow(read("raiders", text), [2])

    assert [face["card"] for face in guide.faces if face["kind"] == "card_played"][1] == "1"


def test_what_is_misspelt_in_a_lesson_is_named() -> None:
    with pytest.raises(ValueError, match="befor"):
        read("raiders", LESSON.replace("before =", "befor ="))


LESSON = """
id = "small"
settings = { edition = "devir", mode = "standard" }
seats = ["ana", "bruno", "carla"]
plays = { bruno = [4], carla = [3] }
scene.table = "row: snake, lava, troll, goblin, dark spike | warrior: | knight: | thief:"
scene.dealt = true
until = [{ kind = "room_entered", place = 2 }]
steps = [{ at = { kind = "room_entered" }, before = [{ say = "hello" }] }]
end = [{ say = "bye" }]
"""


def test_a_small_lesson_says_what_it_should_where_it_should() -> None:
    said = follow(read("raiders", LESSON), [1]).speech.said

    assert [(each.key, each.after) for each in said] == [
        ("raiders-lesson-small-hello", 5),
        ("raiders-lesson-small-bye", 10),
    ]
