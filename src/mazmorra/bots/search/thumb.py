"""Imagined tables played on by rules of thumb: a bot for every seat of every table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic

from mazmorra.bots.bot import Bot
from mazmorra.bots.search.mind import Asked, Chances, Policy, luck_of, won
from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.view import AnyView, G


class ByThumb:
    """Asks a bot made for the seat, which may remember what it planned."""

    def __init__(
        self, make: Callable[[int, int], Bot], chances_of: Callable[[AnyTable], Chances] = won
    ) -> None:
        self.make, self.chances_of = make, chances_of
        self.bots: dict[tuple[int, int], tuple[AnyTable, Bot]] = {}

    def answers(self, asked: Asked) -> Sequence[Answer]:
        return [self._bot(table, ask.seat).choose(table.view(ask.seat)) for table, ask in asked]

    def chances(self, tables: Sequence[AnyTable]) -> Sequence[Chances]:
        return [self.chances_of(table) for table in tables]

    def _bot(self, table: AnyTable, seat: int) -> Bot:
        key = (id(table), seat)  # the table is kept beside its bot, so no other has its id
        if key not in self.bots:
            self.bots[key] = (table, self.make(seat, int(luck_of(table) * (1 << 48))))
        return self.bots[key][1]


SURE = 0.9
"""How often a rule of thumb is thought to be right at first glance."""


class ThumbMind(ABC, Generic[G]):
    """A game thought about by rules of thumb: they play on for every seat, and what they would answer is the
    first glance.
    """

    def __init__(self, game: G) -> None:
        self.game = game

    def heed(self, view: AnyView) -> None:
        """All rivals are thought to go by rules of thumb."""

    def policy(self, view: AnyView, lot: int) -> Policy:
        return ByThumb(lambda _, seed: self.player(seed), self.chances)

    def priors(self, view: AnyView) -> Sequence[float]:
        """What rules of thumb would answer is likely; the others share the rest."""
        options = view.question.options
        chosen, others = self.glance().choose(view), max(len(options) - 1, 1)
        return [SURE if option == chosen else (1 - SURE) / others for option in options]

    def glance(self) -> Bot:
        """Whose answer is the first glance."""
        return self.player(0)

    @abstractmethod
    def player(self, seed: int) -> Bot:
        """Who plays on for a seat."""

    @abstractmethod
    def chances(self, table: AnyTable) -> Chances:
        """How likely each seat is to win."""
