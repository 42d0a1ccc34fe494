"""The other players as a seat may think of them: which values each could play, packed into one int that
caches well.

Hands follow from what was gained, used and played in the open, so nothing here is a guess.
"""

from __future__ import annotations

from functools import cache, lru_cache

from mazmorra.games.raiders.box.loading import Room
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, KEY, POWERS, SWORD, VALUE, count, pack

STAND_IN = 1 << 5
"""Set when a rival holds a key or sword that counts 5 here."""

ESCAPE = 1 << 6
"""Set when a rival holds the item that escapes this boss."""

SHOWN = 1 << 7
"""Added to the value of a card that already lies on the table."""

OF_KIND = {"treasure": KEY, "monster": SWORD}


def living_rivals(view: RaidersView) -> list[int]:
    """The seats to reckon with."""
    return [seat for seat, alive in enumerate(view["alive"]) if alive and seat != view.seat]


def items_of(view: RaidersView, seat: int) -> int:
    """The items a seat holds, packed as in a hand."""
    return pack(view["gained"][seat]) - int(view["used"][seat])


def could_play(view: RaidersView, rivals: list[int]) -> tuple[int, ...]:
    """What each rival might play in a room ahead, sorted so that equal situations look equal; items may be
    gone by then.
    """
    played = view["played"]
    return tuple(sorted([POWERS & ~played[seat] for seat in rivals]))


def playing_now(view: RaidersView, room: Room, rivals: list[int]) -> tuple[int, ...]:
    """The same for the room that is being played in: cards on the table are known, and items count."""
    cards = view["cards"]
    codes = []
    for seat in rivals:
        card = cards[seat]
        if card and (card != CRYSTAL_BALL or room.escape == CRYSTAL_BALL):
            codes.append(SHOWN + (0 if card == room.escape else VALUE[card]))
        else:
            codes.append(POWERS & ~view["played"][seat] | _item_flags(room, items_of(view, seat)))
    codes.sort()
    return tuple(codes)


def _item_flags(room: Room, held: int) -> int:
    stand_in = OF_KIND.get(room.kind)
    flags = STAND_IN if stand_in and count(held, stand_in) else 0
    return flags | ESCAPE if room.escape and count(held, room.escape) else flags


@cache
def values(code: int) -> tuple[int, ...]:
    """The values behind a code, each held equally likely; 0 is an escape."""
    if code >= SHOWN:
        return (code - SHOWN,)
    held = tuple(card for card in range(1, 6) if code & COST[card])
    return held + ((5,) if code & STAND_IN else ()) + ((0,) if code & ESCAPE else ())


@lru_cache(maxsize=1 << 14)
def plays(rivals: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """What the rivals might play together, lowest first, and how likely each is: who plays what does not
    matter.
    """
    if not rivals:
        return (((), 1.0),)
    last = values(rivals[-1])
    likely: dict[tuple[int, ...], float] = {}
    for others, chance in plays(rivals[:-1]):
        for value in last:
            together = tuple(sorted((*others, value)))
            likely[together] = likely.get(together, 0.0) + chance / len(last)
    return tuple(likely.items())
