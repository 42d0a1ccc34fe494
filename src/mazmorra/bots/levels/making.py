"""A bot of a level, as a person."""

from __future__ import annotations

from mazmorra.bots.bot import CHARACTERS, Bot, UnknownBot, make_bot
from mazmorra.bots.characters import PEOPLE, PLAIN
from mazmorra.bots.levels.recipes import RECIPES
from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.thinker import Thinker
from mazmorra.bots.seating import worthy
from mazmorra.bots.slips import Slips
from mazmorra.kernel import AnyGame


def made(level: str, game: AnyGame, seed: int, character: str) -> Bot:
    """A bot of a level; its character stands after a colon: `expert:bold`."""
    if character and character not in CHARACTERS:
        raise UnknownBot(
            name=f"{level}:{character}",
            game=game.name,
            names=[level, *(f"{level}:{who}" for who in CHARACTERS)],
        )
    if game.name not in RECIPES:
        raise UnknownBot(name=level, game=game.name, names=["random"])
    recipe = RECIPES[game.name][level]
    who = PEOPLE[character] if character else PLAIN
    bot: Bot
    if recipe.budget:
        bot = Thinker(mind_of(game), recipe.budget, seed, who)
    else:
        bot = make_bot(f"{recipe.glance}:{character}" if character else recipe.glance, game, seed)
    return Slips(bot, recipe.slips, seed + 1) if recipe.slips else bot


def at_a_glance(name: str, game: AnyGame) -> str:
    """Who answers for a bot of a level that has no time to think: somebody of the same character who does not
    need any. Nobody, where it does not think.
    """
    level, _, character = name.partition(":")
    recipe = RECIPES.get(game.name, {}).get(level)
    if recipe is None or not recipe.budget:
        return ""
    return f"{worthy(game.name)}:{character}" if character else worthy(game.name)
