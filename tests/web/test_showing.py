"""What happened is shown one event after another, as fast as somebody likes, and is said to those who
listen.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, answer
from tests.web.tables import against_bots
from tests.web.visitor import Arrive, Visitor


def lines(ana: Visitor, of: str) -> list[str]:
    return ana.page.locator(of).all_inner_texts()


def asked_for_a_card(ana: Visitor) -> None:
    """Whoever holds a torch is asked about that first; what follows is skipped."""
    ana.page.locator(GLOWING).first.wait_for()
    if ana.page.locator("[data-question=torch]").count():
        answer(ana)
        ana.page.locator("[data-skip]").wait_for()
        ana.page.keyboard.press("Space")
    ana.page.locator("[data-question=card]").wait_for()
    ana.page.locator(GLOWING).first.wait_for()


def test_events_show_in_their_order_and_the_rest_can_be_skipped(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive(
        "Ana", token=person.token, still=False, speed=0.1
    )  # so slow that nobody waits for the end of it
    ana.goes(f"/t/{against_bots(person, 4)}")
    asked_for_a_card(ana)
    before = len(lines(ana, "aside li"))

    answer(ana)
    ana.page.locator("[data-skip]").wait_for()
    expect(ana.page.locator(GLOWING)).to_have_count(0)
    expect(ana.page.locator("aside li")).not_to_have_count(before)
    shown = len(lines(ana, "aside li"))
    ana.page.keyboard.press("Space")
    ana.page.locator(GLOWING).first.wait_for()

    told = lines(ana, "aside li .text")
    assert before < shown < len(told)
    said = lines(ana, "[data-said] p")
    assert said == told[-len(said) :]


def test_somebody_in_a_hurry_sees_everything_at_once(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, still=False, speed=1)
    ana.goes(f"/t/{against_bots(person, 4)}")
    ana.page.locator(GLOWING).first.wait_for()
    ana.page.keyboard.press("o")
    ana.button("web-matters-at-once").click()

    answer(ana)
    ana.page.locator(GLOWING).first.wait_for()

    expect(ana.page.locator("[data-skip]")).to_have_count(0)
    assert ana.page.evaluate("localStorage.speed") == "0"
