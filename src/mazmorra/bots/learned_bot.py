"""The bot that plays as a network says, at a glance."""

from __future__ import annotations

import random

import numpy as np

from mazmorra.bots.bot import LEVELS, Bot, UnknownBot
from mazmorra.bots.characters import PEOPLE, PLAIN, Glance
from mazmorra.bots.learned.network import Array
from mazmorra.bots.learned.raider import SCORED, network_of, shares
from mazmorra.bots.learned.raiders import CARDS
from mazmorra.games.raiders.game import RaidersGame, RaidersTable, RaidersView
from mazmorra.games.raiders.rules.cards import ITEM_CARDS, POWER_CARDS
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.determinize import determinize


def liked(glance: Glance) -> Array:
    """What somebody's taste adds to the score of each card."""
    likes = np.zeros(CARDS, np.float32)
    likes[list(POWER_CARDS)] = [glance.height * (card - 3) for card in POWER_CARDS]
    likes[list(ITEM_CARDS)] = glance.items
    return likes


class LearnedRaider:
    """Plays each card as often as the network finds right, so that nobody can foresee it."""

    def __init__(self, game: RaidersGame, seed: int, glance: Glance) -> None:
        self.game, self.network = game, network_of(game)
        self.sure = 1.0 if game.is_solo else glance.sure
        self.likes = liked(Glance() if game.is_solo else glance)
        self.random = random.Random(seed)

    def choose(self, view: RaidersView) -> Answer:
        ask = view.ask
        if ask is None:
            raise ValueError("this seat is not asked anything")
        if ask.kind not in SCORED or len(ask.options) == 1:
            return ask.options[0]
        table: RaidersTable = determinize(view, self.random)
        likely = shares(self.network, self.game, [(table, ask)], self.sure, self.likes)[0]
        return self.random.choices(range(len(likely)), likely.tolist())[0]


def make(game: AnyGame, seed: int, policy: str) -> Bot:
    if not isinstance(game, RaidersGame) or (policy and policy not in PEOPLE):
        raise UnknownBot(
            name=f"learned:{policy}" if policy else "learned",
            game=game.name,
            names=["random", "greedy", *LEVELS],
        )
    return LearnedRaider(game, seed, (PEOPLE[policy] if policy else PLAIN).glance)
