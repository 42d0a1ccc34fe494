"""Every way to play, begun from the card of the game on the start page and played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, anything, play_to_the_end
from tests.web.tables import answers_of, exported
from tests.web.visitor import PHONE, Arrive

WAYS = [("devir", "tactical"), ("classic", "solitaire"), ("classic", "duel")]


@pytest.mark.parametrize("game", ["raiders", "quest", "platformer"])
def test_on_a_phone_one_touch_begins_each_game_and_asks_for_the_first_decision(
    arrive: Arrive, server: Running, game: str
) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/")

    ana.page.locator(f"[data-play={game}]").tap()

    ana.page.wait_for_url("**/t/*")
    ana.page.locator(GLOWING).first.wait_for()
    table = server.person().get(f"/tables/{ana.page.url.rpartition('/')[2]}")
    assert (table["game"], table["status"]) == (game, "playing")


@pytest.mark.parametrize(("edition", "mode"), WAYS)
def test_a_way_to_play_is_played_to_the_end(arrive: Arrive, server: Running, edition: str, mode: str) -> None:
    ana = arrive("Ana", size=PHONE, touch=True)
    ana.goes("/")

    ana.page.locator("[data-ways=raiders]").tap()
    ways = ana.page.get_by_role("region", name=ana.say(f"raiders-edition-{edition}"))
    ways.get_by_role("button", name=ana.say(f"raiders-mode-{mode}").capitalize()).tap()
    ana.page.wait_for_url("**/t/*")
    given = play_to_the_end(ana, anything(5))

    game = exported(server, ana.page.url.rpartition("/")[2])
    assert game["settings"] == {"edition": edition, "mode": mode}
    assert answers_of(game, 0) == given
    expect(ana.page.get_by_role("dialog")).to_contain_text("Ana")
