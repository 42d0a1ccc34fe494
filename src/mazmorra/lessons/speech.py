"""The guide's words.

They follow from the lesson and from what the learner may know, events and view, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mazmorra.kernel import Face, Fields
from mazmorra.lessons.lesson import Lesson, Line, Mood, Pattern

"""An event as the learner sees it."""

HEADING = ("kind", "clause", "number")
"""What an event tells besides the figures that words are filled with."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something the guide said after so many events: a key of the catalogues, and what fills its gaps."""

    after: int
    key: str
    args: Fields
    clauses: tuple[str, ...]
    mood: Mood
    shows: str


class Speech:
    """All that has been said in a lesson so far, in the order of the events; `step` counts the steps
    begun.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.said: list[Said] = []
        self.step = 0
        self._since = 0
        self._after: tuple[Line, ...] = ()
        self._asides = lesson.asides

    def hear(self, faces: Sequence[Face], facts: Fields, done: bool) -> None:
        """Speak about what has happened, and then to the question that is open, or to the end."""
        self._say_what_came_of_it(faces)
        self._say_asides(faces)
        if done:
            self._pass_over_steps(faces)
            self._say_now(self.lesson.end, faces, facts)
        else:
            self._begin_step(faces, facts)
        self.said.sort(key=lambda said: said.after)

    def hint(self, faces: Sequence[Face], facts: Fields) -> Said | None:
        """Why the guide would answer the open question as it would."""
        line = self.lesson.steps[self.step - 1].hint if self.step else None
        return None if line is None else self._spoken(line, len(faces), facts, line.clauses)

    def _say_what_came_of_it(self, faces: Sequence[Face]) -> None:
        """The first line of the step's outcomes that has come true; until one has, the step stays open."""
        for line in self._after:
            happened = first(line.on, faces, self._since)
            if happened:
                self._say_of(line, faces, happened)
                self._after = ()
                return

    def _say_asides(self, faces: Sequence[Face]) -> None:
        for line in self._asides:
            happened = first(line.on, faces)
            if happened:
                self._say_of(line, faces, happened)
        self._asides = tuple(line for line in self._asides if not first(line.on, faces))

    def _begin_step(self, faces: Sequence[Face], facts: Fields) -> None:
        step = next(iter(self.lesson.steps[self.step :]), None)
        if step is not None and first(step.at, faces, self._since):
            self.step += 1
            self._since = len(faces)
            self._after = step.after
            self._say_now(step.before, faces, facts)

    def _pass_over_steps(self, faces: Sequence[Face]) -> None:
        """Of steps whose question answered itself only what came of it is said."""
        for step in self.lesson.steps[self.step :]:
            begun = first(step.at, faces, self._since)
            if not begun or not any(first(line.on, faces, begun) for line in step.after):
                return
            self.step, self._since, self._after = self.step + 1, begun, step.after
            self._say_what_came_of_it(faces)

    def _say_of(self, line: Line, faces: Sequence[Face], happened: int) -> None:
        """Words about an event come right after it, and their figures are its own."""
        face = faces[happened - 1]
        args = {name: value for name, value in face.items() if name not in HEADING}
        self.said.append(self._spoken(line, happened, args, line.clauses or (face["clause"],)))

    def _say_now(self, lines: Sequence[Line], faces: Sequence[Face], facts: Fields) -> None:
        """Words to a question come after everything that has happened; some only if something has."""
        for line in lines:
            if not line.on or first(line.on, faces):
                self.said.append(self._spoken(line, len(faces), facts, line.clauses))

    def _spoken(self, line: Line, after: int, args: Fields, clauses: tuple[str, ...]) -> Said:
        return Said(after, self.lesson.key(line), args, clauses, line.mood, line.shows)


def first(pattern: Pattern, faces: Sequence[Face], since: int = 0) -> int:
    """How many events there are up to the first one, of those from `since` on, that fits; 0 if none does."""
    for number, face in enumerate(faces[since:], since + 1):
        if all(_tells(face, name, value) for name, value in pattern.items()):
            return number
    return 0


def _tells(face: Face, name: str, value: object) -> bool:
    found = face.get(name)
    if isinstance(found, tuple):
        return found == tuple(value) if isinstance(value, list) else value in found
    return found in value if isinstance(value, list) else bool(found == value)
