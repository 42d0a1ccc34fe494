"""Dungeon Raiders, a game by Phil Walker-Harding: rules and content."""

from mazmorra.games.raiders.game import RaidersGame

__all__ = ["RaidersGame"]
