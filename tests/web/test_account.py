"""Who somebody is here: nobody at first, then a name, then an account to come back to."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.playing import GLOWING
from tests.web.visitor import Arrive, Visitor

PASSWORD = "correct horse"


def unfold(ana: Visitor, key: str) -> None:
    ana.page.locator("summary", has_text=ana.say(key)).click()


def fill_in(ana: Visitor, username: str, password: str, action: str) -> None:
    form = ana.page.locator("form", has=ana.button(action))
    form.get_by_label(ana.say("web-me-username")).fill(username)
    form.get_by_label(ana.say("web-me-password"), exact=True).fill(password)
    ana.button(action, form).click()


def test_somebody_makes_an_account_leaves_and_comes_back_to_their_game_elsewhere(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/")
    ana.button("web-start-play").click()
    ana.page.locator(GLOWING).first.wait_for()
    table = ana.page.url
    ana.goes("/me")
    unfold(ana, "web-me-claim")
    fill_in(ana, "ana_of_the_torch", PASSWORD, "web-me-claim")
    ana.sees("web-me-claimed")
    ana.button("web-me-log-out").click()
    ana.sees("web-me-gone")

    elsewhere = arrive("Somebody")
    elsewhere.forgives("status of 40[13]")  # what Chromium says of the wrong password
    elsewhere.goes("/me")
    unfold(elsewhere, "web-me-log-in")
    fill_in(elsewhere, "ana_of_the_torch", "wrong horse", "web-me-log-in")
    elsewhere.sees("server-bad-login")
    fill_in(elsewhere, "ana_of_the_torch", PASSWORD, "web-me-log-in")
    elsewhere.sees("web-me-welcome")
    elsewhere.goes("/")
    elsewhere.page.get_by_role("region", name=elsewhere.say("web-start-continue")).get_by_role("link").click()

    elsewhere.page.wait_for_url(table)
    elsewhere.page.locator(GLOWING).first.wait_for()


def test_a_name_is_saved_and_known_at_the_next_table(arrive: Arrive) -> None:
    ana = arrive()
    ana.goes("/me")
    ana.page.get_by_label(ana.say("web-me-name")).fill("Ana la Roja")
    ana.button("web-me-save").click()
    ana.sees("web-me-saved")

    ana.goes("/new")

    expect(ana.page.get_by_label(ana.say("web-lobby-your-name"))).to_have_value("Ana la Roja")


def test_somebody_takes_what_is_kept_about_them_and_is_forgotten(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/me")
    ana.page.get_by_label(ana.say("web-me-name")).fill("Ana")
    ana.button("web-me-save").click()
    with ana.page.expect_download() as download:
        ana.button("web-me-export").click()
    assert "Ana" in download.value.path().read_text()

    ana.button("web-me-delete").click()
    ana.button("web-me-delete-do").click()

    ana.page.wait_for_url(lambda url: url.endswith("/"))
    assert ana.page.evaluate("localStorage.token") is None


def test_the_table_is_by_torchlight_until_somebody_chooses_parchment(arrive: Arrive) -> None:
    ana = arrive("Ana", color_scheme="light")
    ana.goes("/me")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "torchlight")

    ana.button("web-bar-light").click()
    ana.page.reload()

    expect(ana.page.locator("html")).to_have_attribute("data-theme", "parchment")
    expect(ana.page.get_by_role("radio", name=ana.say("web-me-theme-parchment"))).to_be_checked()
