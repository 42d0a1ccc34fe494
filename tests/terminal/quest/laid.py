"""Dungeons laid by hand, so that a test draws and tells exactly the rooms it names."""

from __future__ import annotations

from mazmorra.games import find_game
from mazmorra.games.notation import read_scene
from mazmorra.games.quest.game import QuestTable
from mazmorra.games.quest.rules.spaces import WAYS
from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import BELOW, INSIDE
from mazmorra.kernel import FastDealer
from mazmorra.kernel.view import AnyView

space = space_of
COMPANY = ("challara: at A10", "hugo: at M10", "lindel: at M1", "gherinn: at A1")


class Laid:
    """A table at its first turn, with everybody in a tower and only the printed rooms."""

    def __init__(self, seats: int = 2, **settings: str) -> None:
        scene = " | ".join(["sun 1", *COMPANY[:seats]])
        self.table: QuestTable = read_scene(scene, find_game("quest", settings), dealer=FastDealer(3))
        self.game, self.state = self.table.game, self.table.state

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
