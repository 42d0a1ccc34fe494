"""Towers drawn by hand, so that a test draws and tells exactly the spaces it names."""

from __future__ import annotations

import re
from typing import Any

from mazmorra.content.wording import words
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.kernel.view import AnyView
from mazmorra.terminal.platformer.board import PlatformerBoard
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero, platformer

YARD = """
 . . V . X
+-+ + +-+-+
 .|H S . .
+ +#+-+ + +
 E H . . .
+-+-+-+-+-+
"""
"""A tile with something of everything: a ladder through a platform, a wall, a shop, a portal, a trap, a spawn
space.
"""


def short_game(rounds: int) -> str:
    """The content of the box, but nobody wins after so many rounds: a whole game that does not last."""
    text = PlatformerGame.content_text(PlatformerGame.variants()[0], "Short.")
    return re.sub(r"^rounds = \d+$", f"rounds = {rounds}", text, flags=re.M)


def yard(*heroes: Hero, **more: Any) -> Scene:
    """A first level with the yard on the left and nothing on the right."""
    return platformer(*heroes, **{"tower": ((YARD, OPEN),), "enemy": "left", "cards": "all", **more})


def board(scene: Scene, language: str = "en") -> PlatformerBoard:
    return PlatformerBoard(scene.table.game, words(language))


def view(scene: Scene, seat: int = 0) -> AnyView:
    return scene.table.view(seat)
