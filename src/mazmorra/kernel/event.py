"""What happened, told to those who may know it. Events are output, never input."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, get_args

Face: TypeAlias = dict[str, Any]
"""An event as somebody sees it: kind, clause, number, and what its game declares for the kind."""

Kinds: TypeAlias = Mapping[str, object]
"""What is told, by name: `int`, `str`, `bool`, or a tuple of one of them."""

Private: TypeAlias = Mapping[str, object] | None
"""What some are told besides, by name, if anything."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `args` is the public face. Seats in `knows` see `private` as well. `number` is how many answers had been
    given.
    """

    kind: str
    clause: str
    number: int
    args: Mapping[str, Any]  # as the game's declaration of the kind says
    private: Mapping[str, Any] = field(default_factory=dict)  # likewise
    knows: tuple[int, ...] = ()

    def face(self, seat: int, open_hands: bool = False) -> Face:
        """The event as a seat sees it; `open_hands` shows everything, as after a game."""
        told = {"kind": self.kind, "clause": self.clause, "number": self.number, **self.args}
        return (
            {**told, **self.private, "private": True}
            if self.private and (open_hands or seat in self.knows)
            else told
        )


@dataclass(frozen=True, slots=True)
class Told:
    """What a game declares of one kind of event: what everybody is told, and what some are told besides."""

    args: Kinds
    private: Kinds

    def fits(self, event: Event) -> bool:
        """Whether an event says what was declared, no more and no less."""
        return _fits(self.args, event.args) and (not event.private or _fits(self.private, event.private))


def told(private: Kinds | None = None, /, **args: object) -> Told:
    """Declare a kind of event."""
    return Told(args, private or {})


def _fits(kinds: Kinds, values: Mapping[str, object]) -> bool:
    return kinds.keys() == values.keys() and all(_is(values[name], kind) for name, kind in kinds.items())


def _is(value: object, kind: object) -> bool:
    parts = get_args(kind)
    if parts:
        return isinstance(value, tuple) and all(type(each) is parts[0] for each in value)
    return type(value) is kind
