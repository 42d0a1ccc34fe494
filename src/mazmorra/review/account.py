"""A review as plain values: what luck and decisions gave and took, and which decisions cost most."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp

from mazmorra.kernel.ask import Answer
from mazmorra.review.figures import FORGIVEN, SEEN


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, judged by what the player knew then."""

    number: int
    """How many answers the game had before it."""
    seat: int
    kind: str
    chosen: Answer
    best: Answer
    chance: float
    """How likely the player was to win with the best answer."""
    lost: float
    """What the answer given lost of that."""
    brings: tuple[tuple[str, float], ...] = ()
    """What the best answer was likely to bring more than the one given, by the game's figures."""

    @property
    def accuracy(self) -> float:
        """1 for the best answer, less the more was lost."""
        return exp(-self.lost / FORGIVEN)


@dataclass(slots=True)
class Account:
    """One player's game: the chance at the start, what luck and decisions made of it, and the result."""

    seat: int
    start: float = 0.0
    luck: float = 0.0
    """What the dice, the cards and the others' choices gave or took."""
    decided: float = 0.0
    """What the player's own answers lost against the best ones."""
    result: float = 0.0
    """1 for a win, a part for a shared one."""
    points: list[tuple[int, float]] = field(default_factory=list)
    """The chance to win after so many answers of the game."""
    decisions: list[Decision] = field(default_factory=list)

    @property
    def accuracy(self) -> float:
        """How well the player decided, from 0 to 1; without a decision nothing was wrong."""
        if not self.decisions:
            return 1.0
        return sum(each.accuracy for each in self.decisions) / len(self.decisions)

    def turn(self, number: int, chance: float) -> None:
        """The chance to win is now this, and the player had no hand in it."""
        if not self.points:
            self.start = chance
        else:
            self.luck += chance - self.points[-1][1]
        self.points.append((number, chance))

    def decide(self, decision: Decision) -> None:
        """The player answered."""
        self.turn(decision.number, decision.chance)
        self.decided -= decision.lost
        self.points.append((decision.number + 1, decision.chance - decision.lost))
        self.decisions.append(decision)

    def end(self, number: int, result: float) -> None:
        self.turn(number, result)
        self.result = result


@dataclass(frozen=True, slots=True)
class Turn:
    """A stroke of luck: between which answers, whose, and what it changed."""

    since: int
    number: int
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game."""

    answers: int
    accounts: tuple[Account, ...]

    def costliest(self, count: int = 5, seat: int | None = None) -> list[Decision]:
        """The decisions that lost most, the worst first: everybody's, or those of one seat."""
        accounts = (each for each in self.accounts if seat is None or each.seat == seat)
        every = [each for account in accounts for each in account.decisions if each.lost >= SEEN]
        return sorted(every, key=lambda each: (-each.lost, each.number))[:count]

    def turning_points(self, count: int = 5) -> list[Turn]:
        """Where luck changed a chance most."""
        found = []
        for account in self.accounts:
            own = {each.number + 1 for each in account.decisions}
            for (since, before), (number, after) in zip(account.points, account.points[1:], strict=False):
                if number not in own:
                    found.append(Turn(since, number, account.seat, after - before))
        return sorted(found, key=lambda each: (-abs(each.change), each.number))[:count]
