"""What a contest is: its bots, its grounds, who meets whom, and the games in the order they are counted.

A *deal* is played twice with the same luck, the second time with the two bots' seats exchanged.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise, product

from mazmorra.arena.contest.bout import Bout, Duel
from mazmorra.arena.contest.ground import Ground

FORMS = ("robin", "ladder", "versus")
"""Everybody against everybody; each against the one before; the second against the first."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest, as plain values."""

    form: str
    bots: tuple[str, ...]
    grounds: tuple[Ground, ...]
    deals: int
    seed: int
    margin: float = 0.0
    """How much better than even the better one must be for a duel to stop early; 0 never stops it."""

    def duels(self) -> list[Duel]:
        """Who meets whom, and where."""
        pairs: list[tuple[int, int]]
        if self.form == "robin":
            pairs = list(combinations(range(len(self.bots)), 2))
        elif self.form == "ladder":
            pairs = list(pairwise(range(len(self.bots))))
        else:
            pairs = [(0, 1)]
        return [(*pair, ground) for pair in pairs for ground in range(len(self.grounds))]

    def bouts(self) -> Iterator[Bout]:
        """Every game: deal by deal, so that all duels are equally far wherever it stops."""
        return map(self.bout, range(2 * self.deals * len(self.duels())))

    def bout(self, number: int) -> Bout:
        """The game with this number."""
        duels = self.duels()
        deal, place = divmod(number, 2 * len(duels))
        duel, is_exchanged = duels[place // 2], place % 2
        shared = patterns(self.grounds[duel[2]].seats)
        pattern = tuple(who ^ is_exchanged for who in shared[deal % len(shared)])
        return Bout(number, duel, deal, pattern)

    def seated(self, bout: Bout) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[bout.duel[who]] for who in bout.pattern)

    def luck(self, bout: Bout) -> str:
        """The seed of a game: equal for both games of a deal, and for all who play it on a ground."""
        return f"{self.seed}/{self.grounds[bout.duel[2]]}/{bout.deal}"


def patterns(seats: int) -> list[tuple[int, ...]]:
    """Every way to share the seats by halves, with the first on the first seat: exchanging both gives the
    others.
    """
    shared = (seats // 2, seats - seats // 2) if seats > 1 else (0,)
    return [each for each in product((0, 1), repeat=seats) if each[0] == 0 and sum(each) in shared]
