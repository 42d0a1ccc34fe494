"""How each level plays each game. The figures were found by play (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping

from mazmorra.bots.levels.level import Recipe
from mazmorra.bots.search.weigh import Budget

RECIPES: Mapping[str, Mapping[str, Recipe]] = {
    "raiders": {
        "novice": Recipe("learned", slips=0.75),
        "apprentice": Recipe("learned", slips=0.4),
        "journeyman": Recipe("learned", slips=0.15),
        "expert": Recipe("learned"),
        "master": Recipe(budget=Budget(tries=96, horizon=1, faith=0.02)),
        "legend": Recipe(budget=Budget(tries=480, horizon=3, faith=0.02)),
    },
    "quest": {
        "novice": Recipe("greedy:wins", slips=0.85),
        "apprentice": Recipe("greedy:wins", slips=0.6),
        "journeyman": Recipe("greedy:wins", slips=0.35),
        "expert": Recipe("greedy:wins"),
        "master": Recipe(budget=Budget(tries=24, horizon=2, wave=2)),
        "legend": Recipe(budget=Budget(tries=80, horizon=4, wave=4)),
    },
    "platformer": {
        "novice": Recipe("greedy", slips=0.5),
        "apprentice": Recipe("greedy", slips=0.15),
        "journeyman": Recipe("greedy"),
        "expert": Recipe("greedy:wide"),
        "master": Recipe(budget=Budget(tries=24, horizon=2, wave=2)),
        "legend": Recipe(budget=Budget(tries=80, horizon=4, wave=4)),
    },
}
