"""A player who does not always look: some answers are anything legal."""

from __future__ import annotations

import random

from mazmorra.bots.bot import Bot
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.view import AnyView


class Slips:
    """Plays like another, but for a part of the answers."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        self.bot, self.share = bot, share
        self.random = random.Random(seed)

    def choose(self, view: AnyView) -> Answer:
        ask = view.question
        if self.random.random() < self.share:
            return self.random.choice(ask.options)
        return self.bot.choose(view)
