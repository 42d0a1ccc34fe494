"""`mazmorra bots`: the players that are programs, and how well they play."""

from __future__ import annotations

import argparse

from mazmorra.bots.bot import CHARACTERS, LEVELS
from mazmorra.content.wording import Wording
from mazmorra.games import REGISTRY


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("game", nargs="?", choices=sorted(REGISTRY), help=say.say("cli-bots-game"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from rich.console import Console
    from rich.table import Table

    from mazmorra.bots.levels.level import Recipe
    from mazmorra.bots.levels.recipes import MEASURED, RECIPES

    def thinks(recipe: Recipe) -> str:
        if recipe.budget:
            return say.say("cli-bots-thinks", tries=recipe.budget.tries, horizon=recipe.budget.horizon)
        return say.say("cli-bots-glance", bot=recipe.glance, slips=round(100 * recipe.slips))

    def told(game: str, level: str) -> str:
        said = thinks(RECIPES[game][level])
        if level not in MEASURED[game]:
            return said
        won, low, high = MEASURED[game][level]
        beats = say.say("cli-bots-beats", won=won, low=low, high=high)
        return f"{said}\n{beats}"

    console = Console(highlight=False, soft_wrap=True)
    games = [game for game in RECIPES if args.game in (None, game)]
    table = Table(say.say("cli-bots-name"), *(say.say(game) for game in games))
    for level in LEVELS:
        table.add_row(level, *(told(game, level) for game in games))
    glances = [recipe.glance for game in games for recipe in RECIPES[game].values() if recipe.glance]
    console.print(table)
    console.print(say.say("cli-bots-parts", names=say.join([*dict.fromkeys(("random", "greedy", *glances))])))
    console.print(say.say("cli-bots-characters", names=say.join(CHARACTERS)))
    console.print(say.say("cli-bots-own"))
    return 0
