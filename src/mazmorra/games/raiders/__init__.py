"""Dungeon Raiders, a game by Phil Walker-Harding: rules and content."""

from mazmorra.games.raiders.game import Raiders

__all__ = ["Raiders"]
