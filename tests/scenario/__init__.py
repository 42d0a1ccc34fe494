"""A small language for rule tests: one line sets the table, named cards are played with given draws, and a
test asserts.
"""

from tests.scenario.proves import proves
from tests.scenario.raiders import last_room, new_table, raiders, walk_out
from tests.scenario.scene import Scene

__all__ = ["Scene", "last_room", "new_table", "proves", "raiders", "walk_out"]
