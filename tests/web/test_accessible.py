"""No serious obstacle on any page or state of the table, in torchlight and on parchment, on a desk and on a
phone.
"""

from __future__ import annotations

import pytest

from tests.server.http.running import Running
from tests.web.axe import grave_problems
from tests.web.pages import PAGES
from tests.web.playing import OVER, answer, at_a_secret_choice
from tests.web.tables import at_one_screen, finished, together
from tests.web.visitor import PHONE, THEMES, WIDE, Arrive, Visitor

SIZES = [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")]


def assert_open_to_all(visitor: Visitor) -> None:
    """In both themes."""
    for theme in THEMES:
        visitor.wears(theme)
        problems = grave_problems(visitor.page)
        assert not problems, "\n".join([visitor.page.url, theme, *problems])


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_open_to_all(arrive: Arrive, size: tuple[int, int]) -> None:
    ana = arrive("Ana", size=size)
    for path, there in PAGES.items():
        ana.goes(path)
        ana.page.locator(there).first.wait_for()
        assert_open_to_all(ana)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_open_to_all_while_it_is_played(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    people = [server.person(name) for name in ("Ana", "Bruno", "Carla")]
    table = together(people)
    ana = arrive("Ana", token=people[0].token, size=size)
    others = [
        arrive(name, token=person.token) for name, person in zip(("Bruno", "Carla"), people[1:], strict=True)
    ]
    for each in (ana, *others):
        each.goes(f"/t/{table}")
    at_a_secret_choice([ana, *others])

    ana.button("web-table-why").click()
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


@pytest.mark.parametrize("size", SIZES)
def test_a_lobby_the_curtain_and_the_end_are_open_to_all(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, size=size)
    ana.goes(f"/t/{person.table(3)}")
    ana.button("web-lobby-sit-down").wait_for()
    assert_open_to_all(ana)

    ana.goes(f"/t/{at_one_screen(person, ['Ana', 'Bruno', 'Carla'])}")
    ana.page.locator(".curtain").wait_for()
    assert_open_to_all(ana)

    ana.goes(f"/t/{finished(person)}")
    ana.page.locator(OVER).wait_for()
    assert_open_to_all(ana)
