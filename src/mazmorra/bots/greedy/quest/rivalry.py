"""How who wants to win answers what an adventurer answers by a rule of thumb: fights above all."""

from __future__ import annotations

from typing import ClassVar

from mazmorra.bots.greedy.quest.actions import Actions
from mazmorra.bots.greedy.quest.answering import Answering
from mazmorra.bots.greedy.quest.depths import descending, pointing
from mazmorra.bots.greedy.quest.fencing import hero_card, monster_card
from mazmorra.bots.greedy.quest.hazards import WaryPlan
from mazmorra.bots.greedy.quest.plan import Plan
from mazmorra.kernel.ask import Answer


class Doings(Actions):
    """The actions of one moment as a rival sees them."""

    def by_descend(self) -> float:
        return descending(self.plan)


class Rivalry(Answering):
    """The answers of a rival to one question of one view."""

    acting: ClassVar[type[Actions]] = Doings
    planning: ClassVar[type[Plan]] = WaryPlan

    def to_direction(self) -> Answer:
        return self.best(lambda way: pointing(self.plan, self.about["space"], way))

    def to_hero_card(self) -> Answer:
        return hero_card(self.view, self.nerve.dangers.left)

    def to_monster_card(self) -> Answer:
        view, box = self.view, self.view.game.box
        hero = view["turn"]
        left = box.heroes[view["heroes"][hero]].health - view["wounds"][hero]
        return monster_card(view, left, box.monsters[view["foe_card"]].health - view["foe_wounds"])
