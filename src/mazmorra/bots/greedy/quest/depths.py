"""The catacombs as who wants to win reckons with them: nobody knows how long the way below is.

Where it is good to come up is in `below`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.quest.below import stay, turning
from mazmorra.games.quest.rules.spaces import far

if TYPE_CHECKING:
    from mazmorra.bots.greedy.quest.plan import Plan
    from mazmorra.games.quest.box.rows import CardRow

LENGTHS = ((1, 1), (2, 3), (4, 6), (7, 10), (11, 15))
"""The first and the last of numbers of cards reckoned with as one: soon up, and later and later. Who is below
for longer is given up.
"""


def leads_up(plan: Plan) -> float:
    """How likely the next card below leads up."""
    return sum(likely * _opens(plan, row) for likely, row in plan.dangers.cards("catacomb"))


def _opens(plan: Plan, row: CardRow) -> float:
    if any(op.op == "may_exit" for op in row.does):
        return 1.0
    return plan.dangers.passes(*row.test) if any(op.op == "may_exit" for op in row.ok) else 0.0


def pointing(plan: Plan, space: int, heading: int) -> float:
    """What it is worth to be below with the marker one way, over the number of cards it may take."""
    stays = 1 - leads_up(plan)
    total = 0.0
    for first, last in LENGTHS:
        cards = (first + last) // 2
        landing = far(space, heading, cards)[0]
        likely = stays ** (first - 1) - stays**last
        total += likely * turning(plan, landing, heading, stay(plan, cards))
    return total


def descending(plan: Plan) -> float:
    """What going down here is worth."""
    space = plan.state.space[plan.seat]
    return max(pointing(plan, space, way) for way in range(4))
