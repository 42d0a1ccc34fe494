"""Where a card can be read: in a room, in the catacombs, at a door, before the dragon; and which decks lead
to which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mazmorra.content.loader import Rows
from mazmorra.content.ops import Op
from mazmorra.games.quest.box.rows import CardRow

ABOVE, BELOW, AT_A_DOOR, BY_THE_DRAGON, OUTSIDE = "above", "below", "door", "dragon", "outside"
DRAWN = ("dungeon", "search", "trap", "corpse", "crypt", "treasure")
"""The decks a card may tell one to draw from."""
ROOTS = {
    "dungeon": ABOVE,
    "search": ABOVE,
    "trap": ABOVE,
    "catacomb": BELOW,
    "door": AT_A_DOOR,
    "dragon": BY_THE_DRAGON,
}
"""Where the rules themselves draw from a deck."""


class Dice(NamedTuple):
    """A table of outcomes that the rules roll on."""

    dice: int
    places: frozenset[str]
    card: str
    """The card it is rolled for."""


NAMED = {
    "potion": Dice(2, frozenset({ABOVE, BELOW}), "unstable_potion"),
    "tome": Dice(2, frozenset({ABOVE}), "forbidden_tome"),
    "shade": Dice(2, frozenset({ABOVE, BELOW}), "lingering_shade"),
    "venom": Dice(1, frozenset({ABOVE, BELOW}), "spider_venom"),
    "imp": Dice(1, frozenset({OUTSIDE}), "bottle_imp"),
}


def branches(row: CardRow) -> Iterator[tuple[str, Op]]:
    """Every operation of a card and the branch it stands in."""
    for branch in ("does", "ok", "fail"):
        yield from ((branch, op) for op in getattr(row, branch))


def leads_to(rows: Rows, op: Op, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The decks an operation can make one draw from, straight or by what is drawn."""
    if op.op == "roll":
        found = [
            each
            for row in rows["outcome"]
            if row.table == op["table"]
            for each in row.does
            if each.op != "roll"
        ]
        return frozenset[str]().union(*(leads_to(rows, each, seen) for each in found))
    if op.op not in ("draw", "may_draw") or op["deck"] not in DRAWN or op["deck"] in seen:
        return frozenset()
    deck = op["deck"]
    further = (leads_to(rows, each, seen | {deck}) for row in rows[deck] for _, each in branches(row))
    return frozenset({deck}).union(*further)


def contexts(rows: Rows, deck: str) -> frozenset[str]:
    """Where a hero can be who reads a card of a deck."""
    found = {
        place
        for root, place in ROOTS.items()
        if root == deck or any(deck in leads_to(rows, op) for row in rows[root] for _, op in branches(row))
    }
    return frozenset(found)
