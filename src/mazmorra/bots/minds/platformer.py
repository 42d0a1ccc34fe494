"""How Platformer is thought about: climbers go on, and a network that has seen many of their games end says
how likely each is to win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.climber import POLICIES, Climber
from mazmorra.bots.learned.estimate import estimated
from mazmorra.bots.learned.platformer import rows
from mazmorra.bots.search.mind import Chances
from mazmorra.bots.search.thumb import ThumbMind

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable


class PlatformerMind(ThumbMind["PlatformerGame"]):
    figures: tuple[str, ...] = ("health", "gold", "gems")

    def player(self, seed: int) -> Climber:
        return Climber(seed)

    def glance(self) -> Climber:
        """One glance may look around further than those who play on."""
        return Climber(0, POLICIES["wide"])

    def moment(self, table: PlatformerTable) -> int:
        """The turns behind."""
        state = table.state
        return state.round * table.seats + (state.turn - state.starter) % table.seats

    def chances(self, table: PlatformerTable) -> Chances:
        return tuple(estimated("platformer", rows(table)))

    def counted(self, table: PlatformerTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.health[seat]), float(state.gold[seat]), float(state.gems[seat]))


def make(game: PlatformerGame, among_equals: bool) -> PlatformerMind:
    return PlatformerMind(game)
