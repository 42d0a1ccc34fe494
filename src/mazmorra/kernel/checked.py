"""A table that holds rules to the kernel's law: a stage ends in exactly one way.

Tests and the fuzzer play on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.errors import BrokenRule
from mazmorra.kernel.event import Private
from mazmorra.kernel.rule import Ending, Rule, Stage, frame, rule_of
from mazmorra.kernel.table import Question, S, Table
from mazmorra.kernel.view import G


class CheckedTable(Table[G, S]):
    """A table that raises `BrokenRule` when a stage asks twice, asks and calls, returns a value besides, or
    changes its rule.
    """

    __slots__ = ("endings",)

    endings: list[Ending]
    """What asking, drawing or calling gave in this stage, and so what the stage has to return."""

    def ask(self, then: Stage, question: Question, seat: int, made: Ask | None = None) -> Answer | None:
        ending = super().ask(then, question, seat, made)
        self.endings.append(ending)
        if made is not None and made != question(self, seat):
            raise BrokenRule(stage=then, problem="asked something other than its question")
        return ending

    def ask_all(self, then: Stage, question: Question, seats: Sequence[int]) -> dict[int, Answer] | None:
        ending = super().ask_all(then, question, seats)
        self.endings.append(ending)
        return ending

    def draw(
        self, then: Stage, kind: str, weights: Sequence[int], options: Sequence[Answer] | None = None
    ) -> Answer | None:
        ending = super().draw(then, kind, weights, options)
        self.endings.append(ending)
        return ending

    def call(self, *rules: Rule, then: Stage | None = None) -> Ending:
        self.endings.append(None)
        return super().call(*rules, then=then)

    def unwind(self, to: type[object]) -> Ending:
        if not any(isinstance(rule_of(stage), to) for stage in self.stack):
            raise BrokenRule(
                stage=self.stack[-1], problem=f"unwound to {to.__name__}, which is not under way"
            )
        return super().unwind(to)

    def tell(
        self, kind: str, clause: str, private: Private = None, knows: tuple[int, ...] = (), /, **args: object
    ) -> None:
        super().tell(kind, clause, private, knows, **args)
        declared = self.game.events.get(kind)
        if declared is None or not declared.fits(self.events[-1]):
            raise BrokenRule(stage=kind, problem="is told otherwise than the game declares")

    def _run(self, value: object) -> None:
        while self.stack:
            value = self._run_stage(self.stack.pop(), value)
            if self.asks:
                return
        self.over = True

    def _run_stage(self, stage: Stage, value: object) -> Ending:
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
