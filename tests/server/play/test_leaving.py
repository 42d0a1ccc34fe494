"""Logging out and leaving for good: open connections end, in every process, and nobody waits for who has
left.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazmorra.bots import worthy
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Person as Stored
from mazmorra.server.store import Store
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import OVER
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision
from tests.server.lives import PEOPLE, born, sealed
from tests.server.play.guests import PATIENCE, Guest, Person, begun, everybody, granted, opened
from tests.server.play.serving import Server, serving
from tests.server.services import redis

PASSWORD = "correct horse battery"


async def how_it_ends(guest: Guest) -> tuple[str, int]:
    """What a connection is told last, and the code it is closed with."""
    try:
        while True:
            await guest.hear()
    except ConnectionClosed as closed:
        return guest.heard[-1].get("code", ""), closed.rcvd.code if closed.rcvd else 0


async def claimed(url: str, person: Person, username: str) -> Person:
    """Somebody with an account, by the token they were given for it."""
    made = await granted(
        url, person.token, "POST", "/api/me/account", {"username": username, "password": PASSWORD}
    )
    return Person(person.id, made["token"])


async def test_logging_out_closes_what_was_opened_with_that_token_and_nothing_else(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    ana = await claimed(server.url, ana, "closing")
    table = await begun(server.url, [ana, bruno, carla])
    async with Guest(server.url, table, ana) as first, Guest(server.url, table, bruno) as other:
        await granted(server.url, ana.token, "POST", "/api/logout")
        back = await granted(
            server.url, "", "POST", "/api/login", {"username": "closing", "password": PASSWORD}
        )
        async with Guest(server.url, table, Person(ana.id, back["token"])) as second:
            assert await how_it_ends(first) == ("bad-token", 4401)
            await second.settled()
            await other.until(lambda: bool(other.table["chairs"][0]["here"]))


@pytest.mark.parametrize("how", ["password", "delete"])
async def test_another_password_and_leaving_for_good_close_connections_too(server: Server, how: str) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    ana = await claimed(server.url, ana, f"by_{how}")
    table = await begun(server.url, [ana, bruno, carla])
    async with Guest(server.url, table, ana) as guest:
        if how == "password":
            await granted(
                server.url,
                ana.token,
                "POST",
                "/api/me/password",
                {"old": PASSWORD, "new": "another password"},
            )
        else:
            await granted(server.url, ana.token, "DELETE", "/api/me")
        assert await how_it_ends(guest) == ("bad-token", 4401)


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    database = f"sqlite:///{folder / 'games.db'}"
    with serving(database, folder, redis().url) as one, serving(database, folder, redis().url) as two:
        yield one, two


async def test_logging_out_closes_the_connections_of_other_processes(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, two):
        people = await everybody(one.url, "Ana", "Bruno", "Carla")
        table = await begun(one.url, [*people])
        async with Guest(two.url, table, people[0]) as there:
            await granted(one.url, people[0].token, "POST", "/api/logout")
            assert await how_it_ends(there) == ("bad-token", 4401)


async def test_nobody_waits_for_who_has_left_for_good(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    running = await begun(server.url, [bruno, ana, carla])
    waiting = await opened(server.url, [bruno, ana, carla])
    await granted(server.url, ana.token, "DELETE", "/api/me")
    played, free = [
        (await granted(server.url, "", "GET", f"/api/tables/{each}"))["chairs"][1]
        for each in (running, waiting)
    ]
    assert (played["name"], played["person"], played["bot"]) == ("", ana.id, worthy("raiders"))
    assert (free["name"], free["person"], free["bot"]) == ("", "", "")


async def test_a_rematch_leaves_the_seat_of_who_is_no_more_free(server: Server) -> None:
    ana, bruno, carla = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [ana, bruno, carla])
    async with (
        Guest(server.url, table, ana) as one,
        Guest(server.url, table, bruno) as two,
        Guest(server.url, table, carla) as three,
    ):
        await asyncio.gather(one.play(), two.play(), three.play())
    await granted(server.url, ana.token, "DELETE", "/api/me")
    again = await granted(server.url, bruno.token, "POST", f"/api/tables/{table}/rematch")
    assert [chair["person"] for chair in again["chairs"]] == [carla.id, "", bruno.id]


async def test_who_has_not_come_back_since_a_restart_is_shown_as_gone(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path)
    server.start()
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    server.kill()
    server.start()
    try:
        async with Guest(server.url, table, people[0]) as ana:
            await ana.until(lambda: bool(ana.table["chairs"][1]["gone_since"]))
            assert ana.table["chairs"][0]["gone_since"] == 0
    finally:
        server.kill()


def by_chance(life: Life, rng: random.Random) -> Decision:
    assert life.table is not None
    ask = rng.choice(life.table.asks)
    return wishes.answer(
        life, life.chairs[ask.seat].person, ask.seat, life.questions[ask.seat], rng.choice(ask.options)
    )


async def test_a_name_forgotten_in_the_moment_of_a_move_is_not_written_back(tmp_path: Path) -> None:
    """The hub has Ana's name and is not told that she is gone, as in the moment before a wake-up comes."""
    rng = random.Random(1)
    async with asyncio.timeout(PATIENCE), await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        for person in PEOPLE[:3]:
            await store.people.create(Stored(person, person.title(), 1))
        hub = Hub(store, LocalWakes())
        first = born()[0]
        channel = await hub.create("t", created(first.game, 3, "bruno", first.created.options))
        for seat, person in enumerate(PEOPLE[:3]):
            await hub.wish(
                "t",
                partial(
                    wishes.sit, person=person, name=person.title(), seat=seat, seal=sealed(channel.life, seat)
                ),
            )
        await hub.wish("t", partial(wishes.start, person="bruno"))
        for seat, person in enumerate(PEOPLE[:3]):
            await hub.wish("t", partial(wishes.reveal, person=person, seat=seat, salt=f"salt{seat}"))
        for _ in range(5):
            await hub.wish("t", partial(by_chance, rng=rng))
        number = channel.life.number

        await store.people.delete("ana", 2)
        while channel.life.status != OVER:
            await hub.wish("t", partial(by_chance, rng=rng))

        assert channel.life.number > number + 20
        assert [chair.name for chair in channel.life.chairs] == ["", "Bruno", "Carla"]
        loaded, listed = await store.load("t"), await store.summary("t")
        assert loaded.snapshot is not None
        assert b"Carla" in loaded.snapshot
        assert b"Ana" not in loaded.snapshot
        assert listed is not None
        assert listed.names == ("", "Bruno", "Carla")


async def test_a_process_that_comes_to_know_a_table_learns_who_is_at_it_elsewhere(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, two):
        people = await everybody(one.url, "Ana", "Bruno", "Carla")
        table = await begun(one.url, [*people])
        async with Guest(one.url, table, people[0]), Guest(two.url, table, people[1]) as bruno:
            await bruno.until(lambda: bool(bruno.table["chairs"][0]["here"]))
            assert bruno.table["chairs"][0]["gone_since"] == 0
