"""A table as this process serves it: its life, who is connected, and what each viewpoint has been shown."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from mazmorra.kernel import WATCHER, Fields, Json, open_fields
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Summary
from mazmorra.server.tables.entries import OPEN, OVER, REMOVED, Clock, Entry
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import Alike, Seen, as_before, change, look
from mazmorra.server.wire.messages import AcceptedOut, ChairOut, MotionOut, SeatOut, TableOut, Update, encode

if TYPE_CHECKING:
    from mazmorra.server.wire.connection import Connection


@dataclass(slots=True)
class Channel:
    """One table in this process. `lock` is held while something about it is being decided and stored."""

    life: Life
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    seen: dict[int, Seen | None] = field(default_factory=dict)
    open: Fields = field(default_factory=dict)
    elsewhere: dict[str, tuple[float, frozenset[str]]] = field(default_factory=dict)
    gone_since: dict[str, int] = field(default_factory=dict)
    snapshot_at: int = 0
    forgotten: int = 0
    summary: Summary | None = None
    used_at: float = 0.0
    silence: int = 0
    tasks: set[asyncio.Task[object]] = field(default_factory=set)
    tellings: int = 0

    def begin(self, work: Coroutine[object, None, None]) -> None:
        """Something to be done for the table that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def people_here(self) -> frozenset[str]:
        """Everybody connected to this table, in this process or another."""
        here = {each.person for each in self.connections if each.person}
        return frozenset(here.union(*(people for _, people in self.elsewhere.values())))

    def is_attended(self) -> bool:
        """Whether anybody looks at the table, here or through another process."""
        return bool(self.connections) or any(people for _, people in self.elsewhere.values())

    def looked_at_from(self) -> str:
        """An address from which somebody looks at the table."""
        return min((each.address for each in self.connections if each.address), default="")

    def adopt(self, entry: Entry, after: Life) -> None:
        """The entry is stored: this is the life now, and everybody connected is told what changed for
        them.
        """
        before, self.life = self.life, after
        if before.chairs != after.chairs or before.status != after.status:
            self._seat_connections()
        changes = self._changes(entry, before)
        update = Update(after.number, entry.at, after.waiting(), after.answered(), [])
        told: dict[tuple[int, ...], bytes] = {}
        for connection in self.connections:
            seats = tuple([seat for seat in connection.viewpoints if seat in changes])
            if seats not in told:
                update.seats = [changes[seat] for seat in seats]
                told[seats] = encode(update)
            connection.tell(told[seats])
        if _table_changed(before, after):
            self.tell_table()

    def _seat_connections(self) -> None:
        """Who holds which seats has changed; strangers leave when a game without watchers starts."""
        for connection in list(self.connections):
            connection.viewpoints = viewpoints_of(self.life, connection.person)
            if why := self._why_to_go(connection):
                self.connections.discard(connection)
                connection.let_go(why)

    def _why_to_go(self, connection: Connection) -> Refused | None:
        if self.life.status == REMOVED:
            return Refused("table-removed", 404)
        if is_turned_away(self.life, connection.person, connection.blockers):
            return Refused("blocked", 403)
        return Refused("no-watchers", 403) if not connection.viewpoints and self.life.status != OPEN else None

    def _viewpoints(self) -> Iterable[int]:
        return {seat for connection in self.connections for seat in connection.viewpoints}

    def _changes(self, entry: Entry, before: Life) -> dict[int, SeatOut]:
        """What the entry changed for each viewpoint.

        A secret choice concerns who made it, and who made the one before.
        """
        looking = self._viewpoints()
        if self.life.quiet:
            concerned = [mark.seat for mark in self.life.marks[-2:]]
            waiting = self.life.waiting()
            if len(waiting) == 1:
                concerned += waiting  # whoever is last chooses for good
            looking = [seat for seat in looking if seat in concerned]
        table = self.life.table
        known = None
        if table is not None and not self.life.quiet:
            known = self.open = as_before(open_fields(table), self.open)
        alike: Alike = {}
        changes = {seat: out for seat in looking if (out := self._change(seat, known, alike)) is not None}
        if entry.kind == "answered" and entry.body["seat"] in changes:
            changes[entry.body["seat"]].accepted = AcceptedOut(
                before.questions[entry.body["seat"]], entry.body["answer"]
            )
        return changes

    def _change(self, seat: int, known: Fields | None, alike: Alike) -> SeatOut | None:
        before = self.seen.get(seat)
        now = look(self.life, seat, before, known)
        self.seen[seat] = now
        return change(self.life, seat, before, now, alike) if now else None

    def look(self, seat: int) -> Seen | None:
        """What a viewpoint sees now; remembered, so that the next update says what changed."""
        if seat not in self.seen or self.seen[seat] is None:
            self.seen[seat] = look(self.life, seat)
        return self.seen[seat]

    def forget_unused(self) -> None:
        """Viewpoints nobody looks from any more are not kept up to date."""
        used = set(self._viewpoints())
        self.seen = {seat: seen for seat, seen in self.seen.items() if seat in used}

    def tell_table(self) -> None:
        """Tell everybody how the table itself stands."""
        whole = self.table_out()
        everything, less = (
            encode(whole),
            encode(msgspec.structs.replace(whole, secret="")) if whole.secret else b"",
        )
        for connection in self.connections:
            connection.tell(everything if not less or self.knows_all(connection.person) else less)

    def knows_all(self, person: str) -> bool:
        """Whether somebody may know how everything was drawn, once that may be known: a player, or anybody
        where it is open.
        """
        return self.life.status != OVER or self.life.is_open_after() or bool(self.life.seats_of(person))

    def table_out(self) -> TableOut:
        """The table itself as its players may know it; the secret only once the game is over."""
        life = self.life
        created, over = life.created, life.status == OVER
        motion = life.motion
        return TableOut(
            id=life.id,
            number=life.number,
            game=created.game,
            settings=life.settings,
            seats=created.seats,
            status=life.status,
            host=created.host,
            options=_options(life),
            chairs=self._chairs(),
            commitment=life.commitment,
            secret=created.secret if over and not life.is_shut() else "",
            round=life.round,
            seals=[chair.seal for chair in life.chairs],
            salts=["" if life.status == OPEN else chair.salt for chair in life.chairs],
            revealing=list(life.unrevealed()),
            missed=[chair.name for chair in life.missed],
            opened=list(life.opened),
            own_content=created.content_digest if created.content is not None else "",
            due_at=life.due_at(),
            rematch=life.rematch,
            motion=MotionOut(motion.kind, motion.seat, list(motion.needed), list(motion.agreed))
            if motion
            else None,
            result=_result(life),
            notes=list(life.notes),
            watchers=sum(each.viewpoints == (WATCHER,) for each in self.connections),
            carried=created.carried,
            waits_since=life.moved_at if life.waiting() else 0,
            silence=self.silence,
            rules=life.standing(),
            private=not life.shows_itself_to(""),
            hints=life.gives_hints(),
            hinted=list(life.hints),
            daily=created.daily,
        )

    def _chairs(self) -> list[ChairOut]:
        here = self.people_here()
        return [
            ChairOut(
                each.name,
                each.person,
                each.bot,
                bool(each.bot) or each.person in here,
                self.gone_since.get(each.person, 0),
            )
            for each in self.life.chairs
        ]


