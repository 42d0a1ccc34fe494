"""Pictures of every page and state of a table, at three widths and in both themes, to be looked at: `make
screenshots`.

`python -m tests.web.screenshots boss end --lang es` takes only some, in another language.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from mazmorra.content.wording import LANGUAGES
from mazmorra.kernel import AnyView, Ask
from tests.server.http.running import Person, Running, serving
from tests.web.chromium import launched
from tests.web.platformer_games import NAMES, SECRET, Climb, gives, highest, keep, stop
from tests.web.playing import GLOWING, OVER, answer
from tests.web.quest_games import widest
from tests.web.tables import BOTS, at_a_secret_choice, at_one_screen, finished, going_on, taken_in
from tests.web.visitor import THEMES, Visitor
from tests.web.wire import Wire

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
SIZES = [(390, 844), (820, 1180), (1440, 900)]
TALLEST = 3000


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
# States that are a column on wide screens and a sheet on narrow ones: the key that opens it.
OPENED_BY = {"log": "g", "chat": "c", "matters": "o"}


def state(brings: State) -> State:
    STATES[brings.__name__.replace("_", "-")] = brings
    return brings


def at(world: World, path: str, there: str, person: Person | None = None) -> Visitor:
    visitor = world.visitor(person)
    visitor.goes(path)
    visitor.page.locator(there).first.wait_for()
    return visitor


@state
def start(world: World) -> Visitor:
    return at(world, "/", "main article")


@state
def start_again(world: World) -> Visitor:
    world.played_on(world.standard, 2, 3)
    return at(world, "/", "#continue", world.ana)


@state
def new(world: World) -> Visitor:
    return at(world, "/new", "main form")


@state
def lobby(world: World) -> Visitor:
    table = world.ana.table(4)
    world.ana.sit(table, 0)
    world.server.person("Bruno").sit(table, 1)
    world.ana.post(f"/tables/{table}/bot", {"seat": 2, "bot": "greedy", "name": "Soot"})
    return at(world, f"/t/{table}", ".lobby li", world.ana)


@state
def lobby_guest(world: World) -> Visitor:
    table = world.ana.table(3, options={"public": True})
    world.ana.sit(table, 0)
    return at(world, f"/t/{table}", ".lobby form")


@state
def choice(world: World) -> Visitor:
    return at(world, f"/t/{world.played_on(world.standard, 3, 2)}", GLOWING, world.ana)


@state
def why(world: World) -> Visitor:
    ana = choice(world)
    ana.page.locator("[data-rules]").click()
    ana.page.locator(".rules .clause p").nth(1).wait_for()
    return ana


@state
def locked(world: World) -> Visitor:
    ana, *others = world.three()
    answer(ana)
    ana.sees("web-table-locked")
    for each in others:
        each.leaves()
    return ana


@state
def reveal(world: World) -> Visitor:
    """What the room does, stopped while it is being shown: no event follows."""
    ana = world.visitor(world.ana, speed=1)
    ana.goes(f"/t/{world.played_on(world.standard, 3, 1)}")
    ana.page.locator(GLOWING).first.wait_for()
    answer(ana)
    ana.page.locator(".slot.shown").nth(3).wait_for()
    ana.page.evaluate("window.setTimeout = () => 0")
    return ana


@state
def boss(world: World) -> Visitor:
    return at(world, f"/t/{world.played_on(world.standard, 5, 5)}", GLOWING, world.ana)


@state
def end(world: World) -> Visitor:
    ana = boss(world)
    answer(ana)
    ana.page.locator(OVER).wait_for()
    return ana


@state
def chat(world: World) -> Visitor:
    ana, bruno, carla = world.three()
    bruno.page.keyboard.press("c")
    bruno.page.get_by_label(bruno.say("web-chat-say")).fill("Who has a key?")
    bruno.page.keyboard.press("Enter")
    bruno.button("web-chat-think").click()
    bruno.page.locator(".reaction").first.wait_for()
    for each in (bruno, carla):
        each.leaves()
    return ana


@state
def vote(world: World) -> Visitor:
    ana, bruno, carla = world.three()
    for each in (bruno, carla):
        answer(each)
        each.sees("web-table-locked")
    bruno.button("web-table-ask-undo").click()
    ana.button("web-vote-yes").wait_for()
    for each in (bruno, carla):
        each.leaves()
    return ana


def hinted(visitor: Visitor) -> Visitor:
    """Somebody who has taken a hint."""
    visitor.page.keyboard.press("i")
    visitor.page.locator("[data-hint=best]").wait_for()
    return visitor


@state
def hint(world: World) -> Visitor:
    return hinted(at(world, f"/t/{world.played_on(world.standard, 2, 2)}", GLOWING, world.ana))


@state
def quest_hint(world: World) -> Visitor:
    return hinted(quest(world))


@state
def platformer_hint(world: World) -> Visitor:
    return hinted(platformer(world))


@state
def log(world: World) -> Visitor:
    return choice(world)


@state
def matters(world: World) -> Visitor:
    return choice(world)


@state
def keys(world: World) -> Visitor:
    ana = choice(world)
    ana.page.keyboard.press("?")
    return ana


@state
def lost(world: World) -> Visitor:
    """The network is gone; the table stays as it was."""
    wire = Wire(world.server.url)
    ana = world.visitor(world.ana, url=wire.url)
    ana.goes(f"/t/{world.played_on(world.standard, 2, 2)}")
    ana.page.locator(GLOWING).first.wait_for()
    wire.cut()
    ana.forgives("WebSocket connection")
    ana.sees("web-table-lost")
    return ana


@state
def replay(world: World) -> Visitor:
    return at(world, f"/replay/{world.standard}?at=51", "[data-step=on]", world.ana)


@state
def replay_end(world: World) -> Visitor:
    ana = replay(world)
    ana.page.keyboard.press("End")
    ana.page.locator("[data-end]").wait_for()
    return ana


def reviewed(world: World, game: str, number: int) -> Visitor:
    return at(world, f"/replay/{game}?at={number}&review=1", "[data-plot]", world.ana)


@state
def review(world: World) -> Visitor:
    return reviewed(world, world.standard, 51)


@state
def learn(world: World) -> Visitor:
    return at(world, "/learn/raiders", "main ol li")


@state
def lesson(world: World) -> Visitor:
    return at(world, "/learn/raiders/first-level", "[data-guide] p")


@state
def lesson_asks(world: World) -> Visitor:
    ana = lesson(world)
    while not ana.page.locator(GLOWING).count():
        ana.page.keyboard.press("ArrowRight")
    return ana


@state
def rules(world: World) -> Visitor:
    return at(world, "/rules/raiders", "main article .rule")


@state
def rules_found(world: World) -> Visitor:
    ana = rules(world)
    ana.page.get_by_role("searchbox").fill(ana.say("raiders-item-torch"))
    ana.page.locator("mark").first.wait_for()
    return ana


@state
def me(world: World) -> Visitor:
    finished(world.ana)
    return at(world, "/me", "main table, main dl, main li", world.ana)


@state
def editor(world: World) -> Visitor:
    visitor = at(world, "/content/raiders/classic", "[data-text=ready]", world.server.host("Ana"))
    visitor.page.locator("[data-cards=fresh] article").first.wait_for(state="attached")
    return visitor


@state
def about(world: World) -> Visitor:
    return at(world, "/about", "main h1")


@state
def tables(world: World) -> Visitor:
    lobby_guest(world).leaves()
    return at(world, "/tables", "main li")


@state
def missing(world: World) -> Visitor:
    return at(world, "/no/such/door", "main h1")


@state
def curtain(world: World) -> Visitor:
    return at(world, f"/t/{at_one_screen(world.ana, ['Ana', 'Bruno', 'Carla'])}", ".curtain", world.ana)


@state
def tactical(world: World) -> Visitor:
    return at(world, f"/t/{world.played_on(world.kept('devir-tactical-4'), 2, 4)}", GLOWING, world.ana)


@state
def solitaire(world: World) -> Visitor:
    return at(world, f"/t/{world.played_on(world.kept('classic-solitaire-1'), 1, 4)}", GLOWING, world.ana)


@state
def duel(world: World) -> Visitor:
    return at(world, f"/t/{world.played_on(world.kept('classic-duel-2'), 2, 2)}", GLOWING, world.ana)


def quest_table(world: World, kind: str, number: int = 0, seats: int = 4, **settings: str) -> Visitor:
    return at(world, f"/t/{world.quest_at(kind, number, seats, **settings)}", GLOWING, world.ana)


@state
def new_quest(world: World) -> Visitor:
    return at(world, "/new/quest", "main form")


@state
def quest(world: World) -> Visitor:
    return quest_table(world, "action", 30)


@state
def quest_map(world: World) -> Visitor:
    """All of a dungeon late in the game."""
    ana = quest_table(world, "action", -1, death="waits", light="torchlight")
    ana.button("web-map-all").click()
    return ana


@state
def quest_legend(world: World) -> Visitor:
    ana = quest(world)
    ana.button("web-map-legend").click()
    ana.page.locator("dialog li").first.wait_for()
    return ana


@state
def quest_heroes(world: World) -> Visitor:
    return quest_table(world, "hero", heroes="chosen")


@state
def quest_fight(world: World) -> Visitor:
    return quest_table(world, "monster_card")


@state
def quest_test(world: World) -> Visitor:
    return quest_table(world, "determination", 3)


@state
def quest_below(world: World) -> Visitor:
    return quest_table(world, "turn_marker", death="waits", light="torchlight")


@state
def quest_alone(world: World) -> Visitor:
    return quest_table(world, "action", -2, 1, players="solo")


@state
def quest_replay(world: World) -> Visitor:
    return at(world, f"/replay/{taken_in(world.ana, widest(4))}?at=60", "[data-step=on]", world.ana)


@state
def quest_end(world: World) -> Visitor:
    ana = quest_replay(world)
    ana.page.keyboard.press("End")
    ana.page.locator("[data-end]").wait_for()
    return ana


@state
def quest_review(world: World) -> Visitor:
    return reviewed(world, taken_in(world.ana, widest(4)), 60)


@state
def quest_rules(world: World) -> Visitor:
    return at(world, "/rules/quest", "main article .rule")


@state
def quest_learn(world: World) -> Visitor:
    return at(world, "/learn/quest", "main header")


def platformer_table(world: World, kind: str, number: int = 0, seats: int = 2, **settings: str) -> Visitor:
    return at(world, f"/t/{world.platformer_at(kind, number, seats, **settings)}", GLOWING, world.ana)


@state
def new_platformer(world: World) -> Visitor:
    return at(world, "/new/platformer", "main form")


@state
def platformer(world: World) -> Visitor:
    return platformer_table(world, "act", 20)


@state
def platformer_respawn(world: World) -> Visitor:
    return platformer_table(world, "respawn")


@state
def platformer_step(world: World) -> Visitor:
    return platformer_table(world, "step", 8)


@state
def platformer_hand(world: World) -> Visitor:
    return platformer_table(world, "hand")


@state
def platformer_attack(world: World) -> Visitor:
    return platformer_table(world, "swords", 2)


@state
def platformer_gems(world: World) -> Visitor:
    return platformer_table(world, "upgrade", 2)


@state
def platformer_four(world: World) -> Visitor:
    return platformer_table(world, "act", 60, 4, artifacts="on")


@state
def platformer_tower(world: World) -> Visitor:
    """All of the tower, at the boss's last stand."""
    ana = platformer_table(world, "swords", -1)
    ana.button("web-map-all").click()
    return ana


