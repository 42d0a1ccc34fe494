"""Traps: the highest (or lowest) card played springs them, whoever played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import (
    ALIVE,
    AMOUNTS,
    BY_HIGHEST,
    COINS,
    DEADLY,
    DOES_WOUND,
    EVERYONE,
    HALF,
    MOST_COINS_HIT,
    SEATS,
    WHO,
    WOUNDS,
)
from mazmorra.batch.rules.cards import highest, lowest, values
from mazmorra.batch.rules.purse import lose_coins, wound

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def resolve_trap(box: Ints, game: Ints, room: int) -> None:
    """Only one value counts; out of its range, nothing happens (DR-TRP-10)."""
    counted = values(box, game, 0)
    value = highest(counted, 6) if box[room + BY_HIGHEST] else lowest(counted)
    amount = box[room + AMOUNTS + value - 1]
    if amount:
        struck = hit_by(box, game, box[room + WHO])
        for seat in range(box[SEATS]):
            if struck >> seat & 1:
                spring(box, game, seat, amount, box[room + DOES_WOUND])


@inlined
def hit_by(box: Ints, game: Ints, who: int) -> int:
    """Who a trap hits, as bits: all who tie for it, among the living (DR-TRP-9, DR-END-9)."""
    if who == EVERYONE:
        return game[ALIVE]
    sign, figures = (1, COINS) if who == MOST_COINS_HIT else (-1, WOUNDS)
    most, struck = -(1 << 30), 0
    for seat in range(box[SEATS]):
        if game[ALIVE] >> seat & 1:
            figure = sign * game[figures + seat]
            if figure > most:
                most, struck = figure, 0
            struck |= (figure == most) << seat
    return struck


@inlined
def spring(box: Ints, game: Ints, seat: int, amount: int, wounds: int) -> None:
    """'Half' is of the coins, or of the wound spaces left, rounded down (DR-TRP-3, DR-TRP-4)."""
    if wounds:
        left = max(box[DEADLY] - game[WOUNDS + seat], 0)
        wound(game, seat, left // 2 if amount == HALF else amount)
    else:
        lose_coins(game, seat, game[COINS + seat] // 2 if amount == HALF else amount)
