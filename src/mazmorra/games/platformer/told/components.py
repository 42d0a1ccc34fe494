"""The box as a screen needs it to draw a view: everything a state's numbers stand for, in the order of the
numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.games.platformer.rules.shop import STALLS
from mazmorra.games.platformer.rules.spaces import COLUMNS, ROWS, TILE, WAYS
from mazmorra.games.platformer.rules.symbols import (
    DONE,
    FACES,
    FOES,
    MARKS,
    POWERS,
    SYMBOLS,
    TOKENS,
    upgrade_cost,
)
from mazmorra.kernel import Fields

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame


def components(game: PlatformerGame, seats: int) -> Fields:
    """A space is 10 * row + column from the bottom left; figures below `foes` are seats, from there on slots
    of enemies.

    Four slots a level hold its enemies, the last one the boss. Lists of bits name them from the lowest on.
    """
    box = game.box
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "tile": TILE,
        "levels": game.levels,
        "ways": WAYS,
        "foes": FOES,
        "stalls": STALLS,
        "symbols": SYMBOLS,
        "faces": FACES,
        "tokens": TOKENS,
        "powers": POWERS,
        "marks": MARKS,
        "done": DONE,
        "die": box.die,
        "special": box.special,
        "enemy_die": box.enemy_die,
        "dice": box.dice,
        "costs": [upgrade_cost(times) for times in range(1, 11)],
        "supply": {"gold": box.supply.gold, "gems": box.supply.gems},
        "rounds": game.rounds(seats),
        "solo": game.is_solo(seats),
        "tiles": [{"id": row.id, "kind": row.kind, "boss": row.boss, "art": row.art} for row in box.tiles],
        "ranks": game.ranks,
        "heroes": [
            {"id": row.id, "health": row.health, "star": row.star, "ability": row.ability, "once": row.once}
            for row in box.heroes
        ],
        "enemies": [
            {
                name: getattr(row, name)
                for name in ("id", "rank", "damage", "health", "gold", "gems", "potions", "ability")
            }
            for row in box.enemies
        ],
        "first_boss": box.first_boss,
        "items": [
            {"id": row.id, "price": row.price, "passive": row.passive, "exhaust": bool(row.does)}
            for row in box.items
        ],
        "potions": [
            {"id": row.id, "price": row.price, "copies": row.copies, "reaction": row.reaction}
            for row in box.potions
        ],
        "artifacts": [
            {"id": row.id, "condition": row.condition, "passive": row.passive, "exhaust": bool(row.does)}
            for row in box.artifacts
        ],
        "events": [{"id": row.id, "timing": row.timing} for row in box.events],
        "bosses": [
            {
                "id": row.id,
                "damage": row.damage,
                "pool": game.boss_pool(index),
                "token": row.token,
                "trade": row.trade,
            }
            for index, row in enumerate(box.bosses)
        ],
        "badges": [
            {"id": row.id, "boss": row.boss, "copies": row.copies, "good": row.good} for row in box.tokens
        ],
        "boss_cards": [
            {
                "id": row.id,
                "name": row.name,
                "boss": row.boss,
                "marks": row.marks,
                "range": row.range,
                "first": [{"op": op.op, "args": op.args} for op in row.first],
                "does": [{"op": op.op, "args": op.args} for op in row.does],
            }
            for row in box.cards
        ],
    }
