"""How Dungeon Raiders is thought about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mazmorra.bots.learned.network import Network, shipped, softmax
from mazmorra.bots.learned.raider import Cards
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS, encoder
from mazmorra.bots.search.mind import Chances, Policy

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame, RaidersTable


class RaidersMind:
    """A network plays on for every seat, and says who will win."""

    figures = ("coins", "wounds", "alive")

    def __init__(self, game: RaidersGame, network: Network | None = None) -> None:
        self.game = game
        self.network = network or shipped("raiders")

    def policy(self) -> Policy:
        return Cards(self.game, self.network)

    def moment(self, table: RaidersTable) -> int:
        """The rooms behind."""
        return max(table.state.level, 0) * 5 + table.state.place

    def chances(self, tables: Sequence[RaidersTable], seat: int) -> Sequence[Chances]:
        seats = tables[0].seats
        rows = encoder(self.game, seats).rows([(table, seat) for table in tables])
        scores = self.network.run(rows)[:, CARDS:]
        outcomes = softmax(scores[:, [*range(seats), MOST_SEATS]])
        turned = [(each - seat) % seats for each in range(seats)]
        return [tuple(row) for row in outcomes[:, turned].tolist()]

    def counted(self, table: RaidersTable, seat: int) -> tuple[float, ...]:
        state = table.state
        return (float(state.coins[seat]), float(state.wounds[seat]), float(state.alive[seat]))


def make(game: RaidersGame) -> RaidersMind:
    return RaidersMind(game)
