"""Effects of cards as named operations from a closed vocabulary; each game lists the ones it knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Vocabulary: TypeAlias = Mapping[str, Mapping[str, type]]
"""The operations a game knows: for each, its parameters and their types."""


@dataclass(frozen=True, slots=True)
class Op:
    """One operation of a card: `Op("wound", (("amount", 3),))`."""

    op: str
    args: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.args)[name]


def problem_with(row: object, vocabulary: Vocabulary) -> str | None:
    """What is wrong with an operation as it stands in a file, if anything."""
    if not isinstance(row, dict) or row.get("op") not in vocabulary:
        return f"an operation is one of {sorted(vocabulary)}, not {row!r}"
    wanted = vocabulary[row["op"]]
    given = {name: type(value) for name, value in row.items() if name != "op"}
    if given != dict(wanted):
        shape = ", ".join(f"{name} ({kind.__name__})" for name, kind in wanted.items()) or "nothing"
        return f"the operation '{row['op']}' takes {shape}, not {sorted(given)}"
    if any(kind is int and row[name] < 0 for name, kind in wanted.items()):
        return f"the operation '{row['op']}' needs figures of 0 or more"
    return None


def read(row: dict[str, Any]) -> Op:
    """The operation in a checked row."""
    return Op(row["op"], tuple((name, value) for name, value in row.items() if name != "op"))
