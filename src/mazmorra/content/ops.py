"""Effects of cards as named operations from a closed vocabulary; each game lists the ones it knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from mazmorra.content.errors import bad

Vocabulary: TypeAlias = Mapping[str, Mapping[str, type]]
"""The operations a game knows: for each, its parameters and their types."""


@dataclass(frozen=True, slots=True)
class Op:
    """One operation of a card: `Op("wound", (("amount", 3),))`."""

    op: str
    args: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.args)[name]


def read(place: tuple[str, int], row: Any, vocabulary: Vocabulary) -> Op:
    """The operation in a row, or an error that says what it should have been."""
    if not isinstance(row, dict) or row.get("op") not in vocabulary:
        raise bad(place, "unknown-op", found=repr(row), allowed=sorted(vocabulary))
    wanted = vocabulary[row["op"]]
    given = {name: type(value) for name, value in row.items() if name != "op"}
    if given != dict(wanted):
        shape = [f"{name} ({kind.__name__})" for name, kind in wanted.items()] or ["-"]
        raise bad(place, "op-shape", op=row["op"], allowed=shape, found=sorted(given))
    if any(kind is int and row[name] < 0 for name, kind in wanted.items()):
        raise bad(place, "negative", key=row["op"], found=repr(row))
    return Op(row["op"], tuple((name, value) for name, value in row.items() if name != "op"))
