"""The hub of one process: loads tables from the log, grants wishes by appending to it, and keeps up with other processes.

Of two processes that race for one entry, the store lets one win; the other catches up and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from mazmorra.kernel.errors import MazmorraError
from mazmorra.server.clock import now_ms
from mazmorra.server.entries import Created, Entry
from mazmorra.server.life import CLOSED, OPEN, OVER, PLAYING, Life
from mazmorra.server.live import Live
from mazmorra.server.presence import Presence
from mazmorra.server.refusals import Refused
from mazmorra.server.shorthand import restored, shortened
from mazmorra.server.store import Append, Loaded, Played, Store, Summary
from mazmorra.server.wake import LocalWakes, Wakes
from mazmorra.server.wishes import Decision

SNAPSHOT_EVERY = 48
SNAPSHOT_AT_LAST = 4 * SNAPSHOT_EVERY
"""Answers that can be taken back put a snapshot off, up to here."""
TRIES = 8
BOT_PATIENCE = 6_000
"""Milliseconds after which any process may move a bot whose own process has died."""
LONG, LONG_BYTES = SNAPSHOT_AT_LAST, 256 * 1024
IDLE_SECONDS, FOREIGN_SECONDS = 300, 5
AT_ANY_VERSION = ("closed", "rematched", "shared")
"""What may still happen to a table of older rules."""
log = logging.getLogger("mazmorra.hub")


class Hub:
    """Every table this process is serving."""

    def __init__(self, store: Store, wakes: Wakes) -> None:
        self.store = store
        self.wakes = wakes
        self.shared = not isinstance(wakes, LocalWakes)
        self.lives: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.listeners: list[Callable[[Live, Entry], None]] = []
        self.presence = Presence(self.lives, wakes)

    async def create(self, table: str, created: Created, first: Iterable[Decision] = (), at_length: bool = False) -> Live:
        """A new table, with the decisions that seat its first people; `at_length` where they are a whole game."""
        begun = partial(begin, table, created, first)
        entries, life = await asyncio.to_thread(begun) if at_length else begun()
        if not await self.store.append(Append(entries, summary(life), None, [])):
            raise Refused("busy", 503)
        live = self.lives[table] = Live(life, used_at=time.monotonic())
        for listener in self.listeners:
            listener(live, entries[-1])
        return live

    async def live(self, table: str) -> Live:
        """The table, loaded from the log if this process does not have it yet."""
        found = self.lives.get(table)
        if found is None:
            if table not in self.loading:
                self.loading[table] = asyncio.ensure_future(self._load(table))
                self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(self.loading[table])
        found.used_at = time.monotonic()
        return found

    async def shown(self, table: str, person: str) -> Live:
        """The table, if it shows itself to somebody."""
        live = await self.live(table)
        if not live.life.shows_itself_to(person):
            raise Refused("no-such-table", 404)
        return live

    async def _load(self, table: str) -> Live:
        loaded = await self.store.load(table)
        if loaded.snapshot is None and not loaded.entries:
            raise Refused("no-such-table", 404)
        try:
            life = await asyncio.to_thread(life_in, table, loaded) if is_long(loaded) else life_in(table, loaded)
        except MazmorraError as error:  # a game, a setting or a content file that is no more
            raise Refused("other-version") from error
        live = self.lives.setdefault(table, Live(life, snapshot_at=life.number, forgotten=loaded.forgotten))
        self.presence.ask_elsewhere(live)
        return live

    async def reload(self, table: str) -> None:
        """The log itself was changed, for somebody is forgotten: catch up with that, also where it is being loaded just now."""
        if table in self.loading:
            await asyncio.wait([self.loading[table]])
        await self.catch_up(table)

    async def wish(self, table: str, decide: Callable[[Life], Decision]) -> Live:
        """Grant a wish: decide, store, then tell. A refusal changes nothing."""
        live = await self.live(table)
        async with live.lock:
            for _ in range(TRIES):
                entry, after = self._next(live.life, decide)
                if await self.store.append(self._append(live, entry, after)):
                    self._adopt(live, entry, after)
                    for listener in self.listeners:
                        listener(live, entry)
                    if self.shared:
                        await self.wakes.publish("entry", table, msgspec.json.encode(entry))
                    return live
                await self._catch_up(live)
        raise Refused("busy", 503)

    def _next(self, life: Life, decide: Callable[[Life], Decision]) -> tuple[Entry, Life]:
        kind, body = decided(life, decide)
        entry = Entry(life.id, life.number, now_ms(), kind, body)
        try:
            return entry, life.after(entry)
        except MazmorraError as error:
            raise Refused("illegal-answer", 422, reason=error.key) from error

    def _append(self, live: Live, entry: Entry, after: Life) -> Append:
        data = shortened(after) if is_time_to_shorten(live, after) or after.status == OVER else None
        finished = live.life.status != OVER and after.status == OVER
        same = live.life.chairs is after.chairs and live.life.status == after.status and live.life.rematch == after.rematch
        live.summary = summary(after, live.summary if same else None)
        return Append([entry], live.summary, data, played(after, entry.at) if finished else [], live.forgotten)

    def _adopt(self, live: Live, entry: Entry, after: Life) -> None:
        live.adopt(entry, after)
        if is_time_to_shorten(live, after):
            live.snapshot_at = after.number

    async def catch_up(self, table: str) -> None:
        """Another process has appended: read what is new, if this process has the table at all."""
        live = self.lives.get(table)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    def heard_entry(self, entry: Entry) -> None:
        """Another process has stored an entry. Where something of our own is on its way, or one is missing, the log is read."""
        live = self.lives.get(entry.table)
        if live is None or entry.number < live.life.number:
            return
        if self._is_unused(live, FOREIGN_SECONDS):
            del self.lives[entry.table]  # it is played elsewhere: should anybody ask for it here, it is loaded again
        elif entry.number == live.life.number and not live.lock.locked():
            self._adopt(live, entry, live.life.after(entry))
        else:
            live.begin(self.catch_up(entry.table))

    async def catch_up_if_shared(self, live: Live) -> None:
        """Where other processes serve the same tables, somebody who comes must not be shown an old moment."""
        if self.shared:
            await self.catch_up(live.life.id)

    async def _catch_up(self, live: Live) -> None:
        news = await self.store.news(live.life.id, live.life.number)
        if news.forgotten != live.forgotten:
            await self._read_anew(live)
        for entry in news.entries:
            if entry.number == live.life.number:
                self._adopt(live, entry, live.life.after(entry))

    async def _read_anew(self, live: Live) -> None:
        """Somebody was forgotten in what this process knows of a table: read all of it again, and tell it."""
        loaded = await self.store.load(live.life.id, live.life.number)
        entries = [entry for entry in loaded.entries if entry.number < live.life.number]
        live.life = life_in(live.life.id, msgspec.structs.replace(loaded, entries=entries))
        live.forgotten, live.summary = loaded.forgotten, None
        live.tell_table()

    async def catch_up_all(self) -> None:
        """After wake-ups may have been lost."""
        for table in list(self.lives):
            await self.reload(table)

    def forget_idle(self) -> None:
        """Tables nobody is connected to leave the memory; the log keeps them."""
        for table, live in list(self.lives.items()):
            if self._is_unused(live, IDLE_SECONDS):
                del self.lives[table]

    def _is_unused(self, live: Live, seconds: float) -> bool:
        at_rest = not live.connections and not live.lock.locked() and not live.tasks
        return at_rest and live.used_at < time.monotonic() - seconds


def is_time_to_shorten(live: Live, after: Life) -> bool:
    """Best where nothing can be taken back, since then one table is all there is to write; but not put off for ever."""
    behind = after.number - live.snapshot_at
    return behind >= SNAPSHOT_EVERY and (not after.marks or behind >= SNAPSHOT_AT_LAST)


def begin(table: str, created: Created, first: Iterable[Decision]) -> tuple[list[Entry], Life]:
    """The first entries of a table, and its life after them."""
    entries = [Entry(table, 0, now_ms(), "created", msgspec.to_builtins(created))]
    life = Life.born(entries[0])
    for kind, body in first:
        entries.append(Entry(table, life.number, now_ms(), kind, body))
        life = life.after(entries[-1])
    return entries, life


def is_long(loaded: Loaded) -> bool:
    """Whether making a life of it takes so long that others would notice: many entries, a whole game, content of one's own."""
    if loaded.snapshot is not None:
        return len(loaded.snapshot) > LONG_BYTES or len(loaded.entries) > LONG
    return len(loaded.entries) > LONG or loaded.entries[0].body["content"] is not None or _is_carried(loaded.entries)


