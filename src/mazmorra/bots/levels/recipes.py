"""How each level plays each game. docs/bots.md says which figures were found by play; the others keep to the
time an answer may take.
"""

from __future__ import annotations

from collections.abc import Mapping

from mazmorra.bots.levels.level import Recipe
from mazmorra.bots.search.weigh import Budget


def _at_a_glance(bot: str, **slips: float) -> dict[str, Recipe]:
    """Levels that answer as a bot does, each but for the share of its slips."""
    return {level: Recipe(bot, slips=share) for level, share in slips.items()}


RECIPES: Mapping[str, Mapping[str, Recipe]] = {
    "raiders": {
        **_at_a_glance("learned", novice=0.75, apprentice=0.4, journeyman=0.15, expert=0),
        "master": Recipe(budget=Budget(tries=240, horizon=5, faith=0.02)),
        "legend": Recipe(budget=Budget(tries=1200, horizon=5, faith=0.01)),
    },
    "quest": {
        **_at_a_glance("greedy:wins", novice=0.95, apprentice=0.8, journeyman=0.55, expert=0),
        "master": Recipe(budget=Budget(tries=24, horizon=2, wave=2, faith=0.02)),
        "legend": Recipe(budget=Budget(tries=36, horizon=4, wave=4, faith=0.02)),
    },
    "platformer": {
        **_at_a_glance("greedy", novice=0.5, apprentice=0.15, journeyman=0),
        **_at_a_glance("greedy:wide", expert=0),
        "master": Recipe(budget=Budget(tries=12, horizon=1, wave=1, faith=0.06)),
        "legend": Recipe(budget=Budget(tries=24, horizon=2, wave=2, faith=0.04)),
    },
}

EDITIONS: Mapping[str, int] = {"raiders": 1, "quest": 1, "platformer": 1}
"""Raised when a level of a game comes to play otherwise: on servers its rating begins anew."""

MEASURED: Mapping[str, Mapping[str, tuple[int, int, int]]] = {
    "raiders": {"apprentice": (78, 71, 84), "journeyman": (68, 60, 75), "expert": (62, 54, 69)},
    "quest": {"apprentice": (74, 63, 83), "journeyman": (68, 58, 76), "expert": (70, 62, 77)},
    "platformer": {"apprentice": (99, 95, 100), "journeyman": (84, 77, 89), "expert": (65, 57, 72)},
}
"""Of a hundred games that somebody won, how many a level won against the one below, and its 95% interval
(docs/bots.md); the highest levels have met too seldom to say.
"""
