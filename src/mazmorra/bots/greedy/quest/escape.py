"""Whether to run from a monster: by the odds of dying in the fight against those of getting away."""

from __future__ import annotations

from mazmorra.bots.greedy.quest.dangers import Dangers
from mazmorra.bots.greedy.quest.duel import ROUND_WOUNDS, Duel, rounds, suspects
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.runes import has

WOUND = 0.03
"""What a wound weighs against the chance of dying now."""
LEFT_BEHIND = 0.03
"""What a monster that stays in its room weighs: it may stand in the way home."""


class Escape:
    """The two ways out of a fight, weighed."""

    def __init__(self, view: QuestView, dangers: Dangers) -> None:
        self.dangers = dangers
        self.duel = Duel(dangers.table.game.box, dangers.table.game.is_solo)
        self.suspects = suspects(view)
        self.free = has(dangers.table, dangers.seat, "elusive")

    def fighting(self, left: int) -> float:
        """How bad it is to fight on to the end."""
        return sum(
            likely * (self.duel.lost(left, health) + WOUND * min(left, rounds(health) * ROUND_WOUNDS))
            for likely, health, _ in self.suspects
        )

    def getting_away(self, left: int) -> float:
        """How bad it is to have got away: the penalty, the room run into, the monster left behind."""
        after = WOUND * self.dangers.deck("dungeon").wounds + LEFT_BEHIND
        return after + sum(
            likely
            * (1.0 if self._penalty(escape) >= left else WOUND * self._penalty(escape) * (1 + 2 / left))
            for likely, _, escape in self.suspects
        )

    def _penalty(self, escape: int) -> int:
        return 0 if self.free else escape

    def ends_it(self, wounds: int, dealt: int) -> bool:
        """Whether one wound more would fell the monster now, and is likely to be what it takes."""
        ends = sum(likely for likely, health, _ in self.suspects if health == dealt + 1)
        done = sum(likely for likely, health, _ in self.suspects if health <= dealt)
        return self.dangers.left > wounds + 1 and ends > (1 - done) / 2

    def flees(self) -> bool:
        """After a round (DQ-COM-5): a failed try costs only that the fight goes on."""
        left = self.dangers.left
        return self.getting_away(left) < self.fighting(left)

    def flees_unseen(self) -> bool:
        """Before a solo fight (DQ-SOLO-2): a failed try costs the penalty, a successful one nothing."""
        left, success = self.dangers.left, self.dangers.passes("agility")
        away = WOUND * self.dangers.deck("dungeon").wounds + LEFT_BEHIND
        caught = sum(
            likely * (1.0 if escape >= left else WOUND * escape) for likely, _, escape in self.suspects
        )
        penalty = sum(likely * escape for likely, _, escape in self.suspects)
        return success * away + (1 - success) * (
            caught + self.fighting(max(1, left - round(penalty)))
        ) < self.fighting(left)
