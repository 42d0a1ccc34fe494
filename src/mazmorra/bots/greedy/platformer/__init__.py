"""How the greedy bot plays Platformer: the way up, the strength for the boss, and a search over the dice of
one turn.
"""

from mazmorra.bots.greedy.platformer.climber import POLICIES, TASTES, Climber, make

__all__ = ["POLICIES", "TASTES", "Climber", "make"]
