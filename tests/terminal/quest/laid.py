"""Dungeons laid by hand, so that a test draws and tells exactly the rooms it names."""

from __future__ import annotations

from mazmorra.games import find_game
from mazmorra.games.quest.game import QuestGame, QuestTable
from mazmorra.games.quest.rules.compass import WAYS, at
from mazmorra.games.quest.state import BELOW, INSIDE
from mazmorra.kernel.view import AnyView


def space(name: str) -> int:
    """The space players call so."""
    return at(ord(name[0]) - ord("A") + 1, int(name[1:]))


class Laid:
    """A table past its set-up, with nobody anywhere and only the printed rooms."""

    def __init__(self, seats: int = 2, **settings: str) -> None:
        game = find_game("quest", settings)
        assert isinstance(game, QuestGame)
        self.game = game
        self.table: QuestTable = game.new(seats, seed=3)
        while "start_tower" in [ask.kind for ask in self.table.asks]:
            ask = self.table.asks[0]
            self.table.answer(ask.seat, ask.options[0])
        self.state = self.table.state
        self.state.turn = 0
        self.state.sun = 1
        self.state.runes = [-1] * seats
        self.state.board = [code if 1 + 4 * game.box.tiles <= code else 0 for code in self.state.board]
        self.state.space = [space("A10")] * seats
        for seat, tower in zip(range(seats), ("A10", "M10", "M1", "A1"), strict=False):
            self.state.space[seat] = space(tower)

    def room(self, name: str, tile: str, entry: str = "N", marks: int = 0) -> Laid:
        """Lay a tile with its entry towards a way."""
        kind = next(number for number, each in enumerate(self.game.box.kinds) if each.id == tile)
        self.state.board[space(name)] = 1 + 4 * kind + WAYS.index(entry)
        self.state.marks[space(name)] = marks
        return self

    def stand(self, seat: int, name: str, side: str = "") -> Laid:
        """Put a hero into a room, on the side of a way."""
        self.state.standing[seat], self.state.space[seat] = INSIDE, space(name)
        self.state.side[seat] = WAYS.index(side) if side else 4
        return self

    def below(self, seat: int, name: str, way: str) -> Laid:
        """Put a hero under a room, heading a way."""
        self.state.standing[seat], self.state.space[seat] = BELOW, -1
        self.state.travel[seat], self.state.heading[seat] = space(name), WAYS.index(way)
        return self

    def view(self, seat: int = 0) -> AnyView:
        return self.table.view(seat)
