"""Kinds that hold a number for each of the things on a scale: flags, amounts, how many of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mazmorra.kernel.fields.kinds import Kind, Writer, remembered
from mazmorra.kernel.fields.scales import Measure, Scales, names_of, size_of


@dataclass(frozen=True)
class OfEach(Kind):
    """A number for each of the things on a scale, from 0 to as many as there can be."""

    of: str
    most: int | str = 1

    def measures(self, scales: Scales) -> list[Measure]:
        most = size_of(scales, self.most)
        return [Measure(name, 0, most) for name in names_of(scales, self.of)]


class Bits(OfEach):
    """A number whose bits say which of the things on a scale there are: a flag for each."""

    def writer(self, scales: Scales) -> Writer:
        places = range(len(names_of(scales, self.of)))
        return remembered(lambda value, out: out.extend([value >> place & 1 for place in places]))

    def read(self, value: int, scales: Scales) -> tuple[str, ...]:
        return tuple(name for place, name in enumerate(names_of(scales, self.of)) if value >> place & 1)

    def __str__(self) -> str:
        return f"a flag for each of `{self.of}`"


class Bag(OfEach):
    """Some of the things on a scale, in whichever order: how many of each."""

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


class Words(OfEach):
    """Some of the words on a scale: a flag for each."""

    def writer(self, scales: Scales) -> Writer:
        names = names_of(scales, self.of)
        return lambda value, out: out.extend([int(name in value) for name in names])

    def read(self, value: tuple[str, ...], scales: Scales) -> tuple[str, ...]:
        return value

    def __str__(self) -> str:
        return f"a flag for each word of `{self.of}`"


class Amounts(OfEach):
    """An amount by each name of a scale."""

    def writer(self, scales: Scales) -> Writer:
        names = names_of(scales, self.of)
        return lambda value, out: out.extend([value.get(name, 0) for name in names])

    def read(self, value: Mapping[str, int], scales: Scales) -> dict[str, int]:
        return dict(value)

    def __str__(self) -> str:
        return f"an amount for each of `{self.of}` (up to {self.most})"
