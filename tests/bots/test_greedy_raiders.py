"""The greedy raider's rules of thumb, one situation and one question each."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from mazmorra.bots import make_bot
from mazmorra.bots.greedy.raiders.odds import odds_of
from mazmorra.bots.greedy.raiders.rivals import ESCAPE, SHOWN, STAND_IN, plays, values
from mazmorra.games import find_game
from mazmorra.games.raiders.box.loading import open_box
from mazmorra.games.raiders.rules.cards import CRYSTAL_BALL, KEY, LOOK, PASS, POWERS, SWORD, pack
from mazmorra.kernel import Answer, AnyView, Ask

SETTINGS = {"edition": "devir", "mode": "tactical"}
BOX = open_box("devir")


def number(room: str) -> int:
    return next(index for index, row in enumerate(BOX.rooms) if row.id == room)


def view(
    row: list[str], cards: tuple[int, ...] = (0, 0, 0), items: tuple[int, ...] = (0, 0, 0, 0), **fields: Any
) -> AnyView:
    """The first seat of three in a level of these rooms ('' is dark), the others' cards as they lie."""
    game = find_game("raiders", SETTINGS)
    seen = game.new(3, seed=1).view(0)
    place = fields.get("place", 0)
    hand = fields.pop("hand", POWERS) + pack(items)
    changed: dict[str, Any] = {
        "row": tuple(number(room) if room else -1 for room in row),
        "lit": tuple(int(bool(room)) for room in row),
        "place": place,
        "cards": cards,
        "used": (0, 0, 0),
        "hands": (hand, None, None),
        "gained": (items, (0, 0, 0, 0), (0, 0, 0, 0)),
        "coins": (5, 5, 5),
        "wounds": (2, 2, 2),
        "played": (POWERS & ~hand, *(1 << card - 1 if card else 0 for card in cards[1:])),
    }
    return replace(seen, fields={**seen.fields, **changed, **fields})


def answer(seen: AnyView, *options: int) -> Answer:
    asked = replace(seen, ask=Ask(0, "card", options))
    return make_bot("greedy", asked.game, 1).choose(asked)


LEVEL = ["treasure_1", "zombie", "treasure_1", "zombie", "treasure_1"]


def test_the_lowest_card_that_takes_the_chest_is_enough_when_the_others_have_played() -> None:
    seen = view(["treasure_4", "zombie", "treasure_4", "zombie", "treasure_1"], cards=(0, 2, 3))
    assert answer(seen, 1, 2, 3, 4, 5) == 4


def test_high_cards_are_kept_for_the_rich_room_of_the_level() -> None:
    seen = view(["treasure_1", "treasure_4_2", "zombie", "dragon", "treasure_4"])
    assert answer(seen, 1, 2, 3, 4, 5) in (1, 2)


def test_a_key_saves_a_power_card() -> None:
    seen = view(["treasure_4", "treasure_4_2", "dragon", "dragon", "treasure_4"], items=(0, 0, 1, 0))
    assert answer(seen, 1, 2, 3, 4, 5, KEY) == KEY


def test_a_sword_fends_off_a_dragon() -> None:
    seen = view(["dragon"] * 5, cards=(0, 3, 4), place=4, hand=0b00001, items=(0, 0, 0, 1))
    assert answer(seen, 1, SWORD) == SWORD


def test_nobody_plays_highest_before_a_mummy() -> None:
    seen = view(["mummy"] * 5, cards=(0, 2, 3), place=4, hand=0b10010, level=4)
    assert answer(seen, 2, 5) == 2


def test_a_five_is_a_one_to_the_golem() -> None:
    seen = view(["golem"] * 5, cards=(0, 2, 3), place=4, hand=0b11000, level=4)
    assert answer(seen, 4, 5) == 4


def test_a_key_escapes_the_megadragon() -> None:
    seen = view(["megadragon"] * 5, cards=(0, 4, 5), place=4, hand=0b00001, items=(0, 0, 1, 0), level=4)
    assert answer(seen, 1, KEY) == KEY


def test_the_richest_does_not_spring_a_trap_for_the_richest() -> None:
    seen = view(["lava", *LEVEL[1:]], cards=(0, 1, 2), coins=(9, 5, 5))
    assert answer(seen, 1, 2, 3, 4, 5) in (1, 2)


def test_a_poor_raider_springs_it_on_the_richest() -> None:
    seen = view(
        ["lava", "lava", "lava", "lava", "lava"], cards=(0, 1, 2), coins=(2, 12, 5), place=4, hand=0b10001
    )
    assert answer(seen, 1, 5) == 5


def test_a_crystal_ball_is_not_wasted_by_who_plays_last() -> None:
    seen = view(["treasure_4", *LEVEL[1:]], cards=(0, 2, 3), items=(0, 1, 0, 0))
    assert answer(seen, 1, 2, 3, 4, 5, CRYSTAL_BALL) != CRYSTAL_BALL


@pytest.mark.parametrize(("dark", "expected"), [(1, PASS), (3, LOOK)])
def test_a_torch_is_for_when_enough_is_dark(dark: int, expected: int) -> None:
    seen = view(["zombie"] * (5 - dark) + [""] * dark, items=(1, 0, 0, 0))
    asked = replace(seen, ask=Ask(0, "torch", (PASS, LOOK)))
    assert make_bot("greedy", asked.game, 1).choose(asked) == expected


def test_the_easy_solitaire_is_chosen() -> None:
    game = find_game("raiders", {"mode": "solitaire"})
    table = game.new(1, seed=1)
    bot = make_bot("greedy", game, 1)
    while table.asks[0].kind != "card":
        table.answer(0, bot.choose(table.view(0)))
    assert table.state.wounds == [2]


def test_what_rivals_may_play_adds_up() -> None:
    rivals = (0b10110, POWERS | STAND_IN, 0b00011 | ESCAPE, SHOWN + 4)
    possible = list(product(*[values(code) for code in rivals]))
    for together, chance in plays(rivals):
        counted = sum(tuple(sorted(each)) == together for each in possible)
        assert chance == pytest.approx(counted / len(possible))


def test_treasure_odds_agree_with_the_worked_example() -> None:
    """DR-TRE-4: chests 4 and 2; three play 4, one 2, one 1."""
    room = BOX.rooms[number("treasure_4_2")]
    rivals = tuple(SHOWN + value for value in (4, 4, 2, 1))
    assert [odds.coins for odds in odds_of(room, 5, rivals)] == [0, 0, 1, 2, 1, 4]


def test_monster_odds_agree_with_the_worked_example() -> None:
    """DR-MON-6: a dragon's 18 against 5, 4, 3 and what this seat plays."""
    room = BOX.rooms[number("dragon")]
    odds = odds_of(room, 4, tuple(SHOWN + value for value in (5, 4, 3)))
    assert [each.hit for each in odds[1:]] == [1, 1, 1, 0, 0]
    assert [each.rival_hits for each in odds[1:]] == [0, 0, 1, 1, 1]
