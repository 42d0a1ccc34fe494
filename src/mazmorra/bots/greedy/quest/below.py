"""The catacombs: whether to go down, which way to point the marker, and where it is good to come up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.quest.dangers import Danger
from mazmorra.games.quest.rules.dice import PIPS
from mazmorra.games.quest.rules.spaces import far

if TYPE_CHECKING:
    from mazmorra.bots.greedy.quest.plan import Plan

ROWS = (3, 5, 8)
"""How many cards a hero has drawn who comes up again: soon, as usual, late."""


def coming_up(plan: Plan, space: int, way: int, danger: Danger) -> float:
    """What the second leg is worth from a space, over the die (DQ-CAT-7)."""
    total = 0.0
    for pips in PIPS:
        landing, beyond = far(space, way, pips)
        total += plan.appear(landing, danger + Danger(wounds=float(beyond)))
    return total / len(PIPS)


def turning(plan: Plan, space: int, heading: int, danger: Danger) -> float:
    """The better of the two turns of the marker."""
    return max(coming_up(plan, space, (heading + turn) % 4, danger) for turn in (1, 3))


def pointing(plan: Plan, space: int, heading: int) -> float:
    """What it is worth to go down and point the marker one way."""
    return sum(turning(plan, far(space, heading, row)[0], heading, stay(plan, row)) for row in ROWS) / len(
        ROWS
    )


def stay(plan: Plan, cards: float) -> Danger:
    """What so many turns below cost."""
    return plan.dangers.deck("catacomb") * cards + Danger(turns=cards + 1)


def descending(plan: Plan) -> float:
    """What going down here is worth."""
    space = plan.state.space[plan.seat]
    return max(pointing(plan, space, way) for way in range(4))
