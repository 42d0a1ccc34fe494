"""Where death can wait, the fallen come back in a tower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.board import free_towers
from mazmorra.games.quest.rules.explore import Light
from mazmorra.games.quest.rules.spaces import place
from mazmorra.games.quest.state import INSIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


@rule
class Return(Rule):
    """Death can wait: the player to the left puts the figure in a tower room; alone, chance does (DQ-WAIT-1,
    DQ-R-68).
    """

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        towers = free_towers(table)
        if table.seats == 1:
            return table.draw(self.back, "tower", (1,) * len(towers), towers)
        return table.ask(self.back, self.where, (self.seat + 1) % table.seats)

    def where(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "return_to", free_towers(table), "DQ-WAIT-1", about=(("seat", self.seat),))

    def back(self, table: QuestTable, tower: int) -> Ending:
        state = table.state
        state.standing[self.seat], state.space[self.seat] = INSIDE, tower
        if table.watched:
            table.tell("returned", "DQ-WAIT-1", seat=self.seat, space=tower, place=place(tower))
        if any(state.rune_bag):
            return table.draw(self.dealt, "rune", state.rune_bag)
        return self.lit(table)

    def dealt(self, table: QuestTable, rune: int) -> Ending:
        """A rune nobody has used, if there is one (DQ-R-69)."""
        table.state.rune_bag[rune] -= 1
        table.state.runes[self.seat] = rune
        if table.watched:
            table.tell("rune_dealt", "DQ-R-69", seat=self.seat, rune=table.game.box.runes[rune].id)
        return self.lit(table)

    def lit(self, table: QuestTable) -> Ending:
        """By torchlight the tower's passages are lit again, as at the start (DQ-LIGHT-2)."""
        return table.call(Light(self.seat, table.state.space[self.seat])) if table.game.torchlight else None
