"""Lessons over HTTP.

Nothing is kept: the learner's answers so far come with every request, and leaving one out takes it back.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path

from mazmorra.kernel import Json
from mazmorra.kernel.codec import frozen
from mazmorra.lessons import LEARNER, Guide, Lesson, find_lesson, follow, lessons, next_lesson
from mazmorra.server.http.asked import ID
from mazmorra.server.http.models.lessons import LessonSeen, LessonTold, Taken
from mazmorra.server.looking_back.replays import told as told_ask

router = APIRouter(prefix="/games/{game}/lessons", tags=["lessons"])
GameName = Annotated[str, Path(pattern=ID, examples=["raiders"])]
LessonName = Annotated[str, Path(pattern=ID, examples=["first-level"])]


@router.get("")
async def lessons_of(game: GameName) -> list[LessonTold]:
    """The lessons of a game, in the order in which they are best taken."""
    return [LessonTold.model_validate(told(each)) for each in lessons(game)]


@router.post("/{lesson}")
async def take_lesson(game: GameName, lesson: LessonName, given: Taken) -> LessonSeen:
    """A lesson as far as the answers go. An illegal answer is refused."""
    return LessonSeen.model_validate(seen(follow(find_lesson(game, lesson), frozen(given.answers))))


def told(lesson: Lesson) -> Json:
    """A lesson as it is listed."""
    return {
        "id": lesson.id,
        "title": lesson.title,
        "about": lesson.about,
        "settings": lesson.settings,
        "seats": len(lesson.seats),
        "seat": LEARNER,
        "names": lesson.names,
        "steps": len(lesson.steps),
        "clauses": lesson.clauses,
    }


def seen(guide: Guide) -> Json:
    """A lesson as the learner sees it now."""
    view = guide.table.view(LEARNER)
    told_now: Json = msgspec.to_builtins(
        {
            "lesson": told(guide.lesson),
            "seat": seat(guide),
            "waiting": [] if guide.done else view.waiting,
            "answered": [] if guide.done else view.answered,
            "says": guide.speech.said,
            "best": guide.best,
            "hint": guide.hint,
            "step": guide.speech.step,
            "done": guide.done,
            "next": next_lesson(guide.lesson),
        }
    )
    return told_now


def seat(guide: Guide) -> Json:
    """The learner's seat, in the shape it has at a table."""
    ask = guide.ask
    asked = None if ask is None else {**told_ask(guide.table, ask), "question": guide.answers, "final": ()}
    return {
        "seat": LEARNER,
        "fields": guide.table.view(LEARNER).fields,
        "ask": asked,
        "own_answer": None,
        "can_undo": "yes" if guide.answers else "no",
        "events": guide.faces,
        "events_from": 0,
        "over": guide.table.over,
    }
