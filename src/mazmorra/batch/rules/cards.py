"""Cards and hands: packed as in the kernel, a card for each seat in four bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.batch.jit import inlined
from mazmorra.batch.layout import CARDS, HANDS, SEATS
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL, LOOK, MOST_COPIES, POWERS, TORCH

if TYPE_CHECKING:
    from mazmorra.batch.jit import Ints

VALUES = 0x5500543210
"""What each card counts, four bits a card, card 0 last (DR-PLY-4, DR-PLY-5)."""
TORCHES = MOST_COPIES << 5
ITEMS = ((1 << 21) - 1) & ~POWERS
BALL_COST = 1 << 9
BALLS = MOST_COPIES << 9
CARD_BITS = 15


@inlined
def cost(card: int) -> int:
    """What a card adds to a hand."""
    return 1 << (card - 1 if card < TORCH else 4 * card - 19)


@inlined
def of_seat(cards: int, seat: int) -> int:
    """The card of a seat among one for each."""
    return (cards >> 4 * seat) & CARD_BITS


@inlined
def values(box: Ints, game: Ints, escape: int) -> int:
    """What each seat's card counts here: 0 for who is out of it, or escaped with the item `escape`."""
    cards, counted = game[CARDS], 0
    for seat in range(box[SEATS]):
        card = of_seat(cards, seat)
        if card != escape:
            counted |= ((VALUES >> 4 * card) & CARD_BITS) << 4 * seat
    return counted


@inlined
def highest(counted: int, below: int) -> int:
    """The highest value under a limit; 0 where there is none."""
    most = 0
    while counted:
        value = counted & CARD_BITS
        if most < value < below:
            most = value
        counted >>= 4
    return most


@inlined
def lowest(counted: int) -> int:
    """The lowest value of those who count; 0 where nobody does."""
    least = 0
    while counted:
        value = counted & CARD_BITS
        if value and (value < least or not least):
            least = value
        counted >>= 4
    return least


@inlined
def playable(hand: int, can_look: bool) -> int:
    """The answers there are, as bits, for the part of a hand that may be played."""
    cards = (hand & POWERS) << 1
    for item in range(4):
        cards |= ((hand >> 5 + 4 * item & MOST_COPIES) != 0) << TORCH + item
    return cards | can_look << LOOK


@inlined
def holders(box: Ints, game: Ints) -> int:
    """Who holds a torch, as bits."""
    found = 0
    for seat in range(box[SEATS]):
        found |= ((game[HANDS + seat] & TORCHES) != 0) << seat
    return found


__all__ = ["CRYSTAL_BALL", "LOOK", "POWERS", "TORCH"]
