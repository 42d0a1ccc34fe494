"""Bots by how well they play: the same names in every game, from one a child beats to the strongest."""

from mazmorra.bots.levels.making import at_a_glance, made
from mazmorra.bots.levels.recipes import EDITIONS

__all__ = ["EDITIONS", "at_a_glance", "made"]
