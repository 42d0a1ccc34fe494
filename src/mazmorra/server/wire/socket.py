"""The websocket of a table: hello, then views and events out, wishes in.

A bad message is refused and does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec
from starlette.types import Scope

from mazmorra.kernel import Answer, AnswerJson, Json
from mazmorra.kernel.codec import frozen
from mazmorra.server.clock import now_ms
from mazmorra.server.limits import address_of
from mazmorra.server.parts import Parts
from mazmorra.server.people.devices import Came, came
from mazmorra.server.refusals import Refused
from mazmorra.server.store import StoreError
from mazmorra.server.tables import wishes
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.votes import require_reason, voters
from mazmorra.server.tables.wishes import Decision
from mazmorra.server.wire import messages
from mazmorra.server.wire.arrival import Arrivals
from mazmorra.server.wire.connection import Connection, Send, refusal
from mazmorra.server.wire.frames import Wire, wire_in

NOT_ALLOWED = 4403
FIRST_WORD_SECONDS = 10
SELDOM: dict[type[messages.Incoming], str] = {
    messages.UndoMessage: "undo",
    messages.VoteMessage: "undo",
    messages.SayMessage: "say",
    messages.MuteMessage: "say",
    messages.ReturnMessage: "seat",
    messages.LeaveMessage: "seat",
    messages.SealMessage: "seat",
    messages.RevealMessage: "seat",
}
"""What everybody at the table is told, and nobody needs often: the rates it is held to."""
log = logging.getLogger("mazmorra.socket")

Receive = Callable[[], Awaitable[Json]]


def wish_of(connection: Connection, message: messages.Incoming) -> Callable[[Life], Decision] | None:
    """The wish a message makes, if it makes one."""
    person = connection.person
    match message:
        case messages.AnswerMessage():
            given = _flat(message.answer)
            return partial(
                wishes.answer, person=person, seat=message.seat, question=message.question, given=given
            )
        case messages.UndoMessage():
            return partial(wishes.undo, person=person, seat=message.seat, now=now_ms())
        case messages.VoteMessage():
            require_reason(connection.channel, message)
            needed = voters(connection.channel, message)
            return partial(
                wishes.vote,
                person=person,
                seat=message.seat,
                motion=message.motion,
                about=message.about,
                yes=message.yes,
                needed=needed,
            )
        case messages.ReturnMessage():
            return partial(wishes.come_back, person=person, seat=message.seat)
        case messages.LeaveMessage():
            return partial(wishes.leave, person=person, seat=message.seat)
        case messages.SealMessage():
            return partial(wishes.seal, person=person, seat=message.seat, seal=message.seal)
        case messages.RevealMessage():
            claimed = connection.claimed
            return partial(
                wishes.reveal, person=person, seat=message.seat, salt=message.salt, claimed=claimed
            )
    return None


def _flat(answer: AnswerJson) -> Answer:
    """An answer as the rules compare it; one that is nested deeper than any answer ever was is none."""
    try:
        flat: Answer = frozen(answer)
        return flat
    except RecursionError as error:
        raise Refused("bad-message", 400) from error


class Socket:
    """The ASGI end of every table's websocket."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.hub = parts.hub
        self.arrivals = Arrivals(parts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not self.parts.limits.origin_fits(scope):
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        await send({"type": "websocket.accept"})
        try:
            self.parts.bans.check(address=address_of(scope))
            hello = await _hello(receive)
            connection = await self._greeted(
                scope["path_params"]["table"], hello, send, came(scope), wire_in(scope)
            )
        except (Refused, StoreError) as error:
            refused = error if isinstance(error, Refused) else Refused("unavailable", 503)
            self.parts.metrics.refused(refused.code)
            await send({"type": "websocket.send", "text": refusal(refused).decode()})
            await send({"type": "websocket.close", "code": 4000 + refused.status})
            return
        except ConnectionError:
            return
        await self._serve(connection, receive, address_of(scope))

    async def _greeted(
        self, table: str, hello: messages.Hello, send: Send, came: Came, wire: Wire | None
    ) -> Connection:
        """Somebody at the table, who has been told everything they may know."""
        person, session = self.parts.who.signed(hello.token) if hello.token else ("", "")
        admitted = await self.arrivals.admitted(table, person, session, came)
        connection = Connection(admitted.channel, person, session, admitted.viewpoints, send, wire, came)
        self.arrivals.seat(connection, admitted, hello.since)
        return connection

    async def _moved(self, connection: Connection, message: messages.MoveMessage) -> None:
        """Somebody goes on to another table; until they are told all of that one, they are at the first."""
        siblings = self.parts.config.siblings
        if siblings is not None and not siblings.is_home(message.table):
            raise Refused("at-home-elsewhere", 421)
        self.parts.limits.take("join-address", connection.address)
        admitted = await self.arrivals.admitted(
            message.table, connection.person, connection.session, connection.came
        )
        if connection.lost:  # let go meanwhile: nobody is at a table who hears nothing
            return
        self.arrivals.leave(connection)
        connection.channel, connection.viewpoints = admitted.channel, admitted.viewpoints
        self.arrivals.seat(connection, admitted, message.since)

    async def _serve(self, connection: Connection, receive: Receive, address: str) -> None:
        try:
            while True:
                text = await _text(receive)
                if connection.lost:
                    break
                await self._heard(connection, text, address)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            connection.hang_up()
            self.arrivals.leave(connection)

    async def _heard(self, connection: Connection, text: str | bytes, address: str) -> None:
        try:
            self.parts.limits.message(address, connection.person, len(text))
            await self._granted(connection, _decoded(text))
        except Refused as refused:
            self._refuse(connection, refused)
        except StoreError:
            log.exception("a wish may not have been stored; the table is read anew")
            with suppress(StoreError):
                await self.hub.catch_up(connection.channel.life.id)
            self._refuse(connection, Refused("unavailable", 503))

    async def _granted(self, connection: Connection, message: messages.Incoming) -> None:
        if type(message) in SELDOM:
            self.parts.limits.take(SELDOM[type(message)], connection.person or connection.address)
            self.parts.limits.take("seldom-address", connection.address)
        wish = wish_of(connection, message)
        if wish is not None:
            await self.hub.wish(connection.channel.life.id, wish)
        elif isinstance(message, messages.MoveMessage):
            await self._moved(connection, message)
        elif isinstance(message, messages.SayMessage):
            await self.parts.talk.say(connection.channel, connection.person, message)
        elif isinstance(message, messages.MuteMessage):
            await self.parts.mutes.change(connection, message.person, message.on)
        else:
            connection.tell(messages.encode(messages.Pong(now_ms())))

    def _refuse(self, connection: Connection, refused: Refused) -> None:
        self.parts.metrics.refused(refused.code)
        connection.refuse(refused)


async def _hello(receive: Receive) -> messages.Hello:
    try:
        async with asyncio.timeout(FIRST_WORD_SECONDS):
            hello = _decoded(await _text(receive))
    except TimeoutError:
        raise Refused("hello-first", 400) from None
    if not isinstance(hello, messages.Hello):
        raise Refused("hello-first", 400)
    return hello


async def _text(receive: Receive) -> str | bytes:
    event = await receive()
    if event["type"] == "websocket.disconnect":
        raise ConnectionError
    found: str | bytes | None = event.get("text")
    return found if found is not None else event.get("bytes") or b""


def _decoded(text: str | bytes) -> messages.Incoming:
    try:
        found: messages.Incoming = messages.decode_incoming(text)
        return found
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad-message", 400) from error
