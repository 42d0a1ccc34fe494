"""A websocket without manners: any bytes as a frame, as fast or as slow as one likes, and reading only when
told to.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from typing import Any, Self

from bench.attack.place import Place

CONT, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked frame, as clients send them; the mask is zero, which is a mask too."""
    head = bytes([(128 if final else 0) | opcode])
    size = len(payload)
    if size < 126:
        head += bytes([128 | size])
    elif size < 65536:
        head += bytes([128 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([128 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + payload


class Raw:
    """One connection to the socket of a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.closed: tuple[int, str] | None = None

    @classmethod
    async def open(cls, place: Place, table: str, home: str = "", sock: socket.socket | None = None) -> Self:
        """Connect, unless that is done, and ask to become a websocket."""
        if sock is None:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", place.port, local_addr=(home or place.home, 0)
            )
        else:
            reader, writer = await asyncio.open_connection(sock=sock)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: "
                f"127.0.0.1:{place.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        return cls(reader, writer)

    def say(self, message: Any) -> None:
        self.writer.write(frame(TEXT, json.dumps(message).encode()))

    async def hear(self) -> tuple[int, bytes] | None:
        """The next frame of the server; none once it has hung up. A close says why."""
        try:
            first, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
            payload = await self.reader.readexactly(size)
        except (OSError, asyncio.IncompleteReadError):
            return None
        if first & 15 == CLOSE:
            self.closed = (int.from_bytes(payload[:2], "big"), payload[2:].decode())
        return first & 15, payload

    async def until_closed(self) -> tuple[int, str] | None:
        """Read on until the server hangs up: the code and the reason it gave, if any."""
        while await self.hear() is not None and self.closed is None:
            pass
        return self.closed

    def hang_up(self) -> None:
        self.writer.transport.abort()


async def send_all(raw: Raw, data: bytes, times: int) -> None:
    """The same bytes again and again, until there is nobody to take them."""
    try:
        for _ in range(times):
            raw.writer.write(data)
            await raw.writer.drain()
    except OSError:
        return
