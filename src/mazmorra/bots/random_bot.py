"""The bot that answers anything legal: the floor every other bot is measured from."""

from __future__ import annotations

import random
from typing import Any

from mazmorra.bots.bot import Bot, UnknownBot
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.game import Game
from mazmorra.kernel.view import View


class RandomBot:
    """Each option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View) -> Answer:
        if view.ask is None:
            raise ValueError("this seat is not asked anything")
        return self.random.choice(view.ask.options)


def make(game: Game[Any], seed: int, policy: str) -> Bot:
    if policy:
        raise UnknownBot(name=f"random:{policy}", game=game.name, names=["random"])
    return RandomBot(seed)
