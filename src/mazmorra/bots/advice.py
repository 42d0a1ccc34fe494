"""What a seat could be told about its question: each answer with its chance to win and what it is likely to
bring, from what the seat may know alone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.weigh import Budget, weigh
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.view import AnyView


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer: how likely it wins, how sure that is, and how the seat's figures change by it."""

    option: Answer
    chance: float
    error: float
    tries: int
    brings: tuple[tuple[str, float], ...]
    """By name: coins, wounds and so on, as the game's mind counts them, against now."""


BUDGETS: Mapping[str, Budget] = {
    "raiders": Budget(tries=160, horizon=1, faith=0.01),
    "quest": Budget(tries=16, horizon=1, wave=1),
    "platformer": Budget(tries=12, horizon=1, wave=1),
}
"""How long an adviser thinks about each game: about a second."""
PLAIN = Budget(tries=64, wave=4)
BEST = 3
"""So many answers a hint names."""


def best(view: AnyView, seed: int) -> list[Advice]:
    """A hint: the best few answers. One that was hardly tried is not among them, however it looked."""
    advice = advise(view, seed)
    most = max(each.tries for each in advice)
    return [each for each in advice if 2 * each.tries >= most][:BEST]


def advise(view: AnyView, seed: int, budget: Budget | None = None) -> list[Advice]:
    """Every answer to the view's question, the best first; what was hardly tried stands last."""
    budget = budget or BUDGETS.get(view.game.name, PLAIN)
    mind, rng = mind_of(view.game, among_equals=True), random.Random(seed)
    now = mind.counted(determinize(view, rng), view.seat)
    weighed = weigh(view, mind, budget, rng)
    most = max(each.tries for each in weighed)
    weighed.sort(key=lambda each: (2 * each.tries < most, -each.chance))
    return [
        Advice(
            each.option,
            each.chance,
            each.error,
            each.tries,
            tuple(
                (name, after - before)
                for name, after, before in zip(mind.figures, each.figures, now, strict=True)
            ),
        )
        for each in weighed
    ]
