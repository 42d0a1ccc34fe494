"""What people do with one another at a table: talk, take back, vote, leave and return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, answer, asked
from tests.web.tables import at_a_secret_choice
from tests.web.visitor import PHONE, Arrive, Visitor

NAMES = ("Ana", "Bruno", "Carla")
DEVICES: dict[str, dict[str, Any]] = {"Carla": {"size": PHONE, "touch": True}}


Come = Callable[..., list[Visitor]]


@pytest.fixture
def come(arrive: Arrive, server: Running) -> Come:
    """Ana, Bruno and Carla have a table, each is asked for a card; some come to it, Carla with a phone."""

    def coming(*names: str) -> list[Visitor]:
        people = [server.person(name) for name in NAMES]
        table = at_a_secret_choice(people)
        tokens = {name: person.token for name, person in zip(NAMES, people, strict=True)}
        visitors = [arrive(name, token=tokens[name], **DEVICES.get(name, {})) for name in names]
        for visitor in visitors:
            visitor.goes(f"/t/{table}")
            visitor.page.locator(GLOWING).first.wait_for()
        return visitors

    return coming


def test_what_somebody_says_and_how_they_feel_reaches_the_others(come: Come) -> None:
    ana, bruno, carla = come(*NAMES)
    for each in (ana, bruno):
        each.page.get_by_role("tab", name=each.say("web-side-chat")).click()
    ana.page.get_by_label(ana.say("web-chat-say")).fill("¿Quién tiene la llave? <b>yo</b>")
    ana.page.keyboard.press("Enter")
    expect(bruno.page.get_by_text("¿Quién tiene la llave? <b>yo</b>")).to_be_visible()

    bruno.button("web-chat-nice").click()
    carla.button("web-side-unread", count=2).tap()

    sheet = carla.page.get_by_role("dialog", name=carla.say("web-side-chat"))
    expect(sheet.get_by_text("llave")).to_be_visible()
    expect(sheet.get_by_role("list")).to_contain_text(carla.say("web-chat-nice"))


def test_a_secret_choice_is_taken_back_and_another_made(come: Come) -> None:
    (ana,) = come("Ana")
    first = answer(ana)
    ana.sees("web-table-locked")

    ana.page.locator("[data-undo]").click()
    ana.page.locator(GLOWING).first.wait_for()
    second = answer(
        ana, lambda glowing: glowing.nth(1)
    )  # a torch, if there is one, lies last and waits for nobody

    assert first != second
    ana.sees("web-table-locked")


def test_a_choice_is_taken_back_later_if_all_agree(come: Come) -> None:
    ana, bruno, carla = come(*NAMES)
    answer(ana)
    ana.sees("web-table-locked")
    answer(bruno)
    bruno.sees("web-table-locked")

    ana.button("web-table-ask-undo").click()
    bruno.button("web-vote-yes").click()
    carla.button("web-vote-yes").tap()

    for each in (ana, bruno, carla):
        each.page.locator(GLOWING).first.wait_for()


def test_one_who_does_not_agree_ends_the_vote(come: Come) -> None:
    ana, bruno, carla = come(*NAMES)
    answer(ana)
    answer(bruno)
    bruno.sees("web-table-locked")
    ana.button("web-table-ask-undo").click()

    carla.button("web-vote-no").tap()

    expect(ana.button("web-table-ask-undo")).to_be_visible()
    expect(bruno.button("web-vote-yes")).to_have_count(0)
    assert not asked(ana)


def test_a_vote_hides_none_of_ones_cards(come: Come) -> None:
    ana, bruno, carla = come(*NAMES)
    for each in (ana, bruno):
        answer(each)
        each.sees("web-table-locked")

    ana.button("web-table-ask-undo").click()
    carla.button("web-vote-yes").wait_for()

    for width, height in ((390, 664), (360, 640), (844, 390), (1280, 720), (1440, 900)):
        carla.page.set_viewport_size({"width": width, "height": height})
        hidden = "each => each.scrollHeight - each.clientHeight"
        assert carla.page.locator("[data-given]").evaluate(hidden) <= 0, f"at {width} by {height}"


def test_who_leaves_is_played_for_and_may_come_back(come: Come) -> None:
    ana, bruno = come("Ana", "Bruno")
    table = ana.page.url
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.button("web-matters-leave").click()
    ana.button("web-matters-leave-yes").click()
    ana.page.wait_for_url(lambda url: url != table)
    expect(bruno.page.get_by_title(bruno.say("web-seat-bot-sits-in"))).to_be_visible()

    ana.goes(table)
    ana.button("web-vote-return").click()

    expect(bruno.page.get_by_title(bruno.say("web-seat-bot-sits-in"))).to_have_count(0)


def test_a_watcher_sees_the_table_and_nobodys_cards(come: Come, arrive: Arrive) -> None:
    (ana,) = come("Ana")
    dino = arrive("Dino")
    dino.goes(ana.page.url)

    expect(dino.page.get_by_role("list", name=dino.say("web-table-seats"))).to_contain_text("Carla")
    expect(dino.page.locator("[data-option], [data-part=hand]")).to_have_count(0)
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.sees("web-matters-watchers", count=1)
