"""Coming to a table and leaving it: who may, and what they are told first."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from mazmorra.server.clock import now_ms
from mazmorra.server.parts import Parts
from mazmorra.server.people.devices import Came
from mazmorra.server.people.who import still_good
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Greeting
from mazmorra.server.tables.channel import Channel, is_turned_away, viewpoints_of
from mazmorra.server.tables.chat import recent
from mazmorra.server.tables.entries import OPEN
from mazmorra.server.tables.seen import whole
from mazmorra.server.wire import messages
from mazmorra.server.wire.connection import Connection


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody who may come to a table, and what was found out for that."""

    channel: Channel
    viewpoints: tuple[int, ...]
    greeting: Greeting


class Arrivals:
    """Comings and goings of connections."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.hub = parts.hub

    async def admitted(self, table: str, person: str, session: str, came: Came) -> Admitted:
        """Whoever may come. After this nothing may wait until they sit, so that nothing is outdated."""
        self.parts.limits.take("join-person", person)
        channel = await self.hub.shown(table, person)
        await self.hub.catch_up_if_shared(channel)
        greeting = await self.hub.store.greeting(person, session, table)
        while self.hub.channels.get(table) is not channel:  # forgotten meanwhile
            channel = await self.hub.channel(table)
        if person and (still_good(greeting.bearer) and self.parts.sessions.has_ended(person, session)):
            raise Refused("bad-token", 401)
        # Once more, for much may have happened until they said hello.
        self.parts.bans.check(person, came.address)
        if is_turned_away(channel.life, person, greeting.blockers):
            raise Refused("blocked", 403)
        viewpoints = viewpoints_of(channel.life, person)
        if not viewpoints and channel.life.status != OPEN:
            raise Refused("no-watchers", 403)
        return Admitted(channel, viewpoints, greeting)

    def seat(self, connection: Connection, admitted: Admitted, since: int) -> None:
        """They are here, and are told everything they may know."""
        channel, greeting = admitted.channel, admitted.greeting
        connection.muted, connection.blockers = set(greeting.muted), set(greeting.blockers)
        connection.claimed = bool(greeting.bearer and greeting.bearer.person.username is not None)
        chat = recent(greeting) if admitted.viewpoints else []
        connection.tell(welcome(channel, connection, since, chat))
        channel.connections.add(connection)
        self.hub.presence.changed(channel, connection.person)
        if greeting.bearer:
            channel.begin(self.parts.who.note_use(greeting.bearer, connection.came))
        if greeting.called:
            channel.begin(self.hub.store.calls.back(connection.person, channel.life.id))

    def leave(self, connection: Connection) -> None:
        """They are at the table no longer."""
        connection.channel.connections.discard(connection)
        connection.channel.forget_unused()
        self.hub.presence.changed(connection.channel, connection.person)


def welcome(channel: Channel, connection: Connection, since: int, chat: list[messages.ChatOut]) -> bytes:
    """Everything this connection may know; the events from `since` on."""
    seats = []
    for seat in connection.viewpoints:
        seen = channel.look(seat)
        if seen is not None:
            seats.append(whole(channel.life, seat, seen, since))
    life, table = channel.life, channel.table_out()
    if not channel.knows_all(connection.person):
        table = msgspec.structs.replace(table, secret="")
    told = messages.Welcome(
        life.number,
        connection.person,
        list(life.seats_of(connection.person)),
        table,
        life.waiting(),
        life.answered(),
        seats,
        chat,
        sorted(connection.muted),
        now_ms(),
    )
    return messages.encode(told)
