"""What happened, told to those who may know it. Events are output, never input."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `args` is the public face. Seats in `knows` see `private` as well. `number` is how many answers had been
    given.
    """

    kind: str
    clause: str
    number: int
    args: dict[str, Any]
    private: dict[str, Any] = field(default_factory=dict)
    knows: tuple[int, ...] = ()

    def face(self, seat: int, open_hands: bool = False) -> dict[str, Any]:
        """The event as a seat sees it; `open_hands` shows everything, as after a game."""
        told = {"kind": self.kind, "clause": self.clause, "number": self.number, **self.args}
        return (
            {**told, **self.private, "private": True}
            if self.private and (open_hands or seat in self.knows)
            else told
        )
