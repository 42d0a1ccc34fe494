"""What happened, told to those who may know it. Events are output, never input."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Face: TypeAlias = dict[str, Any]
"""An event as somebody sees it: kind, clause, number, and what its game declares for the kind."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `args` is the public face. Seats in `knows` see `private` as well. `number` is how many answers had been
    given.
    """

    kind: str
    clause: str
    number: int
    args: Mapping[str, Any]
    private: Mapping[str, Any] = field(default_factory=dict)
    knows: tuple[int, ...] = ()

    def face(self, seat: int, open_hands: bool = False) -> Face:
        """The event as a seat sees it; `open_hands` shows everything, as after a game."""
        told = {"kind": self.kind, "clause": self.clause, "number": self.number, **self.args}
        return (
            {**told, **self.private, "private": True}
            if self.private and (open_hands or seat in self.knows)
            else told
        )
