"""What a game teaches, in the browser: offered at its end, stepped through beside its replay, a mistake tried
again.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from mazmorra.bots import worthy
from tests.server.http.running import Person, Running
from tests.web.playing import GLOWING, OVER, play_to_the_end
from tests.web.tables import against_bots, finished
from tests.web.test_accessible import assert_open_on_a_desk_and_a_phone
from tests.web.visitor import PHONE, Arrive


def reviewed(person: Person, table: str) -> Any:
    return person.get(f"/tables/{table}/review")["review"]


def test_the_end_says_why_and_leads_to_the_review_and_a_mistake_is_tried_again(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    table = finished(person)
    ana = arrive("Ana", token=person.token, language="es")
    page = ana.page
    ana.goes(f"/t/{table}")
    page.locator(OVER).wait_for()
    expect(page.locator("[data-course] polyline")).to_have_count(3)
    lost = 0 not in person.get(f"/tables/{table}")["result"]["winners"]
    expect(page.locator("[data-why]")).to_have_count(int(lost))

    page.locator("[data-to-review]").click()
    plot = page.locator("[data-plot]")
    plot.wait_for()
    review = reviewed(person, table)
    expect(plot.locator("polyline")).to_have_count(3)
    expect(page.locator("[data-account]")).to_have_count(3)

    reel = page.get_by_label(ana.say("web-replay-scrubber"))
    plot.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(reel).to_have_value("2")
    page.locator("[data-step=end]").click()
    expect(plot).to_have_attribute("aria-valuenow", str(review["answers"]))
    won = next(
        each for each in review["accounts"] if each["result"] == max(a["result"] for a in review["accounts"])
    )
    now = ana.say("web-review-chance", chance=round(100 * won["result"]))
    expect(page.locator(f"[data-account='{won['seat']}'] [data-now]")).to_have_text(now)

    judged = review["costliest"][0]
    page.locator(f"[data-look='{judged['number']}']").click()
    page.wait_for_url(re.compile(f"at={judged['number']}&"))
    expect(page.locator("[data-answered]")).to_have_attribute("data-answered", judged["kind"])
    assert_open_on_a_desk_and_a_phone(ana, plot)

    page.locator(f"[data-try-again='{judged['number']}']").click()
    page.wait_for_url("**/t/*")
    page.locator(GLOWING).first.wait_for()
    again = person.get(f"/tables/{page.url.rpartition('/')[2]}")
    assert again["carried"] == judged["number"]
    assert again["chairs"][judged["seat"]]["person"] == person.id


def test_a_table_of_three_levels_is_played_with_a_hint_reviewed_and_a_mistake_tried_again(
    arrive: Arrive, server: Running
) -> None:
    person, levels = server.person("Ana"), "novice journeyman expert:bold"
    table = against_bots(person, 4, levels, edition="classic", mode="speed")
    ana = arrive("Ana", token=person.token, language="es", size=PHONE, touch=True)
    page = ana.page
    ana.goes(f"/t/{table}")
    page.locator(GLOWING).first.wait_for()
    ana.button("web-hint").tap()
    page.locator("[data-hint=best] li").first.wait_for()

    play_to_the_end(ana)
    page.locator("[data-to-review]").tap()
    page.locator("[data-plot]").wait_for()
    own = next(each for each in reviewed(person, table)["accounts"] if each["seat"] == 0)["costliest"]
    mine = page.locator("[data-costliest]").first
    expect(mine.get_by_role("heading")).to_have_text(ana.say("web-review-own"))
    expect(mine.locator("[data-try-again]")).to_have_count(len(own))
    page.reload()  # one knows oneself again
    expect(mine.get_by_role("heading")).to_have_text(ana.say("web-review-own"))
    page.locator("[data-try-again]").first.tap()

    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.locator(GLOWING).first.wait_for()
    again = person.get(f"/tables/{page.url.rpartition('/')[2]}")
    bots = {chair["bot"] for chair in again["chairs"] if chair["bot"]}
    assert bots <= {*levels.split(), worthy("raiders")}
    assert sum(chair["person"] == person.id for chair in again["chairs"]) == 1


def test_on_a_phone_the_review_lies_over_the_replay_and_looking_puts_it_away(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    bruno = arrive("Bruno", size=PHONE, touch=True)
    bruno.goes(f"/replay/{finished(person)}")

    bruno.page.locator("[data-reviewing]").click()
    turn = bruno.page.locator("[data-turn]").first
    turn.wait_for()
    number = turn.get_attribute("data-turn")
    turn.click()

    expect(bruno.page.locator("[data-plot]")).to_have_count(0)
    bruno.page.wait_for_url(re.compile(f"at={number}&seat=everything$"))
