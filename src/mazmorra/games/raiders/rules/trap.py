"""Traps: the highest (or lowest) card played springs them, whoever played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazmorra.games.raiders.box.loading import HALF
from mazmorra.games.raiders.rules.purse import lose_coins
from mazmorra.games.raiders.rules.wounds import wound

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable


def resolve_trap(table: RaidersTable, room: Room) -> None:
    """Only one value counts; out of its range, nothing happens (DR-TRP-10)."""
    played = [value for value in table.state.values() if value]
    value = max(played) if room.by_highest else min(played)
    amount = room.amounts[value - 1]
    if not amount:
        if table.watched:
            table.tell("trap_quiet", "DR-TRP-10", room=room.id, value=value)
        return
    struck = _struck(table, room)
    if table.watched:
        table.tell("trap_sprung", room.clause, room=room.id, value=value, seats=tuple(struck))
    for seat in struck:
        if room.does == "wound":
            wound(table, seat, _wounds(table, seat, amount), room.clause)
        else:
            lose_coins(table, seat, table.state.coins[seat] // 2 if amount == HALF else amount, room.clause)


def _struck(table: RaidersTable, room: Room) -> Sequence[int]:
    """Who a trap hits: all who tie for it, among the living (DR-TRP-9, DR-END-9)."""
    state = table.state
    living = state.living()
    if room.who == "most_coins":
        most = max([state.coins[seat] for seat in living])
        return [seat for seat in living if state.coins[seat] == most]
    if room.who == "fewest_wounds":
        fewest = min([state.wounds[seat] for seat in living])
        return [seat for seat in living if state.wounds[seat] == fewest]
    return living


def _wounds(table: RaidersTable, seat: int, amount: int) -> int:
    """'Half' is half of the wound spaces left, rounded down (DR-TRP-4)."""
    if amount != HALF:
        return amount
    left = table.game.box.figures.deadly_wounds - table.state.wounds[seat]
    return max(left, 0) // 2
