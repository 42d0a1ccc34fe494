"""Chat and quick reactions at a table: short, kept, told to everybody who has not muted the speaker."""

from __future__ import annotations

import unicodedata

import msgspec

from mazmorra.server.clock import now_ms
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Greeting, Line, Store
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.hub import Hub
from mazmorra.server.wire.messages import ChatOut, SayMessage, encode

LONGEST = 300
REACTIONS = ("nice", "ouch", "laugh", "think", "thanks", "hurry")
RECENT = 50


class Talk:
    """What is said at tables."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store

    async def say(self, channel: Channel, person: str, message: SayMessage) -> None:
        """Somebody says something to the whole table."""
        seats = channel.life.seats_of(person)
        if not seats:
            raise Refused("only-players-talk", 403)
        if message.reaction and message.reaction not in REACTIONS:
            raise Refused("unknown-reaction", 422, reactions=list(REACTIONS))
        text = clean(message.text)
        if not text and not message.reaction:
            raise Refused("nothing-said", 422)
        kind = "reaction" if message.reaction else "text"
        chair = channel.life.chairs[seats[0]]
        said = await self.store.chat.add(
            Line(channel.life.id, now_ms(), person, chair.name, seats[0], kind, message.reaction or text)
        )
        out = _out(said)
        self.spread(channel, out)
        await self.hub.wakes.publish("chat", channel.life.id, encode(out))

    def spread(self, channel: Channel, out: ChatOut) -> None:
        """Tell those connected here, but no stranger at a table without watchers."""
        line = encode(out)
        for connection in channel.connections:
            if (
                connection.viewpoints
                and out.person not in connection.muted
                and out.person not in connection.blockers
            ):
                connection.tell(line)

    def heard_elsewhere(self, table: str, payload: bytes) -> None:
        """Something was said through another process."""
        channel = self.hub.channels.get(table)
        if channel is not None:
            self.spread(channel, msgspec.json.decode(payload, type=ChatOut))


def recent(greeting: Greeting) -> list[ChatOut]:
    """The last things said at a table by those who are heard."""
    unheard = {*greeting.muted, *greeting.blockers}
    heard = [each for each in greeting.lines if each.person not in unheard]
    return [_out(each) for each in heard[-RECENT:]]


def clean(text: str) -> str:
    """A line of text: no control characters, no line breaks, not too long. Screens escape it."""
    kept = "".join(" " if unicodedata.category(each) in ("Cc", "Zl", "Zp") else each for each in text)
    kept = "".join(each for each in kept if unicodedata.category(each) not in ("Cf", "Cs", "Co"))
    return " ".join(kept.split())[:LONGEST]


def _out(said: Line) -> ChatOut:
    text, reaction = ("", said.text) if said.kind == "reaction" else (said.text, "")
    return ChatOut(
        said.id, said.at, said.person, said.name, -1 if said.seat is None else said.seat, text, reaction
    )
