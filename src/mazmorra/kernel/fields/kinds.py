"""What a field's value can be, and the whole numbers it becomes: how many, between which bounds, what each
is.

A kind names the scales it is measured by (`rooms`, `seats`, `coins`); each game says how long they are. How
the fields of a view follow each other is in `layout`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Names: TypeAlias = Sequence[str] | int
"""What a number can be: the names of 0, 1, 2 and so on, or the most there can be of something."""
Scales: TypeAlias = Mapping[str, Names]
"""The scales of one game and number of seats."""
Value: TypeAlias = Any  # a field's kind says what it holds
"""The value of a field, as its game declares it."""
Writer: TypeAlias = Callable[[Value, list[int]], None]
"""Puts the numbers of a value behind those that are there already."""

MOST_KNOWN = 1024
"""So many values are remembered at most."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number: what it is, its bounds, and whether it names one of several things (else it counts)."""

    name: str
    least: int
    most: int
    is_name: bool = False

    @property
    def width(self) -> int:
        """How many different values it has."""
        return self.most - self.least + 1


def names_of(scales: Scales, scale: str) -> list[str]:
    """The names on a scale; of an amount, its figures from 0."""
    found = scales[scale]
    return [str(each) for each in range(found + 1)] if isinstance(found, int) else list(found)


def size_of(scales: Scales, most: int | str) -> int:
    """An amount that is given, or that a scale holds."""
    if isinstance(most, int):
        return most
    found = scales[most]
    return found if isinstance(found, int) else len(found)


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


@dataclass(frozen=True)
class Each(Kind):
    """A value for each thing on a scale."""

    of: str
    kind: Kind

    def measures(self, scales: Scales) -> list[Measure]:
        inner = self.kind.measures(scales)
        names = names_of(scales, self.of)
        return [_within(name, each) for name in names for each in inner]

    def writer(self, scales: Scales) -> Writer:
        if isinstance(self.kind, Plain):
            return _extend
        write = self.kind.writer(scales)

        def write_each(value: Sequence[Value], out: list[int]) -> None:
            for each in value:
                write(each, out)

        return _remembered(write_each)

    def read(self, value: Sequence[Value], scales: Scales) -> dict[str, Value]:
        names = names_of(scales, self.of)
        return {name: self.kind.read(each, scales) for name, each in zip(names, value, strict=True)}

    def __str__(self) -> str:
        return f"for each of `{self.of}`: {self.kind}"


@dataclass(frozen=True)
class Own(Kind):
    """Of a list with an entry a seat, the viewer's own; a watcher has none."""

    kind: Kind

    def measures(self, scales: Scales) -> list[Measure]:
        return self.kind.measures(scales)

    def writer(self, scales: Scales) -> Writer:
        write, nothing = self.kind.writer(scales), self.nothing(scales)

        def write_own(value: Sequence[Value], out: list[int]) -> None:
            for each in value:
                if each is not None:
                    return write(each, out)
            return out.extend(nothing)

        return write_own

    def read(self, value: Sequence[Value], scales: Scales) -> Value:
        found = [self.kind.read(each, scales) for each in value if each is not None]
        return tuple(found) if len(found) > 1 else found[0] if found else None

    def __str__(self) -> str:
        return f"the viewer's own: {self.kind}"


@dataclass(frozen=True)
class Bits(Kind):
    """A number whose bits say which of the things on a scale there are: a flag for each."""

    of: str

    def measures(self, scales: Scales) -> list[Measure]:
        return [Measure(name, 0, 1) for name in names_of(scales, self.of)]

    def writer(self, scales: Scales) -> Writer:
        places = range(len(names_of(scales, self.of)))
        return _remembered(lambda value, out: out.extend([value >> place & 1 for place in places]))

    def read(self, value: int, scales: Scales) -> tuple[str, ...]:
        return tuple(name for place, name in enumerate(names_of(scales, self.of)) if value >> place & 1)

    def __str__(self) -> str:
        return f"a flag for each of `{self.of}`"


@dataclass(frozen=True)
class Bag(Kind):
    """Some of the things on a scale, in whichever order: how many of each."""

    of: str
    most: int | str = 1

    def measures(self, scales: Scales) -> list[Measure]:
        most = size_of(scales, self.most)
        return [Measure(name, 0, most) for name in names_of(scales, self.of)]

    def writer(self, scales: Scales) -> Writer:
        width = len(names_of(scales, self.of))

        def write_bag(value: Sequence[int], out: list[int]) -> None:
            start = len(out)
            out.extend([0] * width)
            for each in value:
                out[start + each] += 1

        return write_bag

    def read(self, value: Sequence[int], scales: Scales) -> tuple[str, ...]:
        names = names_of(scales, self.of)
        return tuple(names[each] for each in value)

    def __str__(self) -> str:
        return f"how many of each of `{self.of}` (up to {self.most})"


