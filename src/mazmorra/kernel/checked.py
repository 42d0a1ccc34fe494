"""A table that holds rules to the kernel's law: a stage ends in exactly one way. Tests and the fuzzer play on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import BrokenRule
from mazmorra.kernel.rule import Rule, Stage, frame
from mazmorra.kernel.table import G, Question, S, Table


class CheckedTable(Table[G, S]):
    """A table that raises `BrokenRule` when a stage asks twice, asks and calls, returns a value besides, or changes its rule."""

    __slots__ = ("endings",)

    endings: int

    def ask(self, then: Stage, question: Question, seat: int, made: Ask | None = None) -> None:
        self.endings += 1
        super().ask(then, question, seat, made)
        if made is not None and made != question(self, seat):
            raise BrokenRule(stage=then, problem="asked something other than its question")

    def ask_all(self, then: Stage, question: Question, seats: Sequence[int]) -> dict[int, Answer] | None:
        self.endings += 1
        return super().ask_all(then, question, seats)

    def draw(self, then: Stage, kind: str, weights: Sequence[int], options: Sequence[Answer] | None = None) -> Answer | None:
        self.endings += 1
        return super().draw(then, kind, weights, options)

    def call(self, *rules: Rule, then: Stage | None = None) -> None:
        self.endings += 1
        super().call(*rules, then=then)

    def _run(self, value: Any) -> None:
        while self.stack:
            value = self._run_stage(self.stack.pop(), value)
            if self.asks:
                return
        self.over = True

    def _run_stage(self, stage: Stage, value: Any) -> Any:
        self.endings = 0
        before, written = len(self.stack), frame(stage)
        value = stage(self, value)
        if frame(stage) != written:
            raise BrokenRule(stage=stage, problem="changed its own rule")
        if self.endings > 1:
            raise BrokenRule(stage=stage, problem="asked, drew or called more than once")
        if len(self.stack) > before and not self.endings:
            raise BrokenRule(stage=stage, problem="changed the stack by hand")
        if self.asks and value is not None:
            raise BrokenRule(stage=stage, problem="asked and returned a value")
        seats = [ask.seat for ask in self.asks]
        if len(set(seats)) < len(seats):
            raise BrokenRule(stage=stage, problem="asked a seat twice at once")
        return value
