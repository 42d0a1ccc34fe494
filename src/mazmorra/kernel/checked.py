"""A table that holds rules to the kernel's law: a stage ends in exactly one way.

Tests and the fuzzer play on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import BrokenRule
from mazmorra.kernel.rule import Rule, Stage, frame
from mazmorra.kernel.table import G, Question, S, Table


class CheckedTable(Table[G, S]):
    """A table that raises `BrokenRule` when a stage asks twice, asks and calls, returns a value besides, or
    changes its rule.
    """

    __slots__ = ("endings",)

    endings: list[Any]
    """What asking, drawing or calling gave in this stage, and so what the stage has to return."""

    def ask(self, then: Stage, question: Question, seat: int, made: Ask | None = None) -> Answer | None:
        self.endings.append(super().ask(then, question, seat, made))
        if made is not None and made != question(self, seat):
            raise BrokenRule(stage=then, problem="asked something other than its question")
        return self.endings[-1]  # type: ignore[no-any-return]

    def ask_all(self, then: Stage, question: Question, seats: Sequence[int]) -> dict[int, Answer] | None:
        self.endings.append(super().ask_all(then, question, seats))
        return self.endings[-1]  # type: ignore[no-any-return]

    def draw(
        self, then: Stage, kind: str, weights: Sequence[int], options: Sequence[Answer] | None = None
    ) -> Answer | None:
        self.endings.append(super().draw(then, kind, weights, options))
        return self.endings[-1]  # type: ignore[no-any-return]

    def call(self, *rules: Rule, then: Stage | None = None) -> None:
        self.endings.append(None)
        super().call(*rules, then=then)

    def unwind(self, to: type[Rule]) -> None:
        if not any(isinstance(stage.__self__, to) for stage in self.stack):  # type: ignore[attr-defined]  # stages are bound methods
            raise BrokenRule(
                stage=self.stack[-1], problem=f"unwound to {to.__name__}, which is not under way"
            )
        super().unwind(to)

    def _run(self, value: Any) -> None:
        while self.stack:
            value = self._run_stage(self.stack.pop(), value)
            if self.asks:
                return
        self.over = True

    def _run_stage(self, stage: Stage, value: Any) -> Any:
        self.endings = []
        before, written = len(self.stack), frame(stage)
        value = stage(self, value)
        if frame(stage) != written:
            raise BrokenRule(stage=stage, problem="changed its own rule")
        if len(self.endings) > 1:
            raise BrokenRule(stage=stage, problem="asked, drew or called more than once")
        if len(self.stack) > before and not self.endings:
            raise BrokenRule(stage=stage, problem="changed the stack by hand")
        if self.endings and value is not self.endings[0]:
            raise BrokenRule(stage=stage, problem="asked, drew or called and returned another value")
        seats = [ask.seat for ask in self.asks]
        if len(set(seats)) < len(seats):
            raise BrokenRule(stage=stage, problem="asked a seat twice at once")
        return value
