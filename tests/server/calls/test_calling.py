"""Who is called when, by a given time, on both databases; and that nothing is lost or sent by two."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from mazmorra.server.calls.addresses import Addresses
from mazmorra.server.calls.calling import Calling
from mazmorra.server.calls.letters import notice
from mazmorra.server.clock import now_ms
from mazmorra.server.config import Config
from mazmorra.server.limits import Limits
from mazmorra.server.people.accounts import Accounts
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.people.who import Who
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Append, Call, Person, Session, Store, Subscription
from mazmorra.server.tables import wishes
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.summary import summary
from tests.server.lives import PEOPLE, Story
from tests.server.store.conftest import KINDS, emptied

HOUR, DAY = 3_600_000, 86_400
LATER = 1 << 60


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Three people with a browser each."""
    url = emptied() if request.param == "postgresql" else f"sqlite:///{tmp_path}/store.db"
    async with await Store.open(url) as opened:
        for each in PEOPLE[:3]:
            await opened.people.create(Person(each, each.title(), 1))
            await opened.sessions.begin(Session(each, "s", "a test", "", 1, 1))
            await opened.contacts.subscribe(
                Subscription(f"b-{each}", each, "s", "https://x", "k", "a", "en", 1)
            )
        yield opened


def story_of(clock: int) -> Story:
    """A game in which all three are asked."""
    story = Story(clock=clock)
    while len(story.life.waiting()) < 3:
        ask = story.table.asks[0]
        story.answer(ask.seat, ask.options[0])
    return story


async def laid(store: Store, clock: int = 0, begun: bool = True) -> tuple[Hub, Story]:
    story, hub = story_of(clock) if begun else Story(clock=clock, begun=False), Hub(store, LocalWakes())
    await store.append(Append(story.log, summary(story.life, patience=hub.call_after)))
    return hub, story


async def sent(store: Store, at: int = LATER) -> list[tuple[str, str]]:
    """What is in the outbox: to whom, and what for."""
    taken = await store.calls.take("push", at, at + 1, 100)
    return sorted((call.person, call.kind) for call in taken)


def turns(kind: str = "turn") -> list[tuple[str, str]]:
    return [(person, kind) for person in PEOPLE[:3]]


async def test_whom_a_table_waits_for_is_called_after_a_while_and_once(store: Store) -> None:
    hub, story = await laid(store)
    calling, asked = Calling(hub, mails=False), story.life.moved_at

    await calling.look(asked + hub.call_after - 1)
    assert await sent(store) == []
    await calling.look(asked + hub.call_after)
    await calling.look(asked + 40 * DAY)

    assert await sent(store) == turns()


async def test_a_reminder_comes_when_a_quarter_of_the_time_is_left_and_once(store: Store) -> None:
    hub, story = await laid(store, clock=DAY)
    calling, due = Calling(hub, mails=False), story.life.due_at()
    assert due == story.life.moved_at + 24 * HOUR
    await calling.look(story.life.moved_at + HOUR)
    assert await sent(store) == turns()
    for call in await store.calls.take("push", LATER + 9, LATER, 9):
        await store.calls.done(call)

    await calling.look(due - 6 * HOUR - 1)
    assert await sent(store, LATER + 20) == []
    await calling.look(due - 6 * HOUR)
    await calling.look(due - HOUR)

    assert await sent(store, LATER + 20) == turns("reminder")


async def test_whose_salt_a_slow_table_waits_for_is_called_to_begin_and_reminded(store: Store) -> None:
    hub, story = await laid(store, clock=DAY, begun=False)
    story.tell(wishes.reveal(story.life, "bruno", 1, "salt1"))
    await store.append(Append(story.log[-1:], summary(story.life, patience=hub.call_after)))
    calling, due = Calling(hub, mails=False), story.life.due_at()
    asked = due - 24 * HOUR

    await calling.look(asked + hub.call_after - 1)
    assert await sent(store) == []
    await calling.look(asked + hub.call_after)
    assert await sent(store) == [("ana", "begin"), ("carla", "begin")]
    assert [each.table for each in await store.calls.waiting_for("ana")] == [story.life.id]
    assert await store.calls.waiting_for("bruno") == []
    for call in await store.calls.take("push", LATER + 9, LATER, 9):
        await store.calls.done(call)
    await calling.look(due - 6 * HOUR)

    assert await sent(store, LATER + 20) == [("ana", "reminder"), ("carla", "reminder")]


async def test_nobody_is_called_when_their_time_would_be_over_by_then(store: Store) -> None:
    hub, story = await laid(store, begun=False)
    assert story.life.due_at() == story.life.moved_at + hub.call_after

    await Calling(hub, mails=False).look(story.life.due_at())

    assert await sent(store) == []


async def test_a_clock_of_less_than_an_hour_reminds_nobody(store: Store) -> None:
    hub, story = await laid(store, clock=1800)
    calling = Calling(hub, mails=False)
    await calling.look(story.life.moved_at + hub.call_after)
    await calling.look(story.life.due_at() - 1)

    assert await sent(store) == turns()


async def test_who_wants_no_reminders_gets_none(store: Store) -> None:
    await store.contacts.change("ana", reminders=False)
    hub, story = await laid(store, clock=DAY)
    calling = Calling(hub, mails=False)
    await calling.look(story.life.moved_at + HOUR)
    await calling.look(story.life.due_at() - HOUR)

    reminded = [person for person, kind in await sent(store) if kind == "reminder"]
    assert reminded == ["bruno", "carla"]


