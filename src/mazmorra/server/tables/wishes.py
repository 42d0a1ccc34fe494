"""What people may wish of a table: each wish is checked against its life and becomes the body of an entry, or
is refused.

Pure functions: they read a life and decide; storing and telling is somebody else's work.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from mazmorra.bots import LEVELS, is_offered, worthy
from mazmorra.kernel import AnyTable, Json, seal_of
from mazmorra.server.refusals import Refused
from mazmorra.server.tables import remarks
from mazmorra.server.tables.chairs import Mark
from mazmorra.server.tables.entries import OPEN, OVER, PLAYING, REMOVED, Status
from mazmorra.server.tables.life import Life

Decision: TypeAlias = tuple[str, Json]
"""The kind and the body of the entry that grants a wish."""

REVEAL_SECONDS = 60
REVEAL_SECONDS_AT_MOST = 86_400
"""How long a browser has to tell the salt it sealed: as long as the table's clock gives, but not less and not
more than these.
"""

VOTED_CLOCK = 180
"""Seconds for each question, once the others have agreed on a clock."""


def sit(life: Life, person: str, name: str, seat: int, seal: str) -> Decision:
    """Take a free seat before the game starts, with the seal of one's salt."""
    _require_lobby(life)
    if life.chairs[_seat(life, seat)].taken:
        raise Refused("seat-taken", seat=seat)
    if any(chair.person == person for chair in life.missed):
        raise Refused("salt-withheld", 403)
    if life.created.options.rated and life.seats_of(person):
        raise Refused("rated-one-seat")
    return "sat", {"seat": seat, "person": person, "name": name, "seal": seal}


def stand(life: Life, person: str, seat: int) -> Decision:
    """Free a seat before the game starts: one's own, or, for the host, anybody's."""
    _require_lobby(life)
    chair = life.chairs[_seat(life, seat)]
    if not chair.taken:
        raise Refused("seat-free", seat=seat)
    if person not in (chair.person, life.created.host):
        raise Refused("not-yours", 403, seat=seat)
    return "stood", {"seat": seat}


def seal(life: Life, person: str, seat: int, seal: str) -> Decision:
    """Seal a salt, or another one, before the game starts; a rematch seats people without any."""
    _require_lobby(life)
    _require_holder(life, person, seat)
    return "sealed", {"seat": seat, "person": person, "seal": seal}


def seat_bot(life: Life, person: str, seat: int, bot: str, name: str, own: Collection[str] = ()) -> Decision:
    """Put a bot on a free seat: one of ours, or of the host's own."""
    _require_lobby(life)
    _require_host(life, person)
    if not is_offered(bot) and bot not in own:
        raise Refused("unknown-bot", 422, bot=bot, bots=[*LEVELS, *own])
    if life.chairs[_seat(life, seat)].taken:
        raise Refused("seat-taken", seat=seat)
    return "bot_sat", {"seat": seat, "bot": bot, "name": name}


def start(life: Life, person: str) -> Decision:
    """Begin, once every seat is taken and every player has sealed a salt.

    The salts are told then, and the game follows.
    """
    _require_lobby(life)
    _require_host(life, person)
    free = [seat for seat, chair in enumerate(life.chairs) if not chair.taken]
    if free:
        raise Refused("seats-free", seats=free)
    unsealed = [seat for seat, chair in enumerate(life.chairs) if chair.person and not chair.seal]
    if unsealed:
        raise Refused("unsealed", seats=unsealed)
    if not any(chair.person for chair in life.chairs):
        return "started", _rules_of(life)
    return "starting", {
        "seconds": min(max(REVEAL_SECONDS, life.created.options.clock.seconds), REVEAL_SECONDS_AT_MOST)
    }


def reveal(life: Life, person: str, seat: int, salt: str, claimed: bool = False) -> Decision:
    """Tell the salt one has sealed, when the game is about to begin; before that nobody should.

    The last one begins it. Who has `claimed` an account by then plays for a rating, where the table is rated.
    """
    _require_status(life, OPEN)
    _require_holder(life, person, seat)
    if seat not in life.unrevealed():
        raise Refused("not-asked-to-reveal", seat=seat)
    if not salt or seal_of(life.id, life.round, seat, salt) != life.chairs[seat].seal:
        raise Refused("broken-seal", 422, seat=seat)
    told: Json = {"seat": seat, "person": person, "salt": salt}
    if claimed and life.created.options.rated:
        told["claimed"] = True
    return "revealed", told | _rules_of(life) if life.unrevealed() == (seat,) else told


