"""Whole games through sockets: clients drop out and return, servers are killed, and nothing acknowledged is
lost.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import mazmorra
from mazmorra.kernel import unfair
from mazmorra.kernel.codec import plain
from tests.server.play.kills import acknowledged, assert_all_kept, everybody_plays, killed
from tests.server.play.people import Player, api, seated
from tests.server.play.serving import Server, serving

MODES = [
    ("devir", "standard", 3),
    ("devir", "tactical", 4),
    ("classic", "speed", 2),
    ("classic", "standard", 5),
]


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("edition", "mode", "seats"), MODES)
async def test_clients_that_drop_and_return_see_the_game_a_local_replay_shows(
    tmp_path: Path, edition: str, mode: str, seats: int
) -> None:
    with serving(sqlite(tmp_path), tmp_path) as server:
        table, players = await seated(server.url, seats, random.Random(1), 0.05, edition=edition, mode=mode)
        await everybody_plays([server.url], table, players)
        text = json.dumps(await api(server.url, players[0].token, "GET", f"/api/tables/{table}/export"))
    record = mazmorra.record(text)
    replayed = record.table()
    assert replayed.over
    assert unfair(record) == []
    for seat, player in enumerate(players):
        assert player.events == as_json([plain_face(face) for face in replayed.log(seat)])
        assert player.fields == as_json(
            {name: plain(value) for name, value in replayed.view(seat).fields.items()}
        )
        assert set(player.refusals) <= {"late"}
        given = [answer for who, answer in record.answers if who == seat]
        told = [answer for _, answer in (*player.acknowledged, *([player.pending] if player.pending else []))]
        assert told == as_json(
            plain(tuple(given))
        )  # the very last one may have been on its way when the game ended


def plain_face(face: dict[str, Any]) -> dict[str, Any]:
    return {name: plain(value) for name, value in face.items()}


async def test_a_server_killed_at_ten_moments_of_forty_games_keeps_every_acknowledged_answer(
    tmp_path: Path,
) -> None:
    """`make attack` kills in a hundred games, at other moments every time."""
    server, rng = Server(sqlite(tmp_path), tmp_path), random.Random(2)
    games: dict[str, list[Player]] = {}
    for after in rng.sample(range(1, 100), 10):
        games |= await killed(server, 4, after, rng)

    assert len(games) == 40
    assert acknowledged(games) > 400
    await assert_all_kept(sqlite(tmp_path), games)


async def test_after_a_kill_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    rng = random.Random(3)
    server = Server(sqlite(tmp_path), tmp_path)
    server.start()
    table, players = await seated(server.url, 3, rng)
    playing = asyncio.ensure_future(everybody_plays([server.url], table, players))
    for _ in range(3):
        await asyncio.sleep(0.2)
        server.kill()
        server.start()
    await playing
    text = json.dumps(await api(server.url, players[0].token, "GET", f"/api/tables/{table}/export"))
    server.stop()
    assert mazmorra.record(text).table().over
    assert unfair(mazmorra.record(text)) == []


async def test_a_polite_stop_loses_nothing_and_exits_cleanly(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path)
    server.start()
    table, players = await seated(server.url, 3, random.Random(4))
    playing = asyncio.ensure_future(everybody_plays([server.url], table, players))
    await asyncio.sleep(0.3)
    assert await asyncio.to_thread(server.stop) in (0, -15)
    server.start()
    await playing
    server.stop()
