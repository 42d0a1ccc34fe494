"""Effects of cards as named operations from a closed vocabulary; each game lists the ones it knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from mazmorra.content.errors import bad
from mazmorra.content.figures import figure
from mazmorra.content.writer import echo

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
    name = row.get("op") if isinstance(row, dict) else None
    if not isinstance(name, str) or name not in vocabulary:
        raise bad(place, "unknown-op", found=echo(row if name is None else name), allowed=sorted(vocabulary))
    wanted = vocabulary[name]
    given = {key: value for key, value in row.items() if key != "op"}
    for key in wanted:
        if key not in given:
            raise bad(place, "op-lacks", op=name, key=key)
    for key, value in given.items():
        if key not in wanted:
            raise bad(place, "op-has-no", op=name, key=key, allowed=["op", *wanted])
        figure(place, key, value, (wanted[key],))
    return Op(name, tuple(given.items()))
