"""Lessons: a game taught at its own table, by its own rules.

A lesson says who sits there and what the guide says; no more.
"""

from mazmorra.lessons.errors import LessonOver, UnknownLesson
from mazmorra.lessons.guide import LEARNER, Guide, follow
from mazmorra.lessons.lesson import Lesson, Line, Step
from mazmorra.lessons.shelf import find_lesson, lessons, next_lesson
from mazmorra.lessons.speech import Said, Speech

__all__ = [
    "LEARNER",
    "Guide",
    "Lesson",
    "LessonOver",
    "Line",
    "Said",
    "Speech",
    "Step",
    "UnknownLesson",
    "find_lesson",
    "follow",
    "lessons",
    "next_lesson",
]
