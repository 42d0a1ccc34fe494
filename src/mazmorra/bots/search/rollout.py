"""Imagined tables played on, all of them side by side, until they are over or far enough."""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.bots.search.mind import Chances, Mind, Policy, won
from mazmorra.kernel import AnyTable

NEVER = 1 << 30
"""As far as every game goes."""


def play_on(tables: Sequence[AnyTable], mind: Mind, policy: Policy, until: int = NEVER) -> None:
    """Let the policy answer for every seat, until a moment."""
    playing = [table for table in tables if table.asks]
    while playing:
        asked = [(table, ask) for table in playing for ask in table.asks]
        for (table, ask), answer in zip(asked, policy.answers(asked), strict=True):
            if any(ask is each for each in table.asks):  # somebody else's answer may have closed it
                table.answer(ask.seat, answer)
        playing = [table for table in playing if table.asks and mind.moment(table) < until]


def judged(tables: Sequence[AnyTable], policy: Policy) -> list[Chances]:
    """How each table ended, or stands."""
    open_ones = [table for table in tables if not table.over]
    chances = iter(policy.chances(open_ones) if open_ones else ())
    return [won(table) if table.over else next(chances) for table in tables]
