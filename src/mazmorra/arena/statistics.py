"""Rates and means with 95% intervals, built up one game at a time in constant space."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

Z = 1.959963984540054
"""The normal quantile of a two-sided 95% interval."""

T = (
    12.706,
    4.303,
    3.182,
    2.776,
    2.571,
    2.447,
    2.365,
    2.306,
    2.262,
    2.228,
    2.201,
    2.179,
    2.160,
    2.145,
    2.131,
    2.120,
    2.110,
    2.101,
    2.093,
    2.086,
    2.080,
    2.074,
    2.069,
    2.064,
    2.060,
    2.056,
    2.052,
    2.048,
    2.045,
    2.042,
)
"""Student's quantiles for 1 to 30 degrees of freedom."""


def wilson(successes: float, trials: float) -> Interval:
    """The 95% score interval of a rate. A shared win may count as a part of one."""
    if not trials:
        return (0.0, 1.0)
    rate = successes / trials
    spread = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    centre = rate + Z * Z / (2 * trials)
    scale = 1 + Z * Z / trials
    low, high = (centre - spread) / scale, (centre + spread) / scale
    return (
        max(min(low, rate), 0.0),
        min(max(high, rate), 1.0),
    )  # a rounding error must not leave the rate outside


def t_quantile(freedom: int) -> float:
    """Student's two-sided 95% quantile; beyond the table, its expansion about the normal one."""
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass(slots=True)
class Rate:
    """How often something happened."""

    successes: float = 0.0
    trials: int = 0

    def add(self, success: float) -> None:
        self.successes += success
        self.trials += 1

    @property
    def value(self) -> float:
        return self.successes / self.trials if self.trials else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.successes, self.trials)


@dataclass(slots=True)
class Spread:
    """How whole numbers that are seldom large spread."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, figures: Iterable[int]) -> None:
        self.counts.update(figures)

    def below(self, part: float) -> int:
        """The smallest figure that so great a part of all does not exceed; 0 of none."""
        wanted, seen = part * self.counts.total(), 0
        for figure, count in sorted(self.counts.items()):
            seen += count
            if seen >= wanted:
                return figure
        return 0


@dataclass(slots=True)
class Mean:
    """The mean of a figure, by Welford's method."""

    count: int = 0
    value: float = 0.0
    squares: float = 0.0

    def add(self, figure: float) -> None:
        self.count += 1
        before = figure - self.value
        self.value += before / self.count
        self.squares += before * (figure - self.value)

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample."""
        return sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def interval(self) -> Interval:
        """The 95% interval of the mean; of a single figure nothing is known but the figure."""
        if self.count < 2:
            return (self.value, self.value)
        half = t_quantile(self.count - 1) * self.deviation / sqrt(self.count)
        return (self.value - half, self.value + half)


@dataclass(slots=True)
class Spans:
    """How much figures go together that come from one game: only games are independent."""

    games: int = 0
    amount_squares: float = 0.0
    times_squares: float = 0.0
    products: float = 0.0

    def add(self, amount: float, times: int) -> None:
        """The sum of one game's figures, and how many they are."""
        self.games += 1
        self.amount_squares += amount * amount
        self.times_squares += times * times
        self.products += amount * times

    def error(self, value: float, count: int) -> float:
        """The standard error of a mean of so many figures (the ratio linearised about its value)."""
        left = self.amount_squares - 2 * value * self.products + value * value * self.times_squares
        return sqrt(max(left, 0.0) * self.games / (self.games - 1)) / count


@dataclass(slots=True)
class SeatsMean(Mean):
    """The mean of a figure of seats, of which a game may have several."""

    spans: Spans = field(default_factory=Spans)

    def add_game(self, figures: Sequence[float]) -> None:
        for figure in figures:
            self.add(figure)
        self.spans.add(sum(figures), len(figures))

    @property
    def interval(self) -> Interval:
        games = self.spans.games
        if games < 2:
            return (self.value, self.value)
        half = t_quantile(games - 1) * self.spans.error(self.value, self.count)
        return (self.value - half, self.value + half)


@dataclass(slots=True)
class SeatsRate(Rate):
    """How often something happened to seats, of which a game may have several."""

    spans: Spans = field(default_factory=Spans)

    def add_game(self, successes: Sequence[float]) -> None:
        for success in successes:
            self.add(success)
        self.spans.add(sum(successes), len(successes))

    @property
    def interval(self) -> Interval:
        """Where it befalls the seats of a game together, it is known as if there were fewer seats."""
        alone = self.value * (1 - self.value) / self.trials if self.trials else 0.0
        if self.spans.games < 2 or not alone:
            return wilson(self.successes, self.trials)
        fold = max(self.spans.error(self.value, self.trials) ** 2 / alone, 1.0)
        if self.spans.games == self.trials:
            fold = 1.0
        return wilson(self.successes / fold, self.trials / fold)
