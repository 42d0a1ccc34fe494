"""Wake-ups between server processes: 'something happened at this table, look'.

The truth is in the database, not here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from typing import Protocol

import msgspec

RESYNC = "resync"


class Wake(msgspec.Struct, frozen=True, array_like=True):
    """A message to the other processes.

    The kind `resync`, without a table, says that some may have been missed.
    """

    kind: str
    table: str = ""
    payload: bytes = b""
    sender: str = ""


OF_A_TABLE = ("entry", "here", "who", "chat")
"""The kinds that mean something only to a process that has the table."""


class Wakes(Protocol):
    """How processes wake each other. What a process publishes does not come back to it.

    Of a table that this process does not attend to little is heard.
    """

    async def attend(self, table: str) -> None:
        """Hear of a table. Whatever is published from here on is heard, or a `resync` follows; so what is
        read of the table after this misses nothing.
        """

    def leave(self, table: str) -> None:
        """Hear of it no longer."""

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake the others; never fails, at worst nobody hears it and all get a `resync` later."""

    def listen(self) -> AsyncIterator[Wake]:
        """The wakes of the others, until closed.

        The first is a `resync`: from here on nothing is missed unsaid.
        """

    async def close(self) -> None:
        """Stop listening and publishing."""


def is_meant(wake: Wake, tables: Collection[str]) -> bool:
    """Whether a wake means anything to a process with these tables: most are played in another one."""
    return wake.kind not in OF_A_TABLE or wake.table in tables


class LocalWakes:
    """The wakes of a single process: there is nobody else."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def attend(self, table: str) -> None:
        """Nothing will ever be heard."""

    def leave(self, table: str) -> None:
        """Nothing was heard."""

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake nobody."""

    async def listen(self) -> AsyncIterator[Wake]:
        """Only the `resync` at the start."""
        yield Wake(RESYNC)
        await self._closed.wait()

    async def close(self) -> None:
        """End the listening."""
        self._closed.set()
