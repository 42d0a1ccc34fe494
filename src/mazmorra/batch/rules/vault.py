"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import (
    GIFT,
    GIFT_AMOUNT,
    GIVES_COINS,
    GIVES_HEALING,
    HANDS,
    MOST_SEATS,
    SUPPLY,
)
from mazmorra.batch.rules.cards import cost, values
from mazmorra.batch.rules.lanes import LANE, count, equal
from mazmorra.batch.rules.purse import gain_coins, heal


@rule
def resolve_vault(box: Ints, game: Ints, room: int) -> None:
    """Coins and potions are for every taker in full, items only if there are enough (DR-VAU-1 to
    DR-VAU-5).
    """
    counted = values(game)
    for value in range(1, 6):
        takers = equal(counted, value)
        if takers:
            gift, amount = box[room + GIFT + value - 1], box[room + GIFT_AMOUNT + value - 1]
            if gift == GIVES_COINS:
                gain_coins(box, game, takers, amount)
            elif gift == GIVES_HEALING:
                heal(box, game, takers, amount)
            else:
                hand_out(box, game, takers, cost(amount))


@rule
def hand_out(box: Ints, game: Ints, takers: int, item: int) -> None:
    """If more want an item than there are, none of them gets it (DR-VAU-2)."""
    many = count(takers)
    if (game[SUPPLY] & LANE * item) >= many * item:
        game[SUPPLY] -= many * item
        for seat in range(MOST_SEATS):
            game[HANDS + seat] += item * (takers >> 4 * seat & 1)
