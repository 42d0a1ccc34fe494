"""What a lesson file holds, as frozen values.

Everything said is a key of the catalogues; everything awaited is an event.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from mazmorra.kernel import Json

Mood: TypeAlias = Literal["calm", "glad", "sorry"]
Word: TypeAlias = int | str
"""An answer as lessons write it: a number, or a name that the game knows."""

Pattern: TypeAlias = Json
"""What an event must tell, such as `{ kind = "wounded", seat = 0 }`; of several seats, one among them, or a
list of all.

Of one place, symbol or the like a list means any of them.
"""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the guide says, once `on` has happened. `shows` is the part of the board it is about."""

    say: str
    on: Pattern = {}
    mood: Mood = "calm"
    shows: str = ""
    clauses: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """It begins at the learner's first question after `at` has happened.

    Every line of `before` is said then, if it fits; of `after`, the first that fits, as soon as it does.
    """

    at: Pattern
    before: tuple[Line, ...]
    after: tuple[Line, ...] = ()
    best: tuple[Word, ...] = ()
    hint: Line | None = None

    def lines(self) -> Iterator[Line]:
        """Everything that may be said in this step."""
        yield from self.before
        yield from self.after
        if self.hint is not None:
            yield self.hint


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. The first seat is the learner's; the others answer with `plays`, as long as those are legal.

    `scene` is the game's own: how the table is set, and what chance says. The lesson ends with the first of
    `until` that happens, or with the game. An aside is said once, when it happens.
    """

    id: str
    settings: dict[str, str]
    seats: tuple[str, ...]
    plays: dict[str, tuple[Word, ...]]
    scene: Json
    steps: tuple[Step, ...]
    end: tuple[Line, ...]
    until: tuple[Pattern, ...] = ()
    asides: tuple[Line, ...] = ()
    game: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The keys of the names of those who sit there."""
        return tuple(f"lesson-name-{seat}" for seat in self.seats)

    @property
    def title(self) -> str:
        return f"{self.game}-lesson-{self.id}"

    @property
    def about(self) -> str:
        return f"{self.game}-lesson-{self.id}-about"

    def key(self, line: Line) -> str:
        """The catalogue's key of a line."""
        return f"{self.game}-lesson-{self.id}-{line.say}"

    def lines(self) -> Iterator[Line]:
        """Everything that may be said."""
        for step in self.steps:
            yield from step.lines()
        yield from self.asides
        yield from self.end

    @property
    def clauses(self) -> tuple[str, ...]:
        """The rules it teaches, in the order they come up."""
        return tuple(dict.fromkeys(clause for line in self.lines() for clause in line.clauses))
