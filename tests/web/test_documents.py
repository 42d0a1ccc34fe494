"""The documents are pages of every server: found from the app, readable on a phone, and open to all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import grave_problems
from tests.web.visitor import PHONE, WIDE, Arrive


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_documents_are_read_from_the_page_about_the_place(arrive: Arrive, size: tuple[int, int]) -> None:
    ana = arrive(size=size)
    ana.goes("/about")
    ana.page.get_by_role("link", name=ana.say("web-about-docs")).click()

    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Mazmorra")
    pages = ana.page.get_by_role("navigation", name="Pages")
    pages.get_by_role("link", name="The house in two pictures").click()
    expect(ana.page.locator("img")).to_have_count(2)
    ana.page.wait_for_function("() => [...document.images].every((image) => image.naturalWidth > 0)")
    pages.get_by_role("link", name="The Python interface").click()
    expect(ana.page.get_by_role("heading", name="class Table")).to_have_count(2)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not grave_problems(ana.page)
    ana.page.get_by_role("link", name="Play", exact=True).click()
    expect(ana.page).to_have_title("Mazmorra")
