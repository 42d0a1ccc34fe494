"""A game in words, as far as every game has them alike: how things are called, colours, the final count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from mazmorra.kernel.view import AnyView, G
from mazmorra.terminal.names import GameNames

N = TypeVar("N", bound=GameNames[Any])  # those of G


class Telling(Protocol[N]):
    """A game of heroes in sentences."""

    names: N

    def situation(self, view: AnyView, people: Sequence[str]) -> list[str]: ...

    def sheet(self, view: AnyView, seat: int, people: Sequence[str]) -> list[str]: ...


S = TypeVar("S", bound=Telling[Any])


class BoardWords(ABC, Generic[G, N]):
    """The words of one game in one language."""

    tones: Mapping[str, str]
    """The colour tokens of events."""
    heads: tuple[str, str]
    """The headings of the two figures of the final count."""

    def __init__(self, names: N) -> None:
        self.names = names
        self.game: G = names.game
        self.wording, self.say = names.wording, names.say

    def tone(self, kind: str) -> str:
        return self.tones.get(kind, "")

    def count(self, view: AnyView, names: Sequence[str]) -> list[tuple[str, ...]]:
        heads = ("", "", *(self.say(head) for head in self.heads), "")
        best = sorted(range(view.seats), key=lambda seat: self.rank(view, seat))
        return [heads, *(self.counted(view, seat, names) for seat in best)]

    @abstractmethod
    def rank(self, view: AnyView, seat: int) -> tuple[int, ...]:
        """What the final count is sorted by: the least is the best."""

    @abstractmethod
    def counted(self, view: AnyView, seat: int, names: Sequence[str]) -> tuple[str, ...]:
        """The row of a seat in the final count."""


class HeroWords(BoardWords[G, N], Generic[G, N, S]):
    """The words of a game in which everybody has a sheet."""

    def __init__(self, sentences: S) -> None:
        super().__init__(sentences.names)
        self.sentences = sentences

    def situation(self, view: AnyView, names: Sequence[str]) -> list[str]:
        return self.sentences.situation(view, names)

    def sheets(self, view: AnyView, first: int, names: Sequence[str]) -> list[str]:
        """Every sheet, one of them first."""
        seats = [first, *(seat for seat in range(view.seats) if seat != first)]
        return [line for seat in seats for line in self.sentences.sheet(view, seat, names)]
