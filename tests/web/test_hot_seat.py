"""Several people at one screen: nobody's cards are on the page but those of who sits before it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, OVER, answer, anything, is_over
from tests.web.tables import answers_of, exported
from tests.web.visitor import Arrive

# A hand, an answer, a card chosen in secret, a dark room somebody has looked into.
SECRETS = "[data-part=hand], [data-option], .slot.mine, .tile.known"
NAMES = ["Ana", "Bruno"]


def test_two_share_a_screen_and_hands_hide_behind_a_curtain(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana")
    ana.goes("/new")
    ana.page.get_by_role("radio", name="3", exact=True).check()
    ana.page.get_by_role("radio", name=ana.say("web-lobby-with-here")).check()
    ana.page.get_by_label(ana.say("web-lobby-their-name", number=2)).fill("Bruno")
    ana.page.get_by_label(ana.say("web-lobby-seat", number=3), exact=True).select_option("bot journeyman")
    ana.button("web-lobby-begin").click()
    given: dict[str, list[int]] = {name: [] for name in NAMES}

    while True:
        curtain = ana.page.get_by_role("button", name="I am ")
        curtain.or_(ana.page.locator(OVER)).first.wait_for()
        if is_over(ana.page):
            break
        expect(ana.page.locator(SECRETS)).to_have_count(0)
        name = next(
            each for each in NAMES if ana.say("web-curtain-reveal", name=each) == curtain.inner_text()
        )
        curtain.click()
        ana.page.locator(GLOWING).first.wait_for()
        expect(ana.page.locator("[data-asked]")).to_contain_text(name)
        given[name].append(answer(ana, anything(len(given[name]))))

    game = exported(server, ana.page.url.rpartition("/")[2])
    assert [answers_of(game, seat) for seat in range(2)] == list(given.values())
