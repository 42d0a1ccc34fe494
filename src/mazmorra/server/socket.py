"""The websocket of a table: hello, then views and events out, wishes in. A bad message is refused and does no harm."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from mazmorra.kernel.codec import frozen
from mazmorra.server import messages, wishes
from mazmorra.server.at_once import AtOnce
from mazmorra.server.hub import Hub, now_ms
from mazmorra.server.life import OPEN, Life
from mazmorra.server.limits import Limits, address_of
from mazmorra.server.live import Live, viewpoints_of
from mazmorra.server.refusals import Refused
from mazmorra.server.seen import whole
from mazmorra.server.store import StoreError
from mazmorra.server.table_talk import Talk
from mazmorra.server.who import Who
from mazmorra.server.wishes import Decision

MOST_WAITING = 512
"""Messages a slow reader may be behind before it is let go."""
TRY_AGAIN = 1013
NOT_ALLOWED = 4403
FIRST_WORD_SECONDS = 10
GRACE = 20_000
"""Milliseconds somebody must be gone before a bot may sit in."""
log = logging.getLogger("mazmorra.socket")

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Caller:
    """One connection to one table. What it is told goes out at once if the network takes it, and else in order by itself."""

    def __init__(self, live: Live, person: str, viewpoints: tuple[int, ...], send: Send) -> None:
        self.live = live
        self.person = person
        self.viewpoints = viewpoints
        self.muted: set[str] = set()
        self.outbox: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.lost = False
        self._send = send

    def tell(self, message: bytes) -> None:
        """Never makes the table wait: a reader who is too far behind is let go."""
        if self.sending is None and not self.lost:
            self._send_now(message)
        elif len(self.outbox) < MOST_WAITING:
            self.outbox.append(message)
        else:
            self.lost = True

    def _send_now(self, message: bytes) -> None:
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
            while self.outbox and not self.lost:
                await self._send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
            if self.lost:
                await self._send({"type": "websocket.close", "code": TRY_AGAIN})
        except Exception:
            self.lost = True
        finally:
            self.sending = None

    def let_go(self) -> None:
        """There is nothing here for this connection any more."""
        if not self.lost:
            self.lost = True
            self.sending = asyncio.ensure_future(self._close())

    async def _close(self) -> None:
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": NOT_ALLOWED})

    def hang_up(self) -> None:
        """The connection is over."""
        self.lost = True
        if self.sending is not None:
            self.sending.cancel()

    def mute(self, person: str, on: bool) -> None:
        """Hide what a person says from now on, or show it again."""
        (self.muted.add if on else self.muted.discard)(person)

    def refuse(self, refused: Refused) -> None:
        self.tell(messages.encode(messages.RefusedOut(refused.code, refused.args_by_name)))


def wish_of(caller: Caller, message: Any) -> Callable[[Life], Decision] | None:
    """The wish a message makes, if it makes one."""
    person = caller.person
    match message:
        case messages.AnswerMessage():
            return partial(
                wishes.answer, person=person, seat=message.seat, question=message.question, given=frozen(message.answer)
            )  # fmt: skip
        case messages.UndoMessage():
            return partial(wishes.undo, person=person, seat=message.seat)
        case messages.VoteMessage():
            _require_gone(caller.live, message)
            needed = voters(caller.live, message)
            return partial(
                wishes.vote, person=person, seat=message.seat, motion=message.motion, about=message.about,
                yes=message.yes, needed=needed,
            )  # fmt: skip
        case messages.ReturnMessage():
            return partial(wishes.come_back, person=person, seat=message.seat)
        case messages.LeaveMessage():
            return partial(wishes.leave, person=person, seat=message.seat)
    return None


def _require_gone(live: Live, message: messages.VoteMessage) -> None:
    """A bot may only be voted in for somebody who has been gone for a while."""
    chairs = live.life.chairs
    if message.motion not in ("bot", "undo"):
        raise Refused("unknown-motion", 422, motions=["bot", "undo"])
    if message.motion == "bot" and message.yes and 0 <= message.about < len(chairs):
        since = live.gone_since.get(chairs[message.about].person, 0)
        if not since or now_ms() - since < GRACE:
            raise Refused("not-gone", seat=message.about, since=since, grace=GRACE)


def voters(live: Live, message: messages.VoteMessage) -> list[int]:
    """Whose agreement a motion needs: everybody's to take an answer back; for a bot, those who are here besides the one gone."""
    people = [(seat, chair.person) for seat, chair in enumerate(live.life.chairs) if chair.person and not chair.bot]
    if message.motion == "undo":
        return [seat for seat, _ in people]
    here = live.people_here()
    return [seat for seat, person in people if person in here and seat != message.about]


