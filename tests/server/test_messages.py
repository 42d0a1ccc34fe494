"""What a connection is sent: only changes, enough to rebuild the whole view, and never what its seat may not
know.
"""

from __future__ import annotations

import random
from copy import copy
from typing import Any

import msgspec
import pytest

from mazmorra import WATCHER, determinize
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import PLAYING, Entry
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import look, whole
from mazmorra.server.wire.connection import Connection
from mazmorra.server.wire.messages import decode_incoming
from mazmorra.server.wire.typescript import typescript
from tests.server.lives import PEOPLE, Story

MODES = [("devir", "standard"), ("devir", "tactical"), ("classic", "speed")]


class Listener(Connection):
    """A connection whose network takes everything at once and keeps it."""

    def __init__(self, channel: Channel, person: str, viewpoints: tuple[int, ...]) -> None:
        super().__init__(channel, person, "", viewpoints, self._keep)
        self.heard: list[bytes] = []

    async def _keep(self, message: dict[str, Any]) -> None:
        self.heard.append(message["text"].encode())


def listening(life: Life, seat: int) -> tuple[Channel, Listener]:
    channel = Channel(life)
    listener = Listener(channel, PEOPLE[seat] if seat >= 0 else "", (seat,))
    channel.connections.add(listener)
    channel.look(seat)
    return channel, listener


def next_entry(life: Life, seat: int, answer: Any) -> Entry:
    return Entry(life.id, life.number, 5000, "answered", {"seat": seat, "answer": answer, "by": "person"})


def told(life: Life, viewer: int, seat: int, answer: Any) -> list[bytes]:
    channel, listener = listening(life, viewer)
    entry = next_entry(life, seat, answer)
    channel.adopt(entry, life.after(entry))
    return listener.heard


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_updates_add_up_to_the_whole_view(edition: str, mode: str) -> None:
    story = Story(edition=edition, mode=mode)
    rng = random.Random(1)
    channel, listener = listening(story.life, 0)
    seen = channel.look(0)
    assert seen is not None
    known = msgspec.to_builtins(whole(story.life, 0, seen, 0))
    while story.life.status == PLAYING:
        story.random_answer(rng)
        channel.adopt(story.log[-1], story.life)
        for message in map(msgspec.json.decode, listener.heard):
            for out in message.get("seats", []) if message["type"] == "update" else []:
                known["fields"].update(out.pop("fields", {}))
                events, start = out.pop("events", []), out.pop("events_from", len(known["events"]))
                known["events"][start:] = events
                out.pop("accepted", None)
                known.update(out)
        listener.heard.clear()
        now = look(story.life, 0)
        assert now is not None
        assert msgspec.json.encode(known) == msgspec.json.encode(
            {
                **msgspec.json.decode(msgspec.json.encode(whole(story.life, 0, now, 0))),
            }
        )


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_a_secret_choice_reaches_nobody_else(edition: str, mode: str) -> None:
    story = Story(edition=edition, mode=mode)
    rng = random.Random(2)
    while story.life.status == PLAYING:
        asks = story.table.asks
        if len(asks) > 1:
            ask = rng.choice(asks)
            options = [option for option in ask.options if option not in ask.at_once]
            for viewer in [seat for seat in (0, 1, 2, WATCHER) if seat != ask.seat]:
                heard = [told(story.life, viewer, ask.seat, option) for option in options]
                assert all(each == heard[0] for each in heard)
        story.random_answer(rng)


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_games_that_differ_only_in_what_a_seat_may_not_know_tell_it_the_same(edition: str, mode: str) -> None:
    story = Story(edition=edition, mode=mode)
    rng = random.Random(3)
    while story.life.status == PLAYING:
        for viewer in (0, 1, 2, WATCHER):
            twin = copy(story.life)
            twin.table = determinize(story.table.view(viewer), rng)
            one, two = look(story.life, viewer), look(twin, viewer)
            assert one is not None
            assert two is not None
            assert msgspec.json.encode(whole(story.life, viewer, one, 0)) == msgspec.json.encode(
                whole(twin, viewer, two, 0)
            )
        story.random_answer(rng)


def test_the_secret_is_told_when_the_game_is_over_and_never_before() -> None:
    story = Story()
    rng = random.Random(4)
    while story.life.status == PLAYING:
        assert b"abab" not in msgspec.json.encode(Channel(story.life).table_out())
        story.random_answer(rng)
    assert Channel(story.life).table_out().secret == "ab" * 32


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"nothing"}',
        '{"type":"answer"}',
        '{"type":"answer","seat":"x","question":1,"answer":1}',
        '{"type":"hello","more":1}',
        "[" * 5000,
    ],
)
def test_a_message_of_the_wrong_shape_is_not_understood(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        decode_incoming(text)


def test_the_typescript_names_every_message() -> None:
    text = typescript()
    for name in ("Hello", "AnswerMessage", "Welcome", "Update", "TableOut", "SeatOut"):
        assert f"export interface {name} {{" in text
    assert (
        "export type Outgoing = Welcome | Update | TableOut | ChatOut | MutedOut | "
        "UnsaidOut | RefusedOut | Pong;"
    ) in text
