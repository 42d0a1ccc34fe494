"""Platformer: rules and content."""

from mazmorra.games.platformer.game import PlatformerGame

__all__ = ["PlatformerGame"]
