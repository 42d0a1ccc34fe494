"""Two server processes on one PostgreSQL with Redis: clients split between them play one table; killing one
loses nothing.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import mazmorra
from mazmorra.kernel import seal_of, unfair
from mazmorra.server.store import Store
from tests.server.play.kills import assert_all_kept, everybody_plays
from tests.server.play.people import api, seated
from tests.server.play.serving import Server
from tests.server.services import postgres, redis


async def test_clients_split_between_two_processes_play_one_table(tmp_path: Path) -> None:
    database = postgres().fresh()
    one, two = (Server(database, tmp_path, redis().url) for _ in range(2))
    one.start()
    two.start()
    try:
        for mode in ("standard", "tactical"):
            table, players = await seated(one.url, 4, random.Random(5), mode=mode)
            urls = [[one.url], [two.url], [one.url], [two.url]]
            async with asyncio.timeout(60):
                await asyncio.gather(
                    *(player.play(urls[seat], table, seat) for seat, player in enumerate(players))
                )
            text = json.dumps(await api(two.url, players[1].token, "GET", f"/api/tables/{table}/export"))
            record = mazmorra.record(text)
            assert unfair(record) == []
            assert [player.events for player in players] == [
                json.loads(json.dumps(record.table().log(seat))) for seat in range(4)
            ]
    finally:
        one.kill()
        two.kill()


async def test_killing_one_process_loses_nothing_and_the_other_goes_on(tmp_path: Path) -> None:
    database = postgres().fresh()
    servers = [Server(database, tmp_path, redis().url) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        games = dict(
            [await seated(servers[number % 2].url, 3, random.Random(number), 0.02) for number in range(6)]
        )
        urls = [server.url for server in servers]
        playing = asyncio.gather(*(everybody_plays(urls, table, players) for table, players in games.items()))
        await asyncio.sleep(0.6)
        servers[0].kill()
        await playing
    finally:
        for server in servers:
            server.kill()
    await assert_all_kept(database, games)


async def test_a_bot_whose_process_died_is_moved_by_another(tmp_path: Path) -> None:
    database = postgres().fresh()
    one, two = (Server(database, tmp_path, redis().url) for _ in range(2))
    one.start()
    two.start()
    try:
        person = await api(one.url, "", "POST", "/api/people", {"name": "Ana"})
        body = {"game": "raiders", "settings": {"edition": "devir", "mode": "tactical"}, "seats": 3}
        table = (await api(one.url, person["token"], "POST", "/api/tables", body))["id"]
        await api(
            one.url,
            person["token"],
            "POST",
            f"/api/tables/{table}/sit",
            {"seat": 0, "seal": seal_of(table, 1, 0, "s")},
        )
        for seat in (1, 2):
            await api(
                one.url, person["token"], "POST", f"/api/tables/{table}/bot", {"seat": seat, "bot": "random"}
            )
        one.process.send_signal(
            19
        ) if one.process else None  # stopped: it will neither answer nor move its bots
        await api(two.url, person["token"], "POST", f"/api/tables/{table}/start")
        await api(two.url, person["token"], "POST", f"/api/tables/{table}/reveal", {"seat": 0, "salt": "s"})
        two.kill()
        two.start()
        async with await Store.open(database) as store:
            for _ in range(200):
                log = await store.entries(table)
                answered = [entry for entry in log if entry.kind == "answered"]
                if answered or (
                    log[-1].kind == "revealed" and await _human_first(two.url, table, person["token"])
                ):
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("nobody moved the bots")
    finally:
        one.kill()
        two.kill()


async def _human_first(url: str, table: str, token: str) -> bool:
    """Whether the game waits for the person and not for a bot."""
    from websockets.asyncio.client import connect

    async with connect(url.replace("http", "ws", 1) + f"/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        welcome = json.loads(await socket.recv())
    return any(out.get("ask") for out in welcome["seats"])
