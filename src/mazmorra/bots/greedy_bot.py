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
    """One with this policy, this character, or both: `wins`, `bold`, `wins:bold`."""
    if game.name not in GAMES:
        raise UnknownBot(name="greedy", game=game.name, names=["random"])
    module = import_module(f"mazmorra.bots.greedy.{game.name}")
    way, _, last = policy.rpartition(":")
    way, character = (way, last) if last in module.TASTES else (policy, "")
    if way and way not in module.POLICIES:
        names = ["greedy", *(f"greedy:{each}" for each in (*module.POLICIES, *module.TASTES) if each)]
        raise UnknownBot(name=f"greedy:{policy}", game=game.name, names=names)
    made: Bot = module.make(game, seed, way, character)
    return made
