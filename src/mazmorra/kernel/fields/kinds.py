"""What a value can be, and the whole numbers it becomes: how many, between which bounds, what each is.

Here are kinds of one number; kinds of many are in `counts` and `parts`. How the fields of a view follow
each other is in `layout`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from mazmorra.kernel.fields.scales import Measure, Scales, names_of, size_of

Value: TypeAlias = Any  # a field's kind says what it holds
"""The value of a field, as its game declares it."""
Writer: TypeAlias = Callable[[Value, list[int]], None]
"""Puts the numbers of a value behind those that are there already."""

MOST_KNOWN = 1024
"""So many values are remembered at most."""


class Kind(ABC):
    """What a value can be."""

    @abstractmethod
    def measures(self, scales: Scales) -> list[Measure]:
        """Each number of a value, in order."""

    @abstractmethod
    def writer(self, scales: Scales) -> Writer:
        """What writes a value down."""

    @abstractmethod
    def read(self, value: Value, scales: Scales) -> Value:
        """A value as a person reads it: things by their names."""

    @abstractmethod
    def __str__(self) -> str: ...

    def nothing(self, scales: Scales) -> list[int]:
        """The numbers where there is no value: the least there can be."""
        return [each.least for each in self.measures(scales)]


class Plain(Kind):
    """A kind whose value is one number as it stands."""

    def writer(self, scales: Scales) -> Writer:
        return _append


@dataclass(frozen=True)
class Number(Plain):
    """So many; above `most` it is shown as `most`."""

    most: int | str
    least: int = 0

    def measures(self, scales: Scales) -> list[Measure]:
        return [Measure("", self.least, size_of(scales, self.most))]

    def read(self, value: int, scales: Scales) -> int:
        return int(value)

    def __str__(self) -> str:
        return f"{self.least} to {self.most}" if isinstance(self.most, int) else f"up to `{self.most}`"


@dataclass(frozen=True)
class Index(Plain):
    """One of the things on a scale by its number; from `least` on, below 0, none of them."""

    of: str
    least: int = 0

    def measures(self, scales: Scales) -> list[Measure]:
        return [Measure("", self.least, max(self.least, len(names_of(scales, self.of)) - 1), is_name=True)]

    def read(self, value: int, scales: Scales) -> str | None:
        return names_of(scales, self.of)[value] if value >= 0 else None

    def __str__(self) -> str:
        return f"one of `{self.of}`" + (
            f" or {', '.join(map(str, range(self.least, 0)))}" if self.least else ""
        )


@dataclass(frozen=True)
class Word(Kind):
    """One of the words on a scale, by its place counted from 1; none is 0."""

    of: str

    def measures(self, scales: Scales) -> list[Measure]:
        return [Measure("", 0, len(names_of(scales, self.of)), is_name=True)]

    def writer(self, scales: Scales) -> Writer:
        places = {name: place for place, name in enumerate(names_of(scales, self.of), 1)}
        return lambda value, out: out.append(places.get(value, 0))

    def read(self, value: str, scales: Scales) -> str:
        return value

    def __str__(self) -> str:
        return f"a word of `{self.of}`, counted from 1, or 0"


def remembered(write: Writer) -> Writer:
    """What writes down a value that recurs: it is worked out once."""
    known: dict[object, list[int]] = {}

    def write_known(value: Value, out: list[int]) -> None:
        found = known.get(value)
        if found is None:
            if len(known) == MOST_KNOWN:
                known.clear()
            found = known[value] = []
            write(value, found)
        out.extend(found)

    return write_known


def _append(value: int, out: list[int]) -> None:
    out.append(value)
