"""What nobody uses ends by the stated policy: told by a given time, on a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from mazmorra.kernel import seal_of
from mazmorra.server.clock import now_ms
from mazmorra.server.config import Keep
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.processes.expiry import AT_ONCE, HOUR, Expiry
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Person, Session, Store
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from tests.server.lives import PEOPLE, born

DAYS = 24 * HOUR


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        for person in PEOPLE[:3]:
            await store.people.create(Person(person, person.title(), now_ms()))
            await store.people.claim(person, person, "hash")
        yield Hub(store, LocalWakes())


async def opened(hub: Hub, table: str, sitting: int, clock: int = 0) -> Channel:
    first = born(clock=clock)[0]
    channel = await hub.create(table, created(first.game, 3, "ana", first.created.options))
    for seat, person in enumerate(PEOPLE[:sitting]):
        await hub.wish(
            table,
            partial(
                wishes.sit,
                person=person,
                name=person.title(),
                seat=seat,
                seal=seal_of(table, 1, seat, person),
            ),
        )
    return channel


async def begun(hub: Hub, table: str, clock: int = 0) -> Channel:
    channel = await opened(hub, table, 3, clock)
    await hub.wish(table, partial(wishes.start, person="ana"))
    for seat, person in enumerate(PEOPLE[:3]):
        await hub.wish(table, partial(wishes.reveal, person=person, seat=seat, salt=person))
    return channel


async def swept(hub: Hub, later: int, keep: Keep | None = None) -> None:
    """A sweep as it comes that many milliseconds from now."""
    await Expiry(hub, Sessions(hub), keep or Keep()).sweep(now_ms() + later)


async def test_an_open_table_nobody_sits_at_is_called_off_after_a_day(hub: Hub) -> None:
    empty, taken = await opened(hub, "empty", 0), await opened(hub, "taken", 1)

    await swept(hub, 24 * HOUR - 60_000)
    assert empty.life.status == "open"
    await swept(hub, 24 * HOUR + 60_000)

    assert (empty.life.status, taken.life.status) == ("closed", "open")
    assert empty.life.notes == ((0, "expired", -1),)


async def test_a_game_nobody_goes_on_with_is_given_up_after_a_month_by_those_it_waits_for(hub: Hub) -> None:
    channel = await begun(hub, "t")
    waited = channel.life.waiting()

    await swept(hub, 30 * DAYS - HOUR)
    before = channel.life.status
    await swept(hub, 30 * DAYS + HOUR)

    assert (before, channel.life.status) == ("playing", "closed")
    assert [(note, seat) for _, note, seat in channel.life.notes] == [("given-up", seat) for seat in waited]
    for seat, person in enumerate(PEOPLE[:3]):
        history = await hub.store.history.statistics(person)
        assert [(each.gave_up, each.wins) for each in history] == ([(1, 0.0)] if seat in waited else [])


async def test_a_game_with_a_clock_is_left_to_its_clock(hub: Hub) -> None:
    channel = await begun(hub, "t", clock=90)

    await swept(hub, 300 * DAYS)

    assert channel.life.status == "playing"


async def test_only_a_few_are_ended_at_once_and_all_in_the_end(hub: Hub) -> None:
    tables = [await opened(hub, f"t{number}", 0) for number in range(AT_ONCE + 3)]

    await swept(hub, 2 * DAYS)
    assert sum(channel.life.status == "closed" for channel in tables) == AT_ONCE
    await swept(hub, 2 * DAYS)

    assert {channel.life.status for channel in tables} == {"closed"}


async def test_a_host_may_keep_everything_for_ever(hub: Hub) -> None:
    channel, empty = await begun(hub, "t"), await opened(hub, "empty", 0)
    await hub.store.people.create(Person("guest", "Gil", 1))

    await hub.store.sessions.begin(Session("ana", "s", "", "", 1, 1))

    await swept(hub, 10_000 * DAYS, Keep(0, 0, 0, 0))

    assert await devices(hub, "ana") == {"s": 1}
    assert (channel.life.status, empty.life.status) == ("playing", "open")
    assert await hub.store.people.get("guest") is not None


async def test_a_guest_who_sits_nowhere_and_was_not_seen_is_forgotten(hub: Hub) -> None:
    now = now_ms()
    for guest, seen in (("gone", now - 91 * DAYS), ("seen", now - 89 * DAYS), ("sits", now - 91 * DAYS)):
        await hub.store.people.create(Person(guest, guest.title(), now - 200 * DAYS))
        await hub.store.sessions.begin(Session(guest, "s", "", "", now - 200 * DAYS, seen))
    await opened(hub, "t", 0)
    await hub.wish("t", partial(wishes.sit, person="sits", name="Sits", seat=0, seal=""))

    await swept(hub, 0)

    found = [guest for guest in ("gone", "seen", "sits", *PEOPLE[:3]) if await hub.store.people.get(guest)]
    assert found == ["seen", "sits", *PEOPLE[:3]]


async def devices(hub: Hub, person: str) -> dict[str, int]:
    """Where somebody is logged in, and when that was used last."""
    return {each.id: each.used_at for each in await hub.store.sessions.of(person)}


async def test_a_device_nobody_uses_for_a_month_is_logged_out_unless_its_owner_is_a_guest(hub: Hub) -> None:
    now = now_ms()
    await hub.store.people.create(Person("guest", "Gil", now))
    for person, device, days in (("ana", "old", 31), ("ana", "used", 29), ("guest", "only", 31)):
        await hub.store.sessions.begin(Session(person, device, "", "", now, now - days * DAYS))
    ended = Sessions(hub)

    await Expiry(hub, ended, Keep()).sweep(now)

    assert (await devices(hub, "ana")).keys() == {"used"}
    assert (await devices(hub, "guest")).keys() == {"only"}
    assert await hub.store.sessions.bearer("ana", "old") is None
    assert (ended.has_ended("ana", "old"), ended.has_ended("ana", "used")) == (True, False)


async def test_devices_are_logged_out_a_few_at_once_and_all_in_the_end(hub: Hub) -> None:
    for person in PEOPLE[:3]:
        for number in range(10):
            await hub.store.sessions.begin(Session(person, f"s{number}", "", "", 1, 1))

    left = []
    for _ in range(3):
        await swept(hub, 0)
        left.append(sum([len(await devices(hub, person)) for person in PEOPLE[:3]]))

    assert left == [30 - AT_ONCE, 0, 0]


@pytest.mark.parametrize("value", ["'abc'", "x'ff'", "9e999", str((1 << 63) - 1)])
async def test_a_device_whose_last_use_cannot_be_read_counts_from_now(hub: Hub, value: str) -> None:
    await hub.store.sessions.begin(Session("ana", "s", "", "", 1, now_ms()))
    await hub.store._database.write(
        lambda connection: connection.exec_driver_sql(f"UPDATE sessions SET used_at = {value}")
    )

    await swept(hub, 0)
    assert now_ms() - (await devices(hub, "ana"))["s"] < HOUR
    await swept(hub, 31 * DAYS)

    assert await devices(hub, "ana") == {}


async def test_a_table_of_a_game_that_is_no_more_does_not_hold_up_the_others(hub: Hub) -> None:
    await opened(hub, "strange", 0)
    await hub.store._database.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE log SET body = replace(body, 'raiders', 'no-such-game')"
        )
    )
    hub.channels.clear()

    await swept(hub, 2 * DAYS)

    assert await hub.store.unused("open", now_ms() + 2 * DAYS, 10) == []
