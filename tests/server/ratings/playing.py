"""Rated tables on a real database, played by chance until they end."""

from __future__ import annotations

import random
from functools import partial

from mazmorra.games import find_game
from mazmorra.kernel import seal_of
from mazmorra.server.clock import now_ms
from mazmorra.server.store import Person
from mazmorra.server.tables import wishes
from mazmorra.server.tables.channel import Channel
from mazmorra.server.tables.entries import OVER, Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision

DUEL = {"edition": "classic", "mode": "duel"}
SPEED = {"edition": "classic", "mode": "speed"}
RATED = Options(rated=True, hints="nobody")


async def arrived(hub: Hub, *people: str, claimed: bool = True) -> None:
    for person in people:
        await hub.store.people.create(Person(person, person.title(), now_ms()))
        if claimed:
            await hub.store.people.claim(person, person, "hash")


async def begun(
    hub: Hub, table: str, *people: str, bots: tuple[str, ...] = (), guests: tuple[str, ...] = ()
) -> Channel:
    """A table of people and bots that plays; `guests` are those of them without an account."""
    seats = len(people) + len(bots)
    game = find_game("raiders", DUEL if seats == 2 else SPEED)
    channel = await hub.create(table, created(game, seats, people[0], RATED))
    for seat, person in enumerate(people):
        sealed = seal_of(table, 1, seat, person)
        await hub.wish(table, partial(wishes.sit, person=person, name=person, seat=seat, seal=sealed))
    for seat, bot in enumerate(bots, len(people)):
        await hub.wish(
            table, partial(wishes.seat_bot, person=people[0], seat=seat, bot=bot, name=f"Bot{seat}")
        )
    await hub.wish(table, partial(wishes.start, person=people[0]))
    for seat, person in enumerate(people):
        told = partial(wishes.reveal, person=person, seat=seat, salt=person, claimed=person not in guests)
        await hub.wish(table, told)
    return channel


async def play(hub: Hub, channel: Channel, seed: int = 0, answers: int = 1000) -> None:
    """Answer for everybody, by chance, until the game is over or so often."""
    rng = random.Random(seed)
    for _ in range(answers):
        if channel.life.status == OVER:
            return
        await hub.wish(channel.life.id, partial(_answer, rng=rng))


def _answer(life: Life, rng: random.Random) -> Decision:
    assert life.table
    ask = life.table.asks[0]
    return "answered", {"seat": ask.seat, "answer": rng.choice(ask.options), "by": "person"}
