"""Effects of cards as named operations from a closed vocabulary; each game lists the ones it knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mazmorra.content.errors import bad
from mazmorra.content.figures import figure
from mazmorra.content.writer import echo


@dataclass(frozen=True, slots=True)
class Operation:
    """What a game says of one of its operations: its parameters, the figures they may have, and its traits,
    which are the game's own words for where it may stand and what follows from it.
    """

    args: Mapping[str, type]
    limits: Mapping[str, tuple[int, int]]
    traits: frozenset[str]


def operation(*traits: str, **args: type | tuple[int, int]) -> Operation:
    """Declare an operation; a parameter is a type, or the least and the most it may be."""
    limits = {name: given for name, given in args.items() if isinstance(given, tuple)}
    kinds = {name: int if isinstance(given, tuple) else given for name, given in args.items()}
    return Operation(kinds, limits, frozenset(traits))


class Vocabulary(dict[str, Operation]):
    """The operations a game knows, each declared once."""

    def marks(self, name: str, trait: str) -> bool:
        """Whether an operation has a trait."""
        return trait in self[name].traits

    def having(self, trait: str) -> frozenset[str]:
        """Those that have a trait."""
        return frozenset(name for name, each in self.items() if trait in each.traits)


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
    wanted = vocabulary[name].args
    given = {key: value for key, value in row.items() if key != "op"}
    for key in wanted:
        if key not in given:
            raise bad(place, "op-lacks", op=name, key=key)
    for key, value in given.items():
        if key not in wanted:
            raise bad(place, "op-has-no", op=name, key=key, allowed=["op", *wanted])
        figure(place, key, value, (wanted[key],))
    return Op(name, tuple(given.items()))
