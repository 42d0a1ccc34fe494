"""How the greedy bot plays Dungeon Raiders: odds of a room, their worth to a seat, and the plan for a
level.
"""

from mazmorra.bots.greedy.raiders.raider import POLICIES, TASTES, make

__all__ = ["POLICIES", "TASTES", "make"]
