"""Imagined tables played on by rules of thumb: a bot for every seat of every table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mazmorra.bots.bot import Bot
from mazmorra.bots.search.mind import Asked, Chances, luck_of, won
from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import Answer


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
