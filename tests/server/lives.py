"""Lives of tables without any database: created, seated, started, played by chance."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from mazmorra.kernel import Answer, seal_of
from mazmorra.server.config import Keep
from mazmorra.server.metrics import Metrics
from mazmorra.server.people.bans import Bans
from mazmorra.server.people.obeying import Obeying
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.processes.bots import BotsAtWork
from mazmorra.server.processes.expiry import Expiry
from mazmorra.server.processes.upkeep import Upkeep
from mazmorra.server.ratings.counting import Counting
from mazmorra.server.ratings.daily import Daily
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import Clock, Created, Entry, Options
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.wishes import Decision

PEOPLE = ("ana", "bruno", "carla", "dino", "eva")


def born(seats: int = 3, clock: int = 0, **settings: str) -> tuple[Life, list[Entry]]:
    chosen = {"edition": "devir", "mode": "standard", **settings}
    created = Created("raiders", chosen, seats, "ana", Options(clock=Clock(clock)), "ab" * 32)
    entry = Entry("t1", 0, 1000, "created", msgspec.to_builtins(created))
    return Life.born(entry), [entry]


def sealed(life: Life, seat: int) -> str:
    """The seal of a seat's salt, which is called after the seat."""
    return seal_of(life.id, life.round, seat, f"salt{seat}")


class Story:
    """A life and the log it came from; one that has not `begun` waits for everybody's salt."""

    def __init__(self, seats: int = 3, clock: int = 0, begun: bool = True, **settings: str) -> None:
        self.life, self.log = born(seats, clock, **settings)
        for seat in range(seats):
            self.tell(
                wishes.sit(self.life, PEOPLE[seat], PEOPLE[seat].title(), seat, sealed(self.life, seat))
            )
        self.tell(wishes.start(self.life, "ana"))
        for seat in range(seats if begun else 0):
            self.tell(wishes.reveal(self.life, PEOPLE[seat], seat, f"salt{seat}"))

    def tell(self, decision: Decision) -> None:
        kind, body = decision
        body = msgspec.json.decode(msgspec.json.encode(body))  # as it comes back from the store
        entry = Entry(self.life.id, self.life.number, 1000 + 10 * self.life.number, kind, body)
        self.life = self.life.after(entry)
        self.log.append(entry)

    @property
    def table(self) -> Any:
        return self.life.table

    def answer(self, seat: int, answer: Answer) -> None:
        self.tell(wishes.answer(self.life, PEOPLE[seat], seat, self.life.questions[seat], answer))

    def random_answer(self, rng: random.Random) -> None:
        ask = rng.choice(self.table.asks)
        self.answer(ask.seat, rng.choice(ask.options))


def upkeep_of(hub: Hub, bots: BotsAtWork | None = None) -> Upkeep:
    """The background of a process, swept when a test says so."""
    expiry = Expiry(hub, Sessions(hub), Keep())
    return Upkeep(hub, bots, Metrics(), Obeying(hub, Bans()), expiry, Counting(hub), Daily(hub))  # type: ignore[arg-type]
