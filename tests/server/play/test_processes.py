"""Several processes from one command: clients are split between them, one may die at any moment, and nothing
is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazmorra.server.processes.siblings import Siblings
from mazmorra.server.store import Store
from tests.cli.run import mazmorra
from tests.server.play.guests import Guest, begun, caller, everybody, together
from tests.server.play.kills import assert_all_kept, everybody_plays
from tests.server.play.people import seated
from tests.server.play.serving import Server
from tests.server.play.test_games import sqlite
from tests.server.play.test_moving_on import at_the_next, played_out
from tests.server.services import postgres

DATABASES = ["sqlite", "postgresql"]


@asynccontextmanager
async def two_processes(folder: Path, kind: str = "sqlite") -> AsyncIterator[tuple[Server, str]]:
    database = postgres().fresh() if kind == "postgresql" else sqlite(folder)
    server = Server(database, folder, more=("--processes", "2"))
    server.start()
    try:
        await until(lambda: len(children(server)) == 2)
        yield server, database
    finally:
        server.stop()


def children(server: Server) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_replaced(server: Server, child: int) -> bool:
    now = children(server)
    return child not in now and len(now) == 2


def channels(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def are_gone(pids: list[int]) -> bool:
    return not any(map(channels, pids))


async def until(comes_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not comes_true():
            await asyncio.sleep(0.02)


async def figure(server: Server, name: str) -> float:
    async with caller(server.url) as client:
        text = (await client.get("/metrics")).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


@pytest.mark.parametrize("kind", DATABASES)
async def test_a_process_killed_in_the_middle_of_games_is_replaced_and_nothing_is_lost(
    tmp_path: Path, kind: str
) -> None:
    async with two_processes(tmp_path, kind) as (server, database):
        games = dict([await seated(server.url, 3, random.Random(number), 0.02) for number in range(6)])
        playing = asyncio.gather(
            *(everybody_plays([server.url], table, players) for table, players in games.items())
        )
        for _ in range(2):
            await asyncio.sleep(0.4)
            before = children(server)
            os.kill(before[0], signal.SIGKILL)
            await until(partial(is_replaced, server, before[0]))
        await playing
    assert all(player.over for players in games.values() for player in players)
    await assert_all_kept(database, games)


async def nothing_is_handed_over(server: Server) -> None:
    """Take the doors away through which the processes hand connections to each other: each keeps what it
    gets.
    """
    maps = await asyncio.to_thread(Path(f"/proc/{children(server)[0]}/maps").read_text)
    folder = next(Path(word).parent for word in maps.split() if "/mazmorra-" in word and word.endswith(".db"))
    await until(lambda: len(list(folder.glob("*.door"))) == 2)
    for door in folder.glob("*.door"):
        door.unlink()


async def test_clients_of_several_processes_hear_each_other(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _), AsyncExitStack() as stack:
        await nothing_is_handed_over(server)
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        table = await begun(server.url, [*people])
        ana = await stack.enter_async_context(Guest(server.url, table, people[0]))
        crowd = [await stack.enter_async_context(Guest(server.url, table)) for _ in range(30)]
        await ana.told("say", text="hello, all of you")
        await ana.told("leave", seat=0)
        for guest in crowd:
            await guest.until(partial(has_heard, guest))
        os.kill(children(server)[0], signal.SIGKILL)
        lost = await asyncio.gather(*(is_lost(guest) for guest in crowd))
        assert 0 < sum(lost) < len(crowd)


def has_heard(guest: Guest) -> bool:
    return guest.said() == ["hello, all of you"] and bool(guest.table["chairs"][0]["bot"])


async def is_lost(guest: Guest) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            try:
                while True:
                    await guest.socket.recv()
            except ConnectionClosed:
                return True
    return False


async def test_figures_are_of_all_processes_together(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _):
        table, players = await seated(server.url, 3, random.Random(1))
        await everybody_plays([server.url], table, players)
        async with await Store.open(sqlite(tmp_path)) as store:
            answers = sum(entry.kind == "answered" for entry in await store.entries(table))
        for _ in range(4):
            assert await figure(server, "mazmorra_moves_total") == answers


async def test_all_stop_with_their_parent_whether_it_is_asked_or_killed(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path, more=("--processes", "2"))
    for stop in (server.stop, server.kill):
        server.start()
        await until(lambda: len(children(server)) == 2)
        born = children(server)
        await asyncio.to_thread(stop)
        await until(partial(are_gone, born))
    server.start()  # the port is free
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_a_database_that_cannot_be_used_is_told_once(tmp_path: Path) -> None:
    tried = mazmorra("serve", "--port", "0", "--processes", "2", "--database", "mysql://x", home=tmp_path)
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1


async def test_all_who_play_at_a_table_are_served_by_one_process(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _), AsyncExitStack() as stack:
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        crowds = []
        for _ in range(6):
            table = await begun(server.url, [*people])
            crowds.append([await stack.enter_async_context(Guest(server.url, table)) for _ in range(8)])
        os.kill(children(server)[0], signal.SIGKILL)
        lost = [await asyncio.gather(*(is_lost(guest) for guest in crowd)) for crowd in crowds]
        assert {sum(crowd) for crowd in lost} <= {0, 8}


async def test_a_connection_whose_home_does_not_answer_is_served_where_it_came_in(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _), AsyncExitStack() as stack:
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        tables = [await begun(server.url, [*people]) for _ in range(6)]
        await nothing_is_handed_over(server)
        for table in tables:
            guest = await stack.enter_async_context(Guest(server.url, table, people[0]))
            assert guest.welcome["your_seats"] == [0]


async def test_one_connection_asks_for_tables_that_are_at_home_in_different_processes(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _):
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        tables = [await begun(server.url, [*people]) for _ in range(6)]
        async with caller(server.url, people[0].token) as client:
            for table in [*tables, *reversed(tables)]:
                assert (await client.get(f"/api/tables/{table}")).json()["id"] == table


async def test_what_looks_like_a_request_in_the_body_of_another_is_part_of_that_body(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _):
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        tables = [await begun(server.url, [*people]) for _ in range(6)]
        for table in tables:
            asks = f"GET /api/tables/{table} HTTP/1.1\r\nHost: x\r\n"
            body, last = f"{asks}\r\n".encode(), f"{asks}Connection: close\r\n\r\n".encode()
            head = f"GET /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n"
            answers = await said(server, head.encode(), body, last)
            assert answers.count(b"HTTP/1.1 ") == 2
            assert answers.count(f'"id":"{table}"'.encode()) == 1


async def said(server: Server, *parts: bytes) -> bytes:
    """What is answered to what is sent, part by part, until the connection is closed."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(0.05)
    async with asyncio.timeout(30):
        answers = await reader.read()
    writer.close()
    return answers


async def test_a_rematch_is_at_home_where_the_first_game_was(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (server, _):
        people = await everybody(server.url, "Ana", "Bruno", "Carla")
        table = await begun(server.url, [*people])
        async with together(server.url, table, people) as guests:
            await played_out(guests)
            following = await at_the_next(server.url, table, people, guests)
            assert {guest.table["id"] for guest in guests} == {following}
    for count in range(2, 12):
        siblings = Siblings(tmp_path, 0, count)
        assert siblings.home(following.encode()) == siblings.home(table.encode())
