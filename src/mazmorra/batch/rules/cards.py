"""Cards and hands: packed as in the kernel, a card on the table for each seat in four bits."""

from __future__ import annotations

from mazmorra.batch.jit import Ints, rule
from mazmorra.batch.layout import CARDS, MOST_SEATS
from mazmorra.batch.rules.lanes import LANE, ONES, lane
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, LOOK, MOST_COPIES, POWERS, TORCH

TORCHES = MOST_COPIES * COST[TORCH]
ITEMS = (1 << 21) - 1 - POWERS
BALL_COST = COST[CRYSTAL_BALL]


@rule
def cost(card: int) -> int:
    """What a card adds to a hand, and 0 for none."""
    return 1 << max(card, 4 * card - 18) >> 1


@rule
def values(game: Ints) -> int:
    """What each seat's card counts here: keys and swords, 8 and 9, stand for a 5 (DR-PLY-4, DR-PLY-5);
    torches and crystal balls, 6 and 7, for nothing.
    """
    cards = game[CARDS]
    fives = cards >> 3 & ONES
    nothing = cards >> 2 & cards >> 1 & ONES
    return (cards & ~((fives | nothing) * LANE)) | fives * 5


@rule
def without(box: Ints, game: Ints, counted: int, escape: int) -> int:
    """The values without those of who escaped with an item (DR-BOS-7 to DR-BOS-9, DR-BOS-12)."""
    for seat in range(MOST_SEATS):
        if lane(game[CARDS], seat) == escape:
            counted &= ~(LANE << 4 * seat)
    return counted


@rule
def options_of(hand: int, can_look: bool) -> int:
    """The answers there are, as bits, for the part of a hand that may be played."""
    items = hand >> 5
    held = (items | items >> 1 | items >> 2 | items >> 3) & 0x1111
    side_by_side = held * 0x1248 >> 12 & 0b1111
    return (hand & POWERS) << 1 | side_by_side << TORCH | can_look << LOOK


@rule
def only(options: int) -> int:
    """The answer, where there is but one: where its bit stands."""
    odd, pairs = (options & 0xAAA) != 0, (options & 0xCCC) != 0
    return odd | pairs << 1 | ((options & 0x0F0) != 0) << 2 | ((options & 0xF00) != 0) << 3
