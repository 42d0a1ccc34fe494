"""Platformer in the browser: two people by link, the boss's fall, one alone with a phone, and what the tower shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mazmorra.kernel import Ask, View
from tests.server.http.running import Running
from tests.web.axe import grave_problems
from tests.web.platformer_games import Duel, keep
from tests.web.playing import GLOWING, OVER, answer, anything, is_over, turns
from tests.web.tables import answers_of, exported
from tests.web.test_friends import invite
from tests.web.visitor import PHONE, THEMES, WIDE, Arrive, Visitor

ANSWERS = 40
NAMES = ("Ana", "Bruno")
SECRET = "3c" * 32


def gives(visitor: Visitor, chosen: Any) -> None:
    """Touch one answer; where a die has several uses, open it first."""
    page = visitor.page
    button = page.locator(f"[data-option='{json.dumps(chosen, separators=(',', ':'))}']:not([disabled])")
    page.locator(GLOWING).first.wait_for()
    for die in page.locator("[data-die]:not([disabled])").all():
        if button.count():
            break
        die.click()
    button.first.click()


def test_two_come_by_link_and_climb(arrive: Arrive) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno", size=PHONE, touch=True, language="es")
    invite(ana, [bruno], "platformer")
    given: dict[Visitor, list[Any]] = {ana: [], bruno: []}

    for visitor in turns([ana, bruno]):
        given[visitor].append(answer(visitor, anything(len(given[visitor]))))
        if sum(map(len, given.values())) >= ANSWERS and all(given.values()):
            break

    for visitor in (ana, bruno):
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("#platformer-whereabouts")).to_contain_text("Ana")
        expect(visitor.page.locator("#platformer-whereabouts")).to_contain_text("Bruno")


def test_the_boss_falls_before_two_people(arrive: Arrive, server: Running) -> None:
    people = [server.person(name) for name in NAMES]
    duel = Duel("boss-falls", people, SECRET)
    last = duel.until_the_last_attack()
    keep(server, duel)
    visitors = [arrive(name, token=person.token) for name, person in zip(NAMES, people, strict=True)]
    for visitor in visitors:
        visitor.goes(f"/t/{duel.life.id}")

    for seat, chosen in last:
        gives(visitors[seat], chosen)

    winner = last[-1][0]
    for visitor in visitors:
        visitor.page.locator(OVER).wait_for()
        won = visitor.page.get_by_role("dialog").locator("tr.winner")
        expect(won).to_contain_text(NAMES[winner])
    assert answers_of(exported(server, duel.life.id), winner)[-len(last) :] == [json.loads(json.dumps(each)) for _, each in last]


def test_one_climbs_alone_with_a_phone(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/new/platformer")
    ana.page.get_by_role("radio", name="1", exact=True).check()
    ana.button("web-lobby-begin").tap()
    ana.page.wait_for_url("**/t/*")
    given: list[Any] = []

    while True:
        ana.page.locator(f"{GLOWING}, {OVER}").first.wait_for()
        if is_over(ana.page):
            break
        given.append(answer(ana, anything(len(given))))

    game = exported(server, ana.page.url.rpartition("/")[2])
    assert (game["game"], answers_of(game, 0)) == ("platformer", given)
    expect(ana.page.get_by_role("dialog")).to_contain_text("Ana")


def at(arrive: Arrive, server: Running, table: str, wanted: Callable[[Ask, View], bool], **given: Any) -> Visitor:
    """Whoever is asked the wanted question, in a game with fixed dice."""
    people = [server.person(name) for name in NAMES]
    duel = Duel(table, people, SECRET)
    duel.until(wanted)
    keep(server, duel)
    seat = duel.asked.seat
    visitor = arrive(NAMES[seat], token=people[seat].token, **given)
    visitor.goes(f"/t/{table}")
    visitor.page.locator(f"[data-question={duel.asked.kind}]").wait_for()
    return visitor


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("kind", ["respawn", "act", "step", "swords", "upgrade"])
def test_the_tower_is_open_to_all(arrive: Arrive, server: Running, size: tuple[int, int], kind: str) -> None:
    visitor = at(arrive, server, f"open-{kind}-{size[0]}", lambda ask, _: ask.kind == kind, size=size)

    for theme in THEMES:
        visitor.wears(theme)
        problems = grave_problems(visitor.page)
        assert not problems, "\n".join([theme, *problems])


def test_what_can_be_touched_in_the_tower_is_large_enough(arrive: Arrive, server: Running) -> None:
    visitor = at(arrive, server, "large-enough", lambda ask, _: ask.kind == "respawn", size=PHONE)

    boxes = [button.bounding_box() for button in visitor.page.locator("[data-target]").all()]

    assert len(boxes) > 4
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)


def test_a_touched_space_uses_a_boot_and_goes_there(arrive: Arrive, server: Running) -> None:
    def could_step(ask: Ask, view: View) -> bool:
        return ("use", 1) in ask.options and any(view["at"][space] < 0 for space, _, _ in view["reach"])

    visitor = at(arrive, server, "boot-there", could_step)
    reach = visitor.page.locator("[data-reach]").first
    space = int(reach.get_attribute("data-reach") or "")

    reach.click()

    place = f"{'ABCDEFGHIJ'[space % 10]}{space // 10 + 1}"
    there = re.compile(rf"{visitor.name} \([^)]*\) is at {place},")
    expect(visitor.page.locator("#platformer-whereabouts")).to_contain_text(there)


def test_a_die_is_used_by_dragging_it_into_the_tower(arrive: Arrive, server: Running) -> None:
    visitor = at(arrive, server, "drag-a-die", lambda ask, _: ask.kind == "act" and ("use", 3) in ask.options)
    page = visitor.page
    coin, tower = page.locator("[data-die^=pool-3]").first.bounding_box(), page.locator("[data-part=tower]").bounding_box()
    assert coin
    assert tower

    page.mouse.move(coin["x"] + coin["width"] / 2, coin["y"] + coin["height"] / 2)
    page.mouse.down()
    page.mouse.move(coin["x"], coin["y"] - 40)
    page.mouse.move(tower["x"] + tower["width"] / 2, tower["y"] + 20)
    page.mouse.up()

    expect(page.locator("[data-said]")).to_contain_text(
        visitor.say("platformer-event-die_used", seat=visitor.name, you="yes", symbol="coin")
    )
