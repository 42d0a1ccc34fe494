"""The greedy climber: it searches its turn once, plays what it found, and searches again after every roll and
reveal.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from mazmorra.bots.bot import Bot
from mazmorra.bots.greedy.platformer.arms import DICE
from mazmorra.bots.greedy.platformer.reflexes import Reflexes, choices
from mazmorra.bots.greedy.platformer.search import USUAL, WIDE, WIDEST, Move, Reach, Search
from mazmorra.bots.greedy.platformer.weights import LEGEND, Weights
from mazmorra.bots.greedy.platformer.weights import USUAL as USUAL_WEIGHTS
from mazmorra.bots.greedy.platformer.worth import Judge, Taste
from mazmorra.games.platformer.game import PlatformerView
from mazmorra.games.platformer.rules.symbols import COIN, HAND, REROLL, Action
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable


class Policy(NamedTuple):
    """How somebody goes about it: how far it looks around, and what it minds."""

    reach: Reach = USUAL
    weights: Weights = USUAL_WEIGHTS


POLICIES = {"usual": Policy(), "wide": Policy(WIDE), "widest": Policy(WIDEST, LEGEND)}
LIKELY = 0.15
"""How likely the boss must fall after rolling again for that to come first."""
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

    def __init__(self, seed: int, policy: Policy = POLICIES["usual"], taste: Taste = TASTES[""]) -> None:
        self.random = random.Random(seed)
        self.policy, self.taste = policy, taste
        self.moves: tuple[Move, ...] = ()

    def choose(self, view: PlatformerView) -> Answer:
        ask = view.question
        if len(ask.options) == 1:
            return ask.options[0]
        if not self._is_planned(view, ask):
            table: PlatformerTable = determinize(view, self.random)
            judge = Judge(table.game, view.seat, table.state.heroes, self.taste, self.policy.weights)
            answer = Reflexes(table, judge).answer(ask)
            if answer is not None:
                return answer
            search = Search(judge, self.policy.reach)
            self.moves = search.plan(table)
            if ask.kind == "act" and judge.weights.is_exact and not search.fells():
                rolling = hopeful_roll(view, table, judge)
                if rolling is not None:
                    self.moves = ()
                    return rolling
        move, *left = self.moves
        self.moves = tuple(left)
        return again(view, ask) if move.answer == "end" else move.answer

    def _is_planned(self, view: PlatformerView, ask: Ask) -> bool:
        """Whether the next move of the plan answers this question; those the table did not ask are
        skipped.
        """
        self.moves = tuple(move for move in self.moves if move.number >= view.number)
        return bool(self.moves) and self.moves[0].number == view.number and self.moves[0].ask == ask


def hopeful_roll(view: PlatformerView, table: PlatformerTable, judge: Judge) -> Answer | None:
    """Before anything else dice are rolled again, where that may well bring down the boss."""
    state = table.state
    if not state.inside[judge.seat] or state.spaces[judge.seat] < 0:
        return None
    options: tuple[Action | str, ...] = choices(view.question)
    for option in options:
        most = dice_again(view, option)
        if most and judge.fight.rolling(table, most, tuple(state.pool))[0] >= LIKELY:
            return option
    return None


def again(view: PlatformerView, ask: Ask) -> Answer:
    """Before a turn ends, dice that are good for little are rolled again, if a card or the hero allows it."""
    if not (view["pool"][COIN] or view["pool"][HAND]):
        return "end"
    actions: tuple[Action | str, ...] = choices(ask)
    return next((option for option in actions if rolls_again(view, option)), "end")


def dice_again(view: PlatformerView, option: Action | str) -> int:
    """How many dice an action rolls again."""
    if not rolls_again(view, option):
        return 0
    if isinstance(option, str):
        return DICE
    box, (kind, what) = view.game.box, option
    dice: int = (box.items if kind == "item" else box.potions)[what].does[-1]["dice"]
    return dice


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
    return Climber(seed, POLICIES[policy or "usual"], TASTES[character])
