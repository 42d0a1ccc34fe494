"""A server with kept games, and how a picture's state is named and reached."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.http.running import Person, Running
from tests.web.platformer_games import NAMES, SECRET, Climb, gives, highest, keep, stop
from tests.web.playing import GLOWING
from tests.web.quest_games import widest
from tests.web.tables import BOTS, at_a_secret_choice, going_on, taken_in
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[3]
SIZES = [(390, 664), (844, 390), (820, 1180), (1440, 900)]
"""A phone with its browser's bars, upright and on its side, a tablet, a desk."""


LASTING = """() => {
  const lasting = new CSSStyleSheet();
  lasting.replaceSync(".moment, .moment * { animation: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lasting];
}"""
"""What passes over the board stays there."""


class World:
    """A server with the kept games of `tests/replays`, so that the same positions are shown each time."""

    def __init__(self, server: Running, browser: Browser, language: str) -> None:
        self.server = server
        self.browser = browser
        self.language = language
        self.ana = server.person("Ana")

    def visitor(
        self, person: Person | None, name: str = "Ana", speed: float = 0, url: str = "", still: bool = True
    ) -> Visitor:
        token, size = person.token if person else "", SIZES[-1]
        return Visitor(
            self.browser,
            url or self.server.url,
            name,
            self.language,
            token=token,
            size=size,
            speed=speed,
            still=still,
            painted=True,
        )

    @cached_property
    def climbers(self) -> list[Person]:
        return [self.ana, self.server.person("Bruno")]

    def kept(self, way: str) -> str:
        """A kept game, taken in."""
        return taken_in(self.ana, (ROOT / "tests" / "replays" / f"raiders-{way}-1.json").read_text("utf-8"))

    @cached_property
    def standard(self) -> str:
        return self.kept("devir-standard-4")

    def played_on(self, table: str, level: int, room: int) -> str:
        """A table that goes on from a room of a kept game, with Ana on the first seat and bots on the
        others.
        """
        fields: dict[str, int] = {}
        for moment in self.ana.get(f"/tables/{table}/film?seat=everything")["moments"]:
            fields.update(moment["fields"])
            if (fields["level"], fields["place"]) == (level - 1, room - 1) and 0 in moment["waiting"]:
                break
        seats = len(self.ana.get(f"/tables/{table}")["chairs"])
        given = {"number": moment["number"], "seat": 0, "names": BOTS[: seats - 1]}
        return str(self.ana.post(f"/tables/{table}/continue", given)["id"])

    def quest_at(self, kind: str, number: int = 0, seats: int = 4, **settings: str) -> str:
        """A table of DungeonQuest that goes on where somebody is asked a kind of question, for the so many-th
        time, as Ana.
        """
        return going_on(self.ana, taken_in(self.ana, widest(seats, **settings)), kind, number)

    def platformer_at(self, kind: str, number: int = 0, seats: int = 2, **settings: str) -> str:
        """Likewise one of Platformer."""
        return going_on(self.ana, taken_in(self.ana, highest(seats, **settings)), kind, number)

    def three(self) -> list[Visitor]:
        """Ana, Bruno and Carla at a table, all asked for a card."""
        people = [self.ana, self.server.person("Bruno"), self.server.person("Carla")]
        table = at_a_secret_choice(people)
        visitors = [
            self.visitor(person, name) for person, name in zip(people, ("Ana", "Bruno", "Carla"), strict=True)
        ]
        for visitor in visitors:
            visitor.goes(f"/t/{table}")
            visitor.page.locator(GLOWING).first.wait_for()
        return visitors


State = Callable[[World], Visitor]
STATES: dict[str, State] = {}


def state(brings: State) -> State:
    STATES[brings.__name__.replace("_", "-")] = brings
    return brings


def at(world: World, path: str, there: str, person: Person | None = None) -> Visitor:
    visitor = world.visitor(person)
    visitor.goes(path)
    visitor.page.locator(there).first.wait_for()
    return visitor


def told(
    world: World,
    table: str,
    happens: str,
    there: str,
    game: str = "platformer",
    seats: int = 2,
    secret: int = 0,
    **about: str,
) -> Visitor:
    """Somebody gives the answer that lets an event happen, in a game with fixed dice; its telling is stopped
    where something can be seen.
    """
    climb = Climb(table, world.climbers[:seats], f"{secret:064x}" if secret else SECRET, game)
    climb.begin()
    seat, chosen = climb.before(happens, **about)
    keep(world.server, climb)
    visitor = world.visitor(world.climbers[seat], NAMES[seat], speed=1, still=False)
    visitor.goes(f"/t/{table}")
    visitor.page.locator("[data-question]").wait_for()
    visitor.page.evaluate(LASTING)
    gives(visitor, chosen)
    stop(visitor, there)
    return visitor


def hinted(visitor: Visitor) -> Visitor:
    """Somebody who has taken a hint."""
    visitor.page.keyboard.press("i")
    visitor.page.locator("[data-hint=best]").wait_for()
    return visitor


def reviewed(world: World, game: str, number: int) -> Visitor:
    return at(world, f"/replay/{game}?at={number}&review=1", "[data-plot]", world.ana)
