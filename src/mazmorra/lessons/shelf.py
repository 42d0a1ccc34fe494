"""Where lessons stand: each game's folder `lessons`, one file each, numbered in the order in which they are
best taken.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from mazmorra.games import game_class
from mazmorra.lessons.errors import UnknownLesson
from mazmorra.lessons.lesson import Lesson


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; a game may have none."""
    folder = files(game_class(game).__module__.rpartition(".")[0]) / "lessons"
    if not folder.is_dir():
        return ()
    pages = sorted(
        (page for page in folder.iterdir() if page.name.endswith(".toml")), key=lambda page: page.name
    )
    return tuple(read(game, page.read_text("utf-8")) for page in pages)


def read(game: str, text: str) -> Lesson:
    """The lesson in a text; what is misspelt or of the wrong kind is refused with its place."""
    return msgspec.structs.replace(msgspec.toml.decode(text, type=Lesson), game=game)


def find_lesson(game: str, name: str) -> Lesson:
    """A lesson by its id."""
    for lesson in lessons(game):
        if lesson.id == name:
            return lesson
    raise UnknownLesson(name=name, game=game, names=[lesson.id for lesson in lessons(game)])


def next_lesson(lesson: Lesson) -> str:
    """The id of the lesson to take after this one; empty after the last."""
    shelf = [each.id for each in lessons(lesson.game)]
    return next(iter(shelf[shelf.index(lesson.id) + 1 :]), "")
