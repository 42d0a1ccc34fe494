"""Balance in the browser: a host edits a printed file, sees its faults and cards, compares and plays it."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, expect

from mazmorra.content.wording import words
from mazmorra.games.owned import printed_text
from tests.server.http.running import Running
from tests.web.test_accessible import assert_open_on_a_desk_and_a_phone
from tests.web.visitor import PHONE, Arrive, Visitor

FRESH = "[data-cards=fresh]"
WIZARD = "[data-piece='character/wizard']"


def opened(visitor: Visitor, path: str) -> None:
    visitor.goes(path)
    visitor.page.locator("[data-text=ready]").wait_for()
    visitor.page.locator(f"{FRESH} article").first.wait_for(state="attached")


def the_line_of(piece: Locator) -> int:
    """Go to the row of a card by the button on it; its line."""
    there = piece.locator("button")
    found = re.search(r"\d+", there.inner_text())
    there.click()
    assert found
    return int(found[0])


def test_a_host_edits_a_printed_file_compares_it_and_plays_with_it(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", token=server.host("Ana").token)
    page = ana.page
    ana.goes("/me")
    ana.link("web-editor-title").click()
    page.locator("[data-text=ready]").wait_for()
    wizard = page.locator(WIZARD)
    expect(wizard).to_have_attribute("data-state", "printed")

    line = the_line_of(wizard)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.type('\ncalled = { en = "Basilisk tamer"')
    faults = page.locator("[data-faults='1']")
    expect(faults.get_by_role("button", name=ana.say("web-editor-line", line=str(line + 2)))).to_be_visible()
    expect(page.locator(".cm-lint-marker-error")).to_have_count(1)
    expect(page.locator("[data-start]")).to_have_count(0)

    page.keyboard.press("End")
    page.keyboard.type(" }")
    expect(page.locator(f"{FRESH} {WIZARD}[data-state=changed]")).to_contain_text("Basilisk tamer")
    page.locator("[data-only-changed]").check()
    expect(page.locator("[data-piece]")).to_have_count(1)
    page.reload()
    expect(page.locator(f"{FRESH} {WIZARD}")).to_contain_text("Basilisk tamer")

    page.locator("#tab-compare").click()
    page.locator("[data-way=mode]").select_option("tactical")
    page.locator("[data-way=seats]").select_option("3")
    page.locator("[data-way=bots]").select_option("random")
    page.get_by_label(ana.say("web-editor-games")).select_option("10")
    page.locator("[data-compare]").click()
    report = page.locator("[data-comparison=ready] [data-report]")
    expect(report).to_contain_text(ana.say("balance-changes"))
    expect(report).to_contain_text(ana.say("raiders-mode-tactical"))
    expect(report).to_contain_text(ana.say("web-lobby-bot-random"))
    link = report.get_by_role("link", name=ana.say("web-editor-report")).get_attribute("href")
    assert "Basilisk tamer" in ana.context.request.get(f"{server.url}{link}").text()

    page.locator("[data-start]").click()
    expect(page.locator("[data-own]")).to_contain_text(ana.say("web-editor-with-own"))
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    page.get_by_role("radio", name=re.compile(f"^{ana.say('web-lobby-with-bot')}")).check(force=True)
    ana.button("web-lobby-begin").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main")).to_contain_text("Basilisk tamer")


def test_the_editor_is_open_to_all_on_a_desk_and_a_phone(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", token=server.host("Ana").token)
    opened(ana, "/content/raiders/classic")
    assert_open_on_a_desk_and_a_phone(ana, ana.page.locator("#panel-text, #panel-cards").first)


def test_on_a_phone_a_card_leads_to_its_line_in_any_language(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", token=server.host("Ana").token, size=PHONE, touch=True, language="pt")
    opened(ana, "/content/raiders/classic")
    page = ana.page
    page.locator("#tab-cards").tap()
    expect(page.locator(".cm-content")).to_be_hidden()

    the_line_of(page.locator(WIZARD))

    expect(page.locator(".cm-content")).to_be_focused()
    expect(page.locator(".cm-activeLine")).to_have_text("[[character]]")
    expect(page.locator("#tab-text")).to_have_attribute("aria-selected", "true")


def test_a_file_of_another_edition_or_too_long_is_told_and_plays_no_table(
    arrive: Arrive, server: Running
) -> None:
    ana = arrive("Ana", token=server.host("Ana").token)
    opened(ana, "/content/raiders/devir")
    ana.forgives("status of 413")
    classic = printed_text("raiders", {"edition": "classic"}, words("en"))
    for text, told in (
        (classic, ana.say("content-expect-edition", value="devir")),
        ("#" * 140_000, ana.say("server-too-large", most=128 * 1024)),
    ):
        file: FilePayload = {"name": "my.toml", "mimeType": "text/plain", "buffer": text.encode()}
        ana.page.locator("input[type=file]").first.set_input_files(file)
        expect(ana.page.locator("[data-faults]")).to_contain_text(told)
        expect(ana.page.locator("[data-start]")).to_have_count(0)


def test_what_was_edited_is_given_up_only_when_asked_and_who_hosts_nothing_is_told(
    arrive: Arrive, server: Running
) -> None:
    ana = arrive("Ana", token=server.host("Ana").token)
    opened(ana, "/content/raiders/classic")
    page = ana.page
    page.locator(".cm-content").focus()
    page.keyboard.type("# mine")
    ana.button("web-editor-restore").click()
    ana.button("web-editor-restore-keep").click()
    expect(page.locator(".cm-line").first).to_contain_text("# mine")
    ana.button("web-editor-restore").click()
    ana.button("web-editor-restore-do").click()
    expect(page.locator(".cm-line").first).not_to_contain_text("# mine")

    bruno = arrive("Bruno", token=server.person("Bruno").token)
    bruno.goes("/content")
    bruno.sees("server-hosts-only")
    nobody = arrive()
    nobody.goes("/content")
    nobody.sees("server-hosts-only")
