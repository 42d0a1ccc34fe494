"""The symbols of the dice and the things that hold or hinder a hero, as numbers. No rules here."""

from __future__ import annotations

from typing import TypeAlias

Action: TypeAlias = tuple[str, int]
"""An answer that names what to do and with what: an attack and the slot of an enemy, a die and its symbol."""

BLANK, BOOT, SWORD, COIN, HAND, STAR = range(6)
SYMBOLS = ("blank", "boot", "sword", "coin", "hand", "star")
"""The faces of the action dice and the special dice, by number."""
ATTACK, LEFT, RIGHT = range(3)
FACES = ("attack", "left", "right")
"""The faces of the enemy die, by number."""

POWERS = (
    "telekinesis",
    "bounty",
    "reroll",
    "shadow",
    "rage",
    "charm",
    "alloy",
    "trader",
    "shield",
    "amulet",
    "greatsword",
    "lucky",
    "soles",
    "bargain",
    "chain",
    "fang",
    "crossbow",
    "trophy",
    "bully",
    "feather",
)
"""What hero cards, passive items and passive artifacts do by themselves."""
(
    TELEKINESIS,
    BOUNTY,
    REROLL,
    SHADOW,
    RAGE,
    CHARM,
    ALLOY,
    TRADER,
    SHIELD,
    AMULET,
    GREATSWORD,
    LUCKY,
    SOLES,
    BARGAIN,
    CHAIN,
    FANG,
    CROSSBOW,
    TROPHY,
    BULLY,
    FEATHER,
) = (1 << number for number in range(len(POWERS)))
"""The same as bits of `powers`."""

TURNED, HOVER, SHIELDED, STARTED = (1 << number for number in range(4))
"""The bits of `marks`: the hero card is turned, Gravity does not matter, the shield has served, a turn was
begun.
"""
MARKS = ("turned", "hover", "shielded", "started")

PAID_COIN, STEPPED, BOUGHT, SMOKE, DOUBLE, DEFEATED, BULLIED, INVISIBLE = (1 << number for number in range(8))
"""The bits of `done`: what has happened in this turn, or waits for its moment in it."""
DONE = ("paid_coin", "stepped", "bought", "smoke", "double", "defeated", "bullied", "invisible")

NO_TOKEN, GOLD, GEM, BADGE = range(4)
"""What lies on a space: nothing, gold, a gem, or the boss's token."""
TOKENS = ("", "gold", "gem", "badge")

NOBODY = NONE = NOWHERE = -1
FOES = 4
"""Figures on the map: below this a seat's hero, from here on the enemies' slots."""


def upgrade_cost(times: int, less: int = 0) -> int:
    """The gems that make a symbol count `times` times: 0, 1, 3, 6, 10 ... (PL-71)."""
    return max(0, times * (times - 1) // 2 - less)
