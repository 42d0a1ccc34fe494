"""The bot that plays by rules of thumb: what an answer is worth now, and what the game is worth after it.

Each game has a module of its own under `greedy`.
"""

from __future__ import annotations

from importlib import import_module

from mazmorra.bots.bot import Bot, UnknownBot
from mazmorra.kernel import AnyGame

GAMES = ("raiders", "quest", "platformer")
"""The games it knows how to play."""


def make(game: AnyGame, seed: int, policy: str) -> Bot:
    if game.name not in GAMES:
        raise UnknownBot(name="greedy", game=game.name, names=["random"])
    module = import_module(f"mazmorra.bots.greedy.{game.name}")
    if policy and policy not in module.POLICIES:
        names = ["greedy", *(f"greedy:{each}" for each in module.POLICIES)]
        raise UnknownBot(name=f"greedy:{policy}", game=game.name, names=names)
    made: Bot = module.make(game, seed, policy)
    return made
