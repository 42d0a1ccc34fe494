"""Dungeon Raiders on a terminal: its words, and its drawing for the full screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.terminal.raiders.board import RaidersBoard

if TYPE_CHECKING:
    from mazmorra.games.raiders.game import RaidersGame


def board(game: RaidersGame, say: Wording) -> RaidersBoard:
    """The words of one game in one language."""
    return RaidersBoard(game, say)