@state
def platformer_legend(world: World) -> Visitor:
    ana = platformer(world)
    ana.button("web-map-legend").click()
    ana.page.locator("dialog li").first.wait_for()
    return ana


@state
def platformer_alone(world: World) -> Visitor:
    return platformer_table(world, "act", 12, 1)


def climbing(world: World, table: str, wanted: Callable[[Ask, AnyView], bool], seats: int = 2) -> Visitor:
    """Whoever is asked the wanted question, in a game with fixed dice."""
    climb = Climb(table, world.climbers[:seats], SECRET)
    climb.begin()
    climb.until(wanted)
    keep(world.server, climb)
    person, name = world.climbers[climb.asked.seat], NAMES[climb.asked.seat]
    visitor = world.visitor(person, name)
    visitor.goes(f"/t/{table}")
    visitor.page.locator("[data-question]").wait_for()
    return visitor


def told(world: World, table: str, happens: str, there: str, seats: int = 2) -> Visitor:
    """Somebody gives the answer that lets an event happen; its telling is stopped where something can be
    seen.
    """
    climb = Climb(table, world.climbers[:seats], SECRET)
    climb.begin()
    seat, chosen = climb.before(happens)
    keep(world.server, climb)
    visitor = world.visitor(world.climbers[seat], NAMES[seat], speed=1, still=False)
    visitor.goes(f"/t/{table}")
    visitor.page.locator("[data-question]").wait_for()
    gives(visitor, chosen)
    stop(visitor, there)
    return visitor


