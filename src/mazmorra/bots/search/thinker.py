"""The bot that thinks ahead: it weighs every answer on tables it must hold possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from mazmorra.bots.characters import PLAIN, Character, picked
from mazmorra.bots.search.mind import Mind
from mazmorra.bots.search.weigh import Budget, Weighed, weigh
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.view import AnyView

Way: TypeAlias = Callable[[AnyView, Mind, Budget, random.Random], list[Weighed]]
"""How answers are weighed."""


class Thinker:
    """A player with a character, who tries each answer before it gives one."""

    def __init__(
        self, mind: Mind, budget: Budget, seed: int, character: Character = PLAIN, way: Way = weigh
    ) -> None:
        self.mind, self.budget, self.character, self.way = mind, budget, character, way
        self.random = random.Random(seed)

    def heed(self, view: AnyView) -> None:
        """See what the rivals have done since the last view."""
        self.mind.heed(view)

    def choose(self, view: AnyView) -> Answer:
        if view.ask is None:
            raise ValueError("this seat is not asked anything")
        self.heed(view)
        if len(view.ask.options) == 1:
            return view.ask.options[0]
        weighed = self.way(view, self.mind, self.budget, self.random)
        return picked(weighed, self.mind.figures, self.character, view.seat, self.random)
