"""Games of the first release in the browser: left behind by their rules, not begun yet, over."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Running, serving
from tests.server.upgrades.given import Release, laid_down, release
from tests.web.visitor import Arrive, Visitor


@pytest.fixture(scope="module")
def first() -> Release:
    return release("first-release")


@pytest.fixture(scope="module")
def upgraded(first: Release, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("first-release")
    with serving(home, "--no-limits", database=laid_down(first, "sqlite", home)) as running:
        yield running


def somebody(arrive: Arrive, first: Release, upgraded: Running, name: str, **given: str) -> Visitor:
    return arrive(name.title(), upgraded.url, token=first.person(upgraded, name).token, **given)


def test_a_game_left_behind_says_so_and_is_played_again_by_the_same_people_at_one_touch(
    arrive: Arrive, first: Release, upgraded: Running
) -> None:
    ana, bruno = (somebody(arrive, first, upgraded, name) for name in ("ana", "bruno"))
    for each in (ana, bruno):
        each.goes(f"/t/{first.tables['quest-running']}")
        each.sees("web-older")
        each.sees("web-older-playing")
    expect(ana.page.get_by_role("list", name=ana.say("web-side-log")).locator("li")).not_to_have_count(0)

    ana.button("web-older-again").click()

    ana.button("web-lobby-begin").wait_for()
    assert first.tables["quest-running"] not in ana.page.url
    bruno.sees("web-lobby-closed-rematch")
    bruno.link("web-end-join-rematch").click()
    bruno.page.wait_for_url(ana.page.url)
    expect(bruno.page.get_by_label(bruno.say("web-lobby-seats"))).to_contain_text("Ana")


@pytest.mark.parametrize(("language", "how"), [("es", "leave"), ("pt", "close")])
def test_a_game_left_behind_is_left_or_closed_and_waits_in_no_list(
    arrive: Arrive, first: Release, upgraded: Running, language: str, how: str
) -> None:
    who, table = ("bruno", "quest-begun") if how == "leave" else ("ana", "platformer-begun")
    visitor = somebody(arrive, first, upgraded, who, language=language)
    visitor.goes("/")
    visitor.page.locator(f"a[href='/t/{first.tables[table]}']").click()
    visitor.sees("web-older-playing")

    visitor.button(f"web-older-{how}").click()

    if how == "leave":
        visitor.page.wait_for_url(upgraded.url + "/")
    else:
        visitor.sees("web-lobby-closed")
        visitor.goes("/")
    visitor.page.locator("main article").first.wait_for()
    expect(visitor.page.locator(f"a[href='/t/{first.tables[table]}']")).to_have_count(0)


def test_a_table_laid_before_the_rules_changed_says_which_it_follows(
    arrive: Arrive, first: Release, upgraded: Running
) -> None:
    ana = somebody(arrive, first, upgraded, "ana")
    ana.goes(f"/t/{first.tables['platformer-open']}")
    ana.sees("web-lobby-renewed")

    ana.button("web-lobby-begin").click()

    ana.page.locator("[data-status=playing]").wait_for()


@pytest.mark.parametrize("game", ["quest", "platformer"])
def test_a_finished_game_left_behind_can_be_saved(
    arrive: Arrive, first: Release, upgraded: Running, game: str
) -> None:
    ana = somebody(arrive, first, upgraded, "ana")
    ana.goes(f"/t/{first.tables[f'{game}-over']}")
    ana.sees("web-older")

    with ana.page.expect_download() as download:
        ana.page.locator("[data-download]").click()

    assert json.loads(download.value.path().read_text())["version"] == 1


def test_a_finished_game_that_is_still_played_is_looked_back_at(
    arrive: Arrive, first: Release, upgraded: Running
) -> None:
    ana = somebody(arrive, first, upgraded, "ana")
    ana.goes(f"/replay/{first.tables['raiders-over']}")

    expect(ana.page.get_by_role("list", name=ana.say("web-table-seats"))).to_contain_text("Ana")
