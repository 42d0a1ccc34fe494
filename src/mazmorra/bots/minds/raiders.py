"""How Dungeon Raiders is thought about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazmorra.bots.greedy.raiders.raider import GreedyRaider
from mazmorra.bots.learned.habits import Habits
from mazmorra.bots.learned.raider import SCORED, Cards, network_of, shares
from mazmorra.bots.search.mind import Policy, alike
from mazmorra.bots.search.thumb import ByThumb
from mazmorra.kernel.determinize import determinize

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable, RaidersView

EQUALS = "n"
AS_THEY_PLAY = ""
"""What sort each rival is, is seen from its cards."""


class RaidersMind:
    """A network plays on for every seat, and says who will win.

    Rivals are imagined to go by rules of thumb or to be equals, each as likely as its cards say, unless they
    are known to be equals: who imagines one sort alone loses to the other (docs/strength.md). `sorts` names
    sorts to imagine in turn instead, one a lot: who imitates rules of thumb (`t`) or goes by them (`g`), or
    plays as the network does (`n`).
    """

    figures: tuple[str, ...] = ("coins", "wounds", "alive")

    def __init__(self, game: RaidersGame, sorts: str = AS_THEY_PLAY) -> None:
        self.game, self.sorts, self.habits = game, sorts, Habits()

    def heed(self, view: RaidersView) -> None:
        """Note which cards the rivals have played."""
        if not self.sorts:
            self.habits.heed(view)

    def policy(self, view: RaidersView, lot: int) -> Policy:
        if not self.sorts:
            return Cards(self.game, view.seat, self.habits.thumbs(view, lot))
        sort = self.sorts[lot % len(self.sorts)]
        others = frozenset(range(view.seats)) - {view.seat} if sort != "n" else frozenset()
        return Cards(
            self.game, view.seat, others, ByThumb(lambda _, seed: GreedyRaider(seed)) if sort == "g" else None
        )

    def priors(self, view: RaidersView) -> Sequence[float]:
        if view.ask is None or view.ask.kind not in SCORED:
            return alike(view)
        table: RaidersTable = determinize(view, random.Random(0))
        likely = shares(network_of(self.game), self.game, [(table, view.ask)])[0]
        return [float(likely[option]) for option in view.ask.options if isinstance(option, int)]

    def moment(self, table: RaidersTable) -> int:
        """The rooms behind."""
        return max(table.state.level, 0) * 5 + table.state.place

    def counted(self, table: RaidersTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.coins[seat]), float(state.wounds[seat]), float(state.alive[seat]))


def make(game: RaidersGame, among_equals: bool) -> RaidersMind:
    return RaidersMind(game, EQUALS if among_equals or game.is_solo else AS_THEY_PLAY)