def offers(kind: str) -> Callable[[Ask, AnyView], bool]:
    return lambda ask, _: any(isinstance(option, tuple) and option[0] == kind for option in ask.options)


@state
def platformer_fall(world: World) -> Visitor:
    """Who would fall where, and what else gravity could be asked for."""
    return climbing(
        world,
        "fall",
        lambda ask, view: ask.kind == "act" and any(figure == ask.seat for figure, _, _ in view["falls"]),
    )


@state
def platformer_shop(world: World) -> Visitor:
    return climbing(world, "shop", offers("buy"))


@state
def platformer_potion(world: World) -> Visitor:
    return climbing(world, "potion", offers("potion"))


@state
def platformer_back(world: World) -> Visitor:
    """Somebody who was downed comes back."""
    return climbing(world, "back", lambda ask, view: ask.kind == "respawn" and view["round"] > 1)


@state
def platformer_boss(world: World) -> Visitor:
    return climbing(world, "boss", lambda ask, view: ask.kind == "act" and view["inside"][ask.seat] == 1)


@state
def platformer_revealed(world: World) -> Visitor:
    return told(world, "revealed", "level_revealed", ".rises")


@state
def platformer_falls(world: World) -> Visitor:
    return told(world, "falls", "hero_fell", ".figure.falls")


