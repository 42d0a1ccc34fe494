"""Power cards, items and hands as ints, so that a hand is copied, compared and looked up at once.

A card is a number: 1-5 are power cards, then the four items. A hand packs the power cards held into five bits
and the count of each item into four bits more; adding or taking `COST[card]` puts a card into a hand or takes
it out.
"""

from __future__ import annotations

from functools import lru_cache

PASS = 0
POWER_CARDS = (1, 2, 3, 4, 5)
TORCH, CRYSTAL_BALL, KEY, SWORD = 6, 7, 8, 9
LOOK = 10
"""Using a torch for a look, which is not playing it."""

ITEMS = ("torch", "crystal_ball", "key", "sword")
ITEM_CARDS = (TORCH, CRYSTAL_BALL, KEY, SWORD)
CARD_OF_ITEM = dict(zip(ITEMS, ITEM_CARDS, strict=True))
NAME = ("pass", "1", "2", "3", "4", "5", *ITEMS, "look")
"""The name of each card and answer, as in the catalogues."""

POWERS = 0b11111
MOST_COPIES = 15
"""Four bits count the copies of an item in a hand."""

COST = (0, 1, 2, 4, 8, 16, 1 << 5, 1 << 9, 1 << 13, 1 << 17)
VALUE = (0, 1, 2, 3, 4, 5, 0, 0, 5, 5)
"""What a card counts: keys and swords stand for a 5 (DR-PLY-4, DR-PLY-5)."""


def count(hand: int, item: int) -> int:
    """How many copies of an item card are in a hand."""
    return hand // COST[item] & MOST_COPIES


@lru_cache(maxsize=1 << 14)
def item_counts(hand: int) -> tuple[int, ...]:
    """How many torches, crystal balls, keys and swords are in a hand."""
    return tuple(count(hand, item) for item in ITEM_CARDS)


def pack(counts: tuple[int, ...]) -> int:
    """The hand with these counts of items and no power cards."""
    return sum(COST[item] * copies for item, copies in zip(ITEM_CARDS, counts, strict=True))


def powers(hand: int) -> tuple[int, ...]:
    """The power cards in a hand, lowest first."""
    return tuple(card for card in range(1, 6) if hand & COST[card])


@lru_cache(maxsize=1 << 14)
def size(hand: int) -> int:
    """How many cards are in a hand."""
    return (hand & POWERS).bit_count() + sum(item_counts(hand))
