"""After the game: the proof of fair dice, the rematch, the game as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, OVER
from tests.web.tables import exported, finished
from tests.web.visitor import Arrive, Visitor


@pytest.fixture
def ana_at_the_end(arrive: Arrive, server: Running) -> Visitor:
    """Ana, whose game has just ended."""
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{finished(person)}")
    ana.page.locator(OVER).wait_for()
    return ana


def check_the_dice(ana: Visitor) -> None:
    ana.button("web-close").click()
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.page.get_by_text(ana.say("web-fair"), exact=True).click()
    ana.button("web-fair-check").click()


def test_every_draw_is_checked_in_the_browser(ana_at_the_end: Visitor, server: Running) -> None:
    ana = ana_at_the_end
    game = exported(server, ana.page.url.rpartition("/")[2])

    check_the_dice(ana)

    ana.sees("web-fair-kept", draws=len(game["fair"]["draws"]))


def test_a_draw_that_does_not_follow_from_the_secret_is_found(ana_at_the_end: Visitor) -> None:
    ana = ana_at_the_end

    def forge(route: Route) -> None:
        game = json.loads(route.fetch().text())
        draw = next(each for each in game["fair"]["draws"] if len(each["options"]) > 1)
        draw["result"] = next(each for each in draw["options"] if each != draw["result"])
        route.fulfill(json=game)

    ana.page.route("**/export", forge)
    check_the_dice(ana)

    ana.sees("web-fair-broken")


def test_one_finds_oneself_among_those_who_are_counted(ana_at_the_end: Visitor) -> None:
    ana = ana_at_the_end
    mine = ana.page.locator("table tr").filter(has_text=ana.say("web-raiders-you"))

    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Ana")


def test_nobody_wears_a_crown_before_the_count_is_out(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, still=False, speed=1)
    ana.goes(f"/t/{finished(person)}")
    skip = ana.button("web-raiders-count-skip")
    skip.wait_for()
    log = ana.page.get_by_role("list", name=ana.say("web-side-log"), include_hidden=True)
    crowns = ana.page.locator(".seats").get_by_label(ana.say("web-raiders-mark-winner"))
    lines = log.locator("li").count()
    expect(crowns).to_have_count(0)
    expect(ana.page.locator("[data-ending]")).to_have_count(0)

    skip.click()

    ana.page.locator("[data-ending]").wait_for()
    assert crowns.count() == len(winners(server, ana))
    expect(log.locator("li")).not_to_have_count(lines)


def test_the_end_says_how_it_ended_for_me_and_what_decided_it(
    ana_at_the_end: Visitor, server: Running
) -> None:
    ana = ana_at_the_end
    won = 0 in winners(server, ana)

    expect(ana.page.locator(f"[data-ending={'won' if won else 'fell'}], [data-ending=lost]")).to_be_visible()
    expect(ana.page.locator("[data-course]")).to_be_visible()
    ana.page.locator("[data-decided] a").click()

    ana.page.wait_for_url(re.compile(r"/replay/[\w-]+\?at=\d+"))


SHARES = """(files) => {
  navigator.canShare = () => files;
  window.shared = new Promise((done) => (navigator.share = async (given) => done(window.given = given)));
}"""
PICTURE = """async () => {
  const [file] = given.files;
  const {width, height} = await createImageBitmap(file);
  return [file.type, width, height];
}"""


def test_a_finished_game_can_be_given_away_with_a_picture(ana_at_the_end: Visitor) -> None:
    ana = ana_at_the_end
    ana.page.evaluate(SHARES, True)

    ana.page.locator("[data-share-game]").click()

    ana.page.evaluate("shared.then(() => true)")
    assert ana.page.evaluate("given.url").endswith(ana.page.url.rpartition("/")[2])
    assert ana.page.evaluate(PICTURE) == ["image/png", 1200, 630]


def test_where_no_files_are_shared_the_link_goes_alone(ana_at_the_end: Visitor) -> None:
    ana = ana_at_the_end
    ana.page.evaluate(SHARES, False)

    ana.page.locator("[data-share-game]").click()

    ana.page.evaluate("shared.then(() => true)")
    assert ana.page.evaluate("[Boolean(given.url), 'files' in given]") == [True, False]


def winners(server: Running, ana: Visitor) -> list[int]:
    told = server.person("Bruno").get(f"/tables/{ana.page.url.rpartition('/')[2]}")
    return list(told["result"]["winners"])


def test_the_same_people_play_again(ana_at_the_end: Visitor) -> None:
    ana = ana_at_the_end
    before = ana.page.url
    sockets: list[str] = []
    ana.page.on("websocket", lambda socket: sockets.append(socket.url))

    ana.button("web-end-rematch").click()

    ana.page.wait_for_url(lambda url: url != before)
    ana.page.locator(GLOWING).first.wait_for()
    assert not sockets, "it goes on over the connection there is"


def test_a_downloaded_game_is_looked_back_at_from_its_file(
    ana_at_the_end: Visitor, arrive: Arrive, tmp_path: Path
) -> None:
    ana = ana_at_the_end
    ana.button("web-close").click()
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    with ana.page.expect_download() as download:
        ana.page.locator("[data-download]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    bruno = arrive("Bruno")
    bruno.goes("/")
    bruno.page.locator("input[type=file]").set_input_files(file)

    bruno.page.wait_for_url("**/replay/*")
    expect(bruno.page.get_by_role("list", name=bruno.say("web-table-seats"))).to_contain_text("Ana")
