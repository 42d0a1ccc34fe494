"""A close look at one game: what its things did, and how the lead went to and fro."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from mazmorra.arena.match import Match
from mazmorra.arena.things import Meeting, Thing, Things, meetings
from mazmorra.kernel import AnyTable

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Account:
    """What a close look at a game found, as plain values."""

    things: Mapping[Thing, Meeting]
    changes: int
    """How often another seat took the lead."""
    early: float | None
    """What the one who led when half of the answers were given won; none if nobody led."""


@dataclass(slots=True)
class Lead:
    """Who is alone in front after each answer."""

    leaders: list[int] = field(default_factory=list)

    def watcher(self, standing: Callable[[AnyTable], Sequence[int]] | None) -> Callable[[AnyTable], None]:
        """What notes the leader of a table, by how far each seat has come."""
        if standing is None:
            return self.nobody
        return lambda table: self.leaders.append(leader(standing(table)))

    def nobody(self, table: AnyTable) -> None:
        """Notes nothing."""

    @property
    def changes(self) -> int:
        """A tie between two leads of the same seat changes nothing."""
        led = [seat for seat in self.leaders if seat != NOBODY]
        return sum(before != after for before, after in pairwise(led))

    @property
    def halfway(self) -> int:
        return self.leaders[len(self.leaders) // 2] if self.leaders else NOBODY


def leader(standing: Sequence[int]) -> int:
    """The seat that is alone in front, if one is."""
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 and len(standing) > 1 else NOBODY


def account_of(things: Things, match: Match, lead: Lead) -> Account:
    """The account of a finished game that was watched."""
    winners, early = match.result.winners, lead.halfway
    share = 1 / len(winners) if early in winners else 0.0
    return Account(meetings(things, match.table), lead.changes, share if early != NOBODY else None)
