"""A hint at the table: asked by button or key, marked where the answers are touched, noted in the log, gone
with the question.
"""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.server.http.running import Running
from tests.web.axe import grave_problems
from tests.web.playing import GLOWING
from tests.web.tables import against_bots, at_a_secret_choice
from tests.web.visitor import Arrive

MARK = "each => getComputedStyle(each, '::after').content"
BEST = "[data-hint=best]"


def marks(places: Locator) -> dict[str, str]:
    """What is marked beside each answer that can be touched."""
    said = {json.dumps(json.loads(each.get_attribute("data-option") or "")): each for each in places.all()}
    shown = {option: str(each.evaluate(MARK)) for option, each in said.items()}
    return {option: text for option, text in shown.items() if text not in ("none", "normal")}


def test_a_hint_is_marked_on_the_cards_noted_and_gone_with_the_answer(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    table = against_bots(person, bot="random")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{table}")
    ana.page.locator(GLOWING).first.wait_for()
    assert marks(ana.page.locator(GLOWING)) == {}

    ana.button("web-hint").click()
    best = ana.page.locator(BEST).locator("li")
    best.first.wait_for()

    found = marks(ana.page.locator(GLOWING))
    assert len(found) == best.count()
    assert sum(text.startswith('"1 ·') for text in found.values()) == 1
    assert all("%" in text for text in found.values())
    assert grave_problems(ana.page) == []
    expect(ana.page.get_by_text(ana.say("server-note-hinted", name="Ana"))).to_be_attached()
    assert person.get(f"/tables/{table}")["hinted"] == [1, 0, 0]
    ana.page.keyboard.press("i")
    expect(ana.page.locator(BEST)).to_have_count(0)
    ana.page.keyboard.press("i")
    best.first.wait_for()
    option = next(each for each, text in found.items() if text.startswith('"1 ·'))
    ana.page.locator(
        f"[data-option='{option}']"
    ).first.click()  # a look at dark rooms is offered in two places
    expect(ana.page.locator(BEST)).to_have_count(0)
    ana.page.locator(GLOWING).first.wait_for()
    assert marks(ana.page.locator(GLOWING)) == {}
    assert person.get(f"/tables/{table}")["hinted"] == [1, 0, 0]


def test_friends_are_not_offered_hints_unless_their_table_says_so(arrive: Arrive, server: Running) -> None:
    people = [server.person(name) for name in ("Ana", "Bruno", "Carla")]
    ana = arrive("Ana", token=people[0].token)
    ana.goes(f"/t/{at_a_secret_choice(people)}")
    ana.page.locator(GLOWING).first.wait_for()

    expect(ana.button("web-hint")).to_have_count(0)
