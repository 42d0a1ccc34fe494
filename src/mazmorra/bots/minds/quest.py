"""How DungeonQuest is thought about: players who want to win go on, and a network that has seen many of their
games end says how likely each is to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.quest.adventurer import Rival
from mazmorra.bots.learned.estimate import estimated
from mazmorra.bots.learned.quest import row
from mazmorra.bots.search.mind import Chances
from mazmorra.bots.search.thumb import ThumbMind
from mazmorra.games.quest.state import DEAD

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
        standing = table.state.standing
        likely = estimated("quest", [row(table, seat) for seat in range(table.seats)])
        return tuple(0.0 if standing[seat] == DEAD else chance for seat, chance in enumerate(likely))

    def counted(self, table: QuestTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.gold[seat]), float(state.wounds[seat]), float(state.standing[seat] != 0))


def make(game: QuestGame, among_equals: bool) -> QuestMind:
    return QuestMind(game)
