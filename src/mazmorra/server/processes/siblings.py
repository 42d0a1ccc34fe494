"""Wakes between the processes of one parent, over sockets in a folder that only they can enter.

No other service is needed.

Each process listens on a socket of its own and keeps a line to every other one. Whenever a line is new or has
ended, something may have gone unsaid, and whoever hears that looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast
from zlib import crc32

import msgspec

from mazmorra.server.processes.wake import RESYNC, Wake, is_meant
from mazmorra.server.tables.entries import KIN

LENGTH = struct.Struct(">I")
MOST_UNREAD = 1000  # wakes; whoever sends more waits, and is cut off if it lasts
MOST_UNSENT = 4 * 1024 * 1024  # bytes
PAUSE = 0.05
GATHER = 0.03  # seconds in which what is said after the first word goes out together
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Wake).decode


@dataclass(frozen=True, slots=True)
class Siblings:
    """One of several processes: the folder they share, the number of this one, and how many there are."""

    folder: Path
    number: int
    processes: int

    def home(self, table: bytes) -> int:
        """Which of them serves a table, as a rule."""
        return crc32(table[-KIN:]) % self.processes

    def is_home(self, table: str) -> bool:
        """Whether a table is served here."""
        return self.home(table.encode()) == self.number

    def address(self, number: int) -> str:
        """Where one of them listens."""
        return str(self.folder / f"{number}")


class SiblingWakes:
    """The wakes of one process of several on this machine."""

    def __init__(self, siblings: Siblings) -> None:
        self._siblings = siblings
        self._tables: set[str] = set()
        self._heard: asyncio.Queue[Wake] = asyncio.Queue()
        self._ears: set[Ear] = set()
        self._lines: dict[int, Line] = {}
        self._unsaid: list[bytes] | None = None
        others = (number for number in range(siblings.processes) if number != siblings.number)
        self._keeping = [asyncio.create_task(self._keep(number)) for number in others]

    async def attend(self, table: str) -> None:
        """Everything is said to everybody: what is of this table is no longer passed over."""
        self._tables.add(table)

    def leave(self, table: str) -> None:
        """What is of this table is passed over."""
        self._tables.discard(table)

    async def publish(self, kind: str, table: str, payload: bytes = b"") -> None:
        """Wake the others; one that does not listen any more, or does not keep up, looks again once it is
        back.
        """
        text = encode(Wake(kind, table, payload))
        frame = LENGTH.pack(len(text)) + text
        if self._unsaid is not None:
            self._unsaid.append(frame)
            return
        self._say(frame)
        self._gather()

    def _gather(self) -> None:
        self._unsaid = []
        asyncio.get_running_loop().call_later(GATHER, self._say_the_rest)

    def _say(self, frames: bytes) -> None:
        for line in self._lines.values():
            line.say(frames)

    def _say_the_rest(self) -> None:
        """Every word a message of its own would wake everybody as often; so who has much to say goes on in
        this measure.
        """
        unsaid, self._unsaid = self._unsaid, None
        if unsaid:
            self._say(b"".join(unsaid))
            self._gather()

    async def listen(self) -> AsyncIterator[Wake]:
        """The wakes of the others, with a `resync` at the start and whenever a line begins or ends."""
        address = self._siblings.address(self._siblings.number)
        Path(address).unlink(missing_ok=True)  # of one that had our number and died
        server = await asyncio.get_running_loop().create_unix_server(
            partial(Ear, self._hear, self._heard, self._ears), address
        )
        try:
            yield Wake(RESYNC)
            while True:
                yield await self._heard.get()
                if self._heard.empty():
                    for ear in self._ears:
                        ear.go_on()
        finally:
            server.close()
            for ear in list(self._ears):
                ear.transport.abort()

    def _hear(self, wake: Wake) -> None:
        if is_meant(wake, self._tables):
            self._heard.put_nowait(wake)

    async def close(self) -> None:
        """Stop listening and publishing."""
        self._say_the_rest()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def _keep(self, number: int) -> None:
        """Keep a line to another process for as long as we run."""
        loop = asyncio.get_running_loop()
        while True:
            with contextlib.suppress(OSError):
                _, line = await loop.create_unix_connection(Line, self._siblings.address(number))
                self._lines[number] = line
                try:
                    await line.ended.wait()
                finally:
                    del self._lines[number]
                    line.transport.abort()
            await asyncio.sleep(PAUSE)


class Line(asyncio.Protocol):
    """Our end of a line to another process, on which we only speak."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.ended = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.ended.set()

    def say(self, frame: bytes) -> None:
        """Never waits: who does not keep up is cut off."""
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
        else:
            self.transport.write(frame)


class Ear(asyncio.Protocol):
    """Our end of a line from another process, on which we only hear."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[Wake], None], heard: asyncio.Queue[Wake], ears: set[Ear]) -> None:
        self.hear = hear
        self.heard = heard
        self.ears = ears
        self.rest = b""
        self.waits = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.ears.add(self)
        self.heard.put_nowait(Wake(RESYNC))

    def connection_lost(self, error: Exception | None) -> None:
        self.ears.discard(self)
        self.heard.put_nowait(Wake(RESYNC))

    def data_received(self, data: bytes) -> None:
        text, at = self.rest + data, 0
        while len(text) >= at + LENGTH.size:
            end = at + LENGTH.size + LENGTH.unpack_from(text, at)[0]
            if end > len(text):
                break
            self.hear(decode(text[at + LENGTH.size : end]))
            at = end
        self.rest = text[at:]
        if self.heard.qsize() > MOST_UNREAD and not self.waits:
            self.waits = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """What was heard has been dealt with."""
        if self.waits:
            self.waits = False
            self.transport.resume_reading()