def is_turned_away(life: Life, person: str, blockers: Collection[str]) -> bool:
    """Whether the host of a table has blocked somebody, who does not play there."""
    return life.created.host in blockers and not life.seats_of(person)


def viewpoints_of(life: Life, person: str) -> tuple[int, ...]:
    """A person looks from the seats they hold; anybody else watches, where the table lets them.

    Who holds several (people at one screen) also watches: between turns the screen shows what all of them may
    see.
    """
    seats = life.seats_of(person)
    if seats:
        return seats if len(seats) == 1 else (*seats, WATCHER)
    return (WATCHER,) if life.may_be_watched() else ()


def _options(life: Life) -> Json:
    """How the table is run now: a clock may have been voted."""
    return msgspec.structs.asdict(life.created.options) | {"clock": Clock(life.clock)}


def _result(life: Life) -> Json | None:
    if life.film is not None:
        return life.film.result
    if life.table is None or not life.table.over:
        return None
    result = life.table.result
    return {"winners": list(result.winners), "scores": list(result.scores), "clause": result.clause}


def _table_changed(before: Life, after: Life) -> bool:
    return (
        before.status != after.status
        or before.chairs != after.chairs
        or before.motion != after.motion
        or before.rematch != after.rematch
        or before.notes != after.notes
        or before.due_at() != after.due_at()
        or before.opened != after.opened
    )
