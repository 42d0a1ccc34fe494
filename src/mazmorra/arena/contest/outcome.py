"""How one game of a contest went, as plain values, and what it says about its duel."""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.arena.contest.bout import Bout
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.match import Ended, play


@dataclass(frozen=True, slots=True)
class Outcome(Ended):
    """A finished game of a contest."""

    bout: Bout
    scores: tuple[int, ...]

    @property
    def is_decided(self) -> bool:
        return bool(self.winners)

    def share(self, who: int) -> float:
        """What the first (0) or the second (1) of the duel won; a shared win counts in parts."""
        own = sum(self.bout.pattern[seat] == who for seat in self.winners)
        return own / len(self.winners) if self.winners else 0.0


def played(contest: Contest, bout: Bout) -> Outcome:
    """Play a game of a contest."""
    game = contest.grounds[bout.duel[2]].made()
    match = play(game, contest.seated(bout), contest.luck(bout))
    result = match.result
    return Outcome(result.winners, match.answers, match.seconds, result.clause, bout, result.scores)
