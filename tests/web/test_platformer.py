"""Platformer in the browser: two people by link, the boss's fall, one alone with a phone, and what the tower shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.axe import grave_problems
from tests.web.platformer_games import Duel, keep
from tests.web.playing import GLOWING, OVER, answer, anything, asked, is_over, turns
from tests.web.tables import answers_of, exported
from tests.web.test_friends import invite
from tests.web.visitor import PHONE, THEMES, WIDE, Arrive, Visitor

ANSWERS = 40


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
    people = [server.person(name) for name in ("Ana", "Bruno")]
    duel = Duel("bossfall", people, "3c" * 32)
    last = duel.until_the_last_attack()
    keep(server, duel)
    visitors = [arrive(name, token=person.token) for name, person in zip(("Ana", "Bruno"), people, strict=True)]
    for visitor in visitors:
        visitor.goes(f"/t/{duel.life.id}")

    for seat, chosen in last:
        gives(visitors[seat], chosen)

    winner = last[-1][0]
    for visitor in visitors:
        visitor.page.locator(OVER).wait_for()
        won = visitor.page.get_by_role("dialog").locator("tr.winner")
        expect(won).to_contain_text(("Ana", "Bruno")[winner])
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


def alone(arrive: Arrive, **given: Any) -> Visitor:
    """Ana alone in the tower, asked where to appear."""
    ana = arrive("Ana", **given)
    ana.goes("/new/platformer")
    ana.page.get_by_role("radio", name="1", exact=True).check()
    ana.button("web-lobby-begin").click()
    while not ana.page.locator("[data-question=respawn]").count():
        ana.page.locator(GLOWING).first.wait_for()
        answer(ana)
    return ana


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
def test_the_tower_is_open_to_all(arrive: Arrive, size: tuple[int, int]) -> None:
    ana = alone(arrive, size=size)
    for _ in range(2):
        for theme in THEMES:
            ana.wears(theme)
            problems = grave_problems(ana.page)
            assert not problems, "\n".join([theme, *problems])
        answer(ana)
        ana.page.locator("[data-question=act]").wait_for()


def test_what_can_be_touched_in_the_tower_is_large_enough(arrive: Arrive) -> None:
    ana = alone(arrive, size=PHONE)

    for button in ana.page.locator("[data-target]").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_touched_space_uses_a_boot_and_goes_there(arrive: Arrive) -> None:
    for _ in range(8):
        ana = alone(arrive)
        answer(ana)
        ana.page.locator("[data-question=act]").wait_for()
        reach = ana.page.locator("[data-reach]")
        if reach.count():
            break
    before = ana.page.locator("#platformer-whereabouts").inner_text()

    reach.first.click()

    expect(ana.page.locator("#platformer-whereabouts")).not_to_have_text(before)
    assert asked(ana) or is_over(ana.page)
