"""Platformer on a terminal: its words, and its drawing for the full screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.terminal.platformer.board import PlatformerBoard

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerGame


def board(game: PlatformerGame, say: Wording) -> PlatformerBoard:
    """The words of one game in one language."""
    return PlatformerBoard(game, say)
