"""How DungeonQuest is thought about: players who want to win go on, and a plan says how likely each is to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.quest.adventurer import Rival
from mazmorra.bots.greedy.quest.dangers import SAFE
from mazmorra.bots.greedy.quest.plan import Plan
from mazmorra.bots.greedy.quest.stuff import Stuff
from mazmorra.bots.search.mind import Chances
from mazmorra.bots.search.thumb import ThumbMind
from mazmorra.games.quest.state import DEAD, OUT

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestGame, QuestTable


class QuestMind(ThumbMind["QuestGame"]):
    figures: tuple[str, ...] = ("gold", "wounds", "alive")

    def player(self, seed: int) -> Rival:
        return Rival(seed)

    def moment(self, table: QuestTable) -> int:
        """The rounds behind: the sun moves once in each."""
        return table.state.sun

    def chances(self, table: QuestTable) -> Chances:
        return tuple(self._chance(table, each) for each in range(table.seats))

    def _chance(self, table: QuestTable, seat: int) -> float:
        standing = table.state.standing[seat]
        if standing == DEAD:
            return 0.0
        view = table.view(seat)
        plan = Plan(view, Rival(0).wants(view))
        worth = plan.policy.worth(plan.purse.gold) if standing == OUT else Stuff(plan).biding(SAFE)
        return min(1.0, worth)

    def counted(self, table: QuestTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.gold[seat]), float(state.wounds[seat]), float(state.standing[seat] != 0))


def make(game: QuestGame, among_equals: bool) -> QuestMind:
    return QuestMind(game)
