"""What each kind of entry does to the life of a table: one function a kind, on a life that is its own to
change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from mazmorra.kernel import AnyTable, Record, gave_nothing_away, opened, still_secret
from mazmorra.kernel.codec import frozen
from mazmorra.server.tables import remarks
from mazmorra.server.tables.chairs import Chair, Mark, Motion
from mazmorra.server.tables.entries import CLOSED, OVER, PLAYING, REMOVED, Entry, begins
from mazmorra.server.tables.older import noted_names

if TYPE_CHECKING:
    from mazmorra.server.tables.life import Life

MOST_NOTES = 200
"""Everybody is told all of them with the table; older ones are forgotten."""


def sat(life: Life, entry: Entry) -> None:
    seat = entry.body["seat"]
    salt, seal, claimed = (entry.body.get(each, "") for each in ("salt", "seal", "claimed"))
    chair = Chair(entry.body["person"], entry.body["name"], salt=salt, seal=seal, claimed=bool(claimed))
    _seat(life, seat, chair)


def stood(life: Life, entry: Entry) -> None:
    _seat(life, entry.body["seat"], Chair())


def bot_sat(life: Life, entry: Entry) -> None:
    _seat(life, entry.body["seat"], Chair(bot=entry.body["bot"], name=entry.body["name"]))


def salted(life: Life, entry: Entry) -> None:
    """As it was before salts were sealed."""
    seat = entry.body["seat"]
    _seat(life, seat, replace(life.chairs[seat], salt=entry.body["salt"]))


def sealed(life: Life, entry: Entry) -> None:
    seat = entry.body["seat"]
    _seat(life, seat, replace(life.chairs[seat], seal=entry.body["seal"], salt=""))


def starting(life: Life, entry: Entry) -> None:
    """Nobody can change a salt any more, and nobody has told one: now they are told."""
    life.chairs = tuple(replace(chair, salt="") for chair in life.chairs)
    life.reveal_by, life.moved_at = entry.at + 1000 * entry.body["seconds"], entry.at


def revealed(life: Life, entry: Entry) -> None:
    _tell_salt(life, entry)
    if begins(entry):
        started(life, entry)


def _tell_salt(life: Life, entry: Entry) -> None:
    seat = entry.body["seat"]
    claimed = bool(entry.body.get("claimed"))
    _seat(life, seat, replace(life.chairs[seat], salt=entry.body["salt"], claimed=claimed))
    if begins(entry):
        life.reveal_by = 0


def unrevealed(life: Life, entry: Entry) -> None:
    """Somebody did not tell their salt, or has left for good: they lose the seat, and everybody else needs a
    new salt.
    """
    gone = tuple(entry.body.get("gone", life.unrevealed()))
    missing = [life.chairs[seat] for seat in gone if not life.chairs[seat].salt]
    told = {chair.person for chair in life.chairs if chair.salt}
    withheld = bool(told - {chair.person for chair in missing})
    if withheld:
        life.missed = (*life.missed, *missing)
    if withheld or "gone" not in entry.body:
        life.silent = (*life.silent, *((chair.person, entry.at) for chair in missing))
    anew = [replace(chair, salt="", seal="") for chair in life.chairs]
    life.chairs = tuple(Chair() if seat in gone else chair for seat, chair in enumerate(anew))
    life.reveal_by = 0
    life.round += 1


def imported(life: Life, entry: Entry) -> None:
    record = opened(entry.body["text"], lambda *_: life.game)
    salts = (*(record.fair.salts if record.fair else ()), *("",) * record.seats)
    seals = (*(record.fair.seals if record.fair else ()), *("",) * record.seats)
    names = enumerate(record.about["names"])
    life.chairs = tuple(
        Chair(name=name, salt=str(salts[seat]), seal=str(seals[seat])) for seat, name in names
    )
    life.round = record.fair.round if record.fair else 0
    life.table = record.table()
    _tell(life)
    life.status, life.saved = OVER, entry.body["text"]


def started(life: Life, entry: Entry) -> None:
    life.table = life.game.new(life.created.seats, dealer=life.dealer())
    _begin(life, life.table, entry)


def continued(life: Life, entry: Entry) -> None:
    """Another game's answers come first; from there on chance is this table's own."""
    answers = [(seat, frozen(answer)) for seat, answer in entry.body["answers"]]
    life.table = Record(life.game, life.created.seats, answers, life.dealer()).table()
    _begin(life, life.table, entry)


def _begin(life: Life, table: AnyTable, entry: Entry) -> None:
    _tell(life)
    life.status, life.reveal_by = OVER if table.over else PLAYING, 0
    life.moved_at = entry.at
    _open_questions(life, entry.number, None, -1)


def answered(life: Life, entry: Entry) -> None:
    """A copy of the table plays on with the answer; what was before stays, for whoever takes it back."""
    seat, answer = entry.body["seat"], frozen(entry.body["answer"])
    before = _playing(life)
    life.table = before.copy(dealer=before.dealer)
    life.table.answer(seat, answer)
    life.last = (*life.last[:seat], (life.questions[seat], answer), *life.last[seat + 1 :])
    mark = Mark(seat, entry.number, before, life.events, life.moved_at, entry.at)
    life.marks = (*life.marks, mark) if gave_nothing_away(before, life.table) else ()
    life.undone = life.undone if life.marks else (0,) * life.created.seats
    _tell(life)
    if life.motion and (life.motion.kind == "undo" or (life.motion.answerable and life.motion.seat == seat)):
        life.motion = None  # it is too late, or whom it was about has answered
    life.quiet = before.joint and still_secret(before, life.table)
    if not life.quiet:
        _open_questions(life, entry.number, before, seat)
        life.moved_at = entry.at
    note = entry.body.get("note")
    if note and not (note == remarks.BOT_HURRIED and _is_noted(life, note, seat)):
        _note(life, note, seat)
    chair = life.chairs[seat]
    if life.created.options.rated and chair.person and chair.bot:
        _seat(life, seat, replace(chair, answered_for=chair.answered_for + 1))
    if life.table.over:
        life.status = OVER


def left_behind(life: Life, entry: Entry) -> None:
    """An entry of a game that nobody plays here: what an answer led to only the rules of its time could
    say.
    """
    if entry.kind == "imported":
        life.chairs = tuple(Chair(name=name) for name in noted_names(entry.body["text"]))
        life.status, life.saved = OVER, entry.body["text"]
    elif entry.kind == "revealed":
        _tell_salt(life, entry)


def undone(life: Life, entry: Entry) -> None:
    _take_back(life, entry.body["to"], entry)
    life.undone = tuple(often + (seat == entry.body["seat"]) for seat, often in enumerate(life.undone))


def voted(life: Life, entry: Entry) -> None:
    seat, kind, about = entry.body["seat"], entry.body["motion"], entry.body["about"]
    if not entry.body["yes"]:
        life.motion = None
        return
    motion = life.motion or Motion(
        kind, about, tuple(entry.body["needed"]), answerable="seconds" in entry.body
    )
    motion = replace(motion, agreed=tuple(sorted({*motion.agreed, seat})))
    life.motion = motion
    if set(motion.needed) <= set(motion.agreed):
        life.motion = None
        _carry(life, motion, entry)


def _carry(life: Life, motion: Motion, entry: Entry) -> None:
    if motion.kind == "bot":
        _let_bot_sit_in(life, motion.seat, entry)
        _note(life, remarks.REPLACED, motion.seat)
    elif motion.kind == "clock":
        life.clock, life.moved_at = entry.body["seconds"], entry.at
        _note(life, remarks.CLOCK_SET, motion.seat)
    elif not life.older:
        _take_back(life, max(mark.number for mark in life.marks if mark.seat == motion.seat), entry)


def returned(life: Life, entry: Entry) -> None:
    chair = life.chairs[entry.body["seat"]]
    away = chair.away + (max(entry.at - chair.left_at, 0) if chair.left_at else 0)
    _seat(life, entry.body["seat"], replace(chair, bot="", left_at=0, away=away))
    _note(life, remarks.CAME_BACK, entry.body["seat"])


def left(life: Life, entry: Entry) -> None:
    _let_bot_sit_in(life, entry.body["seat"], entry)
    _note(life, remarks.LEFT, entry.body["seat"])


def _let_bot_sit_in(life: Life, seat: int, entry: Entry) -> None:
    _seat(life, seat, replace(life.chairs[seat], bot=entry.body["bot"], left_at=entry.at))


def hinted(life: Life, entry: Entry) -> None:
    seat = entry.body["seat"]
    life.hints = tuple(taken + (each == seat) for each, taken in enumerate(life.hints))
    life.hinted = (*life.hinted[:seat], entry.body["question"], *life.hinted[seat + 1 :])
    _note(life, remarks.HINTED, seat)


def rematched(life: Life, entry: Entry) -> None:
    life.rematch = entry.body["table"]
    if life.status == PLAYING:  # it was left behind by its rules
        life.status = CLOSED


def opened_up(life: Life, entry: Entry) -> None:
    life.opened = (*life.opened, entry.body["person"])


def shared(life: Life, entry: Entry) -> None:
    life.shared = True


def closed(life: Life, entry: Entry) -> None:
    life.status, life.reveal_by = CLOSED, 0
    if entry.body.get("note"):
        _note(life, entry.body["note"], remarks.NO_SEAT)


def given_up(life: Life, entry: Entry) -> None:
    life.status = CLOSED
    for seat in entry.body["seats"]:
        _note(life, remarks.GIVEN_UP, seat)


def removed(life: Life, entry: Entry) -> None:
    life.status, life.reveal_by = REMOVED, 0


def _is_noted(life: Life, note: str, seat: int) -> bool:
    return any(said == note and whose == seat for _, said, whose in life.notes)


def _note(life: Life, note: str, seat: int) -> None:
    life.notes = (*life.notes, (life.table.number if life.table else 0, note, seat))[-MOST_NOTES:]


def _seat(life: Life, seat: int, chair: Chair) -> None:
    life.chairs = (*life.chairs[:seat], chair, *life.chairs[seat + 1 :])


def _take_back(life: Life, number: int, entry: Entry) -> None:
    index = next(index for index, mark in enumerate(life.marks) if mark.number == number)
    mark = life.marks[index]
    undone, life.table = life.table, mark.before
    life.events = mark.events
    life.rewound = min(life.rewound, life.events)
    undone_seats = {mark.seat for mark in life.marks[index:]}
    life.last = tuple([(-1, None) if seat in undone_seats else last for seat, last in enumerate(life.last)])
    life.marks = life.marks[:index]
    if life.moved_at != mark.moved_at:
        life.moved_at = entry.at - _used_up(mark, entry, undone)
    _open_questions(life, entry.number, undone, -1)


def _used_up(mark: Mark, entry: Entry, undone: AnyTable | None) -> int:
    """The time that was used up stays used up, or nobody's would ever run out; so does what somebody spent on
    a next question of their own before taking back.
    """
    asked = [ask.seat for ask in undone.asks] if undone else []
    until = entry.at if entry.kind == "undone" and mark.seat in asked else mark.at
    return max(until - mark.moved_at, 0)


def _tell(life: Life) -> None:
    """Take the table's new events over; where another life has gone on from here, this one gets a list of its
    own.
    """
    table = _playing(life)
    if len(life.told) != life.events:
        life.told = life.told[: life.events]
    life.told.extend(table.events)
    life.events = len(life.told)
    table.events = []


def _open_questions(life: Life, number: int, before: AnyTable | None, answered: int) -> None:
    """Questions opened by this entry get its number; one that stays open unchanged is the same question as
    before.
    """
    still = [ask for ask in before.asks if ask.seat != answered] if before else []
    fresh = [ask.seat for ask in _playing(life).asks if ask not in still]
    if fresh:
        life.questions = tuple([number if seat in fresh else old for seat, old in enumerate(life.questions)])


def _playing(life: Life) -> AnyTable:
    if life.table is None:
        raise ValueError(f"table {life.id} has not started")
    return life.table


HAPPENS: dict[str, Callable[[Life, Entry], None]] = {
    "sat": sat,
    "stood": stood,
    "bot_sat": bot_sat,
    "salted": salted,
    "sealed": sealed,
    "starting": starting,
    "revealed": revealed,
    "unrevealed": unrevealed,
    "imported": imported,
    "started": started,
    "continued": continued,
    "answered": answered,
    "undone": undone,
    "voted": voted,
    "returned": returned,
    "left": left,
    "hinted": hinted,
    "rematched": rematched,
    "opened": opened_up,
    "shared": shared,
    "closed": closed,
    "given_up": given_up,
    "removed": removed,
}