def walk_out(life: Life, person: str) -> Decision:
    """Get up for good while salts are told: the game does not begin so, and the others seal new ones."""
    _require_status(life, OPEN)
    if not life.reveal_by:
        raise Refused("not-asked-to-reveal")
    return "unrevealed", {"gone": list(life.seats_of(person))}


def give_up_waiting(life: Life, round: int) -> Decision:
    """The time to tell the salts is over: who did not loses the seat, and the others seal new ones."""
    if not life.unrevealed() or life.round != round:
        raise Refused("not-asked-to-reveal")
    return "unrevealed", {}


def _ran_out(life: Life, mark: Mark, now: int) -> bool:
    """Whether no time is left of a question that would be asked again."""
    own = life.moved_at != mark.moved_at and mark.seat in life.waiting()
    return bool(own and life.clock) and mark.moved_at + 1000 * life.clock <= now


def _rules_of(life: Life) -> Json:
    """What a game that begins now is played by."""
    return {"rules_version": life.game.version, "content_digest": life.game.content_digest}


def answer(life: Life, person: str, seat: int, question: int, given: object) -> Decision:
    """Answer one's open question; a repeated or late answer is told apart from an illegal one."""
    table = _playing(life)
    _require_holder(life, person, seat)
    if question != life.questions[seat] or seat not in life.waiting():
        raise Refused("late", seat=seat, question=question, stored=life.last[seat] == (question, given))
    ask = next(ask for ask in table.asks if ask.seat == seat)
    if given not in ask.options:
        raise Refused("illegal-answer", 422, seat=seat, question=question)
    chosen = ask.options[ask.options.index(given)]  # the rules' own, for 1.0 and true are equal to 1 too
    return "answered", {"seat": seat, "answer": chosen, "by": "person"}


def hint(life: Life, person: str, seat: int, question: int) -> Decision:
    """Take a hint for one's open question; the table's record says so, once for each question."""
    _playing(life)
    _require_holder(life, person, seat)
    if not life.gives_hints():
        raise Refused("no-hints", 403)
    if question != life.questions[seat] or seat not in life.waiting():
        raise Refused("late", seat=seat, question=question, stored=False)
    if life.hinted[seat] == question:
        raise Refused("already-hinted", seat=seat, question=question)
    return "hinted", {"seat": seat, "question": question}


def undo(life: Life, person: str, seat: int, now: int = 0) -> Decision:
    """Take back one's own last answer, while it gave nothing away and nobody else has answered since; and not
    for ever.
    """
    _playing(life)
    _require_holder(life, person, seat)
    _require_undo(life)
    mark = life.last_mark(seat)
    if mark is None or life.can_undo(seat) != "yes" or _ran_out(life, mark, now):
        raise Refused("too-late-to-undo", seat=seat, by_agreement=mark is not None)
    return "undone", {"seat": seat, "to": mark.number}


def vote(
    life: Life, person: str, seat: int, motion: str, about: int, yes: bool, needed: list[int]
) -> Decision:
    """Propose, second or reject: that a bot sits in for somebody, that a clock runs, or that a seat takes its
    last answer back.

    Whom it is about has no say in the first two.
    """
    _playing(life)
    _require_holder(life, person, seat)
    if motion != "undo" and life.chairs[_seat(life, about)].person == person:
        raise Refused("about-yourself", 403, seat=about)
    if life.motion and (life.motion.kind, life.motion.seat) != (motion, about):
        raise Refused("other-motion", motion=life.motion.kind, seat=life.motion.seat)
    if not life.motion and not yes:
        raise Refused("no-motion")
    if motion == "undo":
        _require_undo(life)
    if motion == "undo" and life.last_mark(_seat(life, about)) is None:
        raise Refused("too-late-to-undo", seat=about, by_agreement=False)
    if motion == "bot" and life.chairs[_seat(life, about)].bot:
        raise Refused("seat-taken", seat=about)
    return "voted", {
        "seat": seat,
        "motion": motion,
        "about": about,
        "yes": yes,
        "needed": needed,
        "bot": worthy(life.created.game),
        "seconds": VOTED_CLOCK,
    }


def come_back(life: Life, person: str, seat: int) -> Decision:
    """Take one's seat back from the bot that sat in."""
    _playing(life)
    chair = life.chairs[_seat(life, seat)]
    if chair.person != person:
        raise Refused("not-yours", 403, seat=seat)
    if not chair.bot:
        raise Refused("already-seated", seat=seat)
    return "returned", {"seat": seat}


