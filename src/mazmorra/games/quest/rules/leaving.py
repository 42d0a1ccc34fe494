"""Out of the dungeon alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.belongings import drop_kept, kept_card
from mazmorra.games.quest.rules.board import kind_at
from mazmorra.games.quest.rules.spaces import NOWHERE
from mazmorra.games.quest.rules.wounds import end_turn
from mazmorra.games.quest.state import INSIDE, NO_SIDE, OUT
from mazmorra.kernel import Ending

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def may_leave(table: QuestTable, seat: int) -> bool:
    """In a tower room with loot; alone it must be treasure (DQ-EXI-1, DQ-SOLO-1, DQ-R-67)."""
    state, cards = table.state, table.game.box.cards
    if state.standing[seat] != INSIDE or kind_at(table, state.space[seat]).type != "tower":
        return False
    return any(not table.game.is_solo or cards[card].deck == "treasure" for card in state.loot[seat])


def leave(table: QuestTable, seat: int) -> Ending:
    """The figure goes, and never comes back."""
    state = table.state
    shade = kept_card(table, seat, "lingering_shade")
    if shade is not None:
        drop_kept(table, seat, shade)
    state.standing[seat] = OUT
    state.space[seat], state.side[seat] = NOWHERE, NO_SIDE
    if table.watched:
        table.tell("left_dungeon", "DQ-EXI-1", seat=seat)
    return end_turn(table)
