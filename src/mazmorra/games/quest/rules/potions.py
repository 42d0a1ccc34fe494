"""Potions: drunk in one's own turn, before acting or after, however the turn ended (DQ-R-64)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.rules.belongings import drop_loot
from mazmorra.games.quest.rules.decks import NOTHING
from mazmorra.games.quest.rules.dice import Roll
from mazmorra.games.quest.rules.effect import Effect
from mazmorra.games.quest.state import BELOW, INSIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

DRINK = ("drink",)


def potion(table: QuestTable, seat: int) -> int:
    """A potion that a seat holds, or `NOTHING`."""
    return next((card for card in table.state.loot[seat] if card in table.game.potions), NOTHING)


def thirsty(table: QuestTable, seat: int) -> bool:
    """Whether a potion could do any good: somebody who lives and has wounds holds one."""
    state = table.state
    return (
        state.wounds[seat] > 0 and potion(table, seat) != NOTHING and state.standing[seat] in (INSIDE, BELOW)
    )


@rule
class Thirst(Rule):
    """Besides acting, a potion may be drunk, and another one; nobody is asked whom it could not help."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.ask(self.decided, self.drink, self.seat) if thirsty(table, self.seat) else None

    def drink(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "drink", (("done",), DRINK), "DQ-R-64")

    def decided(self, table: QuestTable, answer: tuple[Any, ...]) -> Ending:
        return table.call(Drink(self.seat), self) if answer == DRINK else None


@rule
class Drink(Rule):
    """One potion: it is gone, and the dice say what it does."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        drop_loot(table, self.seat, potion(table, self.seat), "DQ-R-64")
        return table.call(Tempt(self.seat, "potion"))


@rule
class Tempt(Rule):
    """Two dice on a table of outcomes: a potion drunk, a forbidden page read."""

    seat: int
    table: str

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.call(
            Roll(self.seat, 2, self.table, "DQ-R-64" if self.table == "potion" else "DQ-CRD-2"),
            then=self.rolled,
        )

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        found = table.game.box.outcome(self.table, sum(pips))
        return table.call(Effect(self.seat, found, "outcome")) if found != NOTHING else None
