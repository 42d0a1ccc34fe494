"""What the fields of Platformer are as numbers: their kinds, and the scales they are measured by.

Its answers are in `questions`.

Who may see a field, and what it means, is said where it is declared, in `state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from mazmorra.games.platformer.box.loading import Box
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.questions import QUESTIONS
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import LEVEL, MOST, place
from mazmorra.games.platformer.rules.symbols import DONE, FACES, FOES, MARKS, POWERS, SYMBOLS
from mazmorra.kernel.fields import (
    Amounts,
    Bag,
    Bits,
    Each,
    Index,
    Keyed,
    Kind,
    Number,
    Ordered,
    Scales,
    Split,
    Word,
)

IN_PLAY = 2
"""So many artifacts lie open (PL-89)."""
MANY = 60
"""More enemies beaten, or points of an overkill, than this look like this many."""


def wares(shop: Sequence[int]) -> Sequence[object]:
    """The items and the potions that lie in the shop."""
    return shop[:STALLS], shop[STALLS:]


STALL = {
    "item": Each("item_stalls", Index("items", -1)),
    "potion": Each("potion_stalls", Index("potions", -1)),
}

FIELDS: dict[str, Kind] = {
    "tiles": Each("halves", Index("tiles", -1)),
    "lowest": Index("levels"),
    "highest": Index("levels", -1),
    "tile_bag": Each("tiles", Number(1)),
    "kinds": Each("levels", Index("enemies", -1)),
    "enemy_bag": Each("enemies", Number(1)),
    "boss": Index("bosses", -1),
    "at": Each("spaces", Index("figures", -1)),
    "tokens": Each("spaces", Index("tokens")),
    "foes": Each("slots_here", Index("spaces", -1)),
    "frost": Each("seats", Index("slots_here", -1)),
    "heroes": Each("seats", Index("heroes", -1)),
    "health": Each("seats", Number("health")),
    "gold": Each("seats", Number("gold")),
    "gems": Each("seats", Number("gems")),
    "special": Each("seats", Index("symbols")),
    "spaces": Each("seats", Index("spaces", -1)),
    "inside": Each("seats", Number(1)),
    "items": Each("seats", Bag("items", "copies")),
    "exhausted": Each("seats", Bag("items", "copies")),
    "potions": Each("seats", Bag("potions", "copies")),
    "badges": Each("seats", Bits("badges")),
    "powers": Each("seats", Bits("powers")),
    "marks": Each("seats", Bits("marks")),
    "artifacts": Ordered(Index("artifacts", -1), IN_PLAY),
    "holders": Ordered(Index("seats", -1), IN_PLAY),
    "weary": Ordered(Number(1), IN_PLAY),
    "shop": Split(wares, STALL),
    "item_deck": Each("items", Number("copies")),
    "potion_deck": Each("potions", Number("copies")),
    "potion_bottom": Ordered(Index("potions", -1), "potion_cards"),
    "gold_left": Number("gold"),
    "gems_left": Number("gems"),
    "badges_left": Each("badges", Number("badge_copies")),
    "boss_deck": Each("boss_deck", Number(1)),
    "boss_discard": Each("boss_deck", Number(1)),
    "event_deck": Each("events", Number(1)),
    "event": Index("events", -1),
    "starter": Index("seats"),
    "turn": Index("seats"),
    "round": Number("rounds"),
    "pool": Each("symbols", Number("dice")),
    "used": Each("symbols", Number("dice")),
    "rolled": Each("symbols", Number("dice")),
    "enemy_die": Index("faces", -1),
    "done": Bits("done"),
    "bonus": Number(MANY),
    "loupe": Number("loupe"),
    "seal": Number("gold"),
    "defeated": Number(MANY),
    "overkill": Number(MANY),
    "winner": Index("seats", -1),
    "ending": Word("endings"),
    "falls": Keyed("figures", {"from": Index("spaces", -1), "to": Index("spaces", -1)}),
    "reach": Keyed("spaces", {"attackers": Number("slots_here", -1), "wounds": Number(MANY, -1)}),
    "full": Each("seats", Number("health")),
    "score": Amounts("scoring", "points"),
}


def scales(game: PlatformerGame, seats: int) -> Scales:
    """What the box and the map allow; actions are the same on every map."""
    box = game.box
    slots = [f"slot_{slot}" for slot in range(4 * MOST + 1)]
    heroes = [f"seat_{seat}" for seat in range(FOES)]
    loupe = _gems_spared(box)
    return {
        "seats": heroes[:seats],
        "spaces": [place(space) for space in range(LEVEL * game.levels)],
        "places": [place(space) for space in range(LEVEL * MOST)],
        "levels": [f"level_{level + 1}" for level in range(game.levels)],
        "halves": [f"level_{level + 1}_{side}" for level in range(game.levels) for side in ("left", "right")],
        "slots": slots,
        "slots_here": slots[: 4 * game.levels + 1],
        "figures": [*heroes, *slots[: 4 * game.levels + 1]],
        "tokens": ("none", "gold", "gem", "badge"),
        **{
            table: [row.id for row in getattr(box, table)]
            for table in ("tiles", "enemies", "bosses", "heroes", "items", "potions", "artifacts", "events")
        },
        "badges": [row.id for row in box.tokens],
        "badge_copies": max([row.copies for row in box.tokens], default=0),
        "boss_deck": [row.id for row in box.cards],
        "boss_cards": sorted({name for row in box.cards for name in (row.id, row.name)}),
        "enemy_names": [row.id for row in (*box.enemies, *box.bosses)],
        "boss_health": max(game.boss_pool(boss) for boss in range(len(box.bosses)))
        + max(row.health for row in box.enemies),
        "copies": max(row.copies for row in (*box.items, *box.potions)),
        "potion_cards": sum(row.copies for row in box.potions),
        "item_stalls": [f"stall_{stall + 1}" for stall in range(STALLS)],
        "potion_stalls": [f"stall_{stall + 1}" for stall in range(STALLS, 2 * STALLS)],
        "stalls": [f"stall_{stall + 1}" for stall in range(2 * STALLS)],
        "health": max(box.supply.health, 2 * max(row.health for row in box.heroes)),
        "gold": box.supply.gold,
        "gems": box.supply.gems,
        "rounds": game.rounds(seats) + 1,
        "dice": box.dice + 1,
        "symbols": SYMBOLS,
        "faces": FACES,
        "powers": POWERS,
        "marks": MARKS,
        "done": DONE,
        "mixed": ("any two",),
        "loupe": loupe,
        "times": (isqrt(8 * (box.supply.gems + loupe + 1) + 1) + 1) // 2,
        "alchemy": box.supply.gold,
        "endings": ("PL-11", "PL-92", "PL-Q-116"),
        "scoring": ("events", "enemies", "overkill", "gems", "worth"),
        "points": 2 * MANY + box.supply.gold + box.supply.gems,
    }


def _gems_spared(box: Box) -> int:
    """The gems that upgrades of a turn could cost less, if every card that spares some were used twice."""
    cards = [(row.does, row.copies) for row in (*box.items, *box.potions)]
    cards += [(row.does, 1) for row in box.artifacts]
    return 2 * sum(int(op["gems"]) * copies for does, copies in cards for op in does if op.op == "loupe")


__all__ = ["FIELDS", "QUESTIONS", "scales"]
