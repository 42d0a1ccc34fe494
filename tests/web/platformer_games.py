"""Games of Platformer that go far: bots climb, so there is a tower to look at and a boss to fell.

And answers given on a page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Locator

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.content.wording import Wording
from mazmorra.kernel import Answer, AnyView, Ask, seal_of
from mazmorra.server.store import Append, Store
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import PLAYING, Created, Entry, Options
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import summary
from mazmorra.server.tables.wishes import Decision
from tests.server.http.running import Person, Running
from tests.web.playing import GLOWING
from tests.web.visitor import Visitor

BEGAN = 1_790_000_000_000
SEEDS = range(4)
NAMES = ("Ana", "Bruno")
SECRET = "3c" * 32
WORDS = ("wind", "rain")
USUAL: dict[str, dict[str, str]] = {"platformer": {"tiles": "forest", "boss": "medusa"}, "quest": {}}
NO_CHANCE = "crypto.getRandomValues = (numbers) => numbers.fill(0)"
"""So that the game is known before it is played; a browser adds chance of its own to the words."""
"""What each gives the dice."""
SEVERAL = "[data-die][aria-expanded]:not([disabled])"
"""A die with several uses: they show when it is touched."""
SHEETS = ".strip .usable"
"""On a narrow screen cards and shop lie behind buttons that say when there is something to answer."""


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
    return str(
        max(games, key=lambda table: (table.state.winner >= 0, table.state.highest, -table.number)).save()
    )


STOPS = """there => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(there)) return void requestAnimationFrame(look);
    for (let timer = setTimeout(() => 0); timer > 0; timer--) clearTimeout(timer);
    done();
  };
  look();
})"""


def salt_of(words: str) -> str:
    """The salt a browser makes of words, where `NO_CHANCE` took the chance out of it."""
    return f"{words} 0-0-0-0"


class Climb:
    """A table of people, whose log is written as a server would: what bots would answer, with the dice of a
    fixed secret.
    """

    def __init__(
        self, table: str, people: list[Person], secret: str, game: str = "platformer", **settings: str
    ) -> None:
        self.people = [person.id for person in people]
        chosen = dict(mazmorra.game(game, **(settings or USUAL[game])).settings)
        created = Created(game, chosen, len(people), self.people[0], Options(), secret)
        self.log = [Entry(table, 0, BEGAN, "created", msgspec.to_builtins(created))]
        self.life = Life.born(self.log[0])

    def begin(self) -> None:
        """Everybody sits down and gives the dice their words."""
        for seat, (person, name) in enumerate(zip(self.people, NAMES, strict=False)):
            self.write(
                wishes.sit(
                    self.life, person, name, seat, seal_of(self.life.id, 1, seat, salt_of(WORDS[seat]))
                )
            )
        self.write(wishes.start(self.life, self.people[0]))
        for seat, person in enumerate(self.people):
            self.write(wishes.reveal(self.life, person, seat, salt_of(WORDS[seat])))
        assert self.life.table is not None
        self.bots = [make_bot("greedy", self.life.table.game, seat) for seat in range(len(self.people))]

    def write(self, decision: Decision) -> None:
        kind, body = decision
        self.log.append(Entry(self.life.id, self.life.number, BEGAN + self.life.number, kind, body))
        self.life = self.life.after(self.log[-1])

    def play(self) -> list[tuple[Ask, Answer]]:
        """To the end; what was asked and answered."""
        given = []
        while self.life.status == PLAYING:
            given.append((self.asked, self.step()))
        return given

    def told(self, since: int, words: Wording, viewer: int) -> list[str]:
        """Everything that has happened since an event, in the words a seat hears."""
        names = [chair.name for chair in self.life.chairs]
        return [
            words.event("platformer", msgspec.to_builtins(event.face(viewer, False)), names, viewer)
            for event in self.life.told[since:]
        ]

    @property
    def has_winner(self) -> bool:
        return self.life.table is not None and self.life.table.state.winner >= 0

    @property
    def asked(self) -> Ask:
        """The open question."""
        assert self.life.table is not None
        assert not self.life.table.over, f"the game of {self.life.id} is over"
        return self.life.table.asks[0]

    def step(self) -> Answer:
        """One answer, as a bot would give it."""
        seat, table = self.asked.seat, self.life.table
        assert table is not None
        chosen = self.bots[seat].choose(table.view(seat))
        self.write(wishes.answer(self.life, self.people[seat], seat, self.life.questions[seat], chosen))
        return chosen

    def until(self, wanted: Callable[[Ask, AnyView], bool]) -> None:
        """Play until a question is open that is wanted."""
        while self.life.table is not None and not wanted(self.asked, self.life.table.view(self.asked.seat)):
            self.step()

    def before(self, happens: str, **about: Answer) -> tuple[int, Answer]:
        """Play until the next answer would let a kind of event happen, of which this is told; whose answer it
        is, and which.
        """
        while True:
            life, seat = self.life, self.asked.seat
            chosen = self.step()
            if any(
                event.kind == happens and event.args.items() >= about.items()
                for event in self.life.told[life.events : self.life.events]
            ):
                self.log.pop()
                self.life = life
                return seat, chosen


def keep(server: Running, climb: Climb) -> None:
    """Put a table into a running server's database, before anybody asks for it there."""

    async def kept() -> bool:
        async with await Store.open(server.database) as store:
            return await store.append(Append(climb.log, summary(climb.life)))

    with ThreadPoolExecutor(1) as pool:  # the browser's event loop bears no other in its thread
        assert pool.submit(asyncio.run, kept()).result()


def gives(visitor: Visitor, chosen: Any) -> None:
    """One answer: with a finger where there is a touch screen, else with the keyboard alone."""
    page = visitor.page
    button = page.locator(
        f"[data-option='{json.dumps(chosen, separators=(',', ':'))}']:not([disabled])"
    ).first
    page.locator(f"{GLOWING}, {SEVERAL}, {SHEETS}").first.wait_for()
    for opens in [] if button.count() else page.locator(f"{SEVERAL}, {SHEETS}").all():
        touches(visitor, opens)
        if button.count():
            break
        page.keyboard.press("Escape")
    touches(visitor, button)


def touches(visitor: Visitor, button: Locator) -> None:
    button.tap() if visitor.touches else button.press("Enter")


def stop(visitor: Visitor, there: str) -> None:
    """As soon as something is shown, nothing more follows."""
    visitor.page.evaluate(STOPS, there)
