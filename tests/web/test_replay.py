"""Looking back at a finished game: on and back, with other eyes, from a shared link, and on from a moment
against bots.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, OVER, answer, anything, is_over, play_to_the_end
from tests.web.tables import against_bots, finished
from tests.web.visitor import Arrive, Visitor


def looks(visitor: Visitor) -> str:
    """What somebody sees of the seats and the board, but for whether a bot is thinking just then; at the end
    of a replay the count is there instead of the board.
    """
    seen = "\n".join(visitor.page.locator("main .seats, main .board, main [data-end]").all_inner_texts())
    return "\n".join(line for line in seen.split("\n") if line != visitor.say("web-seat-thinks"))


def stepped(visitor: Visitor, name: str, key: str) -> list[str]:
    """Everything seen while stepping as far as possible."""
    seen = [looks(visitor)]
    while visitor.page.locator(f"[data-step={name}]").is_enabled():
        visitor.page.keyboard.press(key)
        seen.append(looks(visitor))
    return seen


def test_a_replay_shows_on_and_back_what_was_seen_at_the_table(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    table = against_bots(person, 2, edition="classic", mode="duel")
    ana = arrive("Ana", token=person.token)
    ana.goes(f"/t/{table}")
    seen: list[str] = []
    while True:
        ana.page.locator(f"{GLOWING}, {OVER}").first.wait_for()
        if is_over(ana.page):
            break
        seen.append(looks(ana))
        answer(ana, anything(len(seen)))

    ana.goes(f"/replay/{table}?seat=0")
    ana.page.locator("[data-step=on]").wait_for()
    on = stepped(ana, "on", "ArrowRight")
    back = stepped(ana, "back", "ArrowLeft")

    assert len(on) > len(seen) > 0
    assert back == on[::-1]
    rest = iter(on)
    assert [moment for moment in seen if moment not in rest] == []


def test_a_link_leads_another_to_the_same_moment(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.goes(f"/replay/{finished(server.person('Ana'))}")
    ana.page.locator("[data-chapter='3']").click()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    ana.page.get_by_label(ana.say("web-replay-viewpoint")).select_option("Ana")
    ana.page.locator("[data-share]").click()
    expect(ana.page.get_by_role("status").filter(has_text=ana.say("web-replay-copied"))).to_have_count(1)

    bruno = arrive("Bruno")
    bruno.goes(ana.page.evaluate("navigator.clipboard.readText()"))
    bruno.page.locator("[data-step=on]").wait_for()

    expect(bruno.page.get_by_label(bruno.say("web-replay-viewpoint"))).to_have_value("0")
    assert looks(bruno) == looks(ana)


def test_hands_lie_open_only_to_who_sees_everything(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana")
    ana.goes(f"/replay/{finished(server.person('Ana'))}?at=20")
    viewpoint = ana.page.get_by_label(ana.say("web-replay-viewpoint"))
    hands = ana.page.locator("[data-part=hand]")
    expect(hands.locator("> li")).to_have_count(3)

    viewpoint.select_option(ana.say("web-replay-view-watcher"))

    expect(hands).to_have_count(0)


def test_a_film_runs_by_itself_and_a_touch_stops_it(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana")
    ana.goes(f"/replay/{finished(server.person('Ana'))}")
    ana.page.locator("[data-step=play]").click()
    expect(ana.page.get_by_role("slider")).not_to_have_value("0")

    ana.page.locator("[data-step=start]").click()

    expect(ana.page.get_by_role("slider")).to_have_value("0")
    expect(ana.button("web-replay-play")).to_be_visible()


def test_somebody_plays_on_from_a_moment_against_bots(arrive: Arrive, server: Running) -> None:
    ana = arrive("Ana")
    ana.goes(f"/replay/{finished(server.person('Ana'))}")
    ana.page.locator("[data-chapter='5']").click()

    ana.page.locator("[data-continue]").click()
    ana.page.locator("[data-play-as='0']").click()

    ana.page.wait_for_url("**/t/*")
    assert 4 <= len(play_to_the_end(ana)) < 15
