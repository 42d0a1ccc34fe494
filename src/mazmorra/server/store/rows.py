"""What travels in and out of the store: frozen rows, one for each thing that is kept.

No row knows how it is stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from mazmorra.server.tables.entries import Entry


class Summary(msgspec.Struct, frozen=True):
    """A table as the lobby lists it.

    `names` and `people` have one text a seat, empty where nobody sits (a bot is no person).

    `due_at` is when a clock runs out, 0 when none runs; `rematch` is the table that follows, empty when none
    does; `version` is of the rules it is played by; `own_content` is the digest of figures of the host's own
    making, empty when it has none. `waits` are the people it waits for; `call_at` is when to look whether one
    of them must be called, 0 when nobody must.
    """

    table: str
    game: str
    settings: dict[str, str]
    seats: int
    taken: int
    status: str
    public: bool
    host: str
    names: tuple[str, ...]
    people: tuple[str, ...]
    created_at: int
    updated_at: int
    due_at: int = 0
    rematch: str = ""
    version: int = 0
    own_content: str = ""
    rated: bool = False
    waits: tuple[str, ...] = ()
    call_at: int = 0


class Played(msgspec.Struct, frozen=True):
    """How a game ended for one person on one seat. `won` is 1, 0, or a share of a shared victory.

    `gave_up`: at the end a bot sat in for them, or the table was given up while it waited for them.
    `timeouts` counts the answers the clock gave for them.
    """

    table: str
    seat: int
    person: str
    game: str
    settings: dict[str, str]
    won: float
    score: float
    finished_at: int
    gave_up: bool = False
    timeouts: int = 0


class RatedSeat(msgspec.Struct, frozen=True):
    """Who played for a rating on a seat, and their place, the best is 1; nobody where the player is empty."""

    player: str
    place: int


class RatedGame(msgspec.Struct, frozen=True):
    """How a rated game ended. `shown` says whether everybody may look back at it; at a `daily` one the bots
    keep the ratings they have.
    """

    table: str
    game: str
    variant: str
    finished_at: int
    seats: tuple[RatedSeat, ...]
    shown: bool = True
    daily: str = ""


class Strength(msgspec.Struct, frozen=True):
    """What is known of somebody's strength: the best guess, and how far off it may well be."""

    mu: float
    sigma: float


class Tried(msgspec.Struct, frozen=True):
    """Somebody's one try at the deal of a day; it has not come to its end while `finished_at` is 0."""

    day: str
    game: str
    person: str
    table: str
    won: float = 0.0
    survived: bool = False
    score: float = 0.0
    finished_at: int = 0


class Append(msgspec.Struct, frozen=True):
    """Consecutive entries of one table and what the table looks like after them.

    The snapshot is of after the last entry.

    `forgotten` is how often somebody was forgotten at the table, as far as whoever appends knows: what they
    write may hold names. `rated` is how a rated game has ended, `tried` how a try at a day's deal stands.
    """

    entries: list[Entry]
    summary: Summary
    snapshot: bytes | None = None
    played: list[Played] = []
    forgotten: int = 0
    rated: RatedGame | None = None
    tried: Tried | None = None


class Loaded(msgspec.Struct, frozen=True):
    """A snapshot with the entries after it.

    Without one, `snapshot` is None, `number` is -1 and `entries` is the whole log.

    `status` is what the lists say of the table, for whoever cannot read it in the log; `expected` is the
    number they say that the next entry will have.
    """

    number: int
    snapshot: bytes | None
    entries: list[Entry]
    forgotten: int = 0
    status: str = ""
    expected: int = 0


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays. Only those who claimed an account have a user name and a password."""

    id: str
    name: str
    created_at: int
    username: str | None = None
    password_hash: str | None = None
    deleted_at: int | None = None
    host: bool = False
    """Whether they host this server, as the command line says."""

    def __repr__(self) -> str:
        return f"Person(id={self.id!r}, name={self.name!r}, username={self.username!r})"

    def __rich_repr__(self) -> Iterator[tuple[str, Any]]:  # type: ignore[override]  # rich and msgspec differ
        yield from (("id", self.id), ("name", self.name), ("username", self.username))


class Session(msgspec.Struct, frozen=True):
    """Somebody logged in on one device: what it calls itself, when it was used last, and from which
    address.
    """

    person: str
    id: str
    device: str
    address: str
    created_at: int
    used_at: int


class Bearer(msgspec.Struct, frozen=True):
    """Whoever shows a token that is good: the person, the session it belongs to, and when that was used
    last.
    """

    person: Person
    session: str
    used_at: int


class Ban(msgspec.Struct, frozen=True):
    """Whom the host lets in no more: a `person`, an `address` or a `name`; `until` is 0 for good."""

    kind: str
    target: str
    until: int
    reason: str


class Act(msgspec.Struct, frozen=True):
    """Something the host did: `ban`, `unban`, `remove-words` or `remove-table`, to whom or what, and why."""

    at: int
    act: str
    target: str
    detail: str
    id: int = 0


class Line(msgspec.Struct, frozen=True):
    """One line of a table's chat.

    Numbers count up from 1 at each table; somebody who only watches has no seat.
    """

    table: str
    at: int
    person: str
    name: str
    seat: int | None
    kind: str
    text: str
    id: int = 0


class Greeting(msgspec.Struct, frozen=True):
    """Somebody who comes to a table, whom they do not hear, who has blocked them, and what was said there
    lately.
    """

    bearer: Bearer | None
    muted: list[str]
    blockers: list[str]
    lines: list[Line]
    called: bool = False
    """Whether they were called to this table."""


class Statistics(msgspec.Struct, frozen=True):
    """How a person has done at one game. Somebody who held two seats of a table played it twice."""

    game: str
    games: int
    wins: float
    mean_score: float
    gave_up: int = 0
    timeouts: int = 0


class Contact(msgspec.Struct, frozen=True):
    """How somebody wants to be called: an address they confirmed, one they have yet to, and what they want of
    it.
    """

    person: str
    email: str = ""
    pending: str = ""
    language: str = "en"
    by_email: bool = True
    reminders: bool = True
    invitable: bool = True

    def __repr__(self) -> str:
        return f"Contact(person={self.person!r})"


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be called while no page is open: where its push service takes messages for it, and
    the keys that seal them.
    """

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: int


class Called(msgspec.Struct, frozen=True):
    """Somebody was called to a table, and perhaps reminded; 0 where not."""

    person: str
    table_id: str
    at: int
    reminded_at: int = 0


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom a person has played: the game they last met at and when, how strong they are there
    if that is known, and to which table the person has invited them lately.
    """

    person: str
    name: str
    game: str
    at: int
    mu: float | None = None
    invited_to: str = ""


class Invitation(msgspec.Struct, frozen=True):
    """Somebody asks a person to a table at which they sit."""

    person: str
    inviter: str
    table_id: str
    at: int
    open: bool = True


class Call(msgspec.Struct, frozen=True):
    """Something to be sent to somebody, one `way`: `push` (to the subscription named as `target`) or `email`
    (to the address there, or to where they stand in the contacts).
    """

    person: str
    table_id: str
    kind: str
    way: str
    target: str
    language: str
    gaps: dict[str, str]
    created_at: int
    due_at: int
    tries: int = 0
    id: int = 0


class Load(msgspec.Struct, frozen=True):
    """Something that was brought to a table, by whom and from which network."""

    table: str
    person: str
    network: str
    bytes: int
    at: int


class Room(msgspec.Struct, frozen=True):
    """How much of it one person, or one network, may have brought within the days it is kept."""

    count: int
    bytes: int
