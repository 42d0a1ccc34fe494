"""What can be asked of lessons in vain."""

from __future__ import annotations

from mazmorra.kernel.errors import MazmorraError


class UnknownLesson(MazmorraError):
    key = "error-unknown-lesson"
    says = "there is no lesson '{name}' of {game}; the lessons are {names}"


class LessonOver(MazmorraError):
    key = "error-lesson-over"
    says = "the lesson '{name}' is over after {answers} answers"
