"""Treasure rooms: the highest cards share the chests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import CHEST, SEATS, SECOND_CHEST
from mazmorra.batch.rules.cards import highest, of_seat, values
from mazmorra.batch.rules.purse import gain_coins

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def resolve_treasure(box: Ints, game: Ints, room: int) -> None:
    """The highest gain the richest chest, the second-highest the second, if there are both (DR-TRE-1,
    DR-TRE-3, DR-TRE-6).
    """
    counted = values(box, game, 0)
    most = highest(counted, 6)
    share(box, game, counted, most, box[room + CHEST])
    if box[room + SECOND_CHEST]:
        second = highest(counted, most)
        if second:
            share(box, game, counted, second, box[room + SECOND_CHEST])


@inlined
def share(box: Ints, game: Ints, counted: int, value: int, coins: int) -> None:
    """Tied players split a chest equally, rounded down (DR-TRE-2)."""
    tied = 0
    for seat in range(box[SEATS]):
        tied += of_seat(counted, seat) == value
    part = coins if tied == 1 else coins // tied
    for seat in range(box[SEATS]):
        if of_seat(counted, seat) == value:
            gain_coins(box, game, seat, part)
