"""The greedy adventurer: every question about where to go is put to a plan, every other one to a rule of
thumb.
"""

from __future__ import annotations

import random

from mazmorra.bots.bot import Bot
from mazmorra.bots.greedy.quest.answering import Answering
from mazmorra.bots.greedy.quest.policy import POLICIES, SENSIBLE, Policy
from mazmorra.games.quest.game import QuestView
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer


class Adventurer:
    """A player of DungeonQuest who weighs what a plan brings against the chance of living through it."""

    def __init__(self, seed: int, policy: Policy = SENSIBLE) -> None:
        self.random = random.Random(seed)
        self.policy = policy

    def choose(self, view: QuestView) -> Answer:
        ask = view.ask
        if ask is None:
            raise ValueError("this seat is not asked anything")
        if len(ask.options) == 1:
            return ask.options[0]
        return Answering(view, ask, self.policy, self.random).answer()


def make(game: AnyGame, seed: int, policy: str) -> Bot:
    return Adventurer(seed, POLICIES[policy] if policy else SENSIBLE)
