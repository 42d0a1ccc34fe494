"""Pages around the tables: the start, lobbies, lessons, rules, what is one's own."""

from __future__ import annotations

from tests.web.playing import GLOWING
from tests.web.screenshots.world import World, at, state
from tests.web.tables import finished
from tests.web.visitor import Visitor


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
