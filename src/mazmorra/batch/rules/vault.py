"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import GIFT, GIFT_AMOUNT, GIVES_COINS, GIVES_HEALING, HANDS, SEATS, SUPPLY
from mazmorra.batch.rules.cards import MOST_COPIES, cost, of_seat, values
from mazmorra.batch.rules.purse import gain_coins, heal

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def resolve_vault(box: Ints, game: Ints, room: int) -> None:
    """Coins and potions are for every taker in full, items only if there are enough (DR-VAU-1 to
    DR-VAU-5). What one value gives touches nobody else, but for the supply: so values go in order.
    """
    counted = values(box, game, 0)
    for value in range(1, 6):
        takers = 0
        for seat in range(box[SEATS]):
            takers += of_seat(counted, seat) == value
        if takers:
            give(box, game, room, counted, value, takers)


@inlined
def give(box: Ints, game: Ints, room: int, counted: int, value: int, takers: int) -> None:
    gift, amount = box[room + GIFT + value - 1], box[room + GIFT_AMOUNT + value - 1]
    if gift > GIVES_HEALING and short_of(game, amount, takers):
        return
    for seat in range(box[SEATS]):
        if of_seat(counted, seat) != value:
            continue
        if gift == GIVES_COINS:
            gain_coins(box, game, seat, amount)
        elif gift == GIVES_HEALING:
            heal(game, seat, amount)
        else:
            game[HANDS + seat] += cost(amount)
            game[SUPPLY] -= cost(amount)


@inlined
def short_of(game: Ints, item: int, takers: int) -> bool:
    """If more want an item than there are, none of them gets it (DR-VAU-2)."""
    return (game[SUPPLY] // cost(item) & MOST_COPIES) < takers
