"""The log of a table: everything that ever happened to it, one numbered entry after another.

The log is the truth.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from mazmorra.kernel import Json

Status: TypeAlias = Literal["open", "playing", "over", "closed", "removed"]
"""What a table can be."""
KIN = 2
"""Last letters of a table's id, which the table that follows it has too: both are at home together."""
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
REMOVED: Final = "removed"
BEGINNINGS = ("imported", "started", "continued")
"""The entries from which on a table is of certain rules; so is the one that tells the last salt."""
AT_ANY_VERSION = (
    "sat",
    "stood",
    "bot_sat",
    "salted",
    "sealed",
    "starting",
    "unrevealed",
    "voted",
    "returned",
    "left",
    "hinted",
    "rematched",
    "opened",
    "shared",
    "closed",
    "given_up",
    "removed",
)
"""The entries that need no rules to be understood."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a table. `(table, number)` is unique; `at` is in milliseconds since 1970."""

    table: str
    number: int
    at: int
    kind: str
    body: Json


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: `seconds` a question, or no limit at 0."""

    seconds: int = 0


WhoGetsHints: TypeAlias = Literal["alone", "everybody", "nobody"]
"""Who may ask for hints at a table: who plays alone against bots, everybody, nobody."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run. `open_after` shows watchers everything once the game is over."""

    public: bool = False
    watchers: bool = True
    open_after: bool = True
    clock: Clock = Clock()
    hints: WhoGetsHints = "alone"
    rated: bool = False
    """Whether the game counts for ratings; then nobody takes anything back, and nobody gets hints."""


MOST_SEATS = 99
"""More than any game has; a log that says otherwise is damaged."""


class Created(msgspec.Struct, frozen=True):
    """What the first entry of every table holds. The secret is committed to at once and revealed at the end.

    A game that goes on from another begins with answers `carried` over from it.
    """

    game: str
    settings: dict[str, str]
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    host: str
    options: Options
    secret: str
    content: str | None = None
    rules_version: int = 0
    content_digest: str = ""
    carried: int = 0
    private: bool = False
    """Whether only its host sees it, until it is shared."""
    daily: str = ""
    """The day whose deal it is, where it is one of those that everybody gets: its secret is that of the
    day.
    """


def begins(entry: Entry) -> bool:
    """Whether a game begins with an entry."""
    return entry.kind in BEGINNINGS or (entry.kind == "revealed" and "rules_version" in entry.body)
