"""The map of the dungeon: rooms are touched to go there, arrows walk, and it is drawn along, stretched and
followed.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.http.running import Running
from tests.web.playing import answer
from tests.web.tables import against_bots
from tests.web.test_accessible import assert_open_to_all
from tests.web.test_phones import PHONES, apart
from tests.web.visitor import PHONE, WIDE, Arrive, Visitor

FINGER = 44
"""What a finger needs, in pixels."""
IS_NEARER = "before => document.querySelector('.sight > svg').viewBox.baseVal.width < before"
IS_WHOLE = "() => document.querySelector('.sight > svg').viewBox.baseVal.width >= 1300"
PRINTED = 4
"""The towers: all there is before anybody goes anywhere."""


@pytest.fixture
def alone(arrive: Arrive, server: Running) -> Visitor:
    return in_the_dungeon(arrive, server, WIDE)


def in_the_dungeon(arrive: Arrive, server: Running, size: tuple[int, int]) -> Visitor:
    """Somebody alone in a tower, asked what to do."""
    person = server.person("Ana")
    ana = arrive("Ana", token=person.token, size=size)
    ana.goes(f"/t/{against_bots(person, 1, game='quest', players='solo')}")
    ana.page.locator("[data-question=start_tower]").wait_for()
    answer(ana)
    ana.page.locator("[data-question=action]").wait_for()
    return ana


def rooms(visitor: Visitor) -> Locator:
    """The rooms that may be touched."""
    return visitor.page.locator("button[data-target]")


def laid(visitor: Visitor) -> Locator:
    """The rooms that are drawn, the treasure chamber aside."""
    return sight(visitor).locator("> svg .room")


def sees_a_room_laid(visitor: Visitor) -> None:
    """A room more than the printed ones; whoever has the rune for it is asked first whether to keep the
    tile.
    """
    kept = visitor.page.locator("[data-question=tile]")
    expect(kept.or_(laid(visitor).nth(PRINTED)).first).to_be_visible()
    if kept.count():
        answer(visitor)
    expect(laid(visitor)).not_to_have_count(PRINTED)


def whereabouts(visitor: Visitor) -> Locator:
    return visitor.page.locator("#quest-whereabouts")


def sight(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name=visitor.say("web-quest-map"))


def part_seen(visitor: Visitor) -> list[float]:
    """The part of the board that is seen: left, top, width, height."""
    return [float(each) for each in (sight(visitor).locator("> svg").get_attribute("viewBox") or "").split()]


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
def test_a_room_is_touched_to_go_there(arrive: Arrive, server: Running, size: tuple[int, int]) -> None:
    ana = in_the_dungeon(arrive, server, size)
    expect(laid(ana)).to_have_count(PRINTED)
    assert rooms(ana).count() == 2
    for room in rooms(ana).all():
        box = room.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    room = rooms(ana).first
    answers = ana.page.get_by_role("button").filter(
        has_text=(room.text_content() or "").strip().split(".")[0]
    )
    expect(answers).to_have_count(2)  # on the map, and in the question bar with what it risks

    room.click()

    sees_a_room_laid(ana)


@pytest.mark.parametrize("size", PHONES)
def test_with_the_whole_map_in_sight_the_arrows_lie_apart(
    arrive: Arrive, server: Running, size: tuple[int, int]
) -> None:
    ana = in_the_dungeon(arrive, server, size)

    ana.page.keyboard.press("0")

    ana.page.wait_for_function(IS_WHOLE)
    corners = "each => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round)"
    boxes = [room.evaluate(corners) for room in rooms(ana).all()]
    east, south = [(left, top, left + width, top + height) for left, top, width, height, *_ in boxes]
    assert apart(east, south)


def test_an_arrow_walks_that_way(alone: Visitor) -> None:
    expect(laid(alone)).to_have_count(PRINTED)
    key = rooms(alone).first.get_attribute("aria-keyshortcuts") or ""
    assert key.startswith("Arrow")

    alone.page.keyboard.press(key)

    sees_a_room_laid(alone)


def test_the_map_comes_nearer_shows_all_and_follows_again(alone: Visitor) -> None:
    follow = alone.button("web-map-follow")
    near = part_seen(alone)
    expect(follow).to_have_attribute("aria-pressed", "true")

    alone.page.keyboard.press("+")
    assert part_seen(alone)[2] < near[2]
    expect(follow).to_have_attribute("aria-pressed", "false")

    alone.page.keyboard.press("0")
    left, top, width, height = part_seen(alone)
    assert max(left, top) <= 0
    assert (left + width >= 1300, top + height >= 1000) == (True, True)

    alone.page.keyboard.press("f")
    expect(follow).to_have_attribute("aria-pressed", "true")
    assert part_seen(alone) == pytest.approx(near)


def test_the_map_is_drawn_along_by_hand_and_by_arrows(alone: Visitor) -> None:
    box = sight(alone).bounding_box()
    assert box
    alone.page.keyboard.press("0")
    alone.button("web-map-nearer").click()
    alone.button("web-map-nearer").click()
    before = part_seen(alone)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    alone.page.mouse.move(*middle)
    alone.page.mouse.down()
    alone.page.mouse.move(middle[0] + 60, middle[1] + 40, steps=5)
    alone.page.mouse.up()
    drawn = part_seen(alone)
    assert (drawn[0] < before[0], drawn[1] < before[1]) == (True, True)
    expect(alone.page.locator("[data-question=action]")).to_be_visible()

    alone.page.mouse.move(*middle)
    alone.page.mouse.wheel(0, -200)
    alone.page.wait_for_function(IS_NEARER, arg=drawn[2])


def test_who_cannot_see_the_map_hears_it(alone: Visitor) -> None:
    told = whereabouts(alone).text_content() or ""
    assert alone.say("quest-room-tower") in told
    assert alone.say("web-quest-side-wall") in told


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
def test_the_dungeon_is_open_to_all(arrive: Arrive, server: Running, size: tuple[int, int]) -> None:
    ana = in_the_dungeon(arrive, server, size)
    assert_open_to_all(ana)
    ana.button("web-map-legend").click()
    ana.page.get_by_role("dialog").wait_for()
    assert_open_to_all(ana)


def test_two_fingers_stretch_the_map(arrive: Arrive, server: Running) -> None:
    ana = in_the_dungeon(arrive, server, PHONE)
    box = sight(ana).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = ana.context.new_cdp_session(ana.page)
    before = part_seen(ana)

    for kind, wide in (
        ("touchStart", 30),
        ("touchMove", 45),
        ("touchMove", 60),
        ("touchMove", 80),
        ("touchEnd", 0),
    ):
        points = [{"x": x - wide, "y": y, "id": 1}, {"x": x + wide, "y": y, "id": 2}] if wide else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    ana.page.wait_for_function(IS_NEARER, arg=before[2] * 0.7)
    expect(ana.page.locator("[data-question=action]")).to_be_visible()
