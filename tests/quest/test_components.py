"""What a screen is told of the box: plain values, in the order of the numbers, with chances in percent."""

from __future__ import annotations

import json
from typing import Any

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.told.components import components
from mazmorra.kernel.codec import plain


def told() -> dict[str, Any]:
    return dict(components(open_box()))


def test_everything_can_be_sent() -> None:
    assert json.loads(json.dumps(plain(told()))).keys() == told().keys()


def test_the_sun_sets_more_often_on_each_of_its_last_spaces() -> None:
    assert told()["sunset"] == [0] * 25 + [17, 33, 50, 67, 83]


def test_two_dice_are_seven_or_less_fifty_eight_times_in_a_hundred() -> None:
    odds = told()["odds"]
    assert (odds[1], odds[2], odds[7], odds[12]) == (0, 3, 58, 100)
    assert odds == sorted(odds)


def test_one_card_of_the_dragons_wakes_it() -> None:
    assert [card["id"] for card in told()["cards"] if card["wakes"]] == ["dragon_rage"]


def test_cards_monsters_heroes_and_runes_stand_where_their_numbers_say() -> None:
    box, found = open_box(), told()
    assert [card["id"] for card in found["cards"]] == [card.id for card in box.cards]
    assert [(row["name"], row["health"]) for row in found["monsters"]] == [
        (row.name, row.health) for row in box.monsters
    ]
    assert [row["id"] for row in found["heroes"]] == [row.id for row in box.heroes]
    assert [row["id"] for row in found["runes"]] == [row.id for row in box.runes]
