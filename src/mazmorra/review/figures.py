"""What an answer is likely to bring, in the game's figures and as the language writes numbers."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from mazmorra.content.wording import Wording

LITTLE = 0.05
"""A figure that changes by less goes without saying."""
MOST_TOLD = 3
"""So much is told of a stroke of luck."""
FORGIVEN = 0.08
"""The chance to win that a decision may lose before it counts as right in little more than a third."""
SEEN = 0.005
"""Less of a chance to win than this shows as nothing in hundredths."""


def brings(say: Wording, figures: Sequence[tuple[str, float]]) -> str:
    """The figures that change, in one phrase; nothing if none does."""
    told = [
        f"{say.say(f'review-figure-{name}')} {format_decimal(change, '+0.0;-0.0', locale=say.babel)}"
        for name, change in figures
        if abs(change) >= LITTLE
    ]
    return say.join(told) if told else ""
