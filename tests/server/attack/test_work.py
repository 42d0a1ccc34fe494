"""Work that one client makes a server do: in turns, in workers that can be ended, once, and not more than
there is room for.
"""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.attack import contents, films, imports, undoing
from bench.attack.others import finished_table
from bench.attack.place import Place, ask, bot_table
from fastapi import Request

from mazmorra.server.limits import RATES
from mazmorra.server.looking_back.bringing import OWN
from mazmorra.server.processes.turns import AT_ONCE, LATER, SOON, Turns
from mazmorra.server.processes.workers import WorkerDied, Workers
from mazmorra.server.processes.workshop import Workshop
from mazmorra.server.refusals import Refused
from mazmorra.server.store import Store
from mazmorra.server.store.brought import KEPT
from mazmorra.server.store.rows import Load, Room
from tests.server.store.given import append


async def test_a_caller_who_wants_a_hundred_turns_waits_behind_one_who_wants_one() -> None:
    turns: Turns[str] = Turns(["worker"])
    order: list[str] = []

    async def work(who: str, urgency: int = SOON) -> None:
        thing = await turns.take(who, lambda: urgency)
        order.append(who)
        await asyncio.sleep(0)
        turns.give(thing)

    tables = [work("unattended", LATER) for _ in range(3)] + [work("crowd") for _ in range(100)]
    await asyncio.gather(*tables, work("ana"), work("bruno"), work("carla", AT_ONCE))

    assert order.index("carla") <= 2
    assert order.index("ana") <= 5
    assert order.index("bruno") <= 6
    assert order[-2:] == ["unattended", "unattended"]


async def test_what_becomes_urgent_while_it_waits_moves_up() -> None:
    turns: Turns[str] = Turns(["worker"])
    thing, order, looked_at = await turns.take("bot"), list[str](), set[str]()

    async def work(who: str) -> None:
        given = await turns.take(who, lambda: SOON if who in looked_at else LATER)
        order.append(who)
        await asyncio.sleep(0)
        turns.give(given)

    tables = [asyncio.ensure_future(work(who)) for who in ("ana", "bruno", "carla")]
    await asyncio.sleep(0)
    looked_at.add("carla")
    turns.give(thing)
    await asyncio.gather(*tables)

    assert order == ["carla", "ana", "bruno"]


async def test_who_stops_waiting_takes_no_turn() -> None:
    turns: Turns[str] = Turns(["worker"])
    thing = await turns.take("ana")
    gone, next_one = asyncio.ensure_future(turns.take("bruno")), asyncio.ensure_future(turns.take("carla"))
    await asyncio.sleep(0)

    gone.cancel()
    await asyncio.sleep(0)
    turns.give(thing)

    assert await next_one == "worker"
    assert turns.waiting("bruno") == 0


def ends_itself() -> None:
    os._exit(1)


async def test_work_is_ended_by_time_by_leaving_and_by_its_own_death_and_the_next_is_done() -> None:
    workers = Workers(1)
    try:
        first = await workers.do(os.getpid, "ana", 20)
        with pytest.raises(TimeoutError):
            await workers.do(partial(time.sleep, 60), "ana", 0.2)
        leaving = asyncio.ensure_future(workers.do(partial(time.sleep, 60), "ana", 60))
        await asyncio.sleep(0.2)
        leaving.cancel()
        with pytest.raises(WorkerDied):
            await workers.do(ends_itself, "bruno", 20)
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await workers.do(partial(divmod, 1, 0), "bruno", 20)

        assert await workers.do(os.getpid, "carla", 20) != first
        assert not Path(f"/proc/{first}").exists()
    finally:
        workers.close()


def visit(left: asyncio.Event) -> Request:
    """A request whose asker hangs up when told to."""

    async def receive() -> dict[str, Any]:
        await left.wait()
        return {"type": "http.disconnect"}

    return Request({"type": "http"}, receive)


async def test_who_leaves_ends_the_work_and_who_takes_too_long_is_told() -> None:
    workshop, left = Workshop(seconds=0.5), asyncio.Event()
    try:
        with pytest.raises(Refused, match="takes-too-long"):
            await workshop.do(partial(time.sleep, 60), "here", visit(left))
        workshop.seconds = 60
        working = asyncio.ensure_future(workshop.do(partial(time.sleep, 60), "here", visit(left)))
        await asyncio.sleep(0.1)
        left.set()
        with pytest.raises(Refused):
            await working
        assert await workshop.do(os.getpid, "here", visit(asyncio.Event())) > 0
    finally:
        await workshop.close()


async def test_what_is_made_for_everybody_is_made_once_though_the_first_who_asked_has_left(
    tmp_path: Path,
) -> None:
    workshop, noted = Workshop(), tmp_path / "made"
    work = partial(made_slowly, str(noted))
    try:
        first = asyncio.ensure_future(workshop.once("film", work, "here"))
        await asyncio.sleep(0.1)
        first.cancel()

        assert [await workshop.once("film", work, "there") for _ in range(3)] == [b"a film"] * 3
        assert noted.read_text() == "made\n"
    finally:
        await workshop.close()


def made_slowly(noted: str) -> bytes:
    time.sleep(0.3)
    with Path(noted).open("a") as file:
        file.write("made\n")
    return b"a film"


