"""What each answer is worth: tried on the same imagined tables with the same luck, the hopeless ones less
often.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from time import perf_counter

from mazmorra.bots.search.mind import Chances, Mind, Policy, alike
from mazmorra.bots.search.rollout import NEVER, judged, play_on
from mazmorra.kernel import AnyTable
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.view import AnyView

UNLIKELY = 1e-3
"""Nothing is less likely than this at first glance."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many tries of an answer in all, or so many seconds."""

    tries: int = 0
    seconds: float = 0.0
    horizon: int = NEVER
    """How far ahead a table is played before it is judged, in the game's moments."""
    wave: int = 8
    """How many imagined tables are tried at a time."""
    faith: float = 0.0
    """How much of a chance to win a first glance is worth against what was tried."""

    def __post_init__(self) -> None:
        if self.tries <= 0 and self.seconds <= 0:
            raise ValueError(f"a budget has tries or seconds, not {self.tries} and {self.seconds}")

    def spent(self, tried: int, seconds: float) -> float:
        """The share of it that is gone."""
        return tried / self.tries if self.tries > 0 else seconds / self.seconds


@dataclass(slots=True)
class Weighed:
    """An answer and what came of trying it."""

    option: Answer
    glance: float = 0.0
    """What the first glance at it is worth, as a chance to win."""
    sums: list[float] = field(default_factory=list)
    """The figures of the seat at the end of every try, added up."""
    tries: int = 0
    total: float = 0.0
    squares: float = 0.0
    totals: list[float] = field(default_factory=list)
    """Every seat's chances, added up."""

    @property
    def chance(self) -> float:
        """How likely it is to win with this answer."""
        return self.total / self.tries if self.tries else 0.0

    @property
    def worth(self) -> float:
        """The chance to win, and how it looked at first."""
        return self.chance + self.glance

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        if self.tries < 2:
            return 0.5
        spread = max(0.0, self.squares / self.tries - self.chance**2)
        return float((spread / (self.tries - 1)) ** 0.5)

    @property
    def figures(self) -> tuple[float, ...]:
        """The figures of the seat, on average."""
        return tuple([figure / max(self.tries, 1) for figure in self.sums])

    @property
    def chances(self) -> Chances:
        """Every seat's chance to win."""
        return tuple([total / max(self.tries, 1) for total in self.totals])

    def add(self, seat: int, chances: Chances, figures: tuple[float, ...]) -> None:
        """One try more, as it stood or ended for a seat."""
        self.tries += 1
        self.total += chances[seat]
        self.squares += chances[seat] ** 2
        self.totals = _added(self.totals, chances)
        self.sums = _added(self.sums, figures)


def _added(sums: list[float], more: tuple[float, ...]) -> list[float]:
    return [a + b for a, b in zip(sums or [0.0] * len(more), more, strict=True)]


def weigh(
    view: AnyView, mind: Mind, budget: Budget, rng: random.Random, among: Sequence[Answer] = ()
) -> list[Weighed]:
    """Every answer to the view's question with its chance to win, in the order of the options; or some, in
    the order given.
    """
    if view.ask is None:
        raise ValueError("this seat is not asked anything")
    weighed = answers_of(view, mind, budget)
    if among:
        weighed = [next(each for each in weighed if each.option == option) for option in among]
    left = weighed
    began, tried, lot = perf_counter(), 0, 0
    while True:
        tables = [determinize(view, rng, asks_again=True) for _ in range(budget.wave)]
        luck = [rng.getrandbits(64) for _ in tables]
        _try(view.seat, mind, mind.policy(view, lot), budget, left, tables, luck)
        lot += 1
        tried += len(left) * len(tables)
        spent = budget.spent(tried, perf_counter() - began)
        if spent >= 1:
            return weighed
        left = sorted(left, key=lambda each: -each.worth)[: max(2, round(len(weighed) ** (1 - spent)))]


def answers_of(view: AnyView, mind: Mind, budget: Budget) -> list[Weighed]:
    """Every answer, not tried yet."""
    options = view.ask.options if view.ask else ()
    likely = mind.priors(view) if budget.faith else alike(view)
    return [
        Weighed(option, budget.faith * log(max(share, UNLIKELY)))
        for option, share in zip(options, likely, strict=True)
    ]


def _try(
    seat: int,
    mind: Mind,
    policy: Policy,
    budget: Budget,
    left: Sequence[Weighed],
    tables: Sequence[AnyTable],
    luck: Sequence[int],
) -> None:
    """Each answer once on each table, all played side by side."""
    tried = [
        (each, table.copy(FastDealer(lot))) for each in left for table, lot in zip(tables, luck, strict=True)
    ]
    until = mind.moment(tables[0]) + budget.horizon
    for each, table in tried:
        table.answer(seat, each.option)
    played = [table for _, table in tried]
    play_on(played, mind, policy, until)
    for (each, table), chances in zip(tried, judged(played, policy), strict=True):
        each.add(seat, chances, mind.counted(table, seat))
