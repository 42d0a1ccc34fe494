"""Treasure rooms: the highest cards share the chests."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import CHEST, SECOND_CHEST
from mazmorra.batch.rules.cards import values
from mazmorra.batch.rules.lanes import LANE, count, equal, highest
from mazmorra.batch.rules.purse import gain_coins


@rule
def resolve_treasure(box: Ints, game: Ints, room: int) -> None:
    """The highest gain the richest chest, the second-highest the second, if there are both (DR-TRE-1,
    DR-TRE-3, DR-TRE-6).
    """
    counted = values(game)
    for chest in (CHEST, SECOND_CHEST):
        if box[room + chest] and counted:
            tied = equal(counted, highest(counted))
            gain_coins(box, game, tied, box[room + chest + count(tied) - 1])  # DR-TRE-2
            counted &= ~(tied * LANE)
