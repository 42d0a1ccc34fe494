"""What a level is."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.bots.search.weigh import Budget


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a level plays a game: at first glance, or by thinking; and how often it does not look."""

    glance: str = ""
    """The bot whose answers it gives without thinking: `learned`, or `greedy` with a policy."""
    budget: Budget | None = None
    """How long it thinks."""
    slips: float = 0.0
    """The share of its answers that are anything legal."""
