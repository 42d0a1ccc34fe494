"""Tables of Dungeon Raiders, and what happens at any table."""

from __future__ import annotations

from tests.web.playing import GLOWING, OVER, answer
from tests.web.screenshots.world import World, at, hinted, reviewed, state
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
