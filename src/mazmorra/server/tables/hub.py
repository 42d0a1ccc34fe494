"""The hub of one process: loads tables from the log, grants wishes by appending to it, and keeps up with
other processes.

Of two processes that race for one entry, the store lets one win; the other catches up and decides again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from mazmorra.kernel.errors import MazmorraError
from mazmorra.server.clock import now_ms
from mazmorra.server.config import CALL_AFTER, SILENCE
from mazmorra.server.processes.wake import LocalWakes, Wakes
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Append, Loaded, Store
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.counting import begun_try, ended_try, rated_game
from mazmorra.server.tables.endings import endings
from mazmorra.server.tables.entries import REMOVED, Created, Entry
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.presence import Presence
from mazmorra.server.tables.reading import legibly, read
from mazmorra.server.tables.snapshots import is_time_to_shorten, shortened
from mazmorra.server.tables.summary import summary
from mazmorra.server.tables.wishes import Decision

TRIES = 8
IDLE_SECONDS, FOREIGN_SECONDS = 300, 5
AT_ANY_VERSION = ("closed", "opened", "rematched", "shared", "stood", "given_up", "removed")
"""What may still happen to a table whose rules have moved on."""
TOLD_AS_EVER = ("not-host", "not-yours", "no-such-seat", "seat-free", "rematch-made", "already-shared")
"""The refusals that hold there as anywhere."""
log = logging.getLogger("mazmorra.hub")


class Hub:
    """Every table this process is serving."""

    def __init__(
        self, store: Store, wakes: Wakes, silence: float = SILENCE, call_after: float = CALL_AFTER
    ) -> None:
        self.store = store
        self.silence = round(1000 * silence)
        self.call_after = round(1000 * call_after)
        self.wakes = wakes
        self.shared = not isinstance(wakes, LocalWakes)
        self.channels: dict[str, Channel] = {}
        self.loading: dict[str, asyncio.Task[Channel]] = {}
        self.coming: Counter[str] = Counter()
        self.listeners: list[Callable[[Channel, Entry], None]] = []
        self.presence = Presence(self.channels, wakes)

    async def create(
        self, table: str, created: Created, first: Iterable[Decision] = (), at_length: bool = False
    ) -> Channel:
        """A new table, with the decisions that seat its first people; `at_length` where they are a whole
        game.
        """
        begun = partial(begin, table, created, first)
        entries, life = await asyncio.to_thread(begun) if at_length else begun()
        shown = summary(life, patience=self.call_after)
        async with self._attended(table):
            if not await self.store.append(Append(entries, shown, tried=begun_try(life))):
                raise Refused("busy", 503)
            channel = self._have(Channel(life, silence=self.silence))
        for listener in self.listeners:
            listener(channel, entries[-1])
        if self.shared:
            channel.begin(self.reload(table))  # another process may have played there before we had it
        return channel

    async def channel(self, table: str) -> Channel:
        """The table, loaded from the log if this process does not have it yet."""
        found = self.channels.get(table)
        if found is None:
            if table not in self.loading:
                self.loading[table] = asyncio.ensure_future(self._load(table))
                self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
            found = await asyncio.shield(self.loading[table])
        if found.life.status == REMOVED:
            raise Refused("table-removed", 404)
        found.used_at = time.monotonic()
        return found

    async def shown(self, table: str, person: str) -> Channel:
        """The table, if it shows itself to somebody.

        To others it is as if there were none, and they wait no longer for that.
        """
        known = self.channels.get(table)
        if (known is None or not known.life.shows_itself_to(person)) and not await self.store.shows_itself_to(
            table, person
        ):
            raise Refused("no-such-table", 404)
        return await self.channel(table)

    async def _load(self, table: str) -> Channel:
        async with self._attended(table):
            life, forgotten = await read(self.store, table)
            if life.older:
                await self.store.shelve(table)
            fresh = Channel(life, snapshot_at=life.number, forgotten=forgotten, silence=self.silence)
            channel = self._have(fresh)
        try:
            await self.catch_up_if_shared(channel)  # what was stored while it was being read woke nobody
        except Refused as refused:
            self._give_up(table, refused)
            raise
        self.presence.ask_elsewhere(channel)
        return channel

    @asynccontextmanager
    async def _attended(self, table: str) -> AsyncIterator[None]:
        """Hear of a table from here on, unless this process does not come to have it."""
        self.coming[table] += 1
        try:
            await self.wakes.attend(table)
            yield
        finally:
            self.coming[table] -= 1
            self._leave_if_gone(table)

    def _leave_if_gone(self, table: str) -> None:
        """Somebody else may have it here, or be about to."""
        if not self.coming[table]:
            del self.coming[table]
            if table not in self.channels:
                self.wakes.leave(table)

    def _have(self, channel: Channel) -> Channel:
        """This process has a table from here on, if it has not come to have it already."""
        channel.used_at = time.monotonic()
        return self.channels.setdefault(channel.life.id, channel)

    async def reload(self, table: str) -> None:
        """The log itself was changed, for somebody is forgotten: catch up with that, also where it is being
        loaded just now.
        """
        if table in self.loading:
            await asyncio.wait([self.loading[table]])
        try:
            await self.catch_up(table)
        except Refused as refused:
            self._give_up(table, refused)

    def _give_up(self, table: str, why: Refused) -> None:
        """What this process knows of a table does not hold, and nothing better can be read: nobody is shown
        it any more.
        """
        channel = self.forget(table)
        for connection in list(channel.connections) if channel else ():
            connection.let_go(why)

    def forget(self, table: str) -> Channel | None:
        """This process has a table no longer; the log keeps it."""
        channel = self.channels.pop(table, None)
        self._leave_if_gone(table)
        return channel

    async def wish(self, table: str, decide: Callable[[Life], Decision]) -> Channel:
        """Grant a wish: decide, store, then tell. A refusal changes nothing."""
        channel = await self.channel(table)
        async with channel.lock:
            for _ in range(TRIES):
                known = channel.life.number
                try:
                    entry, after = self._next(channel.life, decide)
                except Refused:
                    await self._catch_up_if_shared(channel)
                    if channel.life.number == known:
                        raise
                    continue  # it was refused for what is true no more
                if await self.store.append(self._append(channel, entry, after)):
                    self._adopt(channel, entry, after)
                    for listener in self.listeners:
                        listener(channel, entry)
                    if self.shared:
                        await self.wakes.publish("entry", table, msgspec.json.encode(entry))
                    return channel
                await self._catch_up(channel)
            news = await self._news(channel)
        cut_short = not news.entries and news.expected != channel.life.number
        raise Refused("unreadable") if cut_short else Refused("busy", 503)

    def _next(self, life: Life, decide: Callable[[Life], Decision]) -> tuple[Entry, Life]:
        kind, body = decided(life, decide)
        entry = Entry(life.id, life.number, now_ms(), kind, body)
        try:
            return entry, life.after(entry)
        except MazmorraError as error:
            raise Refused("illegal-answer", 422, reason=error.key) from error

    def _append(self, channel: Channel, entry: Entry, after: Life) -> Append:
        data = shortened(after) if is_time_to_shorten(channel.life, after, channel.snapshot_at) else None
        same = (
            channel.life.chairs is after.chairs
            and channel.life.status == after.status
            and channel.life.rematch == after.rematch
        )
        channel.summary = summary(after, channel.summary if same else None, self.call_after)
        before = channel.life
        return Append(
            [entry],
            channel.summary,
            data,
            endings(before, after, entry),
            channel.forgotten,
            rated_game(before, after, entry),
            ended_try(before, after, entry),
        )

    def _adopt(self, channel: Channel, entry: Entry, after: Life) -> None:
        is_shortened = is_time_to_shorten(channel.life, after, channel.snapshot_at)
        channel.adopt(entry, after)
        if is_shortened:
            channel.snapshot_at = after.number

    async def catch_up(self, table: str) -> None:
        """Another process has appended: read what is new, if this process has the table at all."""
        channel = self.channels.get(table)
        if channel is not None:
            async with channel.lock:
                await self._catch_up(channel)

    def heard_entry(self, entry: Entry) -> None:
        """Another process has stored an entry.

        Where something of our own is on its way, or one is missing, the log is read.
        """
        channel = self.channels.get(entry.table)
        if channel is None or entry.number < channel.life.number:
            return
        if self._is_unused(channel, FOREIGN_SECONDS):
            self.forget(entry.table)  # it is played elsewhere: should anybody ask here, it is loaded again
        elif (
            entry.number == channel.life.number
            and not channel.lock.locked()
            and (after := followed(channel.life, entry))
        ):
            self._adopt(channel, entry, after)
        else:
            channel.begin(self.catch_up(entry.table))

    async def catch_up_if_shared(self, channel: Channel) -> None:
        """Where other processes serve the same tables, somebody who comes must not be shown an old moment."""
        if self.shared:
            await self.catch_up(channel.life.id)

    async def _catch_up_if_shared(self, channel: Channel) -> None:
        """The same for who has locked the table already."""
        if self.shared:
            await self._catch_up(channel)

    async def _catch_up(self, channel: Channel) -> None:
        news = await self._news(channel)
        if news.forgotten != channel.forgotten:
            await self._read_anew(channel)
        for entry in news.entries:
            if entry.number == channel.life.number:
                if after := followed(channel.life, entry):
                    self._adopt(channel, entry, after)
                else:
                    await self._read_anew(channel, entry.number + 1)

    async def _news(self, channel: Channel) -> Loaded:
        with legibly():
            return await self.store.news(channel.life.id, channel.life.number)

    async def _read_anew(self, channel: Channel, before: int | None = None) -> None:
        """What this process knows of a table does not hold, for somebody was forgotten: read it again, and
        tell it.
        """
        channel.life, channel.forgotten = await read(
            self.store, channel.life.id, before or channel.life.number
        )
        channel.summary = None
        channel.tell_table()

    async def catch_up_all(self) -> None:
        """After wake-ups may have been lost."""
        for table in list(self.channels):
            await self.reload(table)

    def forget_idle(self) -> None:
        """Tables nobody is connected to leave the memory; the log keeps them."""
        for table, channel in list(self.channels.items()):
            if self._is_unused(channel, IDLE_SECONDS):
                self.forget(table)

    def _is_unused(self, channel: Channel, seconds: float) -> bool:
        at_rest = not channel.connections and not channel.lock.locked() and not channel.tasks
        return at_rest and channel.used_at < time.monotonic() - seconds


def followed(life: Life, entry: Entry) -> Life | None:
    """The life after an entry of another process; nothing where it does not follow by the rules that are
    here.
    """
    try:
        return life.after(entry)
    except Exception:
        log.exception("an entry of another process does not follow")
        return None


def begin(table: str, created: Created, first: Iterable[Decision]) -> tuple[list[Entry], Life]:
    """The first entries of a table, and its life after them."""
    entries = [Entry(table, 0, now_ms(), "created", msgspec.to_builtins(created))]
    life = Life.born(entries[0])
    for kind, body in first:
        entries.append(Entry(table, life.number, now_ms(), kind, body))
        life = life.after(entries[-1])
    return entries, life


def decided(life: Life, decide: Callable[[Life], Decision]) -> Decision:
    """What a wish amounts to. A table whose rules have moved on is not played on."""
    if not life.older:
        return decide(life)
    try:
        decision = decide(life)
        if decision[0] in AT_ANY_VERSION:
            return decision
    except Refused as refused:
        if refused.code in TOLD_AS_EVER:
            raise
    raise Refused("other-version", version=life.rules.version)
