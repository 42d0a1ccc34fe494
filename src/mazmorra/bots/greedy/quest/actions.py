"""What each action of a turn is worth to the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazmorra.bots.greedy.quest.below import descending
from mazmorra.bots.greedy.quest.dangers import SELDOM, Danger, chance
from mazmorra.bots.greedy.quest.plan import Plan
from mazmorra.bots.greedy.quest.stuff import Stuff
from mazmorra.games.quest.rules.dice import attribute
from mazmorra.games.quest.rules.stroll import strolls
from mazmorra.games.quest.state import NO_SIDE

NOW = Danger(turns=1.0)
KEEPING = 0.92
"""What a rune that could be used now and is kept makes of an action's worth: it must gain more than this to
be used.
"""
JUMP = Danger(turns=1.1)
"""A jump from tower to tower: this turn, and a little for its own sake."""
FEW_MOVES = 3
"""The moves the rune of stasis gives."""


class Actions:
    """The actions of one moment."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.stuff = plan, Stuff(plan)

    def worth(self, option: tuple[Any, ...], options: Sequence[Any]) -> float:
        if option == ("rune", "stasis"):
            return KEEPING * self.hurrying([each for each in options if each[0] == "move"])
        worth: float = getattr(self, f"by_{option[0]}")(*option[1:])
        return worth

    def in_tower(self, option: tuple[Any, ...]) -> float:
        """In a tower room: out, on at once, or to another tower (DQ-ROM-13)."""
        if option[0] == "leave":
            return self.by_leave()
        if option[0] == "move":
            return self.plan.step(option[1], begun=True)
        return self.plan.worth((option[1], NO_SIDE), JUMP, self.plan.purse)

    def by_move(self, to: int) -> float:
        return self.plan.step(to, begun=False)

    def by_feel(self) -> float:
        return self.plan.resting(Danger())

    def by_stop(self) -> float:
        return self.plan.resting(NOW)

    def by_search(self) -> float:
        return self.plan.search()

    def by_descend(self) -> float:
        return descending(self.plan)

    def by_leave(self) -> float:
        return self.plan.policy.worth(self.plan.purse.gold) if self.plan.purse.leaves else 0.0

    def by_dragon(self) -> float:
        return self.plan.after_dragon(NOW)

    def by_tome(self) -> float:
        return self.stuff.reading()

    def by_drink(self) -> float:
        return self.stuff.drinking()

    def by_rune(self, rune: str) -> float:
        """The rune of passage, which leads straight to a room known (DQ-CRD-5)."""
        found = strolls(self.plan.table, self.plan.seat, 2)
        return KEEPING * max(self.plan.appear(to, NOW) for to in found)

    def by_delve(self) -> float:
        """How likely the next card leads up."""
        return max(SELDOM, self.plan.dangers.does("catacomb", "may_exit"))

    def by_climb(self) -> float:
        return chance(attribute(self.plan.table, self.plan.seat, ("agility",)) + self.plan.dangers.tokens)

    def hurrying(self, moves: Sequence[Any]) -> float:
        """What the best of these moves is worth if two turns of the way are saved."""
        return max((self.plan.step(move[1], begun=False, saved=FEW_MOVES - 1) for move in moves), default=0.0)
