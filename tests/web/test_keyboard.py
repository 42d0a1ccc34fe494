"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, OVER, is_over
from tests.web.tables import answers_of, exported
from tests.web.visitor import Arrive, Visitor

FAR = 30


def test_a_whole_game_is_played_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana")
    ana.goes("/")

    walk_to(ana, ana.button("web-start-play"))
    ana.page.keyboard.press("Enter")
    given = 0
    while True:
        ana.page.locator(f"{GLOWING}, {OVER}").first.wait_for()
        if is_over(ana.page):
            break
        press_an_answer(ana, given)
        given += 1

    table = ana.page.url.rpartition("/")[2]
    assert len(answers_of(exported(server, table), 0)) == given
    walk_to(ana, ana.link("web-end-review"))
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url(f"**/replay/{table}*")


def test_keys_open_the_log_the_chat_and_the_help_and_escape_closes_it(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/")
    walk_to(ana, ana.button("web-start-play"))
    ana.page.keyboard.press("Enter")
    ana.page.locator(GLOWING).first.wait_for()

    for key, tab in (("c", "web-side-chat"), ("o", "web-side-table"), ("g", "web-side-log")):
        ana.page.keyboard.press(key)
        expect(ana.page.get_by_role("tab", name=ana.say(tab))).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("ArrowUp")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("tabpanel").locator(".rule")).to_be_visible()
    ana.page.keyboard.press("?")
    help_ = ana.page.get_by_role("dialog", name=ana.say("web-matters-keys"))
    expect(help_).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()


def test_after_an_answer_one_walks_on_from_the_question(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/")
    walk_to(ana, ana.button("web-start-play"))
    ana.page.keyboard.press("Enter")
    ana.page.locator(GLOWING).first.wait_for()

    walk_to(ana, ana.page.locator(GLOWING).first)
    ana.page.keyboard.press("Enter")

    expect(ana.page.locator("[data-bar]")).to_be_focused()
    ana.page.locator(f"{GLOWING}, {OVER}").first.wait_for()
    expect(ana.page.locator("[data-bar]")).to_be_focused()


def test_the_first_stop_skips_to_the_page(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/rules/raiders")
    ana.page.get_by_role("heading", level=1).wait_for()

    ana.page.keyboard.press("Tab")
    expect(ana.link("web-skip")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("main")).to_be_focused()


def walk_to(ana: Visitor, target: Locator) -> None:
    """Press Tab until the target has the focus; past it, go back."""
    target.wait_for()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(FAR):
            if target.evaluate("each => each === document.activeElement"):
                return
            ana.page.keyboard.press(key)
    raise AssertionError(f"the focus never comes to {target}")


def press_an_answer(ana: Visitor, turn: int) -> None:
    """An answer by its own key; now and then by walking to it."""
    glowing = ana.page.locator(GLOWING).nth(turn % ana.page.locator(GLOWING).count())
    if turn % 10 == 3:
        walk_to(ana, glowing)
        ana.page.keyboard.press("Enter")
    else:
        ana.page.keyboard.press(glowing.get_attribute("aria-keyshortcuts") or "")
