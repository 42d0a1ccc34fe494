"""The games of one version counted up: who won, what each thing did, how the lead went, what skill is
worth.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from mazmorra.arena.hook import Hook
from mazmorra.arena.simulate import Played
from mazmorra.arena.statistics import Interval, Mean, Rate, t_quantile
from mazmorra.arena.tally import Tally
from mazmorra.arena.things import Meeting, Thing


@dataclass(slots=True)
class Ratio:
    """So much for each time, where a game has several times and its amounts go together."""

    amount: float = 0.0
    times: int = 0
    games: int = 0
    amount_squares: float = 0.0
    times_squares: float = 0.0
    products: float = 0.0

    def add(self, amount: float, times: int) -> None:
        """What one game had."""
        self.amount += amount
        self.times += times
        self.games += 1
        self.amount_squares += amount * amount
        self.times_squares += times * times
        self.products += amount * times

    @property
    def value(self) -> float:
        return self.amount / self.times if self.times else 0.0

    @property
    def interval(self) -> Interval:
        """The 95% interval, games being what is independent (the ratio linearised about its value)."""
        if self.games < 2 or not self.times:
            return (self.value, self.value)
        ratio = self.value
        left = self.amount_squares - 2 * ratio * self.products + ratio * ratio * self.times_squares
        error = sqrt(max(left, 0.0) * self.games / (self.games - 1)) / self.times
        half = t_quantile(self.games - 1) * error
        return (ratio - half, ratio + half)


@dataclass(slots=True)
class Record:
    """What is known of one thing."""

    figures: tuple[str, ...]
    times: int = 0
    times_squares: int = 0
    games: int = 0
    """In how many games it came up or did something."""
    wins: Rate = field(default_factory=Rate)
    """Of those who had to do with it, how many won."""
    answers: Mean = field(default_factory=Mean)
    """How long its games were."""
    effects: tuple[Ratio, ...] = ()

    def __post_init__(self) -> None:
        self.effects = tuple(Ratio() for _ in self.figures)

    def add(self, met: Meeting, played: Played) -> None:
        self.times += met.times
        self.times_squares += met.times**2
        self.games += 1
        self.answers.add(played.answers)
        for seat in sorted(met.seats):
            self.wins.add(played.share(seat))
        for name, ratio in zip(self.figures, self.effects, strict=True):
            ratio.add(met.effects[name], met.times)

    def a_game(self, games: int) -> Mean:
        """How often it came up in a game, those without it counted too."""
        mean = self.times / games
        return Mean(games, mean, max(self.times_squares - games * mean * mean, 0.0))


@dataclass(slots=True)
class Sample:
    """Everything that is known of one version."""

    hook: Hook
    tally: Tally = field(init=False)
    things: dict[Thing, Record] = field(default_factory=dict)
    changes: Mean = field(default_factory=Mean)
    early: Rate = field(default_factory=Rate)
    skill: Rate = field(default_factory=Rate)
    """Of the games somebody won between a strong and a weak bot, those the strong one won."""

    def __post_init__(self) -> None:
        self.tally = Tally(self.hook)

    def add(self, played: Played) -> None:
        """Count one game that was looked at closely."""
        self.tally.add(played)
        account = played.account
        assert account is not None
        self.changes.add(account.changes)
        if account.early is not None:
            self.early.add(account.early)
        for thing, met in account.things.items():
            self.things.setdefault(thing, Record(self.hook.things.figures)).add(met, played)

    @property
    def games(self) -> int:
        return self.tally.games
