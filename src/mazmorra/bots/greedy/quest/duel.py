"""Fights: the mix of cards that cannot be read, and how a fight is likely to end.

The mixes are the equilibrium of the combat chart (DQ-R-46); nothing here looks at a monster card the viewer
has not seen.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from mazmorra.games.quest.game import HIDDEN, QuestView
from mazmorra.kernel.ask import Answer

if TYPE_CHECKING:
    from mazmorra.games.quest.box.loading import Box

HERO_MIX = {"magic": 5, "melee": 4, "ranged": 3}
MONSTER_MIX = {"ranged": 4, "melee": 3, "magic": 5}
"""Of twelve (DQ-R-46)."""
ROUND_WOUNDS, ROUND_DEALT = 107 / 144, 119 / 144
"""What a round costs the hero and the monster on average when both play their mix."""


def weapon(kind: str, options: tuple[Answer, ...], rng: random.Random) -> Answer:
    """A card by the mix of one's side."""
    mix = HERO_MIX if kind == "hero_card" else MONSTER_MIX
    return rng.choices(options, [mix[str(option)] for option in options])[0]


def rounds(health: int) -> float:
    """How many rounds a monster takes."""
    return max(1.0, health / ROUND_DEALT)


class Duel:
    """How a fight may go on, by the printed chart, or alone by the die (DQ-SOLO-3)."""

    def __init__(self, box: Box, solo: bool) -> None:
        self.blows: dict[tuple[int, int], float] = {}
        if solo:
            self.blows = {blow: box.solo.count(blow) / len(box.solo) for blow in box.solo}
            return
        for (hero, often), (monster, seldom) in product(HERO_MIX.items(), MONSTER_MIX.items()):
            blow = box.clash[hero, monster]
            self.blows[blow] = self.blows.get(blow, 0.0) + often * seldom / 144

    def lost(self, left: int, health: int) -> float:
        """How likely a hero with so much health left dies before the monster does."""
        return _lost(left, health, tuple(self.blows.items()))


@cache
def _lost(left: int, health: int, blows: tuple[tuple[tuple[int, int], float], ...]) -> float:
    if left <= 0:
        return 1.0  # DQ-R-39
    if health <= 0:
        return 0.0
    still = sum(likely for blow, likely in blows if blow == (0, 0))
    return sum(
        likely * _lost(left - hurt, health - dealt, blows)
        for (hurt, dealt), likely in blows
        if (hurt, dealt) != (0, 0)
    ) / (1 - still)


def suspects(view: QuestView) -> list[tuple[float, int, int]]:
    """What the monster at hand may be: how likely, the health it has left, and what fleeing from it costs."""
    box = view.game.box
    card, hurt = view["foe_card"], view["foe_wounds"]
    if card != HIDDEN and card >= 0:
        return [(1.0, box.monsters[card].health - hurt, box.monsters[card].escape)]
    possible = [
        (count, row.health - hurt, row.escape)
        for row, count in zip(box.monsters, view["monster_deck"], strict=True)
        if count and row.health > hurt and view["foe"] in ("", row.name)
    ]
    total = sum(count for count, _, _ in possible)
    return [(count / total, health, escape) for count, health, escape in possible]
