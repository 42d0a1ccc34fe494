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
from mazmorra.batch.rules.lanes import lowest, mark
from mazmorra.batch.rules.purse import lose_coins, with_most, wound


@rule
def resolve_trap(box: Ints, game: Ints, room: int, counted: int, most: int) -> None:
    """Only one value counts; out of its range, nothing happens (DR-TRP-10)."""
    value = most if box[room + BY_HIGHEST] else lowest(counted)
    amount = box[room + AMOUNTS + value]
    if not amount:
        return
    struck = hit_by(box, game, box[room + WHO])
    if amount == HALF:
        halve(box, game, struck, box[room + DOES_WOUND])
    else:
        wounds = amount * box[room + DOES_WOUND]
        wound(box, game, struck, wounds)
        lose_coins(box, game, struck, amount - wounds)


@rule
def hit_by(box: Ints, game: Ints, who: int) -> int:
    """Who a trap hits: all who tie for it, among the living (DR-TRP-9, DR-END-9)."""
    if who == EVERYONE:
        return game[ALIVE]
    most_coins = who == MOST_COINS_HIT
    return with_most(game, COINS if most_coins else WOUNDS, 1 if most_coins else -1, game[ALIVE])


@rule
def halve(box: Ints, game: Ints, struck: int, wounds: int) -> None:
    """'Half' is of the coins, or of the wound spaces left, rounded down (DR-TRP-3, DR-TRP-4)."""
    for seat in range(MOST_SEATS):
        if struck & mark(seat) and wounds:
            game[WOUNDS + seat] += max(box[DEADLY] - game[WOUNDS + seat], 0) // 2
        elif struck & mark(seat):
            game[COINS + seat] -= game[COINS + seat] // 2
