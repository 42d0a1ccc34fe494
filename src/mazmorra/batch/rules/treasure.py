"""Treasure rooms: the highest cards share the chests."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import CHEST, SECOND_CHEST
from mazmorra.batch.rules.lanes import LANE, at_least, count, equal, highest
from mazmorra.batch.rules.purse import gain_coins


@rule
def resolve_treasure(box: Ints, game: Ints, room: int, counted: int, most: int) -> None:
    """The highest gain the richest chest, the second-highest the second, if there are both (DR-TRE-1 to
    DR-TRE-3, DR-TRE-6).
    """
    winners = equal(counted, most) & at_least(counted, 1)
    gain_coins(box, game, winners, box[room + CHEST + count(winners)])
    rest = counted & ~(winners * LANE)
    winners = equal(rest, highest(rest)) & at_least(rest, 1)
    gain_coins(box, game, winners, box[room + SECOND_CHEST + count(winners)])
