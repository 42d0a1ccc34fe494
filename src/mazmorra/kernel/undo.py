"""Taking back: which answers gave nothing away, so that undoing them is fair to everybody.

An answer can be taken back while nothing was rolled, drawn or shown because of it.
"""

from __future__ import annotations

from mazmorra.kernel.ask import CHANCE, Answer
from mazmorra.kernel.table import AnyTable


def gave_nothing_away(before: AnyTable, after: AnyTable) -> bool:
    """Whether the one answer that leads from `before` to `after` rolled nothing, drew nothing and showed
    nothing.
    """
    if after.over or after.number != before.number + 1:
        return False
    if any(ask.seat == CHANCE for ask in after.asks):
        return False
    if any(event.private for event in after.events[len(before.events) :]):
        return False
    if after.game.reveals(before.state, after.state):
        return False
    return len(before.given) < 2 or still_secret(before, after)


def still_secret(before: AnyTable, after: AnyTable) -> bool:
    """Whether what others chose at the same time is still waiting to be shown: the same question, and one
    answer more to it.
    """
    if not 0 < len(after.asks) < len(before.asks) or any(ask not in before.asks for ask in after.asks):
        return False
    chosen = {seat: answer for seat, answer in before.given.items() if answer is not None}
    now = {seat: answer for seat, answer in after.given.items() if answer is not None}
    return len(now) == len(chosen) + 1 and chosen.items() <= now.items()


def final_options(table: AnyTable, seat: int) -> tuple[Answer, ...]:
    """The answers to a seat's open question that cannot be taken back."""
    ask = next(ask for ask in table.asks if ask.seat == seat)
    return tuple(option for option in ask.options if not _can_be_taken_back(table, seat, option))


def _can_be_taken_back(table: AnyTable, seat: int, option: Answer) -> bool:
    trial = table.copy(watched=True)
    trial.answer(seat, option)
    return gave_nothing_away(table, trial)
