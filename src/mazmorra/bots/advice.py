"""What a seat could be told about its question: each answer with its chance to win and what it is likely to
bring, from what the seat may know alone.
"""

from __future__ import annotations

import random
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
    brings: tuple[tuple[str, float], ...]
    """By name: coins, wounds and so on, as the game's mind counts them, against now."""


def advise(view: AnyView, budget: Budget, seed: int) -> list[Advice]:
    """Every answer to the view's question, the best first."""
    mind, rng = mind_of(view.game, among_equals=True), random.Random(seed)
    now = mind.counted(determinize(view, rng), view.seat)
    found = [
        Advice(
            each.option,
            each.chance,
            each.error,
            tuple(
                (name, after - before)
                for name, after, before in zip(mind.figures, each.figures, now, strict=True)
            ),
        )
        for each in weigh(view, mind, budget, rng)
    ]
    return sorted(found, key=lambda each: -each.chance)
