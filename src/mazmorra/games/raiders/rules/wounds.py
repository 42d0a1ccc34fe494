"""Wounds, healing and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import ITEM_CARDS, TORCH, count
from mazmorra.games.raiders.rules.purse import lowered

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersTable


def wound(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Wounds have no limit here; who dies of them is judged after the room (DR-MON-5, DR-END-9)."""
    wounds = table.state.wounds
    wounds[seat] += amount
    if table.watched:
        table.tell("wounded", clause, seat=seat, amount=amount, total=wounds[seat])


def heal(table: RaidersTable, seat: int, amount: int, clause: str) -> None:
    """Wounds never go below 0 (DR-VAU-5)."""
    wounds = table.state.wounds
    healed = lowered(wounds, seat, amount)
    if table.watched:
        table.tell("healed", clause, seat=seat, amount=healed, total=wounds[seat])


def bury_the_dead(table: RaidersTable) -> None:
    """Death is judged once, after the whole room (DR-END-1, DR-END-9)."""
    state = table.state
    for seat in state.living():
        if state.wounds[seat] >= table.game.deadly_wounds:
            eliminate(table, seat, "DR-END-1")


def eliminate(table: RaidersTable, seat: int, clause: str) -> None:
    """Out of the game and unable to win; what items are held go back (DR-END-1, DR-BOS-3)."""
    state = table.state
    state.alive[seat] = 0
    for item in ITEM_CARDS:
        state.supply[item - TORCH] += count(state.hands[seat], item)
    state.hands[seat] = 0
    if table.watched:
        table.tell("eliminated", clause, seat=seat)
