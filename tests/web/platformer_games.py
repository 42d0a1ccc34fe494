"""Games of Platformer that go far: bots climb, so that there is a tower to look at and a boss to fell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.kernel import Answer, Ask, View
from mazmorra.server import wishes
from mazmorra.server.entries import Created, Entry, Options
from mazmorra.server.hub import summary
from mazmorra.server.life import PLAYING, Life
from mazmorra.server.store import Append, Store
from mazmorra.server.wishes import Decision
from tests.server.http.running import Person, Running

BEGAN = 1_790_000_000_000
SEEDS = range(4)


def played(seats: int, seed: int, **settings: str) -> Any:
    """A whole game of bots."""
    table = mazmorra.game("platformer", **settings).new(seats=seats, seed=seed)
    bots = [make_bot("greedy", table.game, seed + seat) for seat in range(seats)]
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, bots[ask.seat].choose(table.view(ask.seat)))
    return table


@cache
def highest(seats: int, **settings: str) -> str:
    """Of a few games the one that comes highest, the shortest of those, as a file."""
    games = [played(seats, seed, **settings) for seed in SEEDS]
    return str(max(games, key=lambda table: (table.state.winner >= 0, table.state.highest, -table.number)).save())


class Duel:
    """A table of two people, whose log is written as a server would: what bots would answer, with the dice of a fixed secret."""

    def __init__(self, table: str, people: list[Person], secret: str) -> None:
        settings = dict(mazmorra.game("platformer", tiles="forest", boss="medusa").settings)
        self.people = [person.id for person in people]
        created = Created("platformer", settings, 2, self.people[0], Options(), secret)
        self.log = [Entry(table, 0, BEGAN, "created", msgspec.to_builtins(created))]
        self.life = Life.born(self.log[0])
        for seat, (person, name) in enumerate(zip(self.people, ("Ana", "Bruno"), strict=True)):
            self.write(wishes.sit(self.life, person, name, seat, f"salt{seat}"))
        self.write(wishes.start(self.life, self.people[0]))
        assert self.life.table is not None
        self.bots = [make_bot("greedy", self.life.table.game, seat) for seat in range(2)]

    def write(self, decision: Decision) -> None:
        kind, body = decision
        self.log.append(Entry(self.life.id, self.life.number, BEGAN + self.life.number, kind, body))
        self.life = self.life.after(self.log[-1])

    def play(self) -> list[tuple[int, Answer]]:
        """To the end; who answered what."""
        given = []
        while self.life.status == PLAYING:
            given.append((self.asked.seat, self.step()))
        return given

    @property
    def asked(self) -> Ask:
        """The open question."""
        assert self.life.table is not None
        return self.life.table.asks[0]

    def step(self) -> Answer:
        """One answer, as a bot would give it."""
        seat, table = self.asked.seat, self.life.table
        assert table is not None
        chosen = self.bots[seat].choose(table.view(seat))
        self.write(wishes.answer(self.life, self.people[seat], seat, self.life.questions[seat], chosen))
        return chosen

    def until(self, wanted: Callable[[Ask, View], bool]) -> None:
        """Play until a question is open that is wanted."""
        while self.life.table is not None and not wanted(self.asked, self.life.table.view(self.asked.seat)):
            self.step()

    def until_the_last_attack(self) -> list[tuple[int, Answer]]:
        """Play it, take the last attack back, and say with which answers it was made; no die is rolled in it."""
        given = self.play()
        start = max(index for index, (_, chosen) in enumerate(given) if isinstance(chosen, tuple) and chosen[0] == "attack")
        last = given[start:]
        log = self.log[: -len(last)]
        self.log, self.life = log[:1], Life.born(log[0])
        for entry in log[1:]:
            self.write((entry.kind, entry.body))
        return last


def keep(server: Running, duel: Duel) -> None:
    """Put a table into a running server's database, before anybody asks for it there."""

    async def kept() -> bool:
        async with await Store.open(server.database) as store:
            return await store.append(Append(duel.log, summary(duel.life)))

    with ThreadPoolExecutor(1) as pool:  # the browser's event loop bears no other in its thread
        assert pool.submit(asyncio.run, kept()).result()
