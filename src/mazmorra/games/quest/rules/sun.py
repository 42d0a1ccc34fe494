"""The sun: it moves on in the start player's turn, and may set on everyone inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.dice import Roll
from mazmorra.games.quest.rules.wounds import bury
from mazmorra.games.quest.state import BELOW, INSIDE
from mazmorra.kernel import Ending
from mazmorra.kernel.rule import Rule, rule

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


RISEN = "sun"
"""What is spent of a turn in which the sun has moved: it moves once."""


@rule
class Sun(Rule):
    """In the start player's turn the sun moves on, and may set (DQ-SUN-1, DQ-SUN-2, DQ-SUN-4, DQ-R-48)."""

    seat: int

    def start(self, table: QuestTable, _: object) -> Ending:
        state, track = table.state, table.game.box.sun
        state.sun = min(state.sun + 1, len(track))
        state.spent = (*state.spent, RISEN)
        if table.watched:
            table.tell("sun_moved", "DQ-SUN-1", space=state.sun, left=len(track) - state.sun)
        if not track[state.sun - 1]:
            return None
        return table.call(Roll(self.seat, 1, "sun", "DQ-SUN-2"), then=self.looked)

    def looked(self, table: QuestTable, pips: tuple[int, ...]) -> Ending:
        state = table.state
        if pips[0] > table.game.box.sun[state.sun - 1]:
            return None
        if table.watched:
            table.tell("sunset", "DQ-SUN-2")
        for seat in range(table.seats):
            if state.standing[seat] in (INSIDE, BELOW):
                _die_at_sunset(table, seat)
        return table.unwind(type(table.game.opening))


def _die_at_sunset(table: QuestTable, seat: int) -> None:
    """Everyone still inside dies, and nobody comes back (DQ-SUN-3, DQ-R-50)."""
    if table.watched:
        table.tell("died", "DQ-SUN-3", seat=seat, cause="sunset")
    bury(table, seat)
