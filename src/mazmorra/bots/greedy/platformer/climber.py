"""The greedy climber: it searches its turn once, plays what it found, and searches again after every roll and
reveal.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mazmorra.bots.bot import Bot
from mazmorra.bots.greedy.platformer.reflexes import Reflexes, choices
from mazmorra.bots.greedy.platformer.search import USUAL, WIDE, WIDEST, Move, Reach, Search
from mazmorra.bots.greedy.platformer.worth import Judge, Taste
from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.symbols import COIN, HAND, REROLL, Action
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

POLICIES = {"usual": USUAL, "wide": WIDE, "widest": WIDEST}
"""How far it looks around."""
TASTES = {
    "": Taste(),
    "careful": Taste(weak=1.6),
    "bold": Taste(weak=0.6, haste=1.15),
    "hoarder": Taste(stuff=2.5),
    "vengeful": Taste(rivals=8.0),
}
"""Who it can be."""


class Climber:
    """A player of Platformer who climbs, gathers gems and strikes the boss once, hard enough."""

    def __init__(self, seed: int, reach: Reach = USUAL, taste: Taste = TASTES[""]) -> None:
        self.random = random.Random(seed)
        self.reach, self.taste = reach, taste
        self.moves: tuple[Move, ...] = ()

    def choose(self, view: PlatformerView) -> Answer:
        ask = view.question
        if len(ask.options) == 1:
            return ask.options[0]
        if not self._is_planned(view, ask):
            table: PlatformerTable = determinize(view, self.random)
            judge = Judge(table.game, view.seat, table.state.heroes, self.taste)
            answer = Reflexes(table, judge).answer(ask)
            if answer is not None:
                return answer
            self.moves = Search(judge, self.reach).plan(table)
        move, *left = self.moves
        self.moves = tuple(left)
        return again(view, ask) if move.answer == "end" else move.answer

    def _is_planned(self, view: PlatformerView, ask: Ask) -> bool:
        """Whether the next move of the plan answers this question; those the table did not ask are
        skipped.
        """
        self.moves = tuple(move for move in self.moves if move.number >= view.number)
        return bool(self.moves) and self.moves[0].number == view.number and self.moves[0].ask == ask


def again(view: PlatformerView, ask: Ask) -> Answer:
    """Before a turn ends, dice that are good for little are rolled again, if a card or the hero allows it."""
    if not (view["pool"][COIN] or view["pool"][HAND]):
        return "end"
    actions: tuple[Action | str, ...] = choices(ask)
    return next((option for option in actions if rolls_again(view, option)), "end")


def rolls_again(view: PlatformerView, option: Action | str) -> bool:
    """Whether an action is rolling dice again; a potion is kept for the boss's level."""
    if isinstance(option, str):
        return option == "ability" and bool(view["powers"][view.seat] & REROLL)
    box, (kind, what) = view.game.box, option
    if kind == "item":
        return box.items[what].does[-1].op == "reroll"
    inside = bool(view["inside"][view.seat])
    return kind == "potion" and box.potions[what].does[-1].op == "reroll" and inside


def make(game: AnyGame, seed: int, policy: str, character: str) -> Bot:
    return Climber(seed, POLICIES[policy] if policy else USUAL, TASTES[character])
