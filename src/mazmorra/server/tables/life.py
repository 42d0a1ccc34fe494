"""A table's life as a value: what the log so far amounts to. `after(entry)` gives the next one and changes nothing.

Nothing here touches a database or a socket; two processes that read the same log see the same life.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec

from mazmorra.kernel import Event, FairDealer, Game, Record, Table, gave_nothing_away, opened, still_secret
from mazmorra.kernel.codec import frozen
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import notes
from mazmorra.server.tables.entries import Created, Entry
from mazmorra.server.tables.kept import Kept
from mazmorra.server.tables.older import NOT_NOTED, OLDER, RENEWED, SAME, Rules, as_begun, noted_names, of_today

NEVER = 1 << 31
OPEN, PLAYING, OVER, CLOSED, REMOVED = "open", "playing", "over", "closed", "removed"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat: a person, a bot, or a bot sitting in for a person."""

    person: str = ""
    name: str = ""
    bot: str = ""
    salt: str = ""
    seal: str = ""
    """What was shown of the salt before anybody told theirs."""

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
    moved_at: int = 0
    """Since when the answer had been waited for."""
    at: int = 0
    """When it came."""


@dataclass(frozen=True, slots=True)
class Motion:
    """Something the players vote on: `bot` (one sits in on a seat), `clock` (a seat is silent) or `undo` (of its last answer)."""

    kind: str
    seat: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    answerable: bool = False
    """Whether it ends when whom it is about answers; votes that were stored before that was so go on as they did."""


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
    undone: tuple[int, ...] = ()
    """How often each seat has taken something back since the last answer that nobody can take back."""
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
    notes: tuple[tuple[int, str, int], ...] = ()
    """After how many answers, what was noted, and about which seat."""
    clock: int = -1
    """Seconds for each question, 0 without a limit; the table's own, or what was voted."""
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
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What each viewpoint saw when a game was last written down whose rules have moved on since."""
    film: Kept | None = None
    """What was kept of a finished game whose rules have moved on."""
    unreadable: bool = False
    """Whether its log does not add up by any rules that are here."""
    found: Game[Any] | None = field(init=False)
    older: bool = field(init=False)
    """Whether the rules or the content it began with are not played here any more: it can be looked at, never played on."""

    def __post_init__(self) -> None:
        self.rules = self.rules if any(self.rules) else Rules.noted(self.created)
        self._find_game()
        self.clock = self.created.options.clock.seconds if self.clock < 0 else self.clock
        self.last = self.last or ((-1, None),) * self.created.seats
        self.questions = self.questions or (-1,) * self.created.seats
        self.undone = self.undone or (0,) * self.created.seats

    def _find_game(self) -> None:
        """A table that has not begun will be played by the rules of today, one that has by those it began with."""
        begun = self.status != OPEN
        self.found = as_begun(self.created, self.rules, self.kept_content) if begun else of_today(self.created)
        self.older = self.found is None or self.unreadable
        self.found = self.found or of_today(self.created)

    @classmethod
    def born(cls, entry: Entry, **known: Any) -> Life:
        """The life that the first entry begins."""
        created = msgspec.convert(entry.body, Created)
        return cls(entry.table, created, entry.at, (Chair(),) * created.seats, moved_at=entry.at, **known)

    @property
    def game(self) -> Game[Any]:
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
        return RENEWED if any(laid) and laid != (Rules.of(self.game) if self.status == OPEN else self.rules) else SAME

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
        if life.older and entry.kind not in AT_ANY_VERSION:
            life._left_behind(entry)
        else:
            getattr(life, f"_{entry.kind}")(entry)
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
        salts, seals = [chair.salt for chair in self.chairs], [chair.seal for chair in self.chairs]
        sealed = (seals, self.round) if any(seals) else ()
        return FairDealer(bytes.fromhex(self.created.secret), self.id, salts, self.created.carried, *sealed)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    def people(self) -> frozenset[str]:
        """Who plays, without those who have left for good."""
        return frozenset(chair.person for chair in self.chairs if chair.person and chair.name)

    def is_open_after(self) -> bool:
        """Whether everybody may look back at the finished game: as the table says, or because all who played agreed to it."""
        options, agreed = self.created.options, bool(self.opened) and self.people() <= frozenset(self.opened)
        return self.status == OVER and (agreed or (options.watchers and options.open_after))

    def may_be_watched(self) -> bool:
        """Whether strangers may see and hear what is public; a table without watchers stays closed after its end, too."""
        return self.created.options.watchers or self.is_open_after()

    def unrevealed(self) -> tuple[int, ...]:
        """The seats whose salt is waited for, so that the game can begin."""
        if not self.reveal_by:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person and not chair.salt)

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
        """When the clock runs out for those who are asked, or whose salt is waited for; or 0."""
        if self.reveal_by:
            return self.reveal_by
        return self.moved_at + 1000 * self.clock if self.clock and self.waiting() else 0

    # What each kind of entry does.

    def _sat(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        salt, seal = entry.body.get("salt", ""), entry.body.get("seal", "")
        self._seat(seat, Chair(entry.body["person"], entry.body["name"], salt=salt, seal=seal))

    def _stood(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], Chair())

    def _bot_sat(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], Chair(bot=entry.body["bot"], name=entry.body["name"]))

    def _salted(self, entry: Entry) -> None:
        """As it was before salts were sealed."""
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], salt=entry.body["salt"]))

    def _sealed(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], seal=entry.body["seal"], salt=""))

    def _starting(self, entry: Entry) -> None:
        """Nobody can change a salt any more, and nobody has told one: now they are told."""
        self.chairs = tuple(replace(chair, salt="") for chair in self.chairs)
        self.reveal_by = entry.at + 1000 * entry.body["seconds"]

    def _revealed(self, entry: Entry) -> None:
        self._tell_salt(entry)
        if begins(entry):
            self._started(entry)

    def _tell_salt(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], salt=entry.body["salt"]))
        if begins(entry):
            self.reveal_by = 0

    def _unrevealed(self, entry: Entry) -> None:
        """Somebody did not tell their salt, or has left for good: they lose the seat, and everybody else needs a new salt."""
        gone = tuple(entry.body.get("gone", self.unrevealed()))
        missing = [self.chairs[seat] for seat in gone]
        if "gone" not in entry.body and {chair.person for chair in self.chairs if chair.salt} - {
            chair.person for chair in missing
        }:
            self.missed = (*self.missed, *missing)
        if "gone" not in entry.body:
            self.silent = (*self.silent, *((chair.person, entry.at) for chair in missing))
        anew = [replace(chair, salt="", seal="") for chair in self.chairs]
        self.chairs = tuple(Chair() if seat in gone else chair for seat, chair in enumerate(anew))
        self.reveal_by = 0
        self.round += 1

    def _imported(self, entry: Entry) -> None:
        record = opened(entry.body["text"], lambda *_: self.game)
        salts = (*(record.fair.salts if record.fair else ()), *("",) * record.seats)
        seals = (*(record.fair.seals if record.fair else ()), *("",) * record.seats)
        names = enumerate(record.about["names"])
        self.chairs = tuple(Chair(name=name, salt=str(salts[seat]), seal=str(seals[seat])) for seat, name in names)
        self.round = record.fair.round if record.fair else 0
        self.table = record.table()
        self._tell()
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
        self.status, self.reveal_by = OVER if table.over else PLAYING, 0
        self.moved_at = entry.at
        self._open_questions(entry.number, None, -1)

    def _answered(self, entry: Entry) -> None:
        seat, answer = entry.body["seat"], frozen(entry.body["answer"])
        before = self._playing()
        self.table = before.copy(dealer=before.dealer)
        self.table.answer(seat, answer)
        self.last = (*self.last[:seat], (self.questions[seat], answer), *self.last[seat + 1 :])
        mark = Mark(seat, entry.number, before, self.events, self.moved_at, entry.at)
        self.marks = (*self.marks, mark) if gave_nothing_away(before, self.table) else ()
        self.undone = self.undone if self.marks else (0,) * self.created.seats
        self._tell()
        if self.motion and (self.motion.kind == "undo" or (self.motion.answerable and self.motion.seat == seat)):
            self.motion = None  # it is too late, or whom it was about has answered
        self.quiet = before.joint and still_secret(before, self.table)
        if not self.quiet:
            self._open_questions(entry.number, before, seat)
            self.moved_at = entry.at
        if entry.body.get("note"):
            self._note(entry.body["note"], seat)
        if self.table.over:
            self.status = OVER

    def _left_behind(self, entry: Entry) -> None:
        """An entry of a game that nobody plays here: what an answer led to only the rules of its time could say."""
        if entry.kind == "imported":
            self.chairs = tuple(Chair(name=name) for name in noted_names(entry.body["text"]))
            self.status, self.saved = OVER, entry.body["text"]
        elif entry.kind == "revealed":
            self._tell_salt(entry)

    def _undone(self, entry: Entry) -> None:
        self._take_back(entry.body["to"], entry)
        self.undone = tuple(often + (seat == entry.body["seat"]) for seat, often in enumerate(self.undone))

    def _voted(self, entry: Entry) -> None:
        seat, kind, about = entry.body["seat"], entry.body["motion"], entry.body["about"]
        if not entry.body["yes"]:
            self.motion = None
            return
        motion = self.motion or Motion(kind, about, tuple(entry.body["needed"]), answerable="seconds" in entry.body)
        motion = replace(motion, agreed=tuple(sorted({*motion.agreed, seat})))
        self.motion = motion
        if set(motion.needed) <= set(motion.agreed):
            self.motion = None
            self._carry(motion, entry)

    def _carry(self, motion: Motion, entry: Entry) -> None:
        if motion.kind == "bot":
            self._seat(motion.seat, replace(self.chairs[motion.seat], bot=entry.body["bot"]))
            self._note(notes.REPLACED, motion.seat)
        elif motion.kind == "clock":
            self.clock, self.moved_at = entry.body["seconds"], entry.at
            self._note(notes.CLOCK_SET, motion.seat)
        elif not self.older:
            self._take_back(max(mark.number for mark in self.marks if mark.seat == motion.seat), entry)

    def _returned(self, entry: Entry) -> None:
        self._seat(entry.body["seat"], replace(self.chairs[entry.body["seat"]], bot=""))
        self._note(notes.CAME_BACK, entry.body["seat"])

    def _left(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self._seat(seat, replace(self.chairs[seat], bot=entry.body["bot"]))
        self._note(notes.LEFT, seat)

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]
        if self.status == PLAYING:  # it was left behind by its rules
            self.status = CLOSED

    def _opened(self, entry: Entry) -> None:
        self.opened = (*self.opened, entry.body["person"])

    def _shared(self, entry: Entry) -> None:
        self.shared = True

    def _closed(self, entry: Entry) -> None:
        self.status, self.reveal_by = CLOSED, 0
        if entry.body.get("note"):
            self._note(entry.body["note"], notes.NO_SEAT)

    def _given_up(self, entry: Entry) -> None:
        self.status = CLOSED
        for seat in entry.body["seats"]:
            self._note(notes.GIVEN_UP, seat)

    def _removed(self, entry: Entry) -> None:
        self.status, self.reveal_by = REMOVED, 0

    def _note(self, note: str, seat: int) -> None:
        self.notes = (*self.notes, (self.table.number if self.table else 0, note, seat))[-MOST_NOTES:]

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _take_back(self, number: int, entry: Entry) -> None:
        index = next(index for index, mark in enumerate(self.marks) if mark.number == number)
        mark = self.marks[index]
        undone, self.table = self.table, mark.before
        self.events = mark.events
        self.rewound = min(self.rewound, self.events)
        undone_seats = {mark.seat for mark in self.marks[index:]}
        self.last = tuple([(-1, None) if seat in undone_seats else last for seat, last in enumerate(self.last)])
        self.marks = self.marks[:index]
        if self.moved_at != mark.moved_at:  # the time that was used up stays used up, or nobody's would ever run out
            self.moved_at = entry.at - max(mark.at - mark.moved_at, 0)
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


MOST_NOTES = 200
"""Everybody is told all of them with the table; older ones are forgotten."""
FIELDS = tuple(each.name for each in fields(Life))
BEGINNINGS = ("imported", "started", "continued")
"""The entries from which on a table is of certain rules; so is the one that tells the last salt."""
AT_ANY_VERSION = (
    "sat", "stood", "bot_sat", "salted", "sealed", "starting", "unrevealed",
    "voted", "returned", "left", "rematched", "opened", "shared", "closed",
    "given_up", "removed",
)  # fmt: skip
"""The entries that need no rules to be understood."""


def begins(entry: Entry) -> bool:
    """Whether a game begins with an entry."""
    return entry.kind in BEGINNINGS or (entry.kind == "revealed" and "rules_version" in entry.body)
