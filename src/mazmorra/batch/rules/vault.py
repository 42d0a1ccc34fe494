"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    COINS,
    COINS_FOR,
    HAD,
    HANDS,
    HEALING_FOR,
    ITEM_FOR,
    MOST_COINS,
    MOST_SEATS,
    SUPPLY,
    WOUNDS,
)
from mazmorra.batch.rules.lanes import LANE, count, equal, lane


@rule
def resolve_vault(box: Ints, game: Ints, room: int, counted: int) -> None:
    """Coins and potions are for every taker in full, items only if there are enough (DR-VAU-1 to
    DR-VAU-5).
    """
    served = 0
    for value in range(1, 6):
        takers = equal(counted, value)
        served |= takers * hand_out(game, count(takers), box[room + ITEM_FOR + value])
    for seat in range(MOST_SEATS):
        value = lane(counted, seat)
        item = box[room + ITEM_FOR + value] * lane(served, seat)
        game[HANDS + seat] += item
        game[HAD + seat] += item
        game[COINS + seat] = min(game[COINS + seat] + box[room + COINS_FOR + value], box[MOST_COINS])
        game[WOUNDS + seat] = max(game[WOUNDS + seat] - box[room + HEALING_FOR + value], 0)


@rule
def hand_out(game: Ints, takers: int, item: int) -> bool:
    """If more want an item than there are, none of them gets it (DR-VAU-2)."""
    enough = takers * item <= (game[SUPPLY] & LANE * item)
    game[SUPPLY] -= takers * item * enough
    return enough
