"""From what is stored to a life, whatever state it is in: by its snapshot, by its log, or as far as it can be
understood.

One table that cannot be read is told so and harms no other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from mazmorra.kernel import Json
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Loaded, Store, StoreError
from mazmorra.server.tables.entries import OVER, PLAYING
from mazmorra.server.tables.kept import Kept
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.snapshots import restored

LONG, LONG_BYTES = 192, 256 * 1024
"""Entries, or bytes of a snapshot, that take too long to read for those who wait beside it."""
log = logging.getLogger("mazmorra.reading")


async def read(store: Store, table: str, before: int | None = None) -> tuple[Life, int]:
    """A table's life (up to the entry `before`), and how often somebody was forgotten there."""
    with legibly():
        return await _read(store, table, before)


async def _read(store: Store, table: str, before: int | None) -> tuple[Life, int]:
    loaded = await _loaded(store, table, before, before)
    if loaded.snapshot is None and not loaded.entries:
        raise Refused("no-such-table", 404)
    life = await _in_good_time(table, loaded)
    if life is None and loaded.snapshot is not None:
        loaded = await _loaded(store, table, before, 0)
        life = await _in_good_time(table, loaded)
    if life is not None and life.older:
        life = await _by_kept_content(store, life, loaded) or life
    cut_short = (
        before is None and life is not None and life.number < loaded.expected
    )  # its last entries are gone
    if life is None or cut_short:
        life = _tried(table, loaded, unreadable=True)
    if life is not None and life.older:
        await _complete(store, life, loaded)
    if life is None or (cut_short and life.film is None):
        raise Refused("unreadable")
    return life, loaded.forgotten


@contextmanager
def legibly() -> Iterator[None]:
    """What cannot be read is refused."""
    try:
        yield
    except (Refused, StoreError):
        raise
    except Exception as error:  # whatever other programs have written, in whichever column
        log.warning("a log cannot be read: %s", error)
        raise Refused("unreadable") from error


async def _loaded(store: Store, table: str, before: int | None, snapshot_before: int | None) -> Loaded:
    loaded = await store.load(table, snapshot_before)
    if before is None:
        return loaded
    return msgspec.structs.replace(
        loaded, entries=[entry for entry in loaded.entries if entry.number < before]
    )


async def _in_good_time(table: str, loaded: Loaded) -> Life | None:
    """The life, made elsewhere where that takes so long that others would notice."""
    return await asyncio.to_thread(_tried, table, loaded) if _is_long(loaded) else _tried(table, loaded)


def _is_long(loaded: Loaded) -> bool:
    """Many entries, a whole game at once, or content of somebody's own."""
    entries = loaded.entries
    if loaded.snapshot is not None:
        return len(loaded.snapshot) > LONG_BYTES or len(entries) > LONG
    first = entries[0].body
    own = isinstance(first, dict) and first.get("content") is not None
    return own or len(entries) > LONG or any(entry.kind in ("imported", "continued") for entry in entries)


def _tried(table: str, loaded: Loaded, **known: Any) -> Life | None:
    """The life that what was stored amounts to, if it adds up."""
    try:
        return _life_in(table, loaded, known)
    except Exception as error:  # whatever other programs have written, or these rules no longer take
        log.warning("a table does not add up", extra={"table": table, "error": type(error).__name__})
        return None


def _life_in(table: str, loaded: Loaded, known: Json) -> Life:
    entries = loaded.entries
    if loaded.snapshot is not None:
        life = restored(table, loaded.snapshot, **known)
    else:
        life, entries = Life.born(entries[0], **known), entries[1:]
    for entry in entries:
        life = life.after(entry)
    _ = life.commitment  # a secret that is none is found out here, and not by whoever looks at the table
    return life


async def _by_kept_content(store: Store, life: Life, loaded: Loaded) -> Life | None:
    """The same life with what was printed when it began, where that was kept."""
    text = (
        await store.content(life.rules.content)
        if life.created.content is None and life.rules.content
        else None
    )
    again = _tried(life.id, loaded, kept_content=text) if text is not None else None
    return again if again is not None and not again.older else None


async def _complete(store: Store, life: Life, loaded: Loaded) -> None:
    """What a log by older rules cannot say by itself: whether the game is over, and how it went."""
    if life.status == PLAYING and loaded.status == OVER:
        life.status = OVER
    if life.status == OVER:
        life.film = await asyncio.to_thread(Kept.read, await store.film(life.id))
