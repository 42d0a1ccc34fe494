"""The box as a screen needs it to draw a view: everything a state's numbers stand for, in the order of the
numbers.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from mazmorra.games.quest.rules.compass import COLUMNS, ROWS
from mazmorra.games.quest.rules.dice import PIPS, odds
from mazmorra.games.quest.told.odds import percent
from mazmorra.kernel import Fields

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Box


def components(box: Box) -> Fields:
    """A room's sides are those from its entry on, clockwise; a code on the board is 1 + 4 * its kind + the
    way its entry lies.

    Chances are in percent: `sunset` by the space of the sun's track, `odds` of a test by what must be rolled
    or less.
    """
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "kinds": [asdict(kind) for kind in box.kinds],
        "towers": box.towers,
        "treasure": box.treasure,
        "sun": box.sun,
        "sunset": [percent(number, len(PIPS)) for number in box.sun],
        "odds": [odds(needed) for needed in range(2 * max(PIPS) + 1)],
        "heroes": [
            {
                name: getattr(row, name)
                for name in ("id", "health", "strength", "agility", "armor", "luck", "abilities")
            }
            for row in box.heroes
        ],
        "runes": [{"id": row.id, "amount": row.amount} for row in box.runes],
        "cards": [
            {
                "id": card.id,
                "deck": card.deck,
                "gold": card.row.gold,
                "loot": card.row.loot,
                "copies": card.row.copies,
                "wakes": any(op.op == "rage" for op in card.row.does),
            }
            for card in box.cards
        ],
        "monsters": [{"name": row.name, "health": row.health, "escape": row.escape} for row in box.monsters],
        "clash": [
            {"hero": hero, "monster": monster, "hero_wounds": wounds[0], "monster_wounds": wounds[1]}
            for (hero, monster), wounds in box.clash.items()
        ],
        "solo": [{"hero_wounds": hero, "monster_wounds": monster} for hero, monster in box.solo],
    }
