"""English, Spanish and Portuguese: from the browser, at a touch, on every page, with nothing cut off on a
phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from mazmorra.content.languages import LANGUAGES, WHOLE, locale_of
from mazmorra.content.wording import words
from tests.server.http.running import Running
from tests.web.pages import PAGES
from tests.web.playing import GLOWING, OVER, anything, play_to_the_end
from tests.web.tables import against_bots, finished
from tests.web.visitor import PHONE, Arrive, Visitor

LONGEST = "Maximiliana-Wilhelmina W"
RULES = "[...document.querySelectorAll('.rule')].map((rule) => rule.innerText).join()"
"""The rules on a page: from one language to a near one, some stay as they are."""


@pytest.mark.parametrize("language", WHOLE)
def test_a_newcomer_plays_a_whole_game_against_bots_and_looks_back_at_it(
    arrive: Arrive, language: str
) -> None:
    ana = arrive("Ana", language=language)
    ana.goes("/")

    ana.button("web-start-play").click()
    given = play_to_the_end(ana, anything(7))

    assert len(given) >= 20
    assert ana.page.locator("html").get_attribute("lang") == locale_of(language)
    assert ana.keys_shown() == []
    ana.link("web-end-review", ana.page.get_by_role("dialog")).click()
    ana.page.wait_for_url("**/replay/*")
    ana.page.locator("[data-step=end]").click()
    expect(ana.page.get_by_role("region", name=ana.say("web-replay-the-end"))).to_contain_text("Ana")


def test_every_page_speaks_the_language_and_fits_a_phone(arrive: Arrive, server: Running) -> None:
    person = server.person(LONGEST)
    ana = arrive(LONGEST, token=person.token, size=PHONE, touch=True)
    tables = {
        f"/t/{person.table(5)}": ".lobby h1, .lobby h2",
        f"/t/{against_bots(person, 5)}": GLOWING,
        f"/t/{(over := finished(person, 5))}": OVER,
        f"/replay/{over}?at=30": "[data-step=on]",
    }
    ana.forgives("404.*/no/such/door")  # a page that is not there says so to browsers too
    for path, there in {**PAGES, **tables}.items():
        ana.goes(path)
        ana.page.locator(there).first.wait_for()
        for language in LANGUAGES:
            speaks(ana, language)
            assert ana.keys_shown() == [], (path, language)
            assert sideways(ana) <= 0, (path, language)


def speaks(visitor: Visitor, language: str) -> None:
    """Choose a language in the bar, though at a table it is put away there; all words change at once but
    those of a rulebook, which is fetched.
    """
    before = visitor.page.evaluate(RULES)
    visitor.page.locator("header select").first.select_option(language, force=True)
    expect(visitor.page.locator("html")).to_have_attribute("lang", locale_of(language))
    if before and language != visitor.words.language:
        visitor.page.wait_for_function(f"before => {RULES} !== before", arg=before)
    visitor.words = words(language)


def sideways(visitor: Visitor) -> int:
    """By how many pixels the page is wider than the screen."""
    wider: int = visitor.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider


def test_the_language_changes_at_the_table_and_is_remembered(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{against_bots(person)}")
    ana.page.locator(GLOWING).first.wait_for()

    expect(ana.page.locator("header select")).to_be_hidden()
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.page.get_by_role("combobox", name=ana.say("web-bar-language")).select_option("pt-BR")

    ana.words = words("pt-BR")
    ana.page.get_by_role("list", name=ana.say("web-table-seats")).wait_for()
    ana.page.reload()
    ana.page.get_by_role("list", name=ana.say("web-table-seats")).wait_for()
    ana.page.locator(GLOWING).first.wait_for()
