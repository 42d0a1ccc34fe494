"""Runes: each serves once in the game and then leaves it (DQ-CRD-5).

Where one acts, that rule asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.quest.state import NO_RUNE

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable


def holds(table: QuestTable, seat: int, name: str) -> bool:
    """Whether a seat still has a rune."""
    return table.state.runes[seat] == table.game.rune_numbers[name]


def use_rune(table: QuestTable, seat: int) -> int:
    """Use one's rune up; the figure it speaks of."""
    row = table.game.box.runes[table.state.runes[seat]]
    table.state.runes[seat] = NO_RUNE
    if table.watched:
        table.tell("rune_used", "DQ-CRD-5", seat=seat, rune=row.id)
    return row.amount


def has(table: QuestTable, seat: int, ability: str) -> bool:
    """Whether a seat's hero has an ability."""
    return ability in table.game.box.heroes[table.state.heroes[seat]].abilities


def once(table: QuestTable, ability: str) -> bool:
    """Whether something that goes once a turn can still be done in this one."""
    return ability not in table.state.spent
