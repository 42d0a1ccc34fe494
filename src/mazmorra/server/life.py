"""A table's life as a value: what the log so far amounts to. `after(entry)` gives the next one and changes nothing.

Nothing here touches a database or a socket; two processes that read the same log see the same life.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec

from mazmorra.games import find_game
from mazmorra.kernel import Event, FairDealer, Game, Record, Table, gave_nothing_away, opened, still_secret
from mazmorra.kernel.codec import frozen
from mazmorra.server.entries import Created, Entry
from mazmorra.server.older import is_older, noted_names

NEVER = 1 << 31
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person, a bot, or a bot sitting in for a person."""

    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)


@dataclass(frozen=True, slots=True)
class Mark:
    """A table as it was before an answer that gave nothing away, so that the answer can be taken back."""

    seat: int
    number: int
    before: Table[Any, Any]
    events: int


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the players are voting on: `bot` (let a bot sit in on a seat) or `undo` (take back a seat's last answer)."""

    kind: str
    seat: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()


@dataclass(slots=True)
class Life:
    """Everything the log of one table amounts to. `number` is the number the next entry will have."""

    id: str
    created: Created
    created_at: int
    chairs: tuple[Chair, ...]
    status: str = OPEN
    number: int = 1
    table: Table[Any, Any] | None = None
    marks: tuple[Mark, ...] = ()
    motion: Motion | None = None
    moved_at: int = 0
    questions: tuple[int, ...] = ()
    """For each seat, the entry that opened its last question; answers name it, so that a repeated or late one does no harm."""
    last: tuple[tuple[int, Any], ...] = ()
    """For each seat, the last question it answered and what it answered, so that a repeated answer can be told so."""
    quiet: bool = False
    """Whether the last entry only added a secret choice, so that nobody's view of the game has changed."""
    told: list[Event] = field(default_factory=list)
    events: int = 0
    """The first `events` of `told` are this life's: lives share one growing list, so that a move does not touch every event."""
    rewound: int = NEVER
    """The fewest events an undo has gone back to: what somebody knows beyond that may have been taken back since."""
    notes: tuple[tuple[int, str], ...] = ()
    rematch: str = ""
    shared: bool = False
    saved: str = ""
    """The saved game an imported table came from, word for word."""
    game: Game[Any] = field(init=False)
    older: bool = field(init=False)
    """Whether it was played by another version of the rules or the content: it can be looked at, never played on."""

    def __post_init__(self) -> None:
        self.game = find_game(self.created.game, self.created.settings, self.created.content)
        self.older = is_older(self.created, self.game)
        self.last = self.last or ((-1, None),) * self.created.seats
        self.questions = self.questions or (-1,) * self.created.seats

    @classmethod
    def born(cls, entry: Entry) -> Life:
        """The life that the first entry begins."""
        created = msgspec.convert(entry.body, Created)
        return cls(entry.table, created, entry.at, (Chair(),) * created.seats, moved_at=entry.at)

    def after(self, entry: Entry) -> Life:
        """The life once the entry has happened; this one stays as it is."""
        if entry.number != self.number:
            raise ValueError(f"table {self.id} is at entry {self.number}, not {entry.number}")
        life = self._copy()
        life.number = entry.number + 1
        life.quiet = False
        kind = f"{entry.kind}_older" if self.older and entry.kind in OF_THE_GAME else entry.kind
        getattr(life, f"_{kind}")(entry)
        return life

    def _copy(self) -> Life:
        life = Life.__new__(Life)
        for name in FIELDS:
            setattr(life, name, getattr(self, name))
        return life

    @property
    def commitment(self) -> str:
        """What is published about the secret before the game; nothing for a game dealt elsewhere without one."""
        return self.dealer().commitment if self.created.secret else ""

    def dealer(self) -> FairDealer:
        """Who deals: the table's secret with the players' salts."""
        salts = [chair.salt for chair in self.chairs]
        return FairDealer(bytes.fromhex(self.created.secret), self.id, salts, self.created.carried)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    def shows_itself_to(self, person: str) -> bool:
        """Whether somebody with its link may know of it at all: a game that was brought is its host's until it is shared."""
        return self.shared or not self.created.private or (bool(person) and person == self.created.host)

    def waiting(self) -> tuple[int, ...]:
        """The seats with an open question."""
        playing = self.table and self.status == PLAYING and not self.older
        return tuple(ask.seat for ask in self.table.asks) if self.table and playing else ()

    def answered(self) -> tuple[int, ...]:
        """The seats that have chosen in secret and wait for the others."""
        return tuple([seat for seat, answer in self.table.given.items() if answer is not None]) if self.table else ()

    def due_at(self) -> int:
        """When the clock runs out for those who are asked, or 0."""
        seconds = self.created.options.clock.seconds
        return self.moved_at + 1000 * seconds if seconds and self.waiting() else 0

    # What each kind of entry does.

    def _sat(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, Chair(entry.body["person"], entry.body["name"], salt=entry.body.get("salt", "")))

    def _stood(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], Chair())

    def _bot_sat(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], Chair(bot=entry.body["bot"], name=entry.body["name"]))

    def _salted(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], salt=entry.body["salt"]))

    def _imported(self, entry: Entry) -> None:
        record = opened(entry.body["text"], find_game)
        salts = (*(record.fair.salts if record.fair else ()), *("",) * record.seats)
        self.chairs = tuple(Chair(name=name, salt=str(salts[seat])) for seat, name in enumerate(record.about["names"]))
        self.table = record.table()
        self._tell()
        self.status, self.saved = OVER, entry.body["text"]

    def _imported_older(self, entry: Entry) -> None:
        self.chairs = tuple(Chair(name=name) for name in noted_names(entry.body["text"]))
        self.status, self.saved = OVER, entry.body["text"]

    def _started(self, entry: Entry) -> None:
        self.table = self.game.new(self.created.seats, dealer=self.dealer())
        self._begin(self.table, entry)

    def _continued(self, entry: Entry) -> None:
        """Another game's answers come first; from there on chance is this table's own."""
        answers = [(seat, frozen(answer)) for seat, answer in entry.body["answers"]]
        self.table = Record(self.game, self.created.seats, answers, self.dealer()).table()
        self._begin(self.table, entry)

    def _begin(self, table: Table[Any, Any], entry: Entry) -> None:
        self._tell()
        self.status = OVER if table.over else PLAYING
        self.moved_at = entry.at
        self._open_questions(entry.number, None, -1)

    def _answered(self, entry: Entry) -> None:
        seat, answer = entry.body["seat"], frozen(entry.body["answer"])
        before = self._playing()
        self.table = before.copy(dealer=before.dealer)
        self.table.answer(seat, answer)
        self.last = (*self.last[:seat], (self.questions[seat], answer), *self.last[seat + 1 :])
        mark = Mark(seat, entry.number, before, self.events)
        self.marks = (*self.marks, mark) if gave_nothing_away(before, self.table) else ()
        self._tell()
        self.motion = None if self.motion and self.motion.kind == "undo" else self.motion
        self.quiet = before.joint and still_secret(before, self.table)
        if not self.quiet:
            self._open_questions(entry.number, before, seat)
            self.moved_at = entry.at
        if entry.body.get("note"):
            self.notes = (*self.notes, (self.table.number, entry.body["note"]))
        if self.table.over:
            self.status = OVER

    def _started_older(self, entry: Entry) -> None:
        self.status = PLAYING

    def _continued_older(self, entry: Entry) -> None:
        self.status = PLAYING

    def _answered_older(self, entry: Entry) -> None:
        """What the answer led to only the rules of its time could say."""

    def _undone_older(self, entry: Entry) -> None:
        """As with an answer."""

    def _undone(self, entry: Entry) -> None:
        self._take_back(entry.body["to"], entry)

    def _voted(self, entry: Entry) -> None:
        seat, kind, about = entry.body["seat"], entry.body["motion"], entry.body["about"]
        if not entry.body["yes"]:
            self.motion = None
            return
        motion = self.motion or Motion(kind, about, tuple(entry.body["needed"]))
        motion = replace(motion, agreed=tuple(sorted({*motion.agreed, seat})))
        self.motion = motion
        if set(motion.needed) <= set(motion.agreed):
            self.motion = None
            self._carry(motion, entry)

    def _carry(self, motion: Motion, entry: Entry) -> None:
        if motion.kind == "bot":
            self._seat(motion.seat, replace(self.chairs[motion.seat], bot=entry.body["bot"]))
        elif not self.older:
            self._take_back(max(mark.number for mark in self.marks if mark.seat == motion.seat), entry)

    def _returned(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], replace(self.chairs[entry.body["seat"]], bot=""))

    def _left(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], bot=entry.body["bot"]))

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    def _shared(self, entry: Entry) -> None:
        self.shared = True

    def _closed(self, entry: Entry) -> None:
        self.status = CLOSED

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _take_back(self, number: int, entry: Entry) -> None:
        index = next(index for index, mark in enumerate(self.marks) if mark.number == number)
        undone, self.table = self.table, self.marks[index].before
        self.events = self.marks[index].events
        self.rewound = min(self.rewound, self.events)
        undone_seats = {mark.seat for mark in self.marks[index:]}
        self.last = tuple([(-1, None) if seat in undone_seats else last for seat, last in enumerate(self.last)])
        self.marks = self.marks[:index]
        self.moved_at = entry.at
        self._open_questions(entry.number, undone, -1)

    def _tell(self) -> None:
        """Take the table's new events over; where another life has gone on from here, this one gets a list of its own."""
        table = self._playing()
        if len(self.told) != self.events:
            self.told = self.told[: self.events]
        self.told.extend(table.events)
        self.events = len(self.told)
        table.events = []

    def _open_questions(self, number: int, before: Table[Any, Any] | None, answered: int) -> None:
        """Questions opened by this entry get its number; one that stays open unchanged is the same question as before."""
        still = {ask for ask in before.asks if ask.seat != answered} if before else set()
        fresh = {ask.seat for ask in self._playing().asks if ask not in still}
        if fresh:
            self.questions = tuple([number if seat in fresh else old for seat, old in enumerate(self.questions)])

    def _playing(self) -> Table[Any, Any]:
        if self.table is None:
            raise ValueError(f"table {self.id} has not started")
        return self.table


FIELDS = tuple(each.name for each in fields(Life))
OF_THE_GAME = ("imported", "started", "continued", "answered", "undone")
"""The entries that need the rules to be understood."""
