"""DungeonQuest on a terminal: its words, and its drawing for the full screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.content.wording import Wording
from mazmorra.terminal.quest.board import QuestBoard

if TYPE_CHECKING:
    from mazmorra.games.quest.game import QuestGame


def board(game: QuestGame, say: Wording) -> QuestBoard:
    """The words of one game in one language."""
    return QuestBoard(game, say)
