"""Who sits at a table, what can be taken back there, and what is voted on.

Plain values; a life is made of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from mazmorra.kernel import AnyTable

LEAVES_FOR = 60_000
"""Milliseconds, all taken together, that a bot may sit in for somebody whose game is still their own."""
LEAVES_ANSWERS = 5
"""And how often it may answer for them: who left for each hard question would have hints."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person, a bot, or a bot sitting in for a person."""

    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    seal: str = ""
    """What was shown of the salt before anybody told theirs."""
    claimed: bool = False
    """Whether the person had an account when the game began."""
    left_at: int = 0
    """Since when a bot sits in for the person."""
    away: int = 0
    """For how many milliseconds one did before."""
    answered_for: int = 0
    """How often one has answered for the person, where the game is rated."""

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)

    @property
    def has_left(self) -> bool:
        """Whether a bot ends the game for a person, or has played for them too long."""
        played_too_long = self.away > LEAVES_FOR or self.answered_for > LEAVES_ANSWERS
        return bool(self.person) and (bool(self.bot) or played_too_long)


@dataclass(frozen=True, slots=True)
class Mark:
    """A table as it was before an answer that gave nothing away, so that the answer can be taken back."""

    seat: int
    number: int
    before: AnyTable
    events: int
    moved_at: int = 0
    """Since when the answer had been waited for."""
    at: int = 0
    """When it came."""


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the players vote on: `bot` (one sits in on a seat), `clock` (a seat is silent) or `undo` (of
    its last answer).
    """

    kind: str
    seat: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    answerable: bool = False
    """Whether it ends when whom it is about answers; votes that were stored before that was so go on as they
    did.
    """
