"""The scales that a game's numbers are measured by (`rooms`, `seats`, `coins`), and what one number is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Names: TypeAlias = Sequence[str] | int
"""What a number can be: the names of 0, 1, 2 and so on, or the most there can be of something."""
Scales: TypeAlias = Mapping[str, Names]
"""The scales of one game and number of seats."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number: what it is, its bounds, and whether it names one of several things (else it counts)."""

    name: str
    least: int
    most: int
    is_name: bool = False

    def within(self, name: str) -> Measure:
        """The same for a part of something, by the name of the part and its own."""
        return Measure(f"{name}.{self.name}" if self.name else name, self.least, self.most, self.is_name)

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
