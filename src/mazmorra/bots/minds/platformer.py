"""How Platformer is thought about: climbers go on, and the turns each still needs say how likely they are to
win.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.climber import Climber
from mazmorra.bots.greedy.platformer.worth import Judge
from mazmorra.bots.search.mind import Chances
from mazmorra.bots.search.thumb import ThumbMind

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame, PlatformerTable

PACE = 0.35
"""How much a turn less to go counts: the chances of two seats one turn apart are as exp(PACE) to one."""


class PlatformerMind(ThumbMind["PlatformerGame"]):
    figures: tuple[str, ...] = ("health", "gold", "gems")

    def player(self, seed: int) -> Climber:
        return Climber(seed)

    def moment(self, table: PlatformerTable) -> int:
        """The turns behind."""
        state = table.state
        return state.round * table.seats + (state.turn - state.starter) % table.seats

    def chances(self, table: PlatformerTable) -> Chances:
        worth = [Judge(table.game, seat, table.state.heroes).rest(table) for seat in range(table.seats)]
        if table.seats == 1:
            return (1 / (1 + exp(-PACE * (worth[0] + 12))),)
        best = max(worth)
        likely = [exp(PACE * (each - best)) for each in worth]
        return tuple(each / sum(likely) for each in likely)

    def counted(self, table: PlatformerTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.health[seat]), float(state.gold[seat]), float(state.gems[seat]))


def make(game: PlatformerGame, among_equals: bool) -> PlatformerMind:
    return PlatformerMind(game)
