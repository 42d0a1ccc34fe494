"""Learning: a lesson taken to its end, and the rulebook found by words and from the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.lessons.lines import lines, recommended
from tests.server.http.running import Running
from tests.web.platformer_games import gives
from tests.web.playing import GLOWING, answer
from tests.web.tables import against_bots
from tests.web.visitor import PHONE, Arrive


def test_a_newcomer_takes_the_first_lesson_and_then_plays(arrive: Arrive) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/")
    ana.link("web-start-learn").tap()
    ana.page.wait_for_url("**/learn/raiders/first-level")
    answers = []

    while True:
        ana.page.locator(f"{GLOWING}, [data-next], .finish").first.wait_for()
        if ana.page.locator(".finish").count():
            break
        if ana.page.locator("[data-next]").count():
            ana.page.locator("[data-next]").tap()
        else:
            answers.append(answer(ana))

    assert tuple(answers) in lines("first-level")
    expect(ana.page.get_by_role("img", name=ana.say("web-learn-step", step=5, steps=5))).to_be_visible()
    ana.sees("web-learn-done")
    ana.button("web-learn-play").tap()
    ana.page.wait_for_url("**/t/*")
    ana.page.locator(GLOWING).first.wait_for()


def test_a_lesson_goes_back_and_an_answer_is_tried_again(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/learn/raiders/first-level")
    ana.page.locator("[data-next]").wait_for()
    first = ana.page.locator("[data-guide]").inner_text()

    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("[data-guide]")).not_to_have_text(first)
    ana.page.keyboard.press("ArrowLeft")

    expect(ana.page.locator("[data-guide]")).to_have_text(first)


POINTED = """
window.pointed = new Set();
const look = () => {
  for (const frame of document.querySelectorAll("[data-pointing]")) pointed.add(frame.dataset.pointing);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes whatever the guide points at, for however short a time."""


def test_a_quest_is_learned_on_the_map_and_the_guide_points_at_it(arrive: Arrive) -> None:
    ana = arrive("Ana", language="es")
    ana.context.add_init_script(POINTED)
    ana.goes("/learn/quest")
    ana.page.locator("main ol a").first.click()
    ana.page.wait_for_url("**/learn/quest/first-steps")
    answers = 0

    while True:
        ana.page.locator(f"{GLOWING}, [data-next], .finish").first.wait_for()
        if ana.page.locator(".finish").count():
            break
        if ana.page.locator("[data-next]").count():
            ana.page.locator("[data-next]").click()
        else:
            answer(ana)
            answers += 1

    assert answers >= 3
    assert set(ana.page.evaluate("[...pointed]")) >= {"map", "sheet", "sun", "seats"}


def test_a_climb_is_learned_in_the_tower_and_the_guide_points_at_it(arrive: Arrive) -> None:
    ana = arrive("Ana", language="pt")
    ana.context.add_init_script(POINTED)
    ana.goes("/learn/platformer")
    ana.page.locator("main ol a").first.click()
    ana.page.wait_for_url("**/learn/platformer/first-climb")
    answers = list(recommended("first-climb"))

    while True:
        ana.page.locator(f"{GLOWING}, [data-next], .finish").first.wait_for()
        if ana.page.locator(".finish").count():
            break
        if ana.page.locator("[data-next]").count():
            ana.page.locator("[data-next]").click()
        else:
            gives(ana, answers.pop(0))

    assert not answers
    assert set(ana.page.evaluate("[...pointed]")) >= {"tower", "dice", "sheet", "shop"}


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_every_lesson_opens(arrive: Arrive, game: str) -> None:
    ana = arrive("Ana")
    ana.goes(f"/learn/{game}")
    ana.page.locator("main ol a").first.wait_for()
    for address in ana.page.locator("main ol a").evaluate_all("links => links.map(link => link.pathname)"):
        ana.turns_to(address)
        expect(ana.page.locator("[data-guide]")).not_to_be_empty()


def test_a_rule_is_found_by_its_words_and_has_an_address(arrive: Arrive) -> None:
    ana = arrive("Ana", language="es")
    ana.goes("/rules/raiders")
    ana.page.get_by_label(ana.say("web-rules-find")).fill("bola cristal")
    expect(ana.page.locator("mark").first).to_be_visible()
    found = ana.page.locator("article .rule").count()
    assert 0 < found < 20

    rule = ana.page.locator("article .rule").first
    clause = rule.get_attribute("id")
    rule.get_by_role("link", name=ana.say("web-rules-link", clause=clause)).click()

    ana.page.wait_for_url(f"**/rules/raiders#{clause}")
    expect(ana.page.locator(f"#{clause}")).to_be_focused()


def test_words_that_no_rule_has_are_answered_kindly(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/rules/raiders")
    ana.page.get_by_label(ana.say("web-rules-find")).fill("kraken")

    ana.sees("web-rules-nothing")
    ana.button("web-rules-show-all").click()

    expect(ana.page.get_by_label(ana.say("web-rules-find"))).to_have_value("")


def test_a_line_of_the_log_tells_its_rule_and_leads_to_the_rulebook(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{against_bots(person)}")
    line = ana.page.get_by_role("tabpanel").get_by_role("listitem").first
    line.get_by_role("button").click()
    rule = line.get_by_role("link").first
    clause = rule.inner_text()

    with ana.context.expect_page() as opened:
        rule.click()

    book = opened.value
    expect(book.locator(f"#{clause}")).to_be_in_viewport()
    assert book.url.endswith(f"/rules/raiders#{clause}")
