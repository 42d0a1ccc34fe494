"""The greedy adventurer: every question about where to go is put to a plan, every other one to a rule of
thumb.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import ClassVar

from mazmorra.bots.bot import Bot
from mazmorra.bots.greedy.quest.answering import Answering
from mazmorra.bots.greedy.quest.plan import gold_of
from mazmorra.bots.greedy.quest.policy import POLICIES, SENSIBLE, TASTES, WINS, Policy
from mazmorra.bots.greedy.quest.rivalry import Rivalry
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.state import BELOW, INSIDE, OUT
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer


class Adventurer:
    """A player of DungeonQuest who weighs what a plan brings against the chance of living through it."""

    answering: ClassVar[type[Answering]] = Answering

    def __init__(self, seed: int, policy: Policy = SENSIBLE) -> None:
        self.random = random.Random(seed)
        self.policy = policy

    def choose(self, view: QuestView) -> Answer:
        ask = view.question
        if len(ask.options) == 1:
            return ask.options[0]
        return self.answering(view, ask, self.wants(view), self.random).answer()

    def wants(self, view: QuestView) -> Policy:
        """What the adventurer wants now."""
        return self.policy


class Rival(Adventurer):
    """A player who wants to win, and looks at how the others stand."""

    answering: ClassVar[type[Answering]] = Rivalry

    def __init__(self, seed: int, character: str = "") -> None:
        super().__init__(seed, TASTES[character])

    def wants(self, view: QuestView) -> Policy:
        others = [seat for seat in range(view.seats) if seat != view.seat]
        standing, cards = view["standing"], view.game.box.cards
        outside = [
            float(sum(gold_of(cards[card].row) for card in view["loot"][seat]))
            for seat in others
            if standing[seat] == OUT
        ]
        inside = sum(standing[seat] in (INSIDE, BELOW) for seat in others)
        return replace(self.policy, outside=tuple(outside), inside=inside)


def make(game: AnyGame, seed: int, policy: str, character: str) -> Bot:
    """Who does not want to win minds danger alone by character."""
    if policy == WINS:
        return Rival(seed, character)
    wants = POLICIES[policy] if policy else SENSIBLE
    return Adventurer(seed, replace(wants, heed=wants.heed * TASTES[character].heed))
