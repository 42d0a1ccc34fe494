"""Tables of Dungeon Raiders, and what happens at any table."""

from __future__ import annotations

from typing import Any

from tests.scenario import Scene, last_room, raiders
from tests.web.playing import GLOWING, OVER, answer
from tests.web.screenshots.world import World, at, hinted, reviewed, state
from tests.web.staged import ANSWERED, NAMES, Staged
from tests.web.tables import at_one_screen
from tests.web.visitor import Visitor
from tests.web.wire import Wire


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


@state
def hint(world: World) -> Visitor:
    return hinted(at(world, f"/t/{world.played_on(world.standard, 2, 2)}", GLOWING, world.ana))


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


@state
def review(world: World) -> Visitor:
    return reviewed(world, world.standard, 51)


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


def staged(world: World, game: Scene) -> tuple[Visitor, Staged]:
    """A situation of people with long names, of whom Ana is the first."""
    ana = world.visitor(world.ana, speed=1, still=False)
    return ana, Staged(ana, world.ana, game, NAMES)


def held(world: World, game: Scene, selector: str, *plays: Any, after: int = 700) -> Visitor:
    """A moment that passes by quickly, held."""
    ana, table = staged(world, game)
    table.held_at(selector, *plays, after=after)
    return ana


@state
def torch(world: World) -> Visitor:
    """Asked about a torch, with every item in hand."""
    items = ["torch", "torch", "crystal_ball", "key", "sword"]
    game = raiders("devir", seats=5, room="goblin", lit="UDDUD", items={0: items})
    ana, table = staged(world, game)
    table.page.locator(GLOWING).first.wait_for()
    return ana


@state
def out(world: World) -> Visitor:
    """Out of the game, which goes on."""
    game = raiders("classic", "standard", 4, room="dragon", wounds=[10, 2, 3, 4], dead=[0], starter=1)
    return staged(world, game)[0]


@state
def tie(world: World) -> Visitor:
    game = raiders("devir", seats=5, row=["treasure_4_2", "dragon"], coins=[3] * 5)
    return held(world, game, ANSWERED, 5, 5, 4, 4, 4)


@state
def trap(world: World) -> Visitor:
    game = raiders("classic", seats=5, row=["spike", "goblin"], wounds=[1, 2, 3, 4, 5])
    return held(world, game, ANSWERED, 5, 4, 3, 2, 5)


@state
def vault(world: World) -> Visitor:
    game = raiders("devir", seats=5, row=["vault_items", "goblin"], wounds=[3] * 5)
    return held(world, game, ANSWERED, 1, 2, 3, 4, 5)


@state
def unbeaten(world: World) -> Visitor:
    game = raiders("devir", seats=5, row=["dragon", "goblin"], wounds=[1] * 5)
    return held(world, game, ANSWERED, 1, 1, 2, 2, 1)


@state
def death(world: World) -> Visitor:
    game = raiders("classic", seats=5, row=["dragon", "goblin"], wounds=[9, 2, 3, 4, 9])
    return held(world, game, "[data-moment=eliminated]", 1, 2, 2, 2, 1, after=120)


@state
def level(world: World) -> Visitor:
    game = raiders("devir", seats=3, row=["treasure_1", "treasure_2", "snake", "treasure_3"])
    for cards in ((1, 2, 3), (2, 3, 4), (3, 4, 5)):
        game.play(*cards)
    return held(world, game, "[data-moment=level_laid]", 4, 5, 1, after=400)


@state
def boss_answers(world: World) -> Visitor:
    game = last_room("devir", seats=5, room="vampire", coins=[9, 8, 7, 3, 2], wounds=[3, 2, 4, 1, 5])
    return held(world, game, ANSWERED, 1, 1, 5, 4, 2, after=1100)


@state
def end_nobody(world: World) -> Visitor:
    """Nobody is left."""
    ana, table = staged(world, last_room("devir", seats=3, room="medusa", coins=[9, 8, 5], wounds=[1, 2, 3]))
    table.plays(3, 3, 3)
    table.page.locator("[data-ending]").wait_for()
    return ana
