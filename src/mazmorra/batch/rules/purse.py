"""Coins, wounds and death: what marked seats gain and lose, without a branch for each."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import ALIVE, COINS, HANDS, MOST_COINS, MOST_SEATS, SUPPLY, WOUNDS
from mazmorra.batch.rules.cards import ITEMS
from mazmorra.batch.rules.lanes import first, others


@rule
def _lower(game: Ints, counter: int, seats: int, amount: int) -> None:
    for seat in range(MOST_SEATS):
        left = game[counter + seat] - amount * (seats >> 4 * seat & 1)
        game[counter + seat] = max(left, 0)


@rule
def gain_coins(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Nobody has more coins than the box says (DR-TRE-5)."""
    for seat in range(MOST_SEATS):
        coins = game[COINS + seat] + amount * (seats >> 4 * seat & 1)
        game[COINS + seat] = min(coins, box[MOST_COINS])


@rule
def lose_coins(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Coins never go below 0 (DR-TRP-10, DR-BOS-15)."""
    _lower(game, COINS, seats, amount)


@rule
def wound(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Wounds have no limit here; who dies of them is judged after the room (DR-MON-5, DR-END-9)."""
    for seat in range(MOST_SEATS):
        game[WOUNDS + seat] += amount * (seats >> 4 * seat & 1)


@rule
def heal(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Wounds never go below 0 (DR-VAU-5)."""
    _lower(game, WOUNDS, seats, amount)


@rule
def eliminate(game: Ints, seats: int) -> None:
    """Out of the game and unable to win; what items are held go back (DR-END-1, DR-BOS-3)."""
    game[ALIVE] &= ~seats
    while seats:
        hand = HANDS + first(seats)
        game[SUPPLY] += game[hand] & ITEMS
        game[hand] = 0
        seats = others(seats)