@state
def platformer_boss_card(world: World) -> Visitor:
    return told(world, "boss-card", "boss_card_resolved", "[data-panel=boss] .turn .resolved")


@state
def platformer_event(world: World) -> Visitor:
    return told(world, "event", "event_drawn", "[data-panel=solo] .fresh", 1)


@state
def platformer_watched(world: World) -> Visitor:
    climbing(world, "watched", lambda ask, view: ask.kind == "act" and view["inside"][ask.seat] == 1).leaves()
    return at(world, "/t/watched", "[data-part=tower] svg")


@state
def platformer_curtain(world: World) -> Visitor:
    table = world.ana.table(2, game="platformer")
    for seat, name in enumerate(NAMES):
        world.ana.sit(table, seat, name=name)
    world.ana.begin(table)
    return at(world, f"/t/{table}", ".curtain", world.ana)


@state
def platformer_replay(world: World) -> Visitor:
    return at(world, f"/replay/{taken_in(world.ana, highest(2))}?at=60", "[data-step=on]", world.ana)


@state
def platformer_end(world: World) -> Visitor:
    ana = platformer_replay(world)
    ana.page.keyboard.press("End")
    ana.page.locator("[data-end]").wait_for()
    return ana


@state
def platformer_review(world: World) -> Visitor:
    return reviewed(world, taken_in(world.ana, highest(2)), 60)


@state
def platformer_rules(world: World) -> Visitor:
    return at(world, "/rules/platformer", "main article .rule")


@state
def platformer_learn(world: World) -> Visitor:
    return at(world, "/learn/platformer", "main header")


def take(visitor: Visitor, name: str) -> None:
    """One state at every width, in both themes; a page that scrolls is shown as far as it goes, a table as
    one sees it.
    """
    page = visitor.page
    page.evaluate("document.fonts.ready.then(() => true)")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if name in OPENED_BY:
            page.keyboard.press("Escape")
            expect(page.locator("dialog header")).to_have_count(0)
            page.keyboard.press(OPENED_BY[name])
        if not page.locator("main.bare").count():
            needed = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(height, min(needed, TALLEST))})
        for theme in THEMES:
            visitor.wears(theme)
            page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png", animations="disabled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "states",
        nargs="*",
        metavar="STATE",
        help=f"one of {', '.join(STATES)}; all of them, if you do not say",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    args = parser.parse_args()
    chosen = args.states or list(STATES)
    if unknown := [name for name in chosen if name not in STATES]:
        parser.error(f"there is no {', '.join(unknown)}")
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home), "--no-limits", "--review-tries", "2") as server,
        sync_playwright() as playwright,
    ):
        world = World(server, launched(playwright.chromium), args.lang)
        for number, name in enumerate(chosen, 1):
            print(f"{number}/{len(chosen)} {name}", flush=True)
            visitor = STATES[name](world)
            take(visitor, name)
            for problem in visitor.leaves():
                print(f"    {problem}")
    print(f"{len(chosen) * len(SIZES) * len(THEMES)} pictures in {FOLDER.relative_to(ROOT)}/")


if __name__ == "__main__":
    main()
