"""Kinds that are made of others: a value for each thing, rows, a packed value taken apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mazmorra.kernel.fields.kinds import Kind, Plain, Value, Writer, remembered
from mazmorra.kernel.fields.scales import Measure, Scales, names_of, size_of


@dataclass(frozen=True)
class Each(Kind):
    """A value for each thing on a scale."""

    of: str
    kind: Kind

    def measures(self, scales: Scales) -> list[Measure]:
        inner = self.kind.measures(scales)
        names = names_of(scales, self.of)
        return [each.within(name) for name in names for each in inner]

    def writer(self, scales: Scales) -> Writer:
        if isinstance(self.kind, Plain):
            return _extend
        write = self.kind.writer(scales)

        def write_each(value: Sequence[Value], out: list[int]) -> None:
            for each in value:
                write(each, out)

        return remembered(write_each)

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
class Ordered(Kind):
    """Values in their order, so many at most; places that are free hold the least there can be."""

    kind: Plain
    most: int | str

    def measures(self, scales: Scales) -> list[Measure]:
        (each,) = self.kind.measures(scales)
        return [each.within(str(place)) for place in range(size_of(scales, self.most))]

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
        return [each.within(name) for name, kind in self.kinds.items() for each in kind.measures(scales)]

    def writer(self, scales: Scales) -> Writer:
        writers, parts = [kind.writer(scales) for kind in self.kinds.values()], self.parts

        def write_parts(value: object, out: list[int]) -> None:
            for write, part in zip(writers, parts(value), strict=True):
                write(part, out)

        return remembered(write_parts)

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
        inner = [each.within(name) for name, kind in self.kinds.items() for each in kind.measures(scales)]
        return [each.within(name) for name in names_of(scales, self.of) for each in inner]

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


def _extend(value: Sequence[int], out: list[int]) -> None:
    out.extend(value)
