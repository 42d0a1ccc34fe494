"""What is particular to one game in a lesson.

Each game that has lessons has a module here with `setting(lesson)`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from mazmorra.kernel import AnyTable, Fields
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.view import AnyView
from mazmorra.lessons.lesson import Lesson


class Setting(Protocol):
    """The table of a lesson, and what chance says at it."""

    parts: tuple[str, ...]
    """The parts of the board that words may point at."""

    def table(self) -> AnyTable:
        """The table as the lesson finds it; chance is an open question there."""

    def deal(self, table: AnyTable, ask: Ask) -> Answer:
        """What chance answers: what the lesson says lies there, if it can."""

    def facts(self, view: AnyView) -> Fields:
        """What fills the gaps of words said before a question; nothing that the viewer may not know."""


def setting_of(lesson: Lesson) -> Setting:
    """The setting of a lesson's game."""
    made: Setting = import_module(f"mazmorra.lessons.{lesson.game}").setting(lesson)
    return made
