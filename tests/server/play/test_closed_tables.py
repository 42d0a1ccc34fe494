"""A table without watchers is its players' own: before the start, and after the end until all of them open
it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.play.guests import (
    Guest,
    Person,
    asked,
    begun,
    everybody,
    granted,
    opened,
    sealed,
    somebody,
    together,
)
from tests.server.play.serving import Server

CLOSED = {"watchers": False}
LOOKS = ("film?seat=watcher", "film?seat=everything", "replay?number=3", "export")


async def finished(url: str, people: list[Person], options: dict[str, Any]) -> str:
    """A game that is over, at which something was said."""
    table = await begun(url, [*people], options)
    async with together(url, table, people) as guests:
        await guests[0].told("say", text="only for us")
        await asyncio.gather(*(guest.play() for guest in guests))
    return table


async def looks(url: str, table: str, person: Person | None) -> set[str]:
    """What somebody is answered who looks back in every way there is."""
    token = person.token if person else ""
    answers = [await asked(url, token, "GET", f"/api/tables/{table}/{path}") for path in LOOKS]
    return {str(status) if status == 200 else body["error"]["code"] for status, body in answers}


async def test_after_the_end_strangers_see_and_hear_nothing_of_it(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    stranger = await somebody(server.url, "Dino")
    table = await finished(server.url, people, CLOSED)
    for whoever in (None, stranger):
        async with Guest(server.url, table, whoever) as guest:
            assert guest.welcome == {"type": "refused", "code": "no-watchers", "args": {}}
        assert await looks(server.url, table, whoever) == {"players-only"}
        told = await granted(server.url, whoever.token if whoever else "", "GET", f"/api/tables/{table}")
        assert (told["result"], told["secret"], told["notes"]) == (None, "", [])
    status, body = await asked(
        server.url, stranger.token, "POST", f"/api/tables/{table}/continue", {"number": 3, "seat": 0}
    )
    assert (status, body["error"]["code"]) == (403, "players-only")
    assert await looks(server.url, table, people[2]) == {"200"}
    async with Guest(server.url, table, people[2]) as carla:
        assert [line["text"] for line in carla.welcome["chat"]] == ["only for us"]


@pytest.mark.parametrize("options", [CLOSED, {"watchers": False, "open_after": False}, {"open_after": False}])
async def test_it_is_open_once_all_who_played_want_it(server: Server, options: dict[str, Any]) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    stranger = await somebody(server.url, "Dino")
    table = await finished(server.url, people, options)
    path = f"/api/tables/{table}/open"
    assert (await asked(server.url, stranger.token, "POST", path))[1]["error"]["code"] == "not-yours"
    for person in people[:2]:
        await granted(server.url, person.token, "POST", path)
    assert (await asked(server.url, people[0].token, "POST", path))[1]["error"]["code"] == "already-open"
    assert await looks(server.url, table, None) == {"players-only"}

    told = await granted(server.url, people[2].token, "POST", path)

    assert sorted(told["opened"]) == sorted(person.id for person in people)
    assert await looks(server.url, table, None) == {"200"}
    async with Guest(server.url, table) as guest:
        assert [line["text"] for line in guest.welcome["chat"]] == ["only for us"]
        assert None not in guest.seats[-2]["fields"]["hands"]
    assert (await granted(server.url, "", "GET", f"/api/tables/{table}"))["result"]


async def test_strangers_do_not_see_that_somebody_left_a_game_nobody_may_watch(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    table = await begun(server.url, [ana, bruno, "random"], CLOSED)
    path = f"/api/tables/{table}"
    before = await granted(server.url, "", "GET", path)

    await granted(server.url, bruno.token, "POST", f"{path}/leave", {"seat": 1})

    assert await granted(server.url, "", "GET", path) == before
    assert [chair["bot"] for chair in before["chairs"]] == ["", "", "random"]
    seen = await granted(server.url, ana.token, "GET", path)
    assert [bool(chair["bot"]) for chair in seen["chairs"]] == [False, True, True]


async def test_it_is_not_opened_before_the_end(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], CLOSED)
    assert (await asked(server.url, people[0].token, "POST", f"/api/tables/{table}/open"))[1]["error"][
        "code"
    ] == "wrong-time"


async def test_before_the_start_strangers_read_nothing_that_is_said(server: Server) -> None:
    ana, bruno = await everybody(server.url, "Ana", "Bruno")
    table = await opened(server.url, [ana, "random", "random"], CLOSED)
    await granted(server.url, ana.token, "POST", f"/api/tables/{table}/stand", {"seat": 1})
    async with (
        Guest(server.url, table, ana) as host,
        Guest(server.url, table) as early,
        Guest(server.url, table, bruno) as late,
    ):
        await host.told("say", text="only for us")
        async with Guest(server.url, table) as after:
            assert after.welcome["chat"] == []
        for guest in (early, late):
            with suppress(ConnectionClosed):
                await guest.settled()
            assert guest.said() == []
        given = {"seat": 1, "seal": sealed(table, 1)}
        await granted(server.url, bruno.token, "POST", f"/api/tables/{table}/sit", given)
        await host.told("say", text="welcome")
        await late.settled()
        assert late.said() == ["welcome"]
