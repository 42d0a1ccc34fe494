"""What people do with one another at a table: talk, take back, vote, leave and return."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.http.running import Running
from tests.web.playing import GLOWING, answer, asked, at_a_secret_choice
from tests.web.tables import together
from tests.web.visitor import PHONE, Arrive, Visitor

NAMES = ("Ana", "Bruno", "Carla")


@pytest.fixture
def three(arrive: Arrive, server: Running) -> list[Visitor]:
    """Ana, Bruno and Carla at a table of their own, each asked for a card; Carla has a phone."""
    people = [server.person(name) for name in NAMES]
    table = together(people)
    visitors = [arrive(name, token=person.token) for name, person in zip(NAMES[:2], people, strict=False)]
    visitors.append(arrive("Carla", token=people[2].token, size=PHONE, touch=True))
    for visitor in visitors:
        visitor.goes(f"/t/{table}")
    at_a_secret_choice(visitors)
    return visitors


def test_what_somebody_says_and_how_they_feel_reaches_the_others(three: list[Visitor]) -> None:
    ana, bruno, carla = three
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


def test_a_secret_choice_is_taken_back_and_another_made(three: list[Visitor]) -> None:
    ana, *_ = three
    first = answer(ana)
    ana.sees("web-table-locked")

    ana.page.locator("[data-undo]").click()
    ana.page.locator(GLOWING).first.wait_for()
    second = answer(
        ana, lambda glowing: glowing.nth(1)
    )  # a torch, if there is one, lies last and waits for nobody

    assert first != second
    ana.sees("web-table-locked")


def test_a_choice_is_taken_back_later_if_all_agree(three: list[Visitor]) -> None:
    ana, bruno, carla = three
    answer(ana)
    ana.sees("web-table-locked")
    answer(bruno)
    bruno.sees("web-table-locked")

    ana.button("web-table-ask-undo").click()
    bruno.button("web-vote-yes").click()
    carla.button("web-vote-yes").tap()

    for each in three:
        each.page.locator(GLOWING).first.wait_for()


def test_one_who_does_not_agree_ends_the_vote(three: list[Visitor]) -> None:
    ana, bruno, carla = three
    answer(ana)
    answer(bruno)
    bruno.sees("web-table-locked")
    ana.button("web-table-ask-undo").click()

    carla.button("web-vote-no").tap()

    expect(ana.button("web-table-ask-undo")).to_be_visible()
    expect(bruno.button("web-vote-yes")).to_have_count(0)
    assert not asked(ana)


def test_who_leaves_is_played_for_and_may_come_back(three: list[Visitor]) -> None:
    ana, bruno, _ = three
    table = ana.page.url
    ana.page.get_by_role("tab", name=ana.say("web-side-table")).click()
    ana.button("web-matters-leave").click()
    ana.button("web-matters-leave-yes").click()
    ana.page.wait_for_url(lambda url: url != table)
    expect(bruno.page.get_by_title(bruno.say("web-seat-bot-sits-in"))).to_be_visible()

    ana.goes(table)
    ana.button("web-vote-return").click()

    expect(bruno.page.get_by_title(bruno.say("web-seat-bot-sits-in"))).to_have_count(0)


def test_a_watcher_sees_the_table_and_nobodys_cards(three: list[Visitor], arrive: Arrive) -> None:
    dino = arrive("Dino")
    dino.goes(three[0].page.url)

    expect(dino.page.get_by_role("list", name=dino.say("web-table-seats"))).to_contain_text("Carla")
    expect(dino.page.locator("[data-option], [data-part=hand]")).to_have_count(0)
    three[0].page.get_by_role("tab", name=three[0].say("web-side-table")).click()
    three[0].sees("web-matters-watchers", count=1)
