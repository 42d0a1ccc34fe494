"""How the value of a state's field is written: as a figure, a name, several names, a word that stands or
does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from mazmorra.kernel.errors import NotSoMany
from mazmorra.kernel.notation.words import Words, unknown

NOTHING = "none"
"""Stands where a list of names is empty."""


class Kind(Protocol):
    """One way to write a value. Each state's field has its own type, hence Any."""

    def write(self, value: Any) -> str | None:
        """The words that say a value; None for one that is not said so."""

    def read(self, words: Words) -> Any:
        """The value that words say."""


class Field(NamedTuple):
    """A field of the state, and how its value is written."""

    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Number:
    """A figure; written `shift` higher than it is."""

    shift: int = 0
    least: int = 0
    most: int = 9999

    def write(self, value: int) -> str:
        return str(value + self.shift)

    def read(self, words: Words) -> int:
        return words.number(self.least, self.most) - self.shift


@dataclass(frozen=True, slots=True)
class Flag:
    """A word that stands alone: the value it has where it stands."""

    value: int = 1

    def write(self, value: int) -> str | None:
        return "" if value == self.value else None

    def read(self, words: Words) -> int:
        return self.value


@dataclass(frozen=True, slots=True)
class Text:
    """A word as it is, without spaces; `fitting` lists what it may be, if that is known."""

    fitting: tuple[str, ...] = ()

    def write(self, value: str) -> str:
        return value or NOTHING

    def read(self, words: Words) -> str:
        word = words.take(*self.fitting or (NOTHING,))
        if word == NOTHING:
            return ""
        if self.fitting and word not in self.fitting:
            raise unknown(word, self.fitting)
        return str(word)


class Texts:
    """Several words as they are, as a tuple."""

    def write(self, value: Sequence[str]) -> str:
        return " ".join(value) or NOTHING

    def read(self, words: Words) -> tuple[str, ...]:
        found = []
        while words:
            found.append(str(words.take()))
        return () if found == [NOTHING] else tuple(found)


class One:
    """A name for a number; `also` has other names that are understood."""

    def __init__(self, names: Sequence[str], also: Mapping[str, int] = {}, **more: int) -> None:
        self.numbers = {**also, **dict(zip(names, range(len(names)), strict=True)), **more}
        self.names = {number: name for name, number in self.numbers.items()}

    def write(self, value: Any) -> str:
        return self.names[value]

    def read(self, words: Words) -> Any:
        return list(self.numbers.values())[words.one_of(self.numbers)]


class Many(One):
    """Several names in their order, as a tuple."""

    def write(self, value: Sequence[Any]) -> str:
        return " ".join(self.names[each] for each in value) or NOTHING

    def read(self, words: Words) -> tuple[Any, ...]:
        if words.first == NOTHING:
            words.take()
            return ()
        found = [One.read(self, words)]
        while words:
            found.append(One.read(self, words))
        return tuple(found)


class Bits:
    """Several names, each a bit of one number."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: int) -> str:
        return " ".join(name for bit, name in enumerate(self.names) if value >> bit & 1) or NOTHING

    def read(self, words: Words) -> int:
        return sum(1 << bit for bit in set(Many(self.names).read(words)))


class Counts:
    """How many there are of each name, as a list: `goblin`, `troll*2`."""

    def __init__(self, names: Sequence[str], most: Sequence[int] = ()) -> None:
        self.names = names
        self.most = most
        """How many there can be of each, if that is known."""

    def write(self, value: Sequence[int]) -> str:
        said = [
            name if count == 1 else f"{name}*{count}"
            for name, count in zip(self.names, value, strict=True)
            if count
        ]
        return " ".join(said) or NOTHING

    def read(self, words: Words) -> list[int]:
        counts = [0] * len(self.names)
        while words:
            word = words.take()
            name, star, times = word.partition("*")
            if word == NOTHING:
                continue
            if name not in self.names or (star and not times.removeprefix("-").isdecimal()):
                raise unknown(word, self.names)
            where = list(self.names).index(name)
            counts[where] += int(times[:4] or 1)
            if self.most and counts[where] > self.most[where]:
                raise NotSoMany(part=word.part, column=word.column, word=name, most=self.most[where])
        return counts
