"""No serious obstacle on any page or state of the table, in torchlight and on parchment, on a desk and on a
phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.server.http.running import Running
from tests.web.axe import COLOURS, grave_problems
from tests.web.pages import PAGES
from tests.web.playing import OVER, answer
from tests.web.tables import at_a_secret_choice, at_one_screen, finished
from tests.web.visitor import PHONE, THEMES, WIDE, Arrive, Visitor

SIZES = [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")]


def assert_open_to_all(visitor: Visitor) -> None:
    """By all rules in the light that is worn, by those about colours in the other: nothing else differs."""
    worn = visitor.page.locator("html").get_attribute("data-theme")
    for theme in sorted(THEMES, key=lambda each: each != worn):
        visitor.wears(theme)
        problems = grave_problems(visitor.page, *(() if theme == worn else COLOURS))
        assert not problems, "\n".join([visitor.page.url, theme, *problems])


def assert_open_on_a_desk_and_a_phone(visitor: Visitor, there: Locator) -> None:
    """As soon as something is there."""
    for width, height in (WIDE, PHONE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        there.wait_for()
        assert_open_to_all(visitor)


def test_every_page_is_open_to_all(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.goes("/about")
    ana.page.locator("main h1").wait_for()
    for path, there in PAGES.items():
        ana.turns_to(path)
        assert_open_on_a_desk_and_a_phone(ana, ana.page.locator(there).first)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_open_to_all_while_it_is_played(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    people = [server.person(name) for name in ("Ana", "Bruno", "Carla")]
    table = at_a_secret_choice(people)
    ana = arrive("Ana", token=people[0].token, size=size)
    ana.goes(f"/t/{table}")

    ana.page.locator("[data-rules]").click()
    ana.page.locator(".clause").first.wait_for()
    assert_open_to_all(ana)
    answer(ana)
    ana.sees("web-table-locked")
    assert_open_to_all(ana)
    for key, there in (("c", "web-chat-send"), ("o", "web-matters-speed")):
        ana.page.keyboard.press(key)
        ana.page.get_by_text(ana.say(there)).wait_for()
        assert_open_to_all(ana)
        ana.page.keyboard.press("Escape")
        if size == PHONE:  # there it was a sheet
            ana.page.get_by_text(ana.say(there)).wait_for(state="detached")


def test_a_lobby_the_curtain_and_the_end_are_open_to_all(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{person.table(3)}")
    assert_open_on_a_desk_and_a_phone(ana, ana.button("web-lobby-sit-down"))

    ana.goes(f"/t/{at_one_screen(person, ['Ana', 'Bruno', 'Carla'])}")
    assert_open_on_a_desk_and_a_phone(ana, ana.page.locator(".curtain"))

    ana.goes(f"/t/{finished(person)}")
    assert_open_on_a_desk_and_a_phone(ana, ana.page.locator(OVER))
