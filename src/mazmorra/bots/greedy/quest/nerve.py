"""Tests and rolls: what is at stake in each, and when a token, a wound, a rope or a rune is worth it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from mazmorra.bots.greedy.quest.dangers import Dangers, chance
from mazmorra.games.quest.game import QuestView
from mazmorra.games.quest.rules.dice import attribute
from mazmorra.kernel import About
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestTable

LIFE = 20.0
"""What dying weighs, in wounds."""
TURN = 1.2
"""What a lost turn weighs, in wounds."""
ROOMS = {
    "pit": (("luck",), LIFE),
    "bridge": (("agility",), 8.0),
    "cave_in": (("agility",), TURN),
    "web": (("strength",), TURN),
    "portcullis": (("strength",), TURN),
    "flee": (("agility",), 3.0),
    "hole_in_the_roof": (("agility",), 3.0),
    "torch_goes_out": (("luck",), TURN),
    "ferrox": (("strength",), 1.0),
}
"""What rooms and fights test, and what failing weighs; what cards test is printed on them."""
BAD_CARD = 2.0
"""A card that costs more than this is worth a rune."""
BAD_FALL = 5
"""Wounds of one die that are worth rolling again."""


class Nerve:
    """The rolls of one hero at one moment."""

    def __init__(self, view: QuestView) -> None:
        self.table: QuestTable = determinize(view, random.Random(0))
        self.seat = view.seat
        self.dangers = Dangers(self.table, self.seat)

    def stake(self, about: str) -> tuple[tuple[str, ...], float]:
        """The attributes a test is of, and what failing it weighs, in wounds."""
        if about in ROOMS:
            return ROOMS[about]
        row = next(
            (card.row for card in self.table.game.box.cards if card.id == about and card.row.test), None
        )
        if row is None:
            return (), 0.0
        worse = self.dangers.ops(row, row.fail)
        return row.test, worse.wounds + TURN * worse.turns + LIFE * worse.death

    def penance(self, about: About) -> bool:
        """Whether a wound now buys enough of the test (three tokens, each good for one)."""
        needed = about["needed"] + self.dangers.tokens
        return (
            self.dangers.left > 2
            and (chance(needed + 3) - chance(needed)) * self.stake(about["about"])[1] > 1.0
        )

    def stubborn(self, about: About) -> bool:
        """Whether a wound is well spent on another roll."""
        again = chance(about["needed"] + self.dangers.tokens)
        return self.dangers.left > 3 and again * self.stake(about["about"])[1] > 0.9

    def rope(self, about: About) -> bool:
        risk = 1 - chance(about["needed"] + self.dangers.tokens)
        return risk * self.stake(about["about"])[1] > 0.8

    def determination(self, about: About, options: tuple[Any, ...]) -> int:
        """Tokens are for spending, but not all of them on a turn."""
        most: int = max(options)
        return most if self.stake(about["about"])[1] > TURN or most <= 3 else 0

    def again(self, about: str, dice: tuple[int, ...]) -> bool:
        """Whether the rune of fortune should roll these dice again."""
        state, left = self.table.state, self.dangers.left
        if about == "sun":
            return dice[0] <= self.table.game.box.sun[state.sun - 1]
        if about == "lingering_shade":
            return sum(dice) <= 3
        if about in ("wounds", "dragon_rage"):
            return sum(dice) >= min(left, BAD_FALL * len(dice) - 1)
        if about in ("potion", "tome"):
            return sum(dice) == 2 or (sum(dice) <= 5 and left <= 4)
        names, weight = self.stake(about)
        if not names or weight < 3:
            return False
        loud = sum(dice) - attribute(self.table, self.seat, names) - self.dangers.tokens
        return loud > 0

    def warding(self, wounds: int) -> bool:
        return wounds >= 4 or wounds >= self.dangers.left

    def hurts(self, deck: str, card: str) -> bool:
        """Whether a card drawn is bad enough to be undone."""
        row = next(each.row for each in self.table.game.box.cards if each.deck == deck and each.id == card)
        cost = self.dangers.card(row)
        return cost.wounds + TURN * cost.turns + LIFE * cost.death > BAD_CARD
