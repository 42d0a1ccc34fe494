"""How the greedy bot plays DungeonQuest: dangers ahead, the ways through the dungeon, and what a plan is
worth alive.
"""

from mazmorra.bots.greedy.quest.adventurer import Adventurer, make
from mazmorra.bots.greedy.quest.policy import FIRST_LOOT, INSISTS, POLICIES, SENSIBLE, TASTES, Policy

__all__ = ["FIRST_LOOT", "INSISTS", "POLICIES", "SENSIBLE", "TASTES", "Adventurer", "Policy", "make"]
