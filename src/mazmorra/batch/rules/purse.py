"""Coins, wounds and death: what marked seats gain and lose, without a branch for each."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import ALIVE, COINS, HAD, HANDS, MOST_COINS, MOST_SEATS, SUPPLY, WOUNDS
from mazmorra.batch.rules.cards import ITEMS
from mazmorra.batch.rules.lanes import first, mark, others

NOBODY = -(1 << 30)
"""A figure below all others."""


@rule
def gain_coins(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Nobody has more coins than the box says (DR-TRE-5)."""
    for seat in range(MOST_SEATS):
        coins = game[COINS + seat] + amount * (seats >> 4 * seat & 1)
        game[COINS + seat] = min(coins, box[MOST_COINS])


@rule
def lose_coins(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Coins never go below 0 (DR-TRP-10, DR-BOS-15)."""
    for seat in range(MOST_SEATS):
        left = game[COINS + seat] - amount * (seats >> 4 * seat & 1)
        game[COINS + seat] = max(left, 0)


@rule
def wound(box: Ints, game: Ints, seats: int, amount: int) -> None:
    """Wounds have no limit here; who dies of them is judged after the room (DR-MON-5, DR-END-9)."""
    for seat in range(MOST_SEATS):
        game[WOUNDS + seat] += amount * (seats >> 4 * seat & 1)


@rule
def eliminate(game: Ints, seats: int) -> None:
    """Out of the game and unable to win; what items are held go back (DR-END-1, DR-BOS-3)."""
    game[ALIVE] &= ~seats
    while seats:
        seat = first(seats)
        game[SUPPLY] += game[HANDS + seat] & ITEMS
        game[HAD + seat] -= game[HANDS + seat] & ITEMS
        game[HANDS + seat] = 0
        seats = others(seats)


@rule
def with_most(game: Ints, counter: int, sign: int, seats: int) -> int:
    """Of these seats those with most of something, all who tie; with -1 for a sign, those with fewest."""
    most, found = NOBODY, 0
    for seat in range(MOST_SEATS):
        most = max(most, figure(game, counter + seat, sign, seats & mark(seat)))
    for seat in range(MOST_SEATS):
        found |= (figure(game, counter + seat, sign, seats & mark(seat)) == most) << 4 * seat
    return found & seats


@rule
def figure(game: Ints, counter: int, sign: int, counts: int) -> int:
    """What one seat has, if it counts."""
    has = sign * game[counter]
    return has if counts else NOBODY