@dataclass(frozen=True)
class Words(Kind):
    """Some of the words on a scale: a flag for each."""

    of: str

    def measures(self, scales: Scales) -> list[Measure]:
        return [Measure(name, 0, 1) for name in names_of(scales, self.of)]

    def writer(self, scales: Scales) -> Writer:
        names = names_of(scales, self.of)
        return lambda value, out: out.extend([int(name in value) for name in names])

    def read(self, value: tuple[str, ...], scales: Scales) -> tuple[str, ...]:
        return value

    def __str__(self) -> str:
        return f"a flag for each word of `{self.of}`"


@dataclass(frozen=True)
class Ordered(Kind):
    """Values in their order, so many at most; places that are free hold the least there can be."""

    kind: Plain
    most: int | str

    def measures(self, scales: Scales) -> list[Measure]:
        (each,) = self.kind.measures(scales)
        return [_within(str(place), each) for place in range(size_of(scales, self.most))]

    def writer(self, scales: Scales) -> Writer:
        free = self.nothing(scales)

        def write_ordered(value: Sequence[int], out: list[int]) -> None:
            out.extend(value[: len(free)])
            out.extend(free[len(value) :])

        return write_ordered

    def read(self, value: Sequence[int], scales: Scales) -> tuple[Value, ...]:
        return tuple(self.kind.read(each, scales) for each in value)

    def __str__(self) -> str:
        return f"up to {self.most} in their order, each {self.kind}"


@dataclass(frozen=True)
class Split(Kind):
    """A packed value, taken apart: `parts` gives a value for each of the named kinds."""

    parts: Callable[[Value], Sequence[Value]]
    kinds: Mapping[str, Kind]

    def measures(self, scales: Scales) -> list[Measure]:
        return [_within(name, each) for name, kind in self.kinds.items() for each in kind.measures(scales)]

    def writer(self, scales: Scales) -> Writer:
        writers, parts = [kind.writer(scales) for kind in self.kinds.values()], self.parts

        def write_parts(value: object, out: list[int]) -> None:
            for write, part in zip(writers, parts(value), strict=True):
                write(part, out)

        return _remembered(write_parts)

    def read(self, value: Value, scales: Scales) -> dict[str, Value]:
        parts = zip(self.kinds.items(), self.parts(value), strict=True)
        return {name: kind.read(part, scales) for (name, kind), part in parts}

    def __str__(self) -> str:
        return "; ".join(f"{name}: {kind}" for name, kind in self.kinds.items())


@dataclass(frozen=True)
class Keyed(Kind):
    """Rows whose first value is a thing on a scale: for each such thing the rest of its row, least where it
    has none.
    """

    of: str
    kinds: Mapping[str, Plain]

    def measures(self, scales: Scales) -> list[Measure]:
        inner = [_within(name, each) for name, kind in self.kinds.items() for each in kind.measures(scales)]
        return [_within(name, each) for name in names_of(scales, self.of) for each in inner]

    def writer(self, scales: Scales) -> Writer:
        nothing, width = self.nothing(scales), len(self.kinds)

        def write_keyed(value: Sequence[Sequence[int]], out: list[int]) -> None:
            start = len(out)
            out.extend(nothing)
            for key, *rest in value:
                out[start + key * width : start + (key + 1) * width] = rest

        return write_keyed

    def read(self, value: Sequence[Sequence[int]], scales: Scales) -> dict[str, dict[str, Value]]:
        names = names_of(scales, self.of)
        return {
            names[key]: {
                name: kind.read(each, scales)
                for (name, kind), each in zip(self.kinds.items(), rest, strict=True)
            }
            for key, *rest in value
        }

    def __str__(self) -> str:
        inner = "; ".join(f"{name}: {kind}" for name, kind in self.kinds.items())
        return f"for each of `{self.of}`: {inner}, least where there is none"


@dataclass(frozen=True)
class Amounts(Kind):
    """An amount by each name of a scale."""

    of: str
    most: int | str

    def measures(self, scales: Scales) -> list[Measure]:
        most = size_of(scales, self.most)
        return [Measure(name, 0, most) for name in names_of(scales, self.of)]

    def writer(self, scales: Scales) -> Writer:
        names = names_of(scales, self.of)
        return lambda value, out: out.extend([value.get(name, 0) for name in names])

    def read(self, value: Mapping[str, int], scales: Scales) -> dict[str, int]:
        return dict(value)

    def __str__(self) -> str:
        return f"an amount for each of `{self.of}` (up to {self.most})"


def _remembered(write: Writer) -> Writer:
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


def _extend(value: Sequence[int], out: list[int]) -> None:
    out.extend(value)


def _within(name: str, each: Measure) -> Measure:
    """A measure of a part, by the name of the part and its own."""
    return Measure(f"{name}.{each.name}" if each.name else name, each.least, each.most, each.is_name)
