"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM, TORCH
from mazmorra.games.raiders.rules.tally import gain_coins, heal, take_item

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable


def resolve_vault(table: RaidersTable, room: Room) -> None:
    """Coins and potions are for every taker in full; items only if there are enough (DR-VAU-1 to
    DR-VAU-5).
    """
    values = table.state.values()
    for value, gift in enumerate(room.gives, 1):
        if value not in values:
            continue
        takers = [seat for seat, each in enumerate(values) if each == value]
        if gift.op == "take":
            _hand_out(table, CARD_OF_ITEM[gift.args[0][1]], takers)
        elif gift.op == "heal":
            for seat in takers:
                heal(table, seat, gift.args[0][1], "DR-VAU-5")
        else:
            for seat in takers:
                gain_coins(table, seat, gift.args[0][1], "DR-VAU-4")


def _hand_out(table: RaidersTable, item: int, takers: list[int]) -> None:
    if len(takers) <= table.state.supply[item - TORCH]:
        for seat in takers:
            take_item(table, seat, item, "DR-VAU-2")
    elif table.watched:
        table.tell(
            "item_short",
            "DR-VAU-2",
            seats=tuple(takers),
            item=next(k for k, v in CARD_OF_ITEM.items() if v == item),
        )
