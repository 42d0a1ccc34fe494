"""A table's life as a value: what the log so far amounts to.

`after(entry)` gives the next one and changes nothing.

Nothing here touches a database or a socket; two processes that read the same log see the same life.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from mazmorra.kernel import Answer, AnyGame, AnyTable, Event, FairDealer, Json
from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.chairs import Chair, Mark, Motion
from mazmorra.server.tables.days import deal_name, end_of
from mazmorra.server.tables.entries import AT_ANY_VERSION, OPEN, OVER, PLAYING, Created, Entry, Status, begins
from mazmorra.server.tables.happens import HAPPENS, left_behind
from mazmorra.server.tables.kept import Kept
from mazmorra.server.tables.older import NOT_NOTED, OLDER, RENEWED, SAME, Rules, as_begun, of_today

CanUndo: TypeAlias = Literal["yes", "agreement", "no"]
"""Whether somebody may take an answer back: at once, if the others agree, or not at all."""
NEVER = 1 << 31
MOST_UNDONE = 30
"""How often a seat takes something back before it needs the others' consent, until something happens that
cannot be undone.
"""


@dataclass
class Life:
    """Everything the log of one table amounts to. `number` is the number the next entry will have."""

    id: str
    created: Created
    created_at: int
    chairs: tuple[Chair, ...]
    status: Status = OPEN
    number: int = 1
    table: AnyTable | None = None
    marks: tuple[Mark, ...] = ()
    undone: tuple[int, ...] = ()
    """How often each seat has taken something back since the last answer that nobody can take back."""
    motion: Motion | None = None
    moved_at: int = 0
    questions: tuple[int, ...] = ()
    """For each seat, the entry that opened its last question; answers name it, so that a repeated or late one
    does no harm.
    """
    last: tuple[tuple[int, Answer | None], ...] = ()
    """For each seat, the last question it answered and what it answered, so that a repeated answer can be
    told so.
    """
    quiet: bool = False
    """Whether the last entry only added a secret choice, so that nobody's view of the game has changed."""
    told: list[Event] = field(default_factory=list)
    events: int = 0
    """The first `events` of `told` are this life's: lives share one growing list, so that a move does not
    touch every event.
    """
    rewound: int = NEVER
    """The fewest events an undo has gone back to: what somebody knows beyond that may have been taken back
    since.
    """
    notes: tuple[tuple[int, str, int], ...] = ()
    """After how many answers, which remark was noted, and about which seat."""
    clock: int = -1
    """Seconds for each question, 0 without a limit; the table's own, or what was voted."""
    hints: tuple[int, ...] = ()
    """How many hints each seat has taken."""
    hinted: tuple[int, ...] = ()
    """For each seat, the last question it took a hint for; to ask again counts once."""
    rematch: str = ""
    round: int = 1
    """The try to begin: each needs new salts from everybody."""
    reveal_by: int = 0
    """Until when the sealed salts must be told for the game to begin, or 0 while nobody begins it."""
    missed: tuple[Chair, ...] = ()
    """Who did not tell their salt though others had told theirs: they may not sit down here again."""
    silent: tuple[tuple[str, int], ...] = ()
    """Who did not tell their salt in time, whether or not others had, and when that was."""
    opened: tuple[str, ...] = ()
    """The players who want everybody to look back at a game that nobody could watch."""
    shared: bool = False
    saved: str = ""
    """The saved game an imported table came from, word for word."""
    rules: Rules = NOT_NOTED
    """What its game is played by: before it begins, what the table was laid for."""
    kept_content: str | None = None
    """What was printed when the game began, where something else is printed today."""
    views: dict[int, Json] = field(default_factory=dict)
    """What each viewpoint saw when a game was last written down whose rules have moved on since."""
    film: Kept | None = None
    """What was kept of a finished game whose rules have moved on."""
    unreadable: bool = False
    """Whether its log does not add up by any rules that are here."""
    found: AnyGame | None = field(init=False)
    older: bool = field(init=False)
    """Whether the rules or the content it began with are not played here any more: it can be looked at, never
    played on.
    """

    def __post_init__(self) -> None:
        self.rules = self.rules if any(self.rules) else Rules.noted(self.created)
        self._find_game()
        self.clock = self.created.options.clock.seconds if self.clock < 0 else self.clock
        self.last = self.last or ((-1, None),) * self.created.seats
        self.questions = self.questions or (-1,) * self.created.seats
        self.undone = self.undone or (0,) * self.created.seats
        self.hints = self.hints or (0,) * self.created.seats
        self.hinted = self.hinted or (-1,) * self.created.seats

    def _find_game(self) -> None:
        """A table that has not begun will be played by the rules of today, one that has by those it began
        with.
        """
        begun = self.status != OPEN
        self.found = (
            as_begun(self.created, self.rules, self.kept_content) if begun else of_today(self.created)
        )
        self.older = self.found is None or self.unreadable
        self.found = self.found or of_today(self.created)

    @classmethod
    def born(cls, entry: Entry, **known: Any) -> Life:
        """The life that the first entry begins."""
        created = msgspec.convert(entry.body, Created)
        return cls(entry.table, created, entry.at, (Chair(),) * created.seats, moved_at=entry.at, **known)

    @property
    def game(self) -> AnyGame:
        """The game that is played, or, where nobody plays it any more, the same game as it is today."""
        if self.found is None:
            raise Refused("other-version", version=self.rules.version)
        return self.found

    @property
    def settings(self) -> dict[str, str]:
        """All its settings: one that was laid before a setting came has the usual value of that."""
        known = None if self.older or self.found is None else self.found.settings
        return dict(self.film.settings if self.film else known or self.created.settings)

    def standing(self) -> str:
        """Whether it is played by the rules it was laid for, by newer ones, or was left behind by them."""
        if self.older:
            return OLDER
        laid = Rules.noted(self.created)
        return (
            RENEWED
            if any(laid) and laid != (Rules.of(self.game) if self.status == OPEN else self.rules)
            else SAME
        )

    def after(self, entry: Entry) -> Life:
        """The life once the entry has happened; this one stays as it is."""
        if entry.number != self.number:
            raise ValueError(f"table {self.id} is at entry {self.number}, not {entry.number}")
        life = self._copy()
        life.number = entry.number + 1
        life.quiet = False
        if begins(entry):
            life.status, life.rules = PLAYING, Rules.noted(self.created, entry.body)
            life._find_game()
        happens = left_behind if life.older and entry.kind not in AT_ANY_VERSION else HAPPENS[entry.kind]
        happens(life, entry)
        return life

    def _copy(self) -> Life:
        life = Life.__new__(Life)
        life.__dict__.update(self.__dict__)
        return life

    @property
    def commitment(self) -> str:
        """What is published about the secret before the game; nothing for a game dealt elsewhere
        without one.
        """
        return self.dealer().commitment if self.created.secret else ""

    def dealer(self) -> FairDealer:
        """Who deals: the table's secret with the players' salts."""
        salts, seals = [chair.salt for chair in self.chairs], [chair.seal for chair in self.chairs]
        sealed = (seals, self.round) if any(seals) else ()
        if self.created.daily:
            deal = deal_name(self.created.daily, self.created.game)
            return FairDealer(bytes.fromhex(self.created.secret), deal, salts)
        return FairDealer(bytes.fromhex(self.created.secret), self.id, salts, self.created.carried, *sealed)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    def people(self) -> frozenset[str]:
        """Who plays, without those who have left for good."""
        return frozenset(chair.person for chair in self.chairs if chair.person and chair.name)

    def is_open_after(self) -> bool:
        """Whether everybody may look back at the finished game: as the table says, or because all who played
        agreed to it.
        """
        options, agreed = self.created.options, bool(self.opened) and self.people() <= frozenset(self.opened)
        offered = agreed or (options.watchers and options.open_after)
        return self.status == OVER and offered and not self.is_shut()

    def may_be_watched(self) -> bool:
        """Whether strangers may see and hear what is public; a table without watchers stays closed after its
        end, too.
        """
        return not self.is_shut() and (self.created.options.watchers or self.is_open_after())

    def is_final(self) -> bool:
        """Whether nothing is taken back here: the game is rated, or of a deal that everybody tries once."""
        return self.created.options.rated or bool(self.created.daily)

    def is_shut(self) -> bool:
        """Whether it is of a deal that others may still play today: nobody looks on, or back at it."""
        return bool(self.created.daily) and now_ms() < end_of(self.created.daily)

    def gives_hints(self) -> bool:
        """Whether its players may ask for hints: as the table says, or because one plays alone against
        bots.
        """
        wanted = self.created.options.hints
        people = sum(bool(chair.person) for chair in self.chairs)
        return wanted == "everybody" or (wanted == "alone" and people == 1)

    def unrevealed(self) -> tuple[int, ...]:
        """The seats whose salt is waited for, so that the game can begin."""
        if not self.reveal_by:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.salt)

    def shows_itself_to(self, person: str) -> bool:
        """Whether somebody with its link may know of it at all: a game that was brought is its host's until
        it is shared.
        """
        return self.shared or not self.created.private or (bool(person) and person == self.created.host)

    def waiting(self) -> tuple[int, ...]:
        """The seats with an open question."""
        playing = self.table and self.status == PLAYING and not self.older
        return tuple([ask.seat for ask in self.table.asks]) if self.table and playing else ()

    def answered(self) -> tuple[int, ...]:
        """The seats that have chosen in secret and wait for the others."""
        return (
            tuple([seat for seat, answer in self.table.given.items() if answer is not None])
            if self.table
            else ()
        )

    def last_mark(self, seat: int) -> Mark | None:
        """The seat's last answer that could be taken back, if nothing was rolled or shown since."""
        if self.is_final():
            return None
        return next((mark for mark in reversed(self.marks) if mark.seat == seat), None)

    def can_undo(self, seat: int) -> CanUndo:
        """Whether a seat may take its last answer back."""
        mark = self.last_mark(seat)
        if mark is None:
            return "no"
        return "yes" if self.marks[-1] is mark and self.undone[seat] < MOST_UNDONE else "agreement"

    def due_at(self) -> int:
        """When the clock runs out for those who are asked, or whose salt is waited for; or 0."""
        if self.reveal_by:
            return self.reveal_by
        return self.moved_at + 1000 * self.clock if self.clock and self.waiting() else 0
