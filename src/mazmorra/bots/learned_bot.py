"""The bot that plays as a network says, at a glance."""

from __future__ import annotations

import random

from mazmorra.bots.bot import LEVELS, Bot, UnknownBot
from mazmorra.bots.learned.raider import SCORED, network_of, shares
from mazmorra.games.raiders.game import RaidersGame, RaidersTable, RaidersView
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.determinize import determinize

EASE = 0.5
"""It plays less sure of itself than it is: so several at one table differ, and it costs nothing."""


class LearnedRaider:
    """Plays each card as often as the network finds right, so that nobody can foresee it."""

    def __init__(self, game: RaidersGame, seed: int) -> None:
        self.game, self.network = game, network_of(game)
        self.sure = 1.0 if game.is_solo else EASE
        self.random = random.Random(seed)

    def choose(self, view: RaidersView) -> Answer:
        ask = view.ask
        if ask is None:
            raise ValueError("this seat is not asked anything")
        if ask.kind not in SCORED or len(ask.options) == 1:
            return ask.options[0]
        table: RaidersTable = determinize(view, self.random)
        likely = shares(self.network, self.game, [(table, ask)], self.sure)[0]
        return self.random.choices(range(len(likely)), likely.tolist())[0]


def make(game: AnyGame, seed: int, policy: str) -> Bot:
    if policy or not isinstance(game, RaidersGame):
        raise UnknownBot(
            name=f"learned:{policy}" if policy else "learned",
            game=game.name,
            names=["random", "greedy", *LEVELS],
        )
    return LearnedRaider(game, seed)
