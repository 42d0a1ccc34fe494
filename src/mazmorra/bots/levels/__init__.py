"""Bots by how well they play: the same names in every game, from one a child beats to the strongest."""

from mazmorra.bots.levels.making import made
from mazmorra.bots.levels.recipes import EDITIONS

__all__ = ["EDITIONS", "made"]
