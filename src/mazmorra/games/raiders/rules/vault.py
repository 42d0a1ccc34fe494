"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from mazmorra.games.raiders.rules.cards import CARD_OF_ITEM, TORCH
from mazmorra.games.raiders.rules.purse import gain_coins, take_item
from mazmorra.games.raiders.rules.wounds import heal
from mazmorra.kernel import Dispatch

if TYPE_CHECKING:
    from mazmorra.content.ops import Op
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable


Gives: TypeAlias = "Callable[[RaidersTable, Op, list[int]], None]"

GIFTS: Dispatch[Gives] = Dispatch()
"""What a vault gives to all who played one value."""


def resolve_vault(table: RaidersTable, room: Room) -> None:
    """Coins and potions are for every taker in full; items only if there are enough (DR-VAU-1 to
    DR-VAU-5).
    """
    values = table.state.values()
    for value, gift in enumerate(room.gives, 1):
        if value not in values:
            continue
        takers = [seat for seat, each in enumerate(values) if each == value]
        GIFTS[gift.op](table, gift, takers)


@GIFTS.on("gain_coins")
def _pay(table: RaidersTable, gift: Op, takers: list[int]) -> None:
    for seat in takers:
        gain_coins(table, seat, gift.args[0][1], "DR-VAU-4")


@GIFTS.on("heal")
def _heal(table: RaidersTable, gift: Op, takers: list[int]) -> None:
    for seat in takers:
        heal(table, seat, gift.args[0][1], "DR-VAU-5")


@GIFTS.on("take")
def _hand_out(table: RaidersTable, gift: Op, takers: list[int]) -> None:
    item = CARD_OF_ITEM[gift.args[0][1]]
    if len(takers) <= table.state.supply[item - TORCH]:
        for seat in takers:
            take_item(table, seat, item, "DR-VAU-2")
    elif table.watched:
        table.tell(
            "item_short",
            "DR-VAU-2",
            seats=tuple(takers),
            item=gift.args[0][1],
        )
