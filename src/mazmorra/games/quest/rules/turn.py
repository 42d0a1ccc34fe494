"""A turn: the sun, what lies in the play area, and one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.action import Action
from mazmorra.games.quest.rules.order import Order
from mazmorra.games.quest.rules.potions import Thirst
from mazmorra.games.quest.rules.returning import Return
from mazmorra.games.quest.rules.runes import holds, once
from mazmorra.games.quest.rules.status import Status
from mazmorra.games.quest.rules.sun import RISEN, Sun
from mazmorra.games.quest.rules.wounds import EndsAtOnce, end_turn
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

LOST = "turn"
"""What is spent of a turn that is lost."""


@rule
class Turn(Rule, EndsAtOnce):
    """One player's turn, from the sun's step to its end (DQ-TRN-2)."""

    seat: int
    sun: bool = True
    """Whether the sun has still to move in this round, if this is the start player's turn (DQ-R-47)."""

    def start(self, table: QuestTable, _: object) -> Ending:
        state = table.state
        state.turn, state.spent, state.passed = self.seat, (), ()
        if table.watched:
            table.tell("turn_began", "DQ-TRN-2", seat=self.seat)
        return table.call(*self.phases(table), then=self.ended)

    def phases(self, table: QuestTable) -> list[Rule]:
        """The sun goes before one's own cards, or after them if the table says so (DQ-R-49)."""
        state, seat = table.state, self.seat
        sun: list[Rule] = [Sun(seat)] if self.dawns(table) else []
        if state.skips[seat]:
            return [*sun, Lost(seat)]
        cards: list[Rule] = [Status(seat)] if state.kept[seat] or holds(table, seat, "mending") else []
        return [*cards, *sun, Action(seat)] if table.game.cards_first else [*sun, *cards, Action(seat)]

    def dawns(self, table: QuestTable) -> bool:
        """Whether the sun moves in this turn and has not yet."""
        return self.sun and self.seat == table.state.starter and once(table, RISEN)

    def ended(self, table: QuestTable, _: object) -> Ending:
        """Whatever ended the turn leads here: the sun moves if a card ended it first, and a potion may still
        be drunk.
        """
        if self.dawns(table):
            return table.call(Sun(self.seat), then=self.ended)
        if once(table, LOST):
            return table.call(Thirst(self.seat), then=self.quenched)
        return self.quenched(table, None)

    def quenched(self, table: QuestTable, _: object) -> Ending:
        """The fallen come back where death can wait; the player whose turn it is says who first
        (DQ-TRN-5).
        """
        fallen = table.state.fallen
        return table.call(Order("return_order", fallen), then=self.rise) if fallen else None

    def rise(self, table: QuestTable, fallen: tuple[int, ...]) -> Ending:
        table.state.fallen = ()
        return table.call(*(Return(seat) for seat in fallen))


@rule
class Lost(Rule):
    """A lost turn is lost whole, but for the sun (DQ-R-56)."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        table.state.skips[self.seat] -= 1
        table.state.spent = (*table.state.spent, LOST)
        if table.watched:
            table.tell("turn_lost", "DQ-R-56", seat=self.seat, left=table.state.skips[self.seat])
        return end_turn(table)
