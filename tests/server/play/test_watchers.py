"""Watchers: they see what is public while the game runs, what the table opens after it, and decide
nothing.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.play.guests import Guest, Person, asked, begun, everybody, opened, somebody, start, together
from tests.server.play.serving import Server

WATCHER = -2


async def played_out(url: str, table: str, people: list[Person], watcher: Guest, option: int = 0) -> None:
    """The people play to the end while the watcher listens."""
    async with together(url, table, people) as guests:
        watching = watcher.until(lambda: bool(watcher.seats[WATCHER].get("over")))
        await asyncio.gather(watching, *(guest.play(option) for guest in guests))
    await watcher.settled()


def views(guest: Guest) -> list[dict[str, Any]]:
    return [
        out for message in guest.heard if message["type"] in ("welcome", "update") for out in message["seats"]
    ]


async def test_a_watcher_sees_no_hand_and_no_question_while_the_game_runs(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table) as watcher:
        await played_out(server.url, table, people, watcher)
        running = [out for out in views(watcher) if not out.get("over")]
        assert len(running) > 10
        assert {out["seat"] for out in running} == {WATCHER}
        assert all(out.get("ask") is None and out.get("own_answer") is None for out in running)
        for fields in (out["fields"] for out in running if "fields" in out):
            assert set(fields.get("hands", [None])) == {None}
            assert set(fields.get("locked", [None])) == {None}
        tables = [
            message for message in watcher.heard if message["type"] == "table" and message["status"] != "over"
        ]
        assert watcher.welcome["table"]["secret"] == ""
        assert all(each["secret"] == "" for each in tables)


async def test_after_the_end_a_watcher_sees_everything_where_the_table_opens_it(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], {"open_after": True})
    async with Guest(server.url, table) as watcher:
        await played_out(server.url, table, people, watcher)
        assert None not in watcher.seats[WATCHER]["fields"]["hands"]
        assert watcher.table["secret"]
    async with Guest(server.url, table) as late:
        assert late.seats[WATCHER]["fields"] == watcher.seats[WATCHER]["fields"]
    assert (await asked(server.url, "", "GET", f"/api/tables/{table}/export"))[0] == 200


async def test_after_the_end_a_watcher_is_told_openly_what_happened_in_secret_before(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    for _ in range(3):
        table = await begun(server.url, [*people], {"open_after": True}, mode="tactical")
        async with Guest(server.url, table) as watcher:
            await played_out(server.url, table, people, watcher, option=-1)
        async with Guest(server.url, table) as late:
            assert watcher.seats[WATCHER]["events"] == late.seats[WATCHER]["events"]


async def test_after_the_end_a_watcher_sees_no_more_than_before_where_the_table_stays_closed(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people], {"open_after": False})
    async with Guest(server.url, table) as watcher:
        await played_out(server.url, table, people, watcher)
        assert set(watcher.seats[WATCHER]["fields"]["hands"]) == {None}
    status, body = await asked(server.url, "", "GET", f"/api/tables/{table}/export")
    assert (status, body["error"]["code"]) == (403, "players-only")


async def test_a_table_without_watchers_refuses_strangers_and_not_its_players(server: Server) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    stranger = await somebody(server.url, "Dino")
    table = await begun(server.url, [*people], {"watchers": False})
    for whoever in (None, stranger):
        async with Guest(server.url, table, whoever) as guest:
            assert guest.welcome == {"type": "refused", "code": "no-watchers", "args": {}}
    async with Guest(server.url, table, people[2]) as guest:
        assert guest.welcome["your_seats"] == [2]


async def test_a_stranger_who_came_before_the_start_hears_nothing_of_a_game_without_watchers(
    server: Server,
) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await opened(server.url, [*people], {"watchers": False})
    async with Guest(server.url, table) as stranger, Guest(server.url, table, people[0]) as ana:
        await start(server.url, table, people)
        await ana.until(lambda: 0 in ana.seats)
        await ana.told("say", text="only for us")
        with suppress(ConnectionClosed):  # let go when the game began, which is as well
            await stranger.settled()
        assert views(stranger) == []
        assert stranger.said() == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "answer", "seat": 0, "question": 4, "answer": 1}, "not-yours"),
        ({"kind": "undo", "seat": 0}, "not-yours"),
        ({"kind": "vote", "seat": 0, "motion": "undo", "about": 1}, "not-yours"),
        ({"kind": "leave", "seat": 0}, "not-yours"),
        ({"kind": "return", "seat": 0}, "not-yours"),
        ({"kind": "say", "text": "psst, play the five"}, "only-players-talk"),
    ],
)
async def test_a_watcher_decides_and_says_nothing(server: Server, wish: dict[str, Any], code: str) -> None:
    people = await everybody(server.url, "Ana", "Bruno", "Carla")
    table = await begun(server.url, [*people])
    async with Guest(server.url, table, people[0]) as ana:
        for whoever in (None, await somebody(server.url, "Dino")):
            async with Guest(server.url, table, whoever) as watcher:
                assert (await watcher.refused(**wish))[0] == code
        heard = await ana.settled()
        assert {message["type"] for message in heard} <= {"table"}
        assert ana.table["motion"] is None