def welcome(live: Live, caller: Caller, since: int, chat: list[messages.ChatOut]) -> bytes:
    """Everything this connection may know; the events from `since` on."""
    seats = []
    for seat in caller.viewpoints:
        seen = live.look(seat)
        if seen is not None:
            seats.append(whole(live.life, seat, seen, since))
    life = live.life
    told = messages.Welcome(
        life.number, caller.person, list(life.seats_of(caller.person)), live.table_out(), life.waiting(), life.answered(),
        seats, chat, now_ms(),
    )  # fmt: skip
    return messages.encode(told)


class Socket:
    """The ASGI end of every table's websocket."""

    def __init__(self, hub: Hub, talk: Talk, who: Who, limits: Limits) -> None:
        self.hub = hub
        self.talk = talk
        self.who = who
        self.limits = limits

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        if not self.limits.origin_fits(scope):
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        await send({"type": "websocket.accept"})
        try:
            caller, hello = await self._greeted(scope["path_params"]["table"], receive, send)
        except Refused as refused:
            await send({"type": "websocket.send", "text": _refusal(refused)})
            await send({"type": "websocket.close", "code": 4000 + refused.status % 1000})
            return
        except ConnectionError:
            return
        await self._serve(caller, hello, receive, address_of(scope))

    async def _greeted(self, table: str, receive: Receive, send: Send) -> tuple[Caller, messages.Hello]:
        try:
            async with asyncio.timeout(FIRST_WORD_SECONDS):
                hello = _decoded(await _text(receive))
        except TimeoutError:
            raise Refused("hello-first", 400) from None
        if not isinstance(hello, messages.Hello):
            raise Refused("hello-first", 400)
        person = await self.who.person_of(hello.token) if hello.token else ""
        live = await self.hub.live(table)
        await self.hub.catch_up_if_shared(live)
        viewpoints = viewpoints_of(live.life, person)
        if not viewpoints and live.life.status != OPEN:
            raise Refused("no-watchers", 403)
        return Caller(live, person, viewpoints, send), hello

    async def _serve(self, caller: Caller, hello: messages.Hello, receive: Receive, address: str) -> None:
        chat = await self.talk.recent(caller.live.life.id)
        caller.tell(welcome(caller.live, caller, hello.since, chat))
        caller.live.connections.add(caller)
        self.hub.presence_changed(caller.live, caller.person)
        try:
            while not caller.lost:
                await self._heard(caller, await _text(receive), address)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            caller.hang_up()
            caller.live.connections.discard(caller)
            caller.live.forget_unused()
            self.hub.presence_changed(caller.live, caller.person)

    async def _heard(self, caller: Caller, text: str | bytes, address: str) -> None:
        try:
            self.limits.message(address, caller.person, len(text))
            message = _decoded(text)
            wish = wish_of(caller, message)
            if wish is not None:
                await self.hub.wish(caller.live.life.id, wish)
            elif isinstance(message, messages.SayMessage):
                await self.talk.say(caller.live, caller.person, message)
            elif isinstance(message, messages.MuteMessage):
                caller.mute(message.person, message.on)
            else:
                caller.tell(messages.encode(messages.Pong(now_ms())))
        except Refused as refused:
            caller.refuse(refused)
        except StoreError:
            log.exception("a wish may not have been stored; the table is read anew")
            with suppress(StoreError):
                await self.hub.catch_up(caller.live.life.id)
            caller.refuse(Refused("unavailable", 503))


async def _text(receive: Receive) -> str | bytes:
    event = await receive()
    if event["type"] == "websocket.disconnect":
        raise ConnectionError
    found: str | bytes | None = event.get("text")
    return found if found is not None else event.get("bytes") or b""


def _decoded(text: str | bytes) -> Any:
    try:
        return messages.decode_incoming(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("bad-message", 400) from error


def _refusal(refused: Refused) -> str:
    return messages.encode(messages.RefusedOut(refused.code, refused.args_by_name)).decode()
