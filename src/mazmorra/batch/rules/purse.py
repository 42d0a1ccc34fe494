"""Coins, items, wounds and death: what a seat gains, loses and gives back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import ALIVE, COINS, HANDS, MOST_COINS, SUPPLY, WOUNDS
from mazmorra.batch.rules.cards import ITEMS

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints


@inlined
def gain_coins(box: Ints, game: Ints, seat: int, amount: int) -> None:
    """Nobody has more coins than the box says (DR-TRE-5)."""
    game[COINS + seat] = min(game[COINS + seat] + amount, box[MOST_COINS])


@inlined
def lose_coins(game: Ints, seat: int, amount: int) -> None:
    """Coins never go below 0 (DR-TRP-10, DR-BOS-15)."""
    game[COINS + seat] = max(game[COINS + seat] - amount, 0)


@inlined
def wound(game: Ints, seat: int, amount: int) -> None:
    """Wounds have no limit here; who dies of them is judged after the room (DR-MON-5, DR-END-9)."""
    game[WOUNDS + seat] += amount


@inlined
def heal(game: Ints, seat: int, amount: int) -> None:
    """Wounds never go below 0 (DR-VAU-5)."""
    game[WOUNDS + seat] = max(game[WOUNDS + seat] - amount, 0)


@inlined
def eliminate(game: Ints, seat: int) -> None:
    """Out of the game and unable to win; what items are held go back (DR-END-1, DR-BOS-3)."""
    game[ALIVE] &= ~(1 << seat)
    game[SUPPLY] += game[HANDS + seat] & ITEMS
    game[HANDS + seat] = 0
