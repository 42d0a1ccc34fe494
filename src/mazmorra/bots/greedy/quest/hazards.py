"""A plan that also reckons with what the hero already carries: cards that lie there and go on biting."""

from __future__ import annotations

from functools import cached_property

from mazmorra.bots.greedy.quest.dangers import SAFE, Danger
from mazmorra.bots.greedy.quest.plan import Plan

LASTING = {"lingering_shade": Danger(death=3 / 36), "vampire_bite": Danger(wounds=1.0)}
"""What a kept card costs each turn: death when two dice show three or less, or a wound."""


class WaryPlan(Plan):
    """The prospects of a hero who knows what they carry."""

    @cached_property
    def lasting(self) -> Danger:
        """What a turn costs wherever it is spent."""
        kept = [self.box.cards[card].id for card in self.state.kept[self.seat]]
        return sum([LASTING[card] for card in kept if card in LASTING], start=SAFE)

    def lives(self, danger: Danger) -> float:
        return super().lives(danger + self.lasting * max(0.0, danger.turns))
