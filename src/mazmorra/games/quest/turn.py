"""A turn: the sun, what lies in the play area, and one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mazmorra.games.quest.action import Action
from mazmorra.games.quest.harm import end_turn
from mazmorra.games.quest.returning import Return
from mazmorra.games.quest.runes import holds
from mazmorra.games.quest.status import Status
from mazmorra.games.quest.sun import Sun
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Turn(Rule):
    """One player's turn, from the sun's step to its end (DQ-TRN-2)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        state = table.state
        state.turn, state.spent, state.passed = self.seat, (), ()
        if table.watched:
            table.tell("turn_began", "DQ-TRN-2", seat=self.seat)
        phases: list[Rule] = [Action(self.seat)]
        if state.kept[self.seat] or holds(table, self.seat, "mending"):
            phases.insert(0, Status(self.seat))
        if state.skips[self.seat]:
            phases.insert(0, Lost(self.seat))
        if self.seat == state.starter:
            phases.insert(0, Sun(self.seat))
        return table.call(*phases, then=self.ended)

    def ended(self, table: QuestTable, _: Any) -> Any:
        """Whatever ended the turn leads here; the fallen come back where death can wait."""
        return table.call(*(Return(seat) for seat in table.state.fallen), then=self.over) if table.state.fallen else None

    def over(self, table: QuestTable, _: Any) -> Any:
        table.state.fallen = ()
        return None


@rule
class Lost(Rule):
    """A lost turn is lost whole, but for the sun (DQ-R-56)."""

    seat: int

    def start(self, table: QuestTable, _: Any) -> Any:
        table.state.skips[self.seat] -= 1
        if table.watched:
            table.tell("turn_lost", "DQ-R-56", seat=self.seat, left=table.state.skips[self.seat])
        return end_turn(table)
