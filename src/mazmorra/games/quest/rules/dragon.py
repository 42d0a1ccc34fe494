"""The dragon: every card drawn may wake it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import drop_loot
from mazmorra.games.quest.rules.dice import Roll
from mazmorra.games.quest.rules.effect import OPS, Effect
from mazmorra.games.quest.rules.order import Order
from mazmorra.games.quest.rules.runes import has, holds
from mazmorra.games.quest.rules.wounds import Hurt, Ward, end_turn
from mazmorra.games.quest.state import INSIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.quest.game import QuestTable


def in_the_chamber(table: QuestTable, first: int) -> tuple[int, ...]:
    """Everybody in the treasure chamber, from a seat on clockwise."""
    state, chamber = table.state, table.game.box.treasure[0]
    seats = [(first + offset) % table.seats for offset in range(table.seats)]
    return tuple(seat for seat in seats if state.standing[seat] == INSIDE and state.space[seat] == chamber)


@rule
class Rage(Rule):
    """It wakes: everybody in the chamber loses all loot and burns, then all dragon cards are shuffled
    (DQ-R-57).
    """

    seat: int
    dice: int
    order: tuple[int, ...] = ()
    """Who rolls one after the other."""
    wounds: tuple[int, ...] = ()
    """What those who have rolled so far will suffer."""

    def start(self, table: QuestTable, _: object) -> Ending:
        burning = in_the_chamber(table, self.seat)
        if table.watched:
            table.tell("dragon_wakes", "DQ-R-57", seats=burning)
        for seat in burning:
            for card in table.state.loot[seat]:
                drop_loot(table, seat, card, "DQ-R-57")
        where = table.game.box.slices["dragon"]
        for card in range(where.start, where.stop):
            table.state.deck[card] = table.game.box.cards[card].row.copies
        if any(chooses(table, seat) for seat in burning):
            return table.call(Order("burn_order", burning), then=self.ordered)
        return self.ordered(table, burning)

    def ordered(self, table: QuestTable, order: tuple[int, ...]) -> Ending:
        """The player whose turn it is has said who rolls first, where somebody has a choice to make
        (DQ-TRN-5).
        """
        return replace(self, order=order).next(table)

    def next(self, table: QuestTable) -> Ending:
        if len(self.wounds) < len(self.order):
            return table.call(Burn(self.order[len(self.wounds)], self.dice), then=self.burnt)
        return self.suffer(table)

    def burnt(self, table: QuestTable, wounds: int) -> Ending:
        return replace(self, wounds=(*self.wounds, wounds)).next(table)

    def suffer(self, table: QuestTable) -> Ending:
        """All suffer when all have rolled; the death of the player whose turn it is would end the turn, and
        so comes last.
        """
        wounds = dict(zip(self.order, self.wounds, strict=True))
        others = (Scorch(seat, wounds[seat]) for seat in self.order if seat != self.seat)
        return table.call(*others, Scorch(self.seat, wounds[self.seat]), then=self.over)

    def over(self, table: QuestTable, _: object) -> Ending:
        return end_turn(table)


@OPS.on("rage")
def rage(effect: Effect, table: QuestTable, op: Op) -> Ending:
    return effect.go_on(table, Rage(effect.seat, op["dice"]))


def chooses(table: QuestTable, seat: int) -> bool:
    """Whether the flames ask a player anything: who is after others may know more."""
    return has(table, seat, "serenity") or holds(table, seat, "fortune") or holds(table, seat, "warding")


@rule
class Scorch(Rule):
    """The wounds of one hero, once everything that could lessen them has been asked."""

    seat: int
    wounds: int

    def start(self, table: QuestTable, _: object) -> Ending:
        return Hurt(self.seat, self.wounds, "DQ-R-57", "dragon").suffer(table, self.wounds)


@rule
class Burn(Rule):
    """The dice of one hero in the flames; Brother Gherinn may roll some of them again, once.

    Gives the wounds.
    """

    seat: int
    dice: int
    pips: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: object) -> Ending:
        return table.call(Roll(self.seat, self.dice, "dragon_rage", "DQ-R-57"), then=self.rolled)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        burnt = replace(self, pips=pips)
        if has(table, self.seat, "serenity") and not self.pips:
            return table.ask(burnt.calm, burnt.serenity, self.seat)
        return self.warded(table, sum(pips))

    def serenity(self, table: QuestTable, seat: int) -> Ask:
        return Ask(
            seat, "serenity", ("keep", "first", "second", "both"), "DQ-TRN-6", about=(("dice", self.pips),)
        )

    def calm(self, table: QuestTable, answer: str) -> Ending:
        if answer == "keep":
            return self.warded(table, sum(self.pips))
        if answer == "both":
            return table.call(Roll(self.seat, self.dice, "dragon_rage", "DQ-TRN-6"), then=self.all_again)
        left = replace(self, pips=(self.pips[1 if answer == "first" else 0],))
        return table.call(Roll(self.seat, 1, "dragon_rage", "DQ-TRN-6"), then=left.one_again)

    def all_again(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        return self.warded(table, sum(pips))

    def one_again(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        return self.warded(table, sum(self.pips) + sum(pips))

    def warded(self, table: QuestTable, wounds: int) -> Ending:
        return table.call(Ward(self.seat, wounds))
