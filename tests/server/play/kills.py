"""Games on a server that is killed again and again: what was acknowledged is kept, whenever the power goes.

`python -m tests.server.play.kills` plays ten games a round for longer than a test may take.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from mazmorra.server.store import Store
from mazmorra.server.tables.entries import Entry
from tests.server.play.people import Player, seated
from tests.server.play.serving import Server

PATIENCE = 60
SEATS = 3
Games = dict[str, list[Player]]


async def everybody_plays(urls: list[str], table: str, players: list[Player]) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play(urls, table, seat) for seat, player in enumerate(players)))


def acknowledged(games: Games) -> int:
    return sum(len(player.acknowledged) for players in games.values() for player in players)


async def killed(server: Server, count: int, after: int, rng: random.Random) -> Games:
    """So many new games on a server that is killed once so many of their answers were acknowledged."""
    await asyncio.to_thread(server.start)
    games: Games = dict([await seated(server.url, SEATS, rng) for _ in range(count)])
    playing = asyncio.gather(*(everybody_plays([server.url], *game) for game in games.items()))
    while acknowledged(games) < after and not playing.done():
        await asyncio.sleep(0.001)
    server.kill()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return games


async def assert_all_kept(database: str, games: Games) -> None:
    async with await Store.open(database) as store:
        for table, players in games.items():
            log = await store.entries(table)
            assert [entry.number for entry in log] == list(range(len(log)))
            for seat, player in enumerate(players):
                assert_kept(log, seat, player)


def assert_kept(log: list[Entry], seat: int, player: Player) -> None:
    stored = [
        entry.body["answer"] for entry in log if entry.kind == "answered" and entry.body["seat"] == seat
    ]
    told = [answer for _, answer in player.acknowledged]
    assert stored[: len(told)] == told
    assert len(stored) - len(told) <= 1  # at most the one that was on its way


async def main(rounds: int = 10, count: int = 10) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        server, rng = Server(database, Path(folder)), random.Random()
        games: Games = {}
        for after in rng.sample(range(1, 25 * count), rounds):
            games |= await killed(server, count, after, rng)
        await assert_all_kept(database, games)
    print(f"{rounds} kills, {len(games)} games, {acknowledged(games)} acknowledged answers: all kept")


if __name__ == "__main__":
    asyncio.run(main())
