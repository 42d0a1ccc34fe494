"""Which of several processes is home to a table: connections to the table are handed over there, wherever
they came in.

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

import uvicorn

from mazmorra.server.processes.siblings import Siblings
from mazmorra.server.wire.frames import Wire

TO_A_TABLE = re.compile(rb"GET /api/tables/([A-Za-z0-9_-]{1,64})/socket[ ?]")
MOST_BYTES = 128 * 1024  # of a request's head: uvicorn takes less


class Homes:
    """Hands connections to the processes they belong to, and takes in those that belong here."""

    def __init__(self, siblings: Siblings) -> None:
        self.siblings = siblings
        self.others = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.others.setblocking(False)
        self.arriving: set[asyncio.Task[None]] = set()

    def protocol(self, wire: type[Wire]) -> type[Wire]:
        """A wire that looks at the request first: is this its home?"""
        hand_over = self.hand_over

        class Homing(wire):  # type: ignore[misc,valid-type]  # a class made at run time
            def data_received(self, data: bytes) -> None:
                if not self.handshake_initiated and hand_over(
                    data, self.transport.get_extra_info("socket").fileno()
                ):
                    self.transport.abort()  # here; where it was handed to, the connection lives on
                else:
                    super().data_received(data)

        return Homing

    def hand_over(self, head: bytes, connection: int) -> bool:
        """Give a connection away, if it belongs elsewhere and is taken there."""
        table = TO_A_TABLE.match(head)
        home = self.siblings.home(table[1]) if table else self.siblings.number
        if home == self.siblings.number:
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
        made: asyncio.Protocol = server.config.ws_protocol_class(  # type: ignore[misc,call-arg]  # uvicorn names no type for it
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        return made

    with suppress(OSError):  # gone on the way
        _, taken = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        taken.data_received(head)


def _door(siblings: Siblings, number: int) -> str:
    return str(siblings.folder / f"{number}.door")