def leave(life: Life, person: str, seat: int) -> Decision:
    """Leave a running game for good: a bot plays on, and the seat can be taken back.

    Where nobody plays on, it is free.
    """
    if life.older and life.status in (OPEN, PLAYING):
        if life.chairs[_seat(life, seat)].person != person:
            raise Refused("not-yours", 403, seat=seat)
        return "stood", {"seat": seat}
    _playing(life)
    _require_holder(life, person, seat)
    if life.created.daily:
        raise Refused("daily-no-leaving")
    return "left", {"seat": seat, "bot": worthy(life.created.game)}


def close(life: Life, person: str) -> Decision:
    """Call off a table that has not started, also while it is about to; any player may, where the rules have
    moved on.
    """
    if life.older and life.status == PLAYING and life.seats_of(person):
        return "closed", {}
    _require_status(life, PLAYING if life.older and life.status == PLAYING else OPEN)
    _require_host(life, person)
    return "closed", {}


def expire(life: Life) -> Decision:
    """End a table nobody uses: one that has not started is called off, one that runs is given up by those it
    waits for.
    """
    if life.status == OPEN:
        return "closed", {"note": remarks.EXPIRED}
    _require_status(life, PLAYING)
    return "given_up", {"seats": [seat for seat in life.waiting() if not life.chairs[seat].bot]}


def end_day(life: Life) -> Decision:
    """The day of a deal is over, and so is every try that has not come to its end."""
    _require_status(life, PLAYING)
    if not life.created.daily or life.is_shut():
        raise Refused("wrong-time", status_now=life.status)
    return "given_up", {"seats": [seat for seat, chair in enumerate(life.chairs) if chair.person]}


def remove(life: Life) -> Decision:
    """Take a table away, whatever happens at it: the host of the server wants it so."""
    if life.status == REMOVED:
        raise Refused("no-such-table", 404)
    return "removed", {}


def share(life: Life, person: str) -> Decision:
    """Let everybody with its link see a game one has brought."""
    _require_host(life, person)
    if life.shows_itself_to(""):
        raise Refused("already-shared")
    return "shared", {}


def rematch(life: Life, person: str, table: str) -> Decision:
    """Name the table at which the same people play again. A game whose rules have moved on ends with that."""
    _require_status(life, PLAYING if life.older and life.status == PLAYING else OVER)
    if not life.seats_of(person):
        raise Refused("not-yours", 403)
    if life.created.daily:
        raise Refused("daily-once")
    if life.rematch:
        raise Refused("rematch-made", table=life.rematch)
    return "rematched", {"table": table}


def open_up(life: Life, person: str) -> Decision:
    """Let everybody look back at a finished game that is kept to its players; it takes everybody who
    played.
    """
    _require_status(life, OVER)
    if person not in life.people():
        raise Refused("not-yours", 403)
    if life.created.carried and not life.created.options.watchers:
        raise Refused("players-only", 403)  # it shows the beginning of a game that others played, too
    if life.is_open_after() or person in life.opened:
        raise Refused("already-open")
    return "opened", {"person": person}


def _seat(life: Life, seat: int) -> int:
    if not 0 <= seat < len(life.chairs):
        raise Refused("no-such-seat", 422, seat=seat, seats=len(life.chairs))
    return seat


def _playing(life: Life) -> AnyTable:
    _require_status(life, PLAYING)
    if life.table is None:
        raise Refused("wrong-time", status_now=life.status)
    if life.created.daily and not life.is_shut():
        raise Refused("daily-over")  # what is dealt may be known by now
    return life.table


def _require_undo(life: Life) -> None:
    if life.is_final():
        raise Refused("no-undo", 403)


def _require_status(life: Life, status: Status) -> None:
    if life.status != status:
        raise Refused("wrong-time", status_now=life.status)


def _require_lobby(life: Life) -> None:
    """Before the game, and not while salts are told: what is told then must not be used to change
    anything.
    """
    _require_status(life, OPEN)
    if life.reveal_by:
        raise Refused("starting")


def _require_host(life: Life, person: str) -> None:
    if person != life.created.host:
        raise Refused("not-host", 403)


def _require_holder(life: Life, person: str, seat: int) -> None:
    chair = life.chairs[_seat(life, seat)]
    if chair.person != person or not person:
        raise Refused("not-yours", 403, seat=seat)
    if chair.bot:
        raise Refused("bot-sits-in", seat=seat)
