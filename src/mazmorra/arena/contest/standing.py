"""What the games so far say of each duel, and whether more would say anything new.

Deals are counted in their order, whoever played them first, so a contest stops at the same game on any number
of workers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

from mazmorra.arena.contest.bout import Duel
from mazmorra.arena.contest.outcome import Outcome
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.statistics import Mean, Rate

SURE = log(0.95 / 0.025)
"""The evidence at which one of them is better. Either of two that are alike may look so, hence one in forty
each: one verdict in twenty may be wrong.
"""
DOUBTFUL = log(0.05 / 0.975)
"""The evidence at which neither is."""
LEAST = 12
"""So many deals are played before anything is believed."""
EVEN = 0.5
ADDED = (0.0, 1.0)
"""What is added to the deals before they are judged."""


@dataclass(slots=True)
class Duelled:
    """The games of one duel."""

    outcomes: list[Outcome] = field(default_factory=list)
    deals: list[float] = field(default_factory=list)
    """For each deal what the second bot had of it: 1 all, 0 nothing."""
    shares: Mean = field(default_factory=lambda: shares_of(()))
    """The mean of the deals, for the verdict."""
    decided: Rate = field(default_factory=Rate)
    """Of the games somebody won, those the second bot won."""

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if outcome.is_decided and len(outcome.bout.pattern) > 1:
            self.decided.add(outcome.share(1))
        if len(self.outcomes) % 2 == 0:
            self._close(*self.outcomes[-2:])

    def _close(self, one: Outcome, other: Outcome) -> None:
        """Both games of a deal are there. Alone at a table, whoever comes through has beaten who does not."""
        if len(one.bout.pattern) == 1:
            gain = one.share(1) + other.share(1) - one.share(0) - other.share(0)
            share = (1 + gain) / 2
            if gain:
                self.decided.add(max(gain, 0))
        else:
            share = sum(each.share(1) if each.is_decided else EVEN for each in (one, other)) / 2
        self.deals.append(share)
        self.shares.add(share)


@dataclass(slots=True)
class Standing:
    """The state of a contest."""

    contest: Contest
    duels: dict[Duel, Duelled] = field(default_factory=dict)
    verdicts: dict[Duel, str] = field(default_factory=dict)
    """Of the duels that are settled: better, worse or alike, as said of the second bot."""

    def __post_init__(self) -> None:
        self.duels = {duel: Duelled() for duel in self.contest.duels()}

    def is_settled(self, duel: Duel) -> bool:
        return duel in self.verdicts

    @property
    def is_known(self) -> bool:
        """Whether every duel is settled."""
        return len(self.verdicts) == len(self.duels)

    def add(self, outcome: Outcome) -> None:
        """Count a game; they come in their order."""
        duel = outcome.bout.duel
        self.duels[duel].add(outcome)
        if self.contest.margin and (verdict := judged(self.duels[duel].shares, self.contest.margin)):
            self.verdicts[duel] = verdict

    @property
    def games(self) -> int:
        return sum(len(duelled.outcomes) for duelled in self.duels.values())


def shares_of(deals: Iterable[float]) -> Mean:
    """The mean of deals, with one won and one lost added, so that it never is too sure of few."""
    shares = Mean()
    for share in (*ADDED, *deals):
        shares.add(share)
    return shares


def judged(shares: Mean, margin: float) -> str:
    """Whether the second bot is better, worse or alike within a margin; empty while that is not known.

    Two sequential tests of likelihood, one in each direction.
    """
    if shares.count < LEAST + len(ADDED):
        return ""
    better, worse = (_evidence(shares, above, margin) for above in (shares.value - EVEN, EVEN - shares.value))
    if max(better, worse) >= SURE:
        return "better" if better > worse else "worse"
    return "alike" if max(better, worse) <= DOUBTFUL else ""


def _evidence(shares: Mean, above: float, margin: float) -> float:
    """How much likelier the deals are if the mean lies a margin above even than if it is even.

    By the normal approximation.
    """
    return (shares.count - len(ADDED)) * margin * (above - margin / 2) / shares.deviation**2
