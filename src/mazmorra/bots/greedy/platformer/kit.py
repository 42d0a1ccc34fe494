"""What cards are worth to a climber: the wounds and gems they bring for the boss, and for all else the turns
they save.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mazmorra.content.ops import Op
from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.symbols import NONE

if TYPE_CHECKING:
    from mazmorra.games.platformer.box.loading import Box

ITEM_TURNS = {
    "move": 0.7,
    "climb": 0.7,
    "ghost": 0.4,
    "under_platform": 0.5,
    "shift": 0.15,
    "hover": 0.3,
    "reroll": 0.4,
    "set_die": 0.8,
    "magnet": 0.5,
    "smoke": 0.2,
    "satchel": 0.1,
    "shield": 0.4,
    "amulet": 0.25,
    "lucky": 0.2,
    "soles": 0.1,
    "bargain": 0.1,
    "chain": 0.1,
    "fang": 0.3,
    "crossbow": 0.3,
}
"""The turns an item saves in a game, by what it does or is; what a climber never uses saves none."""
POTION_TURNS = {
    "heal": 0.3,
    "move": 0.4,
    "hover": 0.15,
    "blink": 0.3,
    "reroll": 0.2,
    "fire": 0.25,
    "frost": 0.3,
    "invisible": 0.2,
    "stone_skin": 0.35,
    "phoenix": 0.5,
}
"""The turns a potion saves, which is drunk once."""
INSIDE_TURNS = {
    "move": 0.5,
    "shift": 0.4,
    "reroll": 0.5,
    "set_die": 1.0,
    "magnet": 0.3,
    "ghost": 0.2,
    "shield": 0.4,
    "amulet": 0.3,
    "heal": 0.4,
    "fire": 0.5,
    "blink": 0.4,
    "frost": 0.4,
    "stone_skin": 0.4,
    "phoenix": 0.5,
}
"""What any of these still saves on the boss's level."""
DIG = 0.05
"""What a card of no use there is worth all the same: another comes to its stall."""
DRUNK_GEMS = {"gems": 2, "alchemy": 2}
"""The gems a potion turns into."""
SPARED_GEMS = {"gems": 2, "loupe": 1, "double": 1}
"""The gems a card brings or spares in truth, but for those that gold becomes."""
WOUND_GEMS = 1.6
"""The gems that a wound on top saves."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The cards a hero has, as far as they matter."""

    bonus: int
    gems: int
    turns: float
    inside: float
    """The turns they save, and those they save on the boss's level."""
    plain_bonus: int
    """The wounds on top as the rules have it."""
    spared: int
    """The gems they bring or spare, but for those that gold becomes."""
    changed: int
    """The gold they turn into gems."""


@lru_cache(maxsize=4096)
def kit(box: Box, items: tuple[int, ...], potions: tuple[int, ...], artifacts: tuple[int, ...]) -> Kit:
    """All cards together; exhausted ones will be ready when they are needed."""
    rows: list[tuple[Any, str, dict[str, float]]] = [
        (row, row.passive, ITEM_TURNS) for row in map(box.items.__getitem__, items)
    ]
    rows += [(row, row.reaction, POTION_TURNS) for row in map(box.potions.__getitem__, potions)]
    rows += [(row, row.passive, ITEM_TURNS) for row in map(box.artifacts.__getitem__, artifacts)]
    return Kit(
        sum(_bonus(row.does) for row, _, _ in rows),
        sum(_gems(row.does) for row, _, _ in rows),
        sum(_turns(table, row.does, name) for row, name, table in rows),
        sum(_turns(INSIDE_TURNS, row.does, name) or DIG for row, name, _ in rows),
        sum(_wounds(row.does) for row, _, _ in rows),
        sum(_spared(row.does) for row, _, _ in rows),
        sum(_changed(row.does) for row, _, _ in rows),
    )


@lru_cache(maxsize=4096)
def wares(box: Box, shop: tuple[int, ...], gold: int, is_exact: bool) -> int:
    """How many gems the cards on show that make a strike harder would count for, as far as the gold goes: the
    best first.
    """
    found = []
    for stall, card in enumerate(shop):
        if card != NONE:
            row: Any = box.items[card] if stall < STALLS else box.potions[card]
            bonus = _wounds(row.does) if is_exact else _bonus(row.does)
            gems = (
                _spared(row.does) + min(_changed(row.does), gold - row.price) if is_exact else _gems(row.does)
            )
            worth = WOUND_GEMS * (bonus + (stall < STALLS and row.passive == "greatsword")) + gems
            if worth > 0:
                found.append((worth / row.price, row.price, worth))
    total = 0.0
    for _, price, worth in sorted(found, reverse=True):
        if price <= gold:
            gold, total = gold - price, total + worth
    return int(total)


def _bonus(does: tuple[Op, ...]) -> int:
    """Wounds on top; a cheaper upgrade makes about one more."""
    return sum(op["wounds"] if op.op == "bonus" else int(op.op in ("loupe", "double")) for op in does)


def _wounds(does: tuple[Op, ...]) -> int:
    return sum(op["wounds"] for op in does if op.op == "bonus")


def _spared(does: tuple[Op, ...]) -> int:
    return sum(SPARED_GEMS.get(op.op, 0) for op in does)


def _changed(does: tuple[Op, ...]) -> int:
    return sum(op["gold"] for op in does if op.op == "alchemy")


def _gems(does: tuple[Op, ...]) -> int:
    return sum(DRUNK_GEMS.get(op.op, 0) for op in does)


def _turns(table: dict[str, float], does: tuple[Op, ...], name: str) -> float:
    return table.get(name, 0.0) + sum(table.get(op.op, 0.0) for op in does)
