"""Whatever happens in a game can be drawn and told: random play in every variant, each viewpoint, each scale,
each language.
"""

from __future__ import annotations

import random

import pytest

from mazmorra.content.wording import LANGUAGES, words
from mazmorra.games import find_game
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.kernel.view import WATCHER, AnyView
from mazmorra.terminal.platformer.board import PlatformerBoard
from mazmorra.terminal.platformer.sheet import Sheets
from mazmorra.terminal.platformer.tower_map import SCALES, TowerMap

NAMES = ("Ana", "Rui", "Eva", "Leo")


@pytest.mark.parametrize("variant", PlatformerGame.samples(), ids=lambda variant: "-".join(variant.values()))
def test_every_view_of_a_random_game_is_drawn_and_told(variant: dict[str, str]) -> None:
    game = find_game("platformer", variant)
    assert isinstance(game, PlatformerGame)
    rng = random.Random(5)
    for seats in (game.seats[0], game.seats[-1]):
        table = game.new(seats, seed=seats)
        while not table.over and table.number < 600:
            ask = table.asks[0]
            if table.number % 61 == 0:
                language = LANGUAGES[table.number % len(LANGUAGES)]
                for seat in (*range(seats), WATCHER):
                    is_shown(PlatformerBoard(game, words(language)), table.view(seat))
            table.answer(ask.seat, rng.choice(ask.options))


def is_shown(board: PlatformerBoard, view: AnyView) -> None:
    """A view as a picture whose figures are all in it, as sheets and as sentences."""
    drawn = TowerMap(view, SCALES[view.number % len(SCALES)], board.names.letters(view), board.marks(view))
    inks = [cell.ink for row in drawn.rows for cell in row]
    for seat in range(view.seats):
        assert (view["spaces"][seat] >= 0) == (str(seat) in inks), "who is on the map is drawn, nobody else"
    assert Sheets(board).all(view, NAMES, tall=view.number % 2 == 0).plain
    assert all(board.situation(view, NAMES))
    assert all(board.hands(view, NAMES))
    assert len(board.surroundings(view, NAMES)) % 3 == 0
    assert len(board.picture(view, NAMES)[0]) <= 50
    assert board.progress(view)
