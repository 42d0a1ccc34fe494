"""Every way through every lesson. There are few enough to play them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

import mazmorra
from mazmorra.kernel import Answer
from mazmorra.lessons import Guide, Lesson, follow, lessons

LESSONS = [lesson for game in mazmorra.games() for lesson in lessons(game)]
MOST_ANSWERS = 10


def each_of(shelf: Sequence[Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", shelf, ids=lambda lesson: f"{lesson.game}-{lesson.id}")


every_lesson = each_of(LESSONS)
every_raid = each_of(lessons("raiders"))
every_quest = each_of(lessons("quest"))
every_climb = each_of(lessons("platformer"))


def named(lesson: str) -> Lesson:
    """A lesson of whatever game; no two have the same name."""
    [found] = [each for each in LESSONS if each.id == lesson]
    return found


@cache
def after(lesson: str, answers: tuple[Answer, ...]) -> Guide:
    """The lesson after some answers, for whoever only looks: each is played from the start, and once."""
    return follow(named(lesson), answers)


@cache
def lines(lesson: str) -> list[tuple[Answer, ...]]:
    """Every list of answers that leads to the end of a lesson."""
    return list(_lines(named(lesson), ()))


def _lines(lesson: Lesson, answers: tuple[Answer, ...]) -> Iterator[tuple[Answer, ...]]:
    assert len(answers) <= MOST_ANSWERS, f"{lesson.id} has no end"
    ask = after(lesson.id, answers).ask
    if ask is None:
        yield answers
    for option in ask.options if ask else ():
        yield from _lines(lesson, (*answers, option))


@cache
def endings(lesson: str) -> list[Guide]:
    """The lesson at the end of every line."""
    return [after(lesson, answers) for answers in lines(lesson)]


@cache
def recommended(lesson: str) -> tuple[Answer, ...]:
    """The answers the guide would give; where it has no favourite, the first."""
    guide = Guide(named(lesson))
    answers: list[Answer] = []
    while guide.ask is not None:
        answers.append((guide.best or guide.ask.options)[0])
        guide.answer(answers[-1])
    return tuple(answers)


def questions(lesson: Lesson, answers: tuple[Answer, ...]) -> Iterator[Guide]:
    """The lesson at each question of a line, and at its end."""
    for given in range(len(answers) + 1):
        yield after(lesson.id, answers[:given])
