"""What passes quickly at a table of Dungeon Raiders is whole and in sight while it is there."""

from __future__ import annotations

import pytest

from tests.scenario import raiders
from tests.server.http.running import Running
from tests.web.staged import ANSWERED, NAMES, Staged
from tests.web.visitor import Arrive

SIZES = [(390, 664), (360, 640), (844, 390), (820, 1180), (1440, 900), (1280, 720), (1366, 640)]
EVERY_ITEM = ["torch", "torch", "crystal_ball", "key", "sword"]
BOX = """each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  return [left, top, right, bottom];
}"""
Box = tuple[float, float, float, float]


@pytest.mark.parametrize("language", ["es", "pt-BR"])
def test_with_every_item_in_hand_both_answers_about_a_torch_are_in_sight(
    arrive: Arrive, server: Running, language: str
) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, language=language)
    game = raiders("devir", seats=5, room="goblin", lit="UDDUD", items={0: EVERY_ITEM})
    page = Staged(ana, person, game, NAMES).page
    page.locator(".options [data-option]").nth(1).wait_for()

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        place = page.locator("[data-given]").evaluate(BOX)
        for answer in page.locator("[data-given] [data-option]").all():
            assert within(answer.evaluate(BOX), place), f"{answer.inner_text()!r} at {width} by {height}"


def test_a_long_sentence_is_told_to_its_end_and_a_rooms_answer_covers_no_words(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, language="es", speed=1, still=False)
    game = raiders("devir", seats=5, row=["treasure_4_2", "dragon"], coins=[3] * 5)
    staged = Staged(ana, person, game, NAMES)
    staged.held_at(ANSWERED, 5, 5, 4, 4, 4)

    for width, height in SIZES:
        staged.page.set_viewport_size({"width": width, "height": height})
        assert cut(staged) <= 1, f"the sentence is cut at {width} by {height}"
        answer = staged.page.locator(".answer > *").evaluate(BOX)
        for words in staged.page.locator("[data-part=room] h3, .raiders > header, [data-part=room] li").all():
            assert apart(answer, words.evaluate(BOX)), f"{words.inner_text()!r} at {width} by {height}"


def test_on_the_wide_plates_of_a_duel_no_figure_lies_under_the_sign_of_a_bot(
    arrive: Arrive, server: Running
) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, language="es")
    page = Staged(ana, person, raiders("classic", "duel", 2, row=["dragon", "goblin"]), NAMES[:2]).page

    for width, height in ((1440, 900), (1280, 720), (1366, 640)):
        page.set_viewport_size({"width": width, "height": height})
        sign = page.locator(".seats .tag").evaluate(BOX)
        for figure in page.locator(".seats .counts > *").all():
            assert apart(sign, figure.evaluate(BOX)), f"{figure.inner_text()!r} at {width} by {height}"


def test_on_a_low_wide_screen_a_trap_is_seen_over_its_name(arrive: Arrive, server: Running) -> None:
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, language="pt-BR", size=(1280, 720))
    page = Staged(ana, person, raiders("classic", seats=5, row=["spike", "goblin"]), NAMES).page

    left, _, right, bottom = page.locator("[data-part=room] .art").evaluate(BOX)
    name = page.locator("[data-part=room] h3").evaluate(BOX)
    assert name[0] < (left + right) / 2 < name[2]
    assert bottom <= name[1] + 1


def cut(staged: Staged) -> float:
    """How far the words told reach beyond their bar."""
    told, bar = (staged.page.locator(each).evaluate(BOX) for each in ("[data-beat]", "[data-bar]"))
    return float(told[3] - bar[3])


def within(inner: Box, outer: Box) -> bool:
    return all(inner[side] >= outer[side] for side in (0, 1)) and all(
        inner[side] <= outer[side] for side in (2, 3)
    )


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes lie beside each other, but for what a line of words is higher than its letters."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] + 2 or other[3] <= one[1] + 2
