"""Tables of Platformer."""

from __future__ import annotations

from collections.abc import Callable

from mazmorra.kernel import AnyView, Ask
from tests.web.platformer_games import NAMES, SECRET, Climb, highest, keep
from tests.web.playing import GLOWING
from tests.web.screenshots.world import World, at, hinted, reviewed, state, told
from tests.web.tables import taken_in
from tests.web.visitor import Visitor


@state
def platformer_hint(world: World) -> Visitor:
    return hinted(platformer(world))


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
    return told(world, "event", "event_drawn", "[data-panel=solo] .fresh", seats=1)


@state
def platformer_appears(world: World) -> Visitor:
    return told(world, "appears", "boss_appeared", "[data-moment=boss_appeared]", secret=1)


@state
def platformer_downed(world: World) -> Visitor:
    return told(world, "downed", "downed", "[data-moment=downed]", secret=2)


@state
def platformer_felled(world: World) -> Visitor:
    return told(world, "felled", "defeated", "[data-moment=defeated]", secret=1, enemy="medusa")


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
