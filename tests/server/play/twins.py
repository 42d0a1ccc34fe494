"""Two servers that were given the very same table: one log, one secret, the same people with the same
tokens.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

import mazmorra
from mazmorra.kernel import Answer
from mazmorra.server.people.devices import Came
from mazmorra.server.people.sessions import Sessions
from mazmorra.server.people.who import Who
from mazmorra.server.processes.wake import LocalWakes
from mazmorra.server.store import Append, Store
from mazmorra.server.store import Person as Row
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import PLAYING, Created, Entry, Options
from mazmorra.server.tables.hub import Hub
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.summary import summary
from mazmorra.server.tables.wishes import Decision
from tests.server.lives import sealed
from tests.server.play.guests import Person
from tests.server.play.serving import Server, serving

NAMES = ("ana", "bruno", "carla")
BEGAN = 1_790_000_000_000
MOMENTS = re.compile(r'"(at|now|gone_since|since|created_at|updated_at|due_at|waits_since)":\d+')


class Script:
    """A table's log, written without any server: three people sit down, start, and answer by chance."""

    def __init__(self, table: str, game: str = "raiders", **settings: str) -> None:
        whole = dict(mazmorra.game(game, **settings).settings)
        created = Created(game, whole, 3, "ana", Options(public=True), "cd" * 32)
        self.log = [Entry(table, 0, BEGAN, "created", msgspec.to_builtins(created))]
        self.life = Life.born(self.log[0])
        for seat, name in enumerate(NAMES):
            self.write(wishes.sit(self.life, name, name.title(), seat, sealed(self.life, seat)))
        self.write(wishes.start(self.life, "ana"))
        for seat, name in enumerate(NAMES):
            self.write(wishes.reveal(self.life, name, seat, f"salt{seat}"))

    def write(self, decision: Decision) -> None:
        kind, body = decision
        self.log.append(Entry(self.life.id, self.life.number, BEGAN + self.life.number, kind, body))
        self.life = self.life.after(self.log[-1])

    def to_a_secret_choice(self, rng: random.Random, answers: int, choosing: int = 3) -> None:
        """At least so many answers, then on until that many choose in secret; that is where the two games
        part.
        """
        while answers > 0 or len(self.life.waiting()) < choosing:
            assert self.life.status == PLAYING
            assert self.life.table is not None
            ask = rng.choice(self.life.table.asks)
            self.write(
                wishes.answer(
                    self.life,
                    NAMES[ask.seat],
                    ask.seat,
                    self.life.questions[ask.seat],
                    rng.choice(ask.options),
                )
            )
            answers -= 1

    def choices(self, seat: int) -> list[Answer]:
        """What a seat may choose and keep secret."""
        assert self.life.table is not None
        ask = next(ask for ask in self.life.table.asks if ask.seat == seat)
        return [option for option in ask.options if option not in ask.at_once]


async def written(folder: Path, scripts: list[Script]) -> tuple[list[Path], list[Person]]:
    """Two databases, equal byte for byte, and the people in them."""
    one, other = folder / "one.db", folder / "other.db"
    async with await Store.open(f"sqlite:///{one}") as store:
        who = Who(store, await store.key("tokens"), Sessions(Hub(store, LocalWakes())))
        rows = [Row(name, name.title(), BEGAN) for name in NAMES]
        for row in rows:
            await store.people.create(row)
        for script in scripts:
            assert await store.append(Append(script.log, summary(script.life)))
        people = [Person(row.id, await who.enter(row, Came("a test", "127.0.0.1"))) for row in rows]
    shutil.copy(one, other)
    return [one, other], people


@contextmanager
def twin_servers(databases: list[Path], folder: Path) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(serving(f"sqlite:///{database}", folder)) for database in databases]


def timeless(text: str) -> str:
    """A message without the moments in it, which differ between any two games."""
    return MOMENTS.sub(r'"\1":0', text)
