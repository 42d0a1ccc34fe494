"""Tables of DungeonQuest."""

from __future__ import annotations

from tests.web.playing import GLOWING
from tests.web.quest_games import widest
from tests.web.screenshots.world import World, at, hinted, reviewed, state, told
from tests.web.tables import taken_in
from tests.web.visitor import Visitor


@state
def quest_hint(world: World) -> Visitor:
    return hinted(quest(world))


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
def quest_sunset(world: World) -> Visitor:
    return told(world, "sunset", "sunset", "[data-moment=sunset]", "quest", secret=34)


@state
def quest_pit(world: World) -> Visitor:
    """The end of a hero."""
    return told(world, "pit", "died", "[data-moment=died]", "quest", secret=2, cause="pit")


@state
def quest_dragon(world: World) -> Visitor:
    return told(world, "wakes", "dragon_wakes", "[data-moment=dragon_wakes]", "quest", secret=8)


@state
def quest_burnt(world: World) -> Visitor:
    """The end of a hero before an awake dragon."""
    return told(world, "burnt", "died", "[data-moment=died]", "quest", secret=2, cause="dragon")


@state
def quest_slain(world: World) -> Visitor:
    return told(world, "slain", "monster_slain", "[data-moment=monster_slain]", "quest", secret=1)


@state
def quest_out(world: World) -> Visitor:
    return told(world, "out", "left_dungeon", "[data-moment=left_dungeon]", "quest", secret=2)


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
