"""DungeonQuest (revised edition)."""

from mazmorra.games.quest.game import QuestGame

GAME = QuestGame
