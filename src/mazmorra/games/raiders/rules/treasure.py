"""Treasure rooms: the highest cards share the chests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.raiders.rules.purse import gain_coins

if TYPE_CHECKING:
    from mazmorra.games.raiders.box.loading import Room
    from mazmorra.games.raiders.game import RaidersTable


def resolve_treasure(table: RaidersTable, room: Room) -> None:
    """The highest gain the richest chest, the second-highest the second (DR-TRE-1, DR-TRE-3)."""
    values = table.state.values()
    highest = max(values)
    _share(table, room.chests[0], values, highest, "DR-TRE-1")
    if len(room.chests) > 1:
        second = max([value for value in values if value < highest], default=0)
        if second:
            _share(table, room.chests[1], values, second, "DR-TRE-3")
        elif table.watched:
            table.tell("chest_stays", "DR-TRE-6", coins=room.chests[1])


def _share(table: RaidersTable, coins: int, values: list[int], value: int, clause: str) -> None:
    if values.count(value) == 1:
        gain_coins(table, values.index(value), coins, clause)
        return
    winners = [seat for seat, each in enumerate(values) if each == value]
    share = coins // len(winners)  # DR-TRE-2
    if table.watched:
        table.tell("chest_shared", "DR-TRE-2", seats=tuple(winners), coins=coins, share=share)
    if share:
        for seat in winners:
            gain_coins(table, seat, share, clause)


def resolve_treasure_alone(table: RaidersTable, room: Room) -> None:
    """A chest is taken by a card at least 1 greater, each chest judged on its own (DR-SOL-5)."""
    power = table.state.values()[0]
    for coins in room.chests:
        if power > coins:
            gain_coins(table, 0, coins, "DR-SOL-5")
        elif table.watched:
            table.tell("chest_stays", "DR-SOL-5", coins=coins)