def _is_carried(entries: list[Entry]) -> bool:
    return any(entry.kind in ("imported", "continued") for entry in entries)


def life_in(table: str, loaded: Loaded) -> Life:
    """The life that what was stored amounts to."""
    entries = loaded.entries
    if loaded.snapshot is not None:
        life = restored(table, loaded.snapshot)
    else:
        life, entries = Life.born(entries[0]), entries[1:]
    for entry in entries:
        life = life.after(entry)
    return life


def decided(life: Life, decide: Callable[[Life], Decision]) -> Decision:
    """What a wish amounts to. A table of older rules is not played on."""
    if not life.older:
        return decide(life)
    with suppress(Refused):
        decision = decide(life)
        if decision[0] in AT_ANY_VERSION:
            return decision
    raise Refused("other-version", version=life.created.rules_version)


def bot_seats(life: Life) -> list[int]:
    """The seats with an open question on which a bot sits."""
    return [seat for seat in life.waiting() if life.chairs[seat].bot]


def summary(life: Life, before: Summary | None = None) -> Summary:
    """What lists of tables show. Most entries change nothing of it but the times."""
    due = life.due_at()
    if life.status == PLAYING and bot_seats(life):
        due = min(due or 1 << 62, now_ms() + BOT_PATIENCE)
    if before is not None:
        return msgspec.structs.replace(before, updated_at=now_ms(), due_at=due)
    return Summary(
        table=life.id, game=life.created.game, settings=life.created.settings, seats=life.created.seats,
        taken=sum(chair.taken for chair in life.chairs), status=life.status,
        public=is_listed(life), host=life.created.host,
        names=tuple(chair.name for chair in life.chairs), people=tuple(chair.person for chair in life.chairs),
        created_at=life.created_at, updated_at=now_ms(), due_at=due, rematch=life.rematch,
    )  # fmt: skip


def is_listed(life: Life) -> bool:
    """A public table is of interest while one can join it or watch it."""
    options = life.created.options
    return options.public and (life.status == OPEN or (options.watchers and life.status != CLOSED))


def played(life: Life, at: int) -> list[Played]:
    """A finished game, for the history of those who played it. One that began with another's answers was practice."""
    if life.table is None or life.created.carried:
        return []
    result = life.table.result
    return [
        Played(
            table=life.id, seat=seat, person=chair.person, game=life.created.game, settings=life.created.settings,
            won=seat_share(result.winners, seat), score=result.scores[seat], finished_at=at,
        )
        for seat, chair in enumerate(life.chairs)
        if chair.person
    ]  # fmt: skip


def seat_share(winners: tuple[int, ...], seat: int) -> float:
    """A shared win counts for its share."""
    return 1 / len(winners) if seat in winners else 0.0


def plain_options(options: Any) -> dict[str, Any]:
    """A table's options as plain values."""
    made: dict[str, Any] = msgspec.to_builtins(options)
    return made
