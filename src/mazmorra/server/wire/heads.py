"""HTTP below the application: a request's head must come in time and be short, and who does not read the
reply is cut off.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mazmorra.server.wire.gate import Gate
from mazmorra.server.wire.timer import Timer

HEAD_SECONDS = 10.0
HEAD_BYTES = 32 * 1024
UNREAD_SECONDS = 30.0
REQUEST = b" HTTP/1."
"""In the first line of every request; in a body it costs whoever writes it."""
FULL, LARGE, SLOW = "429 Too Many Requests", "431 Request Header Fields Too Large", "408 Request Timeout"


class Heads(HttpToolsProtocol):
    """One connection of one client, until it becomes a websocket or ends."""

    gate: Gate

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head = Timer()
        self.head_bytes = 0
        self.unread = Timer()
        self.within = False
        """Whether a request has begun to come in and has not come in to its end."""
        self.brought = b""
        """What another process had read before it handed the connection over."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always a transport of TCP
        super().connection_made(transport)
        if self.gate.enter(transport, self.gate.address(self.client)):
            self._expect_head()
        else:
            self._turn_away(FULL)
        if self.brought:
            self.data_received(self.brought)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self._head_is_there()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.gate.takes_requests(self.gate.address(self.client), data.count(REQUEST)):
            self._turn_away(FULL)
            return
        if self.head.runs:
            self.head_bytes += len(data)
        super().data_received(data)
        if self.head.runs and self.head_bytes > HEAD_BYTES:
            self._turn_away(LARGE)

    def is_at_rest(self) -> bool:
        """Whether what comes next is the beginning of a request, and nothing before it is left to be done."""
        answered = self.cycle is None or self.cycle.response_complete
        done = answered and not self.within and not self.pipeline
        return done and not self.transport.is_closing() and not self.transport.get_write_buffer_size()

    def on_message_begin(self) -> None:
        self.within = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.within = False
        super().on_message_complete()

    def on_headers_complete(self) -> None:
        self._head_is_there()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is the websocket's.

        While an earlier request is answered it cannot be: that ends it.
        """
        self._head_is_there()
        self.unread.stop()
        if self.cycle is None or self.cycle.response_complete:
            super().handle_websocket_upgrade()
            # It holds us as we hold it, and neither is needed any more.
            self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle.response_complete:
            self._expect_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(self.loop, UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()

    def _expect_head(self) -> None:
        self._head_is_there()
        self.head.start(self.loop, HEAD_SECONDS, self._turn_away, SLOW)

    def _head_is_there(self) -> None:
        self.head_bytes = 0
        self.head.stop()

    def _turn_away(self, why: str) -> None:
        """There is no request to answer yet, so this is said without the application."""
        if self.transport.is_closing():
            return
        self.gate.refused({FULL: "too-many", LARGE: "too-large", SLOW: "too-slow"}[why])
        self.transport.write(f"HTTP/1.1 {why}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        self.transport.close()


def heads_of(gate: Gate) -> type[Heads]:
    """The connections that pass a gate."""
    return type("GatedHeads", (Heads,), {"gate": gate})
