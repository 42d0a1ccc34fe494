"""Inviting somebody one has played with: one touch in one browser, one touch in another, and both sit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Person, Running
from tests.web.axe import grave_problems
from tests.web.playing import GLOWING
from tests.web.tables import against_bots, together
from tests.web.visitor import Arrive, Visitor

SEEN_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
"""What a browser says when its page comes back into sight."""
PLACES = """() => {
  const parts = document.querySelectorAll("[data-bar], [data-given], .table > .board");
  return [...parts].map(each => each.getBoundingClientRect().top);
}"""


@pytest.fixture
def two(server: Running) -> tuple[Person, Person]:
    """Ana and Bruno, who play together with Carla."""
    ana, bruno = server.person("Ana"), server.person("Bruno")
    together([ana, bruno, server.person("Carla")])
    return ana, bruno


def invite(ana: Visitor, name: str) -> str:
    """One touch on a name; the table to which it leads."""
    ana.button("web-companions-invite", name=name).click()
    ana.page.wait_for_url("**/t/*")
    ana.button("web-lobby-copy").wait_for()
    return ana.page.url.rpartition("/")[2]


def test_one_touch_invites_another_accepts_and_both_sit_at_the_table(
    arrive: Arrive, two: tuple[Person, Person]
) -> None:
    ana, bruno = arrive("Ana", token=two[0].token), arrive("Bruno", token=two[1].token)
    bruno.goes("/about")
    ana.goes("/me")
    table = invite(ana, "Bruno")

    bruno.page.evaluate(SEEN_AGAIN)
    bruno.sees("web-companions-invites-you", name="Ana", game="Dungeon Raiders")
    assert grave_problems(bruno.page) == []
    bruno.button("web-companions-sit").click()

    bruno.page.wait_for_url(f"**/t/{table}")
    for visitor in (ana, bruno):
        expect(visitor.page.get_by_text("Bruno", exact=True)).to_be_visible()
    expect(bruno.page.locator("[data-invitation]")).to_have_count(0)
    chairs = two[0].get(f"/tables/{table}")["chairs"]
    assert [chair["person"] for chair in chairs if chair["person"]] == [two[0].id, two[1].id]


def test_an_invitation_at_a_table_moves_nothing_there(
    arrive: Arrive, two: tuple[Person, Person], server: Running
) -> None:
    bruno = arrive("Bruno", token=two[1].token, size=(390, 664), touch=True)
    bruno.goes(f"/t/{against_bots(two[1])}")
    bruno.page.locator(GLOWING).first.wait_for()
    before = bruno.page.evaluate(PLACES)
    table = two[0].table()
    two[0].sit(table, 0)
    two[0].post(f"/tables/{table}/invite", {"person": two[1].id})
    bruno.page.evaluate(SEEN_AGAIN)
    told = bruno.page.locator("[data-invitation]")
    told.wait_for()

    assert bruno.page.evaluate(PLACES) == before
    assert told.evaluate("element => element.getBoundingClientRect().bottom") < before[1]
    assert bruno.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    bruno.page.set_viewport_size({"width": 844, "height": 390})
    left = bruno.page.locator("[data-bar]").evaluate("element => element.getBoundingClientRect().left")
    assert told.evaluate("element => element.getBoundingClientRect().right") <= left


def test_a_no_is_silent_and_the_seat_stays_free(arrive: Arrive, two: tuple[Person, Person]) -> None:
    ana, bruno = arrive("Ana", token=two[0].token), arrive("Bruno", token=two[1].token)
    ana.goes("/")
    table = invite(ana, "Bruno")
    bruno.goes("/")
    bruno.button("web-companions-decline").click()

    expect(bruno.page.locator("[data-invitation]")).to_have_count(0)
    ana.page.reload()
    expect(ana.page.get_by_text(ana.say("web-lobby-seat-free", number=2))).to_be_visible()
    assert two[0].get(f"/tables/{table}")["chairs"][1]["person"] == ""


def test_a_free_seat_offers_those_one_has_played_with_and_a_link_seats_them(
    arrive: Arrive, two: tuple[Person, Person]
) -> None:
    ana, bruno = arrive("Ana", token=two[0].token), arrive("Bruno", token=two[1].token)
    table = two[0].table()
    two[0].sit(table, 0)
    ana.goes(f"/t/{table}")
    ana.button("web-companions-invite-short").first.click()
    ana.button("web-companions-invite", name="Bruno").click()
    ana.sees("web-companions-asked", name="Bruno")
    assert grave_problems(ana.page) == []

    bruno.goes(f"/t/{table}#sit")

    expect(bruno.page.get_by_text("Bruno", exact=True)).to_be_visible()
    assert "#" not in bruno.page.url


def test_a_link_seats_nobody_who_was_not_asked(arrive: Arrive, two: tuple[Person, Person]) -> None:
    """Anybody can write such a link, and send it to anybody."""
    bruno, table = arrive("Bruno", token=two[1].token), two[0].table()
    two[0].sit(table, 0)

    bruno.goes(f"/t/{table}#sit")

    bruno.button("web-lobby-sit-here").first.wait_for()
    chairs = two[0].get(f"/tables/{table}")["chairs"]
    assert [chair["person"] for chair in chairs] == [two[0].id, "", ""]


def test_on_a_phone_the_games_stay_within_two_screens_and_those_one_met_come_after_them(
    arrive: Arrive, two: tuple[Person, Person]
) -> None:
    against_bots(two[0])
    ana = arrive("Ana", token=two[0].token, size=(390, 664), touch=True, painted=True)
    ana.goes("/")
    met = ana.page.locator("[data-companions]")
    met.wait_for()

    last = ana.page.locator("main article").last.bounding_box()
    first = met.bounding_box()

    assert last is not None
    assert first is not None
    assert last["y"] < 2 * 664
    assert first["y"] > last["y"]
    assert grave_problems(ana.page) == []
