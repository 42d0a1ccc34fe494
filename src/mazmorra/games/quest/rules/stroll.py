"""The rune of passage: straight to a room some way off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.board import explored, free, on_this_side
from mazmorra.games.quest.rules.entering import Enter
from mazmorra.games.quest.rules.spaces import back
from mazmorra.games.quest.state import NO_SIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.ask import Ask
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Passage
    from mazmorra.games.quest.game import QuestTable


def strolls(table: QuestTable, seat: int, rooms: int) -> dict[int, Passage]:
    """The explored rooms the rune of passage can lead to, and the last passage into each; none on the way is
    occupied.
    """
    start, side = table.state.space[seat], table.state.side[seat]
    reached: dict[int, Passage] = {}
    border = [(start, side)]
    for _ in range(rooms):
        found = []
        for space, came in border:
            for passage in free(table, on_this_side(table, space, came)):
                if explored(table, passage.to) and passage.to not in reached and passage.to != start:
                    reached[passage.to] = passage
                    found.append((passage.to, back(passage.way)))
        border = found
    return reached


@rule
class Stroll(Rule):
    """The rune of passage: straight to a room up to so many rooms away; only the last one is resolved."""

    seat: int
    rooms: int

    def where(self, table: QuestTable, seat: int) -> Ask:
        return Ask(seat, "stroll", tuple(sorted(strolls(table, seat, self.rooms))), "DQ-CRD-5")

    def chosen(self, table: QuestTable, to: int) -> Ending:
        passage = strolls(table, self.seat, self.rooms)[to]
        side = NO_SIDE if to in table.game.box.treasure else back(passage.way)
        return table.call(Enter(self.seat, to, side))
