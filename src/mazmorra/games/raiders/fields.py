"""What the fields and the answers of Dungeon Raiders are as numbers: their kinds, and the scales they are
measured by.

Who may see a field, and what it means, is said where it is declared, in `state`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import NO_LIMIT, RaidersGame
from mazmorra.games.raiders.rules.cards import ITEMS, NAME, POWERS, item_counts
from mazmorra.kernel.fields import (
    Bag,
    Bits,
    Each,
    Index,
    Kind,
    Number,
    Offer,
    Own,
    Questions,
    Scales,
    Split,
    Word,
)

ROOMS_ENTERED = 25
"""Five levels of five rooms."""
ENDINGS = ("DR-END-6", "DR-END-7", "DR-BOS-3", "DR-SOL-7", "DR-DUE-1", "DR-DUE-3", "DR-DUE-4")


def cards_of(hand: int) -> Sequence[object]:
    """A packed hand: its power cards as bits, and how many of each item."""
    return hand & POWERS, item_counts(hand)


ITEM_COUNTS = Each("items", Number("copies"))
HAND = Split(cards_of, {"power": Bits("powers"), "item": ITEM_COUNTS})

FIELDS: dict[str, Kind] = {
    "level": Index("levels", -1),
    "place": Index("places"),
    "characters": Each("seats", Index("characters", -1)),
    "coins": Each("seats", Number("coins")),
    "wounds": Each("seats", Number("wounds")),
    "alive": Each("seats", Number(1)),
    "hands": Own(HAND),
    "locked": Own(Index("cards")),
    "cards": Each("seats", Index("cards")),
    "used": Each("seats", HAND),
    "supply": ITEM_COUNTS,
    "lit": Each("places", Number(1)),
    "looked": Each("places", Bits("seats")),
    "face_up_left": Number("face_up"),
    "level_cards": Each("level_cards", Number(1)),
    "attack_deck": Each("attacks", Number("attack_copies")),
    "attack": Number("attack"),
    "starter": Index("seats", -1),
    "beaten": Number(ROOMS_ENTERED),
    "collapsed": Bag("seats"),
    "winners": Bag("seats"),
    "ending": Word("endings"),
    "row": Each("places", Index("rooms", -1)),
    "unseen": Each("rooms", Number("room_copies")),
    "has_locked": Each("seats", Number(1)),
    "hand_sizes": Each("seats", Number("hand")),
    "played": Each("seats", Bits("powers")),
    "gained": Each("seats", ITEM_COUNTS),
}

QUESTIONS = Questions(
    offers={
        "card": Offer(number="cards"),
        "torch": Offer(number="cards"),
        "character": Offer(number="characters"),
        "challenge": Offer(number="challenges"),
    },
    follows=("room",),
)


def scales(game: RaidersGame, seats: int) -> Scales:
    """What the box and the mode allow."""
    box = game.box
    copies = 0 if game.is_solo else box.figures.items_of_each_kind
    return {
        "seats": [f"seat_{seat}" for seat in range(seats)],
        "levels": [f"level_{level + 1}" for level in range(5)],
        "places": [f"room_{place + 1}" for place in range(5)],
        "characters": [row.id for row in box.characters],
        "rooms": [room.id for room in box.rooms],
        "room_copies": max(room.copies for room in box.rooms),
        "cards": NAME,
        "powers": NAME[1:6],
        "items": ITEMS,
        "copies": copies,
        "hand": 5 + copies * len(ITEMS),
        "level_cards": [row.id for row in box.levels],
        "face_up": box.figures.face_up,
        "attacks": [row.id for row in box.attacks],
        "attack_copies": max([row.copies for row in box.attacks], default=0),
        "attack": max([row.strength for row in box.attacks], default=0),
        "coins": game.most_coins if game.most_coins != NO_LIMIT else _most_coins(game),
        "wounds": _most_wounds(game),
        "challenges": max([max(row.wounds) for row in box.solitaire], default=0),
        "endings": ENDINGS,
    }


def _most_coins(game: RaidersGame) -> int:
    """Alone nothing limits them but what lies in the richest room, every time."""
    begun = max([row.coins for row in game.box.solitaire], default=0)
    richest = max(sum(room.chests) + _amount(room, "gain_coins") for room in game.box.rooms)
    return begun + ROOMS_ENTERED * richest


def _most_wounds(game: RaidersGame) -> int:
    """Every room could hurt as much as the worst, up to the wounds that kill."""
    begun = [row.wounds for row in game.box.characters]
    begun += [most for row in game.box.solitaire for most in row.wounds]
    worst = max(_amount(room, "wound") + max(room.amounts, default=0) for room in game.box.rooms)
    deadly = game.deadly_wounds if game.deadly_wounds != NO_LIMIT else ROOMS_ENTERED * worst
    return max(begun) + deadly + worst


def _amount(room: Room, name: str) -> int:
    ops = (*room.gives, *room.hit, *room.highest)
    return sum(int(op["amount"]) for op in ops if op.op == name)
