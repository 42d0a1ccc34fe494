"""Somebody plays for a rating and sees it, then tries the daily dungeon, once."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.http.playing import play
from tests.server.http.running import Running
from tests.server.http.test_ratings import changes, claimed
from tests.web.playing import GLOWING, OVER, answer
from tests.web.visitor import Arrive, Visitor


def open_rated_duel(ana: Visitor) -> str:
    """Make a rated table for two against a bot; its id."""
    ana.goes("/new/raiders")
    for key in ("raiders-edition-classic", "raiders-mode-duel"):
        ana.page.get_by_role("radio", name=re.compile(ana.say(key), re.IGNORECASE)).first.check()
    ana.page.get_by_role("radio", name=re.compile(f"^{ana.say('web-lobby-with-bot')}")).check()
    ana.page.get_by_role("radio", name=re.compile(f"^{ana.say('web-rated-yes')}")).check()
    expect(ana.page.get_by_role("group", name=ana.say("web-lobby-hints"))).to_have_count(0)
    ana.button("web-lobby-begin").click()
    ana.page.locator(GLOWING).first.wait_for()
    return ana.page.url.rpartition("/")[2]


def test_a_rated_game_is_seen_at_its_end_on_the_profile_and_among_the_strongest(
    arrive: Arrive, server: Running
) -> None:
    person = claimed(server, "ana_rated")
    ana = arrive("Ana", token=person.token)
    table = open_rated_duel(ana)
    expect(ana.page.locator("[data-undo]")).to_have_count(0)

    play(person, table, 0)
    changes(person, table)
    ana.page.locator(OVER).wait_for()
    changed = ana.page.locator("[data-rating-change]")
    expect(changed.get_by_role("listitem")).to_have_count(2)
    changed.get_by_role("link").first.click()

    expect(ana.page.locator("[data-rating-plot]")).to_be_visible()
    rating = ana.page.locator("[data-rating]").first.inner_text().split()[0]
    ana.page.get_by_role("link", name=ana.say("web-ranking")).click()
    expect(ana.page.locator("[data-ranking] a", has_text=rating).first).to_be_visible()


def test_the_daily_dungeon_is_begun_once_and_led_back_to(arrive: Arrive, server: Running) -> None:
    person = claimed(server, "ana_daily")
    ana = arrive("Ana", token=person.token)
    ana.goes("/")
    ana.page.locator("[data-daily-line]").click()
    deal = ana.page.locator("[data-deal=raiders]")
    ana.button("web-daily-try", deal).click()
    ana.page.locator(GLOWING).first.wait_for()
    table = ana.page.url
    answer(ana)

    ana.goes("/daily")
    expect(ana.button("web-daily-try", deal)).to_have_count(0)
    ana.button("web-daily-go-on", deal).click()
    ana.page.wait_for_url(table)
    play(person, table.rpartition("/")[2], 0)
    ana.page.locator("[data-daily-result]").wait_for()
    expect(ana.page.locator("[data-share] output")).to_contain_text("/daily/")
    expect(ana.button("web-end-rematch")).to_have_count(0)

    ana.goes("/daily")
    expect(deal.locator("[data-share]")).to_be_visible()
    expect(deal.get_by_role("button", name=ana.say("web-daily-go-on"))).to_have_count(0)


def test_a_guest_is_led_to_a_name_and_not_to_the_daily_dungeon(arrive: Arrive, server: Running) -> None:
    gus = arrive("Gus", token=server.person("Gus").token)
    gus.goes("/daily")

    gus.page.locator("[data-deal=raiders]").wait_for()
    expect(gus.page.get_by_text(gus.say("web-daily-guest"))).to_have_count(1)
    expect(gus.button("web-daily-try")).to_have_count(0)
