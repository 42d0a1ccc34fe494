"""One connection to one table: what it is told goes out at once if the network takes it, and else in order by
itself.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from mazmorra.kernel import Json
from mazmorra.server.people.devices import Came
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.channel import Channel
from mazmorra.server.wire import messages
from mazmorra.server.wire.at_once import AtOnce
from mazmorra.server.wire.frames import UNREAD, Wire

MOST_WAITING = 512
"""Messages a slow reader may be behind before it is let go; how many bytes, the wire knows."""
TRY_AGAIN = 1013

NOWHERE = Came("", "")

Send = Callable[[Json], Awaitable[None]]


class Connection:
    """Somebody who has said hello: who they are, by which session and from where, what they look at; and a
    way to tell them.

    They hear nothing of those they have `muted`, nor of their `blockers`. Whether they have `claimed` an
    account cannot change while they are here: claiming ends their sessions.
    """

    def __init__(
        self,
        channel: Channel,
        person: str,
        session: str,
        viewpoints: tuple[int, ...],
        send: Send,
        wire: Wire | None = None,
        came: Came = NOWHERE,
    ) -> None:
        self.channel = channel
        self.person = person
        self.session = session
        self.viewpoints = viewpoints
        self.muted: set[str] = set()
        self.blockers: set[str] = set()
        self.claimed = False
        self.came = came
        self.outbox: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.lost = False
        self.closing_code = TRY_AGAIN
        self._send = send
        self._wire = wire

    @property
    def address(self) -> str:
        """Where they come from."""
        return self.came.address

    def tell(self, message: bytes) -> None:
        """Never makes the table wait: a reader who is too far behind is let go."""
        if self.lost:
            return
        if self.sending is None:
            self._send_now(message)
        elif len(self.outbox) < MOST_WAITING and (self._wire is None or self._wire.holds(len(message))):
            self.outbox.append(message)
        else:
            self._give_up()

    def _give_up(self) -> None:
        """What waits is forgotten at once: a reader who never reads would keep it for ever."""
        self.lost = True
        self.outbox.clear()
        if self._wire is not None:
            self._wire.end(*UNREAD)

    def _send_now(self, message: bytes) -> None:
        if self._wire is not None and self._wire.write(message):
            return
        try:
            sent = AtOnce(self._send({"type": "websocket.send", "text": message.decode()}))
        except Exception:  # the connection has just broken; its own loop will notice
            self.lost = True
            return
        if not sent.done:
            self.sending = asyncio.ensure_future(self._catch_up(sent))

    async def _catch_up(self, sent: AtOnce) -> None:
        """The network is slow: send the rest in order, as it takes it."""
        try:
            await sent
            while self.outbox:
                await self._send({"type": "websocket.send", "text": self._next().decode()})
            if self.lost:
                await self._close()
        except Exception:
            self.lost = True
        finally:
            self.sending = None

    def _next(self) -> bytes:
        message = self.outbox.popleft()
        if self._wire is not None:
            self._wire.sent(len(message))
        return message

    def let_go(self, why: Refused) -> None:
        """There is nothing here for this connection any more: say why, and close it once that is said."""
        if self.lost:
            return
        self.refuse(why)
        self.lost, self.closing_code = True, 4000 + why.status
        if self.sending is None:
            self.sending = asyncio.ensure_future(self._close())

    async def _close(self) -> None:
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": self.closing_code})

    def hang_up(self) -> None:
        """The connection is over."""
        self.lost = True
        if self.sending is not None:
            self.sending.cancel()

    def refuse(self, refused: Refused) -> None:
        self.tell(refusal(refused))


def refusal(refused: Refused) -> bytes:
    """A refusal as it travels."""
    return messages.encode(messages.RefusedOut(refused.code, refused.args_by_name))
