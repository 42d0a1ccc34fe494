"""Which of several processes is home to a table: connections that ask for something of it are handed over
there, wherever they came in.

One process then decides and tells everything about it. This is a matter of speed alone: any process can serve
any table, and keeps a connection that its home does not take.
"""

from __future__ import annotations

import asyncio
import re
import socket
from array import array
from contextlib import suppress
from pathlib import Path
from typing import cast

import uvicorn

from mazmorra.server.processes.siblings import Siblings
from mazmorra.server.wire.heads import Heads

TO_A_TABLE = re.compile(rb"[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]{1,64})[/ ?]")
MOST_BYTES = 128 * 1024  # of a request, as far as it has come: what is longer stays


class Homes:
    """Hands connections to the processes they belong to, and takes in those that belong here."""

    def __init__(self, siblings: Siblings) -> None:
        self.siblings = siblings
        self.others = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.others.setblocking(False)
        self.arriving: set[asyncio.Task[None]] = set()

    def protocol(self, heads: type[Heads]) -> type[Heads]:
        """A connection that looks at each request first: is this its home?"""
        hand_over = self.hand_over

        class Homing(heads):  # type: ignore[misc,valid-type]  # a class made at run time
            def data_received(self, data: bytes) -> None:
                if self.is_at_rest() and hand_over(data, self.transport.get_extra_info("socket").fileno()):
                    self.transport.abort()  # here; where it was handed to, the connection lives on
                else:
                    super().data_received(data)

        return Homing

    def hand_over(self, head: bytes, connection: int) -> bool:
        """Give a connection away, if it belongs elsewhere and is taken there."""
        table = TO_A_TABLE.match(head)
        home = self.siblings.home(table[1]) if table else self.siblings.number
        if home == self.siblings.number or len(head) > MOST_BYTES:
            return False
        try:
            self.others.sendmsg(
                [head],
                [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))],
                0,
                _door(self.siblings, home),
            )
        except OSError:  # it has just died, or has too much to do
            return False
        return True

    async def take_in(self, server: uvicorn.Server) -> None:
        """Until cancelled: take in what the others hand over."""
        while not server.started:
            await asyncio.sleep(0.02)
        address = _door(self.siblings, self.siblings.number)
        Path(address).unlink(missing_ok=True)  # of one that had our number and died
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.setblocking(False)
            door.bind(address)
            loop.add_reader(door, self._open, door, server)
            try:
                await asyncio.Event().wait()
            finally:
                loop.remove_reader(door)

    def _open(self, door: socket.socket, server: uvicorn.Server) -> None:
        with suppress(BlockingIOError):
            while True:
                head, connections, _, _ = socket.recv_fds(door, MOST_BYTES, 1)
                task = asyncio.ensure_future(_welcome(server, head, socket.socket(fileno=connections[0])))
                self.arriving.add(task)
                task.add_done_callback(self.arriving.discard)


async def _welcome(server: uvicorn.Server, head: bytes, connection: socket.socket) -> None:
    """Go on with a request as if it had come in here."""

    def protocol() -> asyncio.Protocol:
        made = cast(type[Heads], server.config.http_protocol_class)(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        made.brought = head
        return made

    if server.should_exit:
        connection.close()
        return
    with suppress(OSError):  # gone on the way
        await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)


def _door(siblings: Siblings, number: int) -> str:
    return str(siblings.folder / f"{number}.door")
