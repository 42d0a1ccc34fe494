"""The bot that answers anything legal: the floor every other bot is measured from."""

from __future__ import annotations

import random

from mazmorra.bots.bot import Bot, UnknownBot
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.view import AnyView


class RandomBot:
    """Each option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: AnyView) -> Answer:
        return self.random.choice(view.question.options)


def make(game: AnyGame, seed: int, policy: str) -> Bot:
    if policy:
        raise UnknownBot(name=f"random:{policy}", game=game.name, names=["random"])
    return RandomBot(seed)
