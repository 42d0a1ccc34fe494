"""The boss does not wait: how far it will be when a hero's turn comes again, and how likely it falls then."""

from __future__ import annotations

from functools import lru_cache

from mazmorra.bots.greedy.platformer.arms import Arms, chance

LEAST = -2
"""The steps nearer that the first figure of each row stands for."""
DRIFTS = (
    (
        (0.0, 0.0, 0.4, 0.35, 0.2, 0.05),
        (0.0, 0.05, 0.45, 0.3, 0.2, 0.0),
        (0.05, 0.15, 0.4, 0.3, 0.1, 0.0),
        (0.05, 0.25, 0.4, 0.25, 0.05, 0.0),
    ),
    (
        (0.0, 0.0, 0.29, 0.31, 0.2, 0.2),
        (0.0, 0.05, 0.32, 0.34, 0.22, 0.07),
        (0.04, 0.13, 0.29, 0.36, 0.18, 0.0),
        (0.05, 0.25, 0.35, 0.27, 0.08, 0.0),
    ),
    (
        (0.0, 0.0, 0.2, 0.23, 0.25, 0.32),
        (0.0, 0.07, 0.24, 0.25, 0.22, 0.22),
        (0.04, 0.12, 0.25, 0.36, 0.18, 0.05),
        (0.1, 0.2, 0.25, 0.25, 0.15, 0.05),
    ),
    (
        (0.0, 0.0, 0.1, 0.15, 0.3, 0.45),
        (0.0, 0.09, 0.16, 0.17, 0.24, 0.34),
        (0.03, 0.1, 0.22, 0.36, 0.15, 0.14),
        (0.12, 0.12, 0.17, 0.28, 0.2, 0.11),
    ),
)
"""How likely the boss is so many steps farther (from two nearer on) when the hero's turn comes again, by
the seats and the steps now. Measured in games of two and four among `greedy`; those of three lie between, and
alone, where nobody pushes, it is a guess.
"""


@lru_cache(maxsize=1 << 16)
def drifting(die: tuple[int, ...], arms: Arms, wanted: int, steps: int, seats: int) -> float:
    """How likely the next roll fells a boss that is so many steps away now, wherever it will be by then."""
    drifts = DRIFTS[min(seats, len(DRIFTS)) - 1][min(steps, len(DRIFTS[0]) - 1)]
    return sum(
        likely * chance(die, arms, wanted, max(0, steps + more)) for more, likely in enumerate(drifts, LEAST)
    )
