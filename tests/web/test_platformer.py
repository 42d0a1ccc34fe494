"""Platformer in the browser: two people by link and one alone, to the boss's fall; and what the tower
shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from mazmorra.kernel import AnyView, Ask
from tests.server.http.running import Person, Running
from tests.web.platformer_games import NAMES, NO_CHANCE, SECRET, WORDS, Climb, gives, highest, keep, stop
from tests.web.playing import OVER
from tests.web.tables import answers_of, exported, going_on, taken_in
from tests.web.test_accessible import assert_open_on_a_desk_and_a_phone, assert_open_to_all
from tests.web.visitor import PHONE, Arrive, Visitor

BY_LINK, ALONE = "15" * 32, "49" * 32
"""Of some hundred secrets those with the shortest games in which the boss falls."""
FAST = 4
LISTENS = """said => {
  window.heard = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    heard.push(...added.filter((node) => node.nodeName === "P").map((node) => node.textContent));
  }).observe(said, { childList: true });
}"""


def comes(visitor: Visitor, table: str, words: str) -> None:
    """Come by the link, sit down, and give words to the dice."""
    visitor.page.add_init_script(NO_CHANCE)
    visitor.goes(f"/t/{table}")
    visitor.page.get_by_label(visitor.say("web-lobby-call-you")).fill(visitor.name)
    visitor.button("web-lobby-sit-down").click()
    visitor.page.get_by_text(visitor.say("web-lobby-fair"), exact=True).click()
    visitor.page.get_by_label(visitor.say("web-lobby-salt")).fill(words)
    visitor.button("web-lobby-salt-give").click()
    visitor.sees("web-lobby-salt-given")


def listens(visitor: Visitor) -> None:
    """Keep every line that those who listen hear from now on."""
    visitor.page.locator("[data-said]").evaluate(LISTENS)


def climb_to_the_end(
    visitors: list[Visitor], server: Running, climb: Climb, looks: Callable[[Visitor], None] | None = None
) -> None:
    """From the table's lobby, answer by answer on the pages, to the boss's fall; what bots would answer is
    what people touch.

    Whoever is asked a kind of question for the first time may look at it; so does everybody at the end.
    """
    keep(server, climb)
    for visitor, words in zip(visitors, WORDS, strict=False):
        comes(visitor, climb.life.id, words)
    visitors[0].button("web-lobby-begin").click()
    climb.begin()
    began, given = climb.life.events, climb.play()
    assert climb.has_winner, "under this secret bots lose by now: choose another"
    for visitor in visitors:
        listens(visitor)

    looked = set[tuple[int, str]]()
    for ask, chosen in given:
        if looks and (ask.seat, ask.kind) not in looked:
            visitors[ask.seat].page.locator(f"[data-question={ask.kind}]").wait_for()
            looks(visitors[ask.seat])
        looked.add((ask.seat, ask.kind))
        gives(visitors[ask.seat], chosen)

    for visitor in visitors:
        visitor.page.locator(OVER).wait_for()
    winner, stored = given[-1][0].seat, exported(server, climb.life.id)
    for seat, visitor in enumerate(visitors):
        end = visitor.page.get_by_role("dialog")
        expect(end.locator("tr.winner")).to_contain_text(NAMES[winner])
        expect(end.locator(".boss.felled")).to_contain_text(visitor.say("platformer-boss-medusa"))
        if looks:
            looks(visitor)
        assert answers_of(stored, seat) == [
            json.loads(json.dumps(chosen)) for ask, chosen in given if ask.seat == seat
        ]
        assert visitor.page.evaluate("heard") == climb.told(began, visitor.words, seat)


def test_two_come_by_link_and_climb_until_the_boss_falls(arrive: Arrive, server: Running) -> None:
    host = server.person("Ana")
    ana, bruno = arrive("Ana", token=host.token), arrive("Bruno", size=PHONE, touch=True, language="es")

    climb_to_the_end([ana, bruno], server, Climb("by-link", [host, Person(server, "bruno", "")], BY_LINK))


def test_one_climbs_alone_with_a_phone_until_the_boss_falls_and_every_question_is_open_to_all(
    arrive: Arrive, server: Running
) -> None:
    host = server.person("Ana")
    ana = arrive("Ana", token=host.token, size=PHONE, touch=True)

    climb_to_the_end([ana], server, Climb("alone", [host], ALONE), assert_open_to_all)


def test_on_a_phone_a_game_opens_into_its_ways_and_one_of_them_is_a_climb_alone(arrive: Arrive) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/")
    platformer = ana.page.get_by_role("article").filter(
        has=ana.page.get_by_role("heading", name=ana.say("platformer"), exact=True)
    )

    platformer.locator("[data-ways]").tap()
    platformer.get_by_role("button", name=ana.say("web-start-alone-platformer")).tap()

    ana.page.wait_for_url("**/t/*")
    expect(ana.page.locator("[data-question]")).to_be_visible()
    expect(ana.page.locator("[data-spot^=seat]")).to_have_count(1)


def at(
    arrive: Arrive, server: Running, table: str, wanted: Callable[[Ask, AnyView], bool], **given: Any
) -> Visitor:
    """Whoever is asked the wanted question, in a game with fixed dice."""
    people = [server.person(name) for name in NAMES]
    climb = Climb(table, people, SECRET)
    climb.begin()
    climb.until(wanted)
    keep(server, climb)
    seat = climb.asked.seat
    visitor = arrive(NAMES[seat], token=people[seat].token, **given)
    visitor.goes(f"/t/{table}")
    visitor.page.locator(f"[data-question={climb.asked.kind}]").wait_for()
    return visitor


@pytest.mark.parametrize("kind", ["act", "swords"])
def test_the_tower_is_open_to_all(arrive: Arrive, server: Running, kind: str) -> None:
    assert_open_to_all(at(arrive, server, f"open-{kind}", lambda ask, _: ask.kind == kind))


def test_the_boss_s_turn_is_open_to_all_while_it_is_told(arrive: Arrive, server: Running) -> None:
    people = [server.person(name) for name in NAMES]
    climb = Climb("boss-acts", people, SECRET)
    climb.begin()
    seat, chosen = climb.before("boss_card_resolved")
    keep(server, climb)
    visitor = arrive(NAMES[seat], token=people[seat].token, speed=FAST)
    visitor.goes(f"/t/{climb.life.id}")

    gives(visitor, chosen)
    stop(visitor, "[data-panel=boss] .resolved")

    assert_open_on_a_desk_and_a_phone(visitor, visitor.page.locator("[data-panel=boss] .resolved"))


def test_who_waits_at_the_top_is_shown_while_that_is_out_of_sight(arrive: Arrive, server: Running) -> None:
    host = server.person("Ana")
    ana = arrive("Ana", token=host.token, size=PHONE)
    ana.goes(f"/t/{going_on(host, taken_in(host, highest(2)), 'act', 0)}")
    marked = ana.page.locator("[data-lookout=medusa]")
    marked.wait_for()
    ana.button("web-map-all").click()
    expect(marked).to_have_count(0)


def test_what_can_be_touched_in_the_tower_is_large_enough(arrive: Arrive, server: Running) -> None:
    visitor = at(arrive, server, "large-enough", lambda ask, _: ask.kind == "respawn", size=PHONE)

    boxes = [button.bounding_box() for button in visitor.page.locator("[data-target]").all()]

    assert len(boxes) > 4
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)


def test_a_touched_space_uses_a_boot_and_goes_there(arrive: Arrive, server: Running) -> None:
    def could_step(ask: Ask, view: AnyView) -> bool:
        spaces = [option[1] for option in ask.options if isinstance(option, tuple) and option[0] == "step"]
        return ask.kind == "act" and any(view["at"][space] < 0 for space in spaces)

    visitor = at(arrive, server, "boot-there", could_step)
    step = visitor.page.locator("[data-option^='[\"step\"']").first
    space = json.loads(step.get_attribute("data-option") or "")[1]

    step.click()

    place = f"{'ABCDEFGHIJ'[space % 10]}{space // 10 + 1}"
    there = re.compile(rf"{visitor.name} \([^)]*\) is at {place},")
    expect(visitor.page.locator("#platformer-whereabouts")).to_contain_text(there)


def test_a_die_is_used_by_dragging_it_into_the_tower(arrive: Arrive, server: Running) -> None:
    visitor = at(arrive, server, "drag-a-die", lambda ask, _: ask.kind == "act" and ("use", 3) in ask.options)
    page = visitor.page
    coin, tower = (
        page.locator("[data-die^=pool-3]").first.bounding_box(),
        page.locator("[data-part=tower]").bounding_box(),
    )
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
