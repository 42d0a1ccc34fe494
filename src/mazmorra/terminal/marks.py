"""Taking back at one keyboard: the answers given since anything was rolled or shown, or a bot answered."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from mazmorra.kernel import Answer, AnyTable, Ask, Record, gave_nothing_away


@dataclass(frozen=True, slots=True)
class Mark:
    """An answer that can be taken back, with the table as it was before it."""

    seat: int
    option: Answer
    before: AnyTable

    @property
    def ask(self) -> Ask:
        """The question it answered."""
        return next(ask for ask in self.before.asks if ask.seat == self.seat)


def recorded_marks(record: Record, humans: Container[int]) -> list[Mark]:
    """The answers at the end of a saved game that can still be taken back."""
    marks: list[Mark] = []
    after = record.at(len(record.answers))
    for seat, option in reversed(record.answers):
        before = record.at(after.number - 1)
        if seat not in humans or not gave_nothing_away(before, after):
            break
        marks.insert(0, Mark(seat, option, before))
        after = before
    return marks
