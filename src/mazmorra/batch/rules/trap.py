"""Traps: the highest (or lowest) card played springs them, whoever played it."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
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
    MOST_SEATS,
    WHO,
    WOUNDS,
)
from mazmorra.batch.rules.cards import values
from mazmorra.batch.rules.lanes import highest, lowest, mark
from mazmorra.batch.rules.purse import lose_coins, wound


@rule
def resolve_trap(box: Ints, game: Ints, room: int) -> None:
    """Only one value counts; out of its range, nothing happens (DR-TRP-10)."""
    counted = values(game)
    value = highest(counted) if box[room + BY_HIGHEST] else lowest(counted)
    amount = box[room + AMOUNTS + value - 1]
    if not amount:
        return
    struck = hit_by(box, game, box[room + WHO])
    if amount == HALF:
        halve(box, game, struck, box[room + DOES_WOUND])
    elif box[room + DOES_WOUND]:
        wound(box, game, struck, amount)
    else:
        lose_coins(box, game, struck, amount)


@rule
def hit_by(box: Ints, game: Ints, who: int) -> int:
    """Who a trap hits: all who tie for it, among the living (DR-TRP-9, DR-END-9)."""
    if who == EVERYONE:
        return game[ALIVE]
    sign, figures = (1, COINS) if who == MOST_COINS_HIT else (-1, WOUNDS)
    most, struck = -(1 << 30), 0
    for seat in range(MOST_SEATS):
        if game[ALIVE] & mark(seat):
            figure = sign * game[figures + seat]
            struck = 0 if figure > most else struck
            most = max(most, figure)
            struck |= mark(seat) * (figure == most)
    return struck


@rule
def halve(box: Ints, game: Ints, struck: int, wounds: int) -> None:
    """'Half' is of the coins, or of the wound spaces left, rounded down (DR-TRP-3, DR-TRP-4)."""
    for seat in range(MOST_SEATS):
        if struck & mark(seat) and wounds:
            game[WOUNDS + seat] += max(box[DEADLY] - game[WOUNDS + seat], 0) // 2
        elif struck & mark(seat):
            game[COINS + seat] -= game[COINS + seat] // 2
