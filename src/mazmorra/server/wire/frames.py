"""The websocket below the application: every frame is counted, half ones must end in time, and who does not
read is cut off.
"""

from __future__ import annotations

from asyncio import BaseTransport
from struct import Struct
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from mazmorra.server.wire.gate import UNSENT, Gate, Meter
from mazmorra.server.wire.timer import Timer

NAME = "mazmorra.wire"
"""Under which the application finds the wire among the extensions of its scope."""
SLICE = 2048
"""Bytes looked at before the frames in them are counted: a flood may not cost more than that."""
MOST_PARTS = 64
"""Frames of one message: empty ones have no bytes that could be too many."""
AHEAD = 4
"""Messages that may wait to be heard before no more are read: to stop reading at each would cost more."""
FRAME_SECONDS = 10.0
UNREAD_SECONDS = 20.0
LINGER_SECONDS = 1.0
TOO_MANY, TOO_SLOW, TOO_LARGE, UNREAD = (
    (4429, "too-many"),
    (4408, "too-slow"),
    (4413, "too-large"),
    (1013, "unread"),
)


TEXT = 0x81
"""The first byte of a message that is one frame of text."""
SHORT, LONG, LONGER = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


def framed(message: bytes) -> bytes:
    """A message of text as it travels from a server."""
    size = len(message)
    if size < 126:
        return SHORT.pack(TEXT, size) + message
    return (LONG.pack(TEXT, 126, size) if size < 1 << 16 else LONGER.pack(TEXT, 127, size)) + message


class Wire(WebSocketsSansIOProtocol):
    """One websocket of one client.

    `address` is whom it is counted against; behind a proxy the application tells it.
    """

    gate: Gate

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.meter = Meter(self.gate)
        self.address = ""
        self.ended = False
        self.unfinished = Timer()
        self.unread = Timer()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.gate.address(self.client)
        if not self.gate.enter(transport, self.address):
            self.ended = True
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self.ended = True
        self._stop_timers()
        self.meter.forget()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Rings of what only holds itself would be kept until everything is looked through: see `pauses`."""
        self.conn.parser.close()
        if hasattr(self, "scope"):  # not where the handshake was refused
            self.scope["extensions"].pop(NAME, None)

    def data_received(self, data: bytes) -> None:
        if self.ended:
            return
        if self.handshake_initiated and not self.meter.takes_bytes(self.address, len(data)):
            self.end(*TOO_MANY)
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            before = self.finished
            super().data_received(data[start : start + SLICE])
            if self.ended:
                return
            self._expect_the_rest(self.finished > before)

    finished = 0
    """How many frames have come in whole."""

    def handle_events(self) -> None:
        self.finished += len(self.conn.events)
        if not self.meter.takes_frames(self.address, len(self.conn.events)):
            self.end(*TOO_MANY)
            return
        super().handle_events()
        if len(self.frames) > MOST_PARTS:
            self.end(*TOO_LARGE)
        elif self.transport.get_write_buffer_size() > UNSENT:
            self.end(*UNREAD)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading with every message, unless it thinks that it has."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > AHEAD

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]  # our own part of the scope

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(self.loop, UNREAD_SECONDS, self.end, *UNREAD)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()

    def write(self, message: bytes) -> bool:
        """Send a message now, past uvicorn; false where it must wait, or nobody can be told any more."""
        if not self.writable.is_set() or self.ended or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

    def holds(self, size: int) -> bool:
        """Whether so many bytes more may wait until the reader takes them."""
        return not self.ended and self.meter.holds(self.address, size, self.transport.get_write_buffer_size())

    def sent(self, size: int) -> None:
        """So many bytes wait no longer."""
        if not self.ended:
            self.meter.sent(self.address, size)

    def _expect_the_rest(self, finished: bool) -> None:
        """What has begun must end in time, however slowly its bytes trickle in."""
        if finished and not self.frames:
            self.unfinished.stop()
        else:
            self.unfinished.start(self.loop, FRAME_SECONDS, self._late)

    def _late(self) -> None:
        self.unfinished.stop()
        if self.read_paused:  # the rest may be there, and we did not look
            self._expect_the_rest(finished=False)
        else:
            self.end(*TOO_SLOW)

    def end(self, code: int, reason: str) -> None:
        """Say why and hang up, whether or not that is read."""
        if self.ended:
            return
        self.ended = True
        self.gate.refused(reason)
        self.meter.forget()
        self._stop_timers()
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.conn.state is not State.OPEN or not self.handshake_complete or self.transport.is_closing():
            self.transport.abort()
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _stop_timers(self) -> None:
        self.unfinished.stop()
        self.unread.stop()


def wire_of(gate: Gate) -> type[Wire]:
    """The wires that pass a gate."""
    return type("GatedWire", (Wire,), {"gate": gate})


def wire_in(scope: Scope) -> Wire | None:
    """The wire a connection came in on; a test without a network has none."""
    found: Wire | None = scope.get("extensions", {}).get(NAME)
    return found
