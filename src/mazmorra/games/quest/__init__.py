"""DungeonQuest, revised edition: rules and content."""

from mazmorra.games.quest.game import QuestGame

__all__ = ["QuestGame"]
