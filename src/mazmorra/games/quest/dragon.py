"""The dragon: every card drawn may wake it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.belongings import drop_loot
from mazmorra.games.quest.dice import Roll
from mazmorra.games.quest.harm import Hurt, end_turn
from mazmorra.games.quest.runes import has
from mazmorra.games.quest.state import INSIDE
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def in_the_chamber(table: QuestTable, first: int) -> tuple[int, ...]:
    """Everybody in the treasure chamber, from a seat on clockwise."""
    state, chamber = table.state, table.game.box.treasure[0]
    seats = [(first + offset) % table.seats for offset in range(table.seats)]
    return tuple(seat for seat in seats if state.standing[seat] == INSIDE and state.space[seat] == chamber)


@rule
class Rage(Rule):
    """It wakes: everybody in the chamber loses all loot and burns, then all dragon cards are shuffled (DQ-R-57)."""

    seat: int
    dice: int
    wounds: tuple[int, ...] = ()
    """What those who have rolled so far will suffer."""

    def start(self, table: QuestTable, _: Any) -> Any:
        burning = in_the_chamber(table, self.seat)
        if table.watched:
            table.tell("dragon_wakes", "DQ-R-57", seats=burning)
        for seat in burning:
            for card in table.state.loot[seat]:
                drop_loot(table, seat, card, "DQ-R-57")
        where = table.game.box.slices["dragon"]
        for card in range(where.start, where.stop):
            table.state.deck[card] = table.game.box.cards[card].row.copies
        return self.next(table)

    def next(self, table: QuestTable) -> Any:
        """Whose turn it is rolls first, then clockwise; all suffer when all have rolled."""
        burning = in_the_chamber(table, self.seat)
        if len(self.wounds) < len(burning):
            return table.call(Burn(burning[len(self.wounds)], self.dice), then=self.burnt)
        hurts = [Hurt(seat, amount, "DQ-R-57") for seat, amount in zip(burning, self.wounds, strict=True)]
        return table.call(*hurts[1:], hurts[0], then=self.over)

    def burnt(self, table: QuestTable, wounds: int) -> Any:
        return Rage(self.seat, self.dice, (*self.wounds, wounds)).next(table)

    def over(self, table: QuestTable, _: Any) -> Any:
        return end_turn(table)


@rule
class Burn(Rule):
    """The dice of one hero in the flames; Brother Gherinn may roll some of them again, once. Gives the wounds."""

    seat: int
    dice: int
    pips: tuple[int, ...] = ()

    def start(self, table: QuestTable, _: Any) -> Any:
        return table.call(Roll(self.seat, self.dice, "dragon_rage", "DQ-R-57"), then=self.rolled)

    def rolled(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        burnt = Burn(self.seat, self.dice, pips)
        if has(table, self.seat, "serenity") and not self.pips:
            return table.ask(burnt.calm, burnt.serenity, self.seat)
        return sum(pips)

    def serenity(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "serenity", ("keep", "first", "second", "both"), "DQ-TRN-6", about=(("dice", self.pips),))

    def calm(self, table: QuestTable, answer: str) -> Any:
        if answer == "keep":
            return sum(self.pips)
        if answer == "both":
            return table.call(Roll(self.seat, self.dice, "dragon_rage", "DQ-TRN-6"), then=self.all_again)
        left = Burn(self.seat, self.dice, (self.pips[1 if answer == "first" else 0],))
        return table.call(Roll(self.seat, 1, "dragon_rage", "DQ-TRN-6"), then=left.one_again)

    def all_again(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        return sum(pips)

    def one_again(self, table: QuestTable, pips: tuple[int, ...]) -> Any:
        return sum(self.pips) + sum(pips)
