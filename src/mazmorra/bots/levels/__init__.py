"""Bots by how well they play: the same names in every game, from one a child beats to the strongest."""

from mazmorra.bots.levels.making import made

__all__ = ["made"]
