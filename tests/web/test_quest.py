"""DungeonQuest in the browser: two people by link, and one alone with a phone, each to the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import answer, anything, play_to_the_end, turns
from tests.web.tables import answers_of, exported
from tests.web.test_friends import invite
from tests.web.visitor import PHONE, Arrive, Visitor


def test_two_play_by_link_from_the_first_room_to_the_count(arrive: Arrive, server: Running) -> None:
    ana, bruno = arrive("Ana"), arrive("Bruno", size=PHONE, touch=True, language="es")
    table = invite(ana, [bruno], "quest")
    given: dict[Visitor, list[Any]] = {ana: [], bruno: []}

    for visitor in turns([ana, bruno]):
        given[visitor].append(answer(visitor, anything(len(given[visitor]))))

    game = exported(server, table)
    assert [answers_of(game, seat) for seat in range(2)] == list(given.values())
    for visitor in (ana, bruno):
        expect(visitor.page.get_by_role("dialog")).to_contain_text("Ana")
        expect(visitor.page.get_by_role("dialog")).to_contain_text("Bruno")


def test_one_goes_down_alone_with_a_phone(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/")

    ana.page.locator("[data-ways=quest]").tap()
    ana.page.get_by_role("region", name=ana.say("quest-players-solo"), exact=True).get_by_role(
        "button"
    ).first.tap()
    ana.page.wait_for_url("**/t/*")
    given = play_to_the_end(ana, anything(5))

    game = exported(server, ana.page.url.rpartition("/")[2])
    assert (game["game"], game["settings"]["players"]) == ("quest", "solo")
    assert answers_of(game, 0) == given
    expect(ana.page.get_by_role("dialog")).to_contain_text("Ana")
