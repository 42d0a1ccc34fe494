"""What happened is shown one event after another, as fast as somebody likes, and is said to those who
listen.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, answer
from tests.web.readable import FRAME_MS, WATCH, Told
from tests.web.tables import against_bots, together
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


def test_what_happened_since_i_last_decided_can_be_looked_up(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{against_bots(person, 4)}")
    asked_for_a_card_at_once(ana)
    answer(ana)
    asked_for_a_card_at_once(ana)

    ana.page.keyboard.press("w")

    recap = ana.page.locator("[data-recap] li")
    recap.first.wait_for()
    assert 0 < recap.count() <= 5
    told = " ".join(recap.all_inner_texts())
    assert all(f"Bot {seat}" in told for seat in (1, 2, 3))


def test_a_message_stands_there_as_long_as_it_takes_to_read(arrive: Arrive, server: Running) -> None:
    """What is told after an answer, at normal pace; a whole game of each is measured by `bench.readable`."""
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, still=False, speed=1)
    ana.context.add_init_script(WATCH)
    ana.goes(f"/t/{against_bots(person, 4)}")
    asked_for_a_card_at_once(ana)

    answer(ana)
    ana.page.locator("[data-beat=card_played]").wait_for()
    ana.page.locator(GLOWING).first.wait_for()

    told = [Told(**each) for each in ana.page.evaluate("told")]
    shown = [each for each in told if each.kind and not each.asked]
    assert shown
    assert [each for each in shown if each.ms < each.floor - FRAME_MS] == []


def test_it_is_said_in_words_who_goes_and_who_comes_back(arrive: Arrive, server: Running) -> None:
    people = [server.person("Ana"), server.person("Bruno")]
    table = together(people, edition="classic", mode="duel")
    ana, bruno = (
        arrive(name, token=person.token) for name, person in zip(("Ana", "Bruno"), people, strict=True)
    )
    ana.goes(f"/t/{table}")
    bruno.goes(f"/t/{table}")
    bruno.page.locator("[data-seats]").wait_for()

    bruno.page.goto("about:blank")
    ana.sees("web-going-away", name="Bruno")
    bruno.goes(f"/t/{table}")
    ana.sees("web-going-back", name="Bruno")


def asked_for_a_card_at_once(ana: Visitor) -> None:
    """Where what follows a torch need not be skipped."""
    ana.page.locator(GLOWING).first.wait_for()
    if ana.page.locator("[data-question=torch]").count():
        answer(ana)
    ana.page.locator("[data-question=card]").wait_for()
    ana.page.locator(GLOWING).first.wait_for()
