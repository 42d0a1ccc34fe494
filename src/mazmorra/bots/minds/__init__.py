"""How each game is thought about."""

from mazmorra.bots.minds.minds import mind_of

__all__ = ["mind_of"]
