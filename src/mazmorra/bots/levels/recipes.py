"""How each level plays each game. docs/strength.md says which figures were found by play; the others keep to
the time an answer may take.
"""

from __future__ import annotations

from collections.abc import Mapping

from mazmorra.bots.bot import LEVELS
from mazmorra.bots.levels.level import Recipe
from mazmorra.bots.search.weigh import Budget


def _at_a_glance(bot: str, **slips: float) -> dict[str, Recipe]:
    """Levels that answer as a bot does, each but for the share of its slips."""
    return {level: Recipe(bot, slips=share) for level, share in slips.items()}


RECIPES: Mapping[str, Mapping[str, Recipe]] = {
    "raiders": {
        **_at_a_glance("learned", novice=0.75, apprentice=0.48, journeyman=0.28, expert=0.12, master=0),
        "legend": Recipe(budget=Budget(tries=1200, horizon=5, wave=16, faith=0.01)),
    },
    "quest": {
        **_at_a_glance("greedy:insists", novice=0.75),
        **_at_a_glance("greedy:wins", apprentice=1, journeyman=0.87, expert=0.715, master=0.48, legend=0),
    },
    "platformer": {
        **_at_a_glance("greedy", novice=0.5, apprentice=0.2, journeyman=0.1, expert=0.04, master=0),
        **_at_a_glance("greedy:widest", legend=0),
    },
}

EDITIONS: Mapping[str, int] = {"raiders": 4, "quest": 3, "platformer": 4}
"""Raised when a level of a game comes to play otherwise: on servers its rating begins anew."""

MEASURED: Mapping[str, Mapping[str, tuple[int, int, int]]] = {
    game: dict(zip(LEVELS[1:], steps, strict=False))
    for game, steps in {
        "raiders": ((71, 65, 76), (65, 60, 70), (66, 60, 71), (62, 57, 68), (73, 61, 83)),
        "quest": ((63, 60, 66), (66, 64, 68), (65, 63, 67), (64, 61, 66), (64, 61, 67)),
        "platformer": ((100, 94, 100), (82, 78, 85), (69, 66, 72), (65, 63, 68), (78, 72, 83)),
    }.items()
}
"""Of a hundred games that somebody won, how many a level won against the one below, and its 95% interval
(docs/strength.md).
"""