async def test_of_two_processes_that_look_at_once_one_calls(store: Store) -> None:
    hub, story = await laid(store)
    callings = [Calling(Hub(store, LocalWakes()), mails=False) for _ in range(4)]

    await asyncio.gather(*(each.look(story.life.moved_at + hub.call_after) for each in callings))

    assert await sent(store) == turns()


async def test_what_a_process_died_over_another_one_does(store: Store) -> None:
    hub, story = await laid(store)
    now = story.life.moved_at + hub.call_after
    look = (await store.calls.to_look_at(now, 9))[0]
    assert await store.calls.claim(look, now + 60_000)  # and there it died
    calling = Calling(hub, mails=False)

    await calling.look(now + 1000)
    assert await sent(store) == []
    await calling.look(now + 60_000)

    assert await sent(store) == turns()


async def test_who_comes_to_the_table_is_not_called_for_what_still_waits_to_be_sent(store: Store) -> None:
    hub, story = await laid(store)
    await Calling(hub, mails=False).look(story.life.moved_at + hub.call_after)
    greeting = await store.greeting("ana", "s", story.life.id)
    assert greeting.called

    await store.calls.back("ana", story.life.id)

    assert not (await store.greeting("ana", "s", story.life.id)).called
    assert [person for person, _ in await sent(store)] == ["bruno", "carla"]


def call(person: str = "ana", kind: str = "confirm", target: str = "a@x") -> Call:
    return Call(person, "", kind, "email", target, "en", {"name": "Ana"}, 1, 10)


async def test_what_is_taken_out_of_the_outbox_is_there_again_unless_it_is_done(store: Store) -> None:
    await store.calls.send(call())
    assert not await store.calls.is_anything_due("email", 9)
    assert await store.calls.is_anything_due("email", 10)

    (taken,) = await store.calls.take("email", 10, 100, 5)
    assert (taken.tries, taken.gaps) == (1, {"name": "Ana"})
    assert await store.calls.take("email", 99, 200, 5) == []
    (again,) = await store.calls.take("email", 100, 200, 5)
    assert again.tries == 2
    await store.calls.later(again, 500)
    assert await store.calls.take("email", 499, 600, 5) == []
    await store.calls.done(again)

    assert await store.calls.take("email", LATER, LATER, 5) == []


async def test_of_many_who_take_at_once_each_gets_something_else(store: Store) -> None:
    for number in range(20):
        await store.calls.send(call(target=f"{number}@x"))

    taken = await asyncio.gather(*(store.calls.take("email", 10, 99, 5) for _ in range(8)))

    ids = [each.id for some in taken for each in some]
    assert len(ids) == len(set(ids)) == 20


async def test_one_person_fills_the_outbox_up_to_a_limit_only(store: Store) -> None:
    for number in range(60):
        await store.calls.send(call(target=f"{number}@x"))
    await store.calls.send(call("bruno"))

    waiting = [each.person for each in await store.calls.take("email", LATER, LATER, 100)]

    assert (waiting.count("ana"), waiting.count("bruno")) == (50, 1)


async def test_pushes_that_nobody_takes_keep_no_letter_waiting(store: Store) -> None:
    for number in range(60):
        push = msgspec.structs.replace(call(target=f"{number}"), way="push")
        await store.calls.send(push)
    await store.calls.send(call(kind="reset"))

    assert [each.kind for each in await store.calls.take("email", LATER, LATER, 1)] == ["reset"]
    assert len(await store.calls.take("push", LATER, LATER, 100)) == 50


async def test_nothing_is_looked_up_for_a_forgotten_password_while_whoever_asked_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else how long it took would tell whether there is such an account."""
    monkeypatch.setattr(secrets, "randbelow", lambda most: most - 1)
    await store.people.claim("ana", "ana", "hash")
    await store.contacts.change("ana", email="ana@example.org")
    hub, limits = Hub(store, LocalWakes()), Limits(Config(""))
    who = Who(store, b"key", Sessions(hub))
    addresses = Addresses(store, Accounts(store, limits, who), who, limits, True, lambda: None)

    addresses.ask_to_reset("ana", "127.0.0.1")

    assert not await store.calls.is_anything_due("email", LATER)
    await asyncio.gather(*addresses.tasks)
    assert [each.kind for each in await store.calls.take("email", LATER, LATER, 9)] == ["reset"]


async def test_a_session_that_ends_takes_its_browser_along(store: Store) -> None:
    assert len(await store.contacts.browsers("ana")) == 1
    await store.sessions.end("ana", "s")

    assert await store.contacts.browsers("ana") == []
    late = Subscription("b2", "ana", "s", "https://x", "k", "a", "en", 1)
    assert not await store.contacts.subscribe(late)


async def test_a_notice_says_nothing_that_the_game_hides(store: Store) -> None:
    hub, story = await laid(store, clock=DAY)
    await Calling(hub, mails=False).look(story.life.moved_at + HOUR)
    told = [
        msgspec.json.decode(notice(each, now_ms()))
        for each in await store.calls.take("push", LATER, LATER, 9)
    ]

    for each in told:
        assert set(each) == {"title", "body", "tag", "url"}
        assert each["title"] == "Your turn: Dungeon Raiders"
    assert sorted(each["body"] for each in told) == [
        "Ana and Bruno are waiting for you. It is your turn.",
        "Ana and Carla are waiting for you. It is your turn.",
        "Bruno and Carla are waiting for you. It is your turn.",
    ]
