"""The greedy raider: for each card, what it is worth in this room and what the cards left are worth in the
rooms ahead.
"""

from __future__ import annotations

import random

from mazmorra.bots.bot import Bot
from mazmorra.bots.greedy.raiders.plan import Plan
from mazmorra.bots.greedy.raiders.rivals import SHOWN, plays
from mazmorra.games.raiders.game import RaidersView
from mazmorra.games.raiders.rules.cards import COST, CRYSTAL_BALL, LOOK, PASS, VALUE
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer, Ask

WHIM = 1.0
"""Cards closer in worth than this, in coins, may each be played; a bot without whims is easily read, and
loses by it.
"""

GLIMPSES = 8
"""How many of the rivals' possible plays a crystal ball is judged by."""

ENOUGH_DARK = 2


class GreedyRaider:
    """A sensible player of Dungeon Raiders."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: RaidersView) -> Answer:
        ask = view.question
        if ask.kind == "card":
            return self._card(view, ask)
        if ask.kind == "torch":
            return LOOK if _dark_is_enough(view) else PASS
        return ask.options[0]  # any character will do, and 2 wounds are the easy game (DR-SOL-2)

    def _card(self, view: RaidersView, ask: Ask) -> Answer:
        if LOOK in ask.options and _dark_is_enough(view):
            return LOOK
        cards = [card for card in ask.options if card != LOOK and isinstance(card, int)]
        if len(cards) == 1:
            return cards[0]
        plan = Plan(view)
        whim = self.random.random
        return max(cards, key=lambda card: _worth(plan, card) + WHIM * whim())


POLICIES: tuple[str, ...] = ()
TASTES: tuple[str, ...] = ()
"""A raider plays one way only; it is the learned one who may be different people."""


def make(game: AnyGame, seed: int, policy: str, character: str) -> Bot:
    return GreedyRaider(seed)


def _dark_is_enough(view: RaidersView) -> bool:
    """A torch is for when enough is dark, or for the end of the dungeon."""
    dark = sum(not lit for lit in view["lit"][view["place"] :])
    return dark >= (ENOUGH_DARK if view["level"] < 4 else 1)


def _worth(plan: Plan, card: int) -> float:
    if card <= 5:
        return plan.here[card] + plan.ahead(plan.hand & ~COST[card])
    kept = plan.worth.item(card)
    if card == plan.room.escape:
        return plan.here[0] + plan.ahead(plan.hand) - kept
    if card == CRYSTAL_BALL:
        return _glimpsed(plan) - kept
    return plan.here[VALUE[card]] + plan.ahead(plan.hand) - kept


def _glimpsed(plan: Plan) -> float:
    """The best card against each of some plays of the rivals, on average: what playing last is worth."""
    possible = plays(plan.rivals)
    some = possible[:: max(len(possible) // GLIMPSES, 1)]
    later = [(card, plan.ahead(plan.hand & ~COST[card])) for card in range(1, 6) if plan.hand & COST[card]]
    total = 0.0
    for values, likely in some:
        here = plan.worth_here(tuple([SHOWN + value for value in values]))
        total += likely * max([here[card] + ahead for card, ahead in later])
    return total / sum([likely for _, likely in some])