async def test_saved_games_are_taken_up_to_a_quota_and_shown_to_nobody_else(place: Place) -> None:
    held = await imports.attack(place, tries=7, padding=1_900_000, people=1)

    assert held["codes"] == {"taken": OWN.bytes // 2_000_000, "no-room": 2}
    assert held["open"] == []


async def test_a_saved_game_is_its_owners_until_it_is_shared(place: Place) -> None:
    token = await place.person()
    text = await imports.saved_game(place, token)
    async with place.client(token) as client, place.client() as stranger:
        taken = await client.post("/api/import", content=text, headers={"Content-Type": "application/json"})
        table = taken.json()["id"]
        paths = [f"/api/tables/{table}{path}" for path in ("", "/film", "/replay", "/export", "/components")]

        assert taken.json()["private"]
        assert {(await stranger.get(path)).status_code for path in paths} == {404}
        assert {(await client.get(path)).status_code for path in paths} == {200}
        assert (await stranger.post(f"/api/tables/{table}/share")).status_code == 401

        assert not (await ask(client, "POST", f"/tables/{table}/share"))["private"]
        assert {(await stranger.get(path)).status_code for path in paths} == {200}
        again = await client.post(f"/api/tables/{table}/share")
        assert (again.status_code, again.json()["error"]["code"]) == (409, "already-shared")


@pytest.mark.parametrize(
    ("person", "network", "size", "at", "fits"),
    [
        ("ana", "there", 90, 1, True),
        ("ana", "there", 91, 1, False),  # too large with what Ana has already
        ("ana", "there", 91, 2 + KEPT, True),  # which is no longer counted then
        ("carla", "here", 110, 1, False),  # too large with what others brought from there
        ("carla", "there", 110, 1, True),
    ],
)
async def test_there_is_room_for_so_much_of_a_person_and_of_a_network(
    tmp_path: Path, person: str, network: str, size: int, at: int, fits: bool
) -> None:
    own, shared = Room(2, 100), Room(4, 200)
    async with await Store.open(f"sqlite:///{tmp_path}/room.sqlite") as store:
        assert await store.brought.add(Load("t1", "ana", "here", 10, 1), own, shared)
        assert await store.brought.add(Load("t2", "bruno", "here", 85, 1), own, shared)

        assert (
            await store.brought.add(
                Load("t3", person, network, size, at), Room(2, 100 if person == "ana" else 200), shared
            )
            is fits
        )


async def test_there_is_room_for_so_many_of_a_person(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/room.sqlite") as store:
        loads = [Load(f"t{number}", "ana", "here", 1, 1) for number in range(3)]

        assert [await store.brought.add(load, Room(2, 100), Room(9, 100)) for load in loads] == [
            True,
            True,
            False,
        ]


async def test_what_was_brought_goes_after_its_time_unless_it_was_played(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/expiry.sqlite") as store:
        for table in ("brought", "other"):
            await store.append(append(table, 0))
        now = (await store.summary("brought")).updated_at  # type: ignore[union-attr]
        await store.brought.add(Load("brought", "ana", "here", 10, now), OWN, OWN)

        assert await store.brought.expire(now + KEPT - 1) == []
        assert await store.brought.expire(now + KEPT) == ["brought"]
        assert await store.summary("brought") is None
        assert await store.entries("brought") == []
        assert await store.summary("other") is not None


async def test_content_is_read_elsewhere_and_limited(place: Place) -> None:
    held = await contents.attack(place, seconds=60, hands=3, enough=2)

    assert set(held["codes"]) <= {"left", "too-many"} | {
        code for code in held["codes"] if code.startswith("error-")
    }
    assert any(code.startswith("error-") for code in held["codes"])


async def test_films_are_made_once_and_given_to_everybody(place: Place) -> None:
    held = await films.attack(place, seconds=1.5, askers=3, game="raiders")

    assert set(held["codes"]) <= {200, 429}
    first = httpx.get(f"{place.url}/api/tables/{held['table']}/film", headers={"Accept-Encoding": "identity"})
    packed = httpx.get(f"{place.url}/api/tables/{held['table']}/film", headers={"Accept-Encoding": "gzip"})
    assert (packed.headers["Content-Encoding"], packed.json()) == ("gzip", first.json())
    assert "Content-Encoding" not in first.headers


async def test_undoing_without_end_is_limited(place: Place) -> None:
    held = await undoing.attack(place, seconds=60, enough=3)

    assert held["codes"]["too-many"], held.said
    assert held["number"] < 4 * RATES["undo"].burst


async def test_tables_nobody_looks_at_are_played_slowly_and_others_finish_meanwhile(place: Place) -> None:
    began, rate = time.monotonic(), RATES["unattended"]
    crowd = await place.person()
    async with place.client(crowd) as client:
        tables = [await bot_table(client, "platformer", 4) for _ in range(5)]

    await finished_table(place, await place.person(home="127.0.0.1"), "raiders", 3)

    async with place.client(crowd) as client:
        told = [await ask(client, "GET", f"/tables/{table}") for table in tables]
    moves = sum(table["number"] - 2 - table["seats"] for table in told)
    assert "playing" in {table["status"] for table in told}
    assert moves <= rate.burst + (time.monotonic() - began + 1) * rate.per_second + sum(
        table["seats"] for table in told
    )
