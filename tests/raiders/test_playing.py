"""Playing a card: in turn or at once, and what each room allows in place of a power card."""

from __future__ import annotations

import pytest

from mazmorra.kernel import WATCHER
from tests.scenario import last_room, proves, raiders
from tests.scenario.scene import Card
from tests.scenario.tables import at_once, both_editions, every_party, in_turn

ROW = ["treasure_1", "goblin", "magnet", "vault_coins", "treasure_2"]
ALL_ITEMS = ["torch", "crystal_ball", "key", "sword"]


@proves("DR-PLY-1")
@in_turn
def test_seats_play_clockwise_from_the_start_player_seeing_what_came_before(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon", starter=1)

    assert game.asked == [1]
    game.answer(1, 4)
    assert game.asked == [2]
    assert game.view(2)["cards"] == (0, 4, 0)
    game.answer(2, 5)
    assert game.asked == [0]
    assert game.view(0)["cards"] == (0, 4, 5)
    assert game.clause("card_played") == "DR-PLY-1"


@proves("DR-PLY-1")
@in_turn
def test_who_is_not_in_turn_is_refused(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon", starter=1)

    assert game.refuses(0, 5)
    assert game.refuses(2, 5)


@proves("DR-PLY-2")
@at_once
def test_all_are_asked_at_once_and_all_cards_are_revealed_together(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon")
    assert game.asked == [0, 1, 2]

    game.answer(2, 5)
    game.answer(0, 4)
    assert game.told("card_played") == []
    game.answer(1, 4)

    assert [event.args["seat"] for event in game.told("card_played")] == [
        0,
        1,
        2,
    ]  # not even who was quick is told
    assert game.clause("card_played") == "DR-PLY-2"


@proves("DR-PLY-2")
@at_once
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_a_card_chosen_in_secret_is_known_to_nobody_else(edition: str, mode: str, viewer: int) -> None:
    tables = [raiders(edition, mode, room="dragon", items={0: ["sword", "crystal_ball"]}) for _ in range(3)]

    tables[0].answer(0, 1)
    tables[1].answer(0, 5)
    tables[2].answer(0, "sword")

    assert tables[0].knowledge(viewer) == tables[1].knowledge(viewer) == tables[2].knowledge(viewer)


@proves("DR-PLY-2")
@at_once
def test_a_card_once_chosen_cannot_be_changed(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon")
    game.answer(0, 1)

    assert game.refuses(0, 5)


@proves("DR-PLY-3", "DR-PLY-4", "DR-PLY-5")
@every_party
@pytest.mark.parametrize(
    ("room", "items"),
    [
        ("treasure_4", ["crystal_ball", "key"]),
        ("dragon", ["crystal_ball", "sword"]),
        ("magnet", ["crystal_ball"]),
        ("vault_items", ["crystal_ball"]),
        ("vault_coins", ["crystal_ball"]),
    ],
)
def test_a_room_allows_power_cards_held_and_the_items_that_serve_there(
    edition: str, mode: str, room: str, items: list[Card]
) -> None:
    game = raiders(edition, mode, room=room, items={0: ALL_ITEMS})
    game.answer(0, "pass")  # the torch, as the level is laid out

    assert game.options(0) == [1, 2, 3, 4, 5, *items, "look"]
    assert all(game.refuses(0, item) for item in ALL_ITEMS if item not in items)


@proves("DR-PLY-3")
@every_party
def test_a_card_not_in_hand_is_refused(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    game.play(3, 4, 4)
    while game.asked[0] != 0:
        game.answer(game.asked[0], 5)

    assert game.refuses(0, 3)
    assert game.refuses(0, "crystal_ball")
    assert game.refuses(0, "sword")


@proves("DR-PLY-4")
@every_party
def test_a_key_counts_5_in_a_treasure_room_and_goes_back_to_the_supply(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="treasure_4", items={0: ["key"]})
    before = game.supply("key")

    game.play("key", 4, 3)

    assert game.coins == [4, 0, 0]
    assert game.items(0) == []
    assert game.supply("key") == before + 1
    assert game.powers(0) == [1, 2, 3, 4, 5]


@proves("DR-PLY-4", "DR-PLY-5")
@in_turn
@pytest.mark.parametrize(("room", "item"), [("treasure_4", "key"), ("dragon", "sword")])
def test_a_key_or_sword_lies_on_the_table_until_the_room_is_over(
    edition: str, mode: str, room: str, item: str
) -> None:
    game = raiders(edition, mode, room=room, items={0: [item]})
    before = game.supply(item)

    game.play(item, 4, None)
    assert game.supply(item) == before
    game.play(None, None, 3)

    assert game.supply(item) == before + 1


@proves("DR-PLY-4")
@both_editions
@pytest.mark.parametrize("room", ["goblin", "magnet", "vault_items"])
def test_a_key_is_refused_outside_treasure_rooms(edition: str, room: str) -> None:
    game = raiders(edition, room=room, items={0: ["key"]})

    assert game.refuses(0, "key")


@proves("DR-PLY-5")
@every_party
def test_a_sword_counts_5_in_a_monster_room_and_goes_back_to_the_supply(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon", items={0: ["sword"]})
    before = game.supply("sword")

    game.play("sword", 5, 4)

    assert game.told("monster_beaten")[-1].args["total"] == 14
    assert game.supply("sword") == before + 1


@proves("DR-PLY-5")
@both_editions
@pytest.mark.parametrize("room", ["treasure_4", "magnet", "vault_items"])
def test_a_sword_is_refused_outside_monster_rooms(edition: str, room: str) -> None:
    game = raiders(edition, room=room, items={0: ["sword"]})

    assert game.refuses(0, "sword")


@proves("DR-PLY-5")
def test_a_sword_goes_back_to_the_supply_after_a_boss() -> None:
    game = last_room(room="mummy", items={0: ["sword"]})

    game.play("sword", 4, 3)

    assert game.wounds == [3, 0, 0]
    assert game.copies("sword") == game.supply("sword") == 6


@proves("DR-PLY-6")
@every_party
def test_five_power_cards_last_for_five_rooms(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    for held in (5, 4, 3, 2):
        assert len(game.options(game.asked[0])) == held
        game.play(*(game.powers(seat)[0] for seat in range(3)))

    assert game.state.level == 1  # the fifth card is no choice
    assert [event.args["card"] for event in game.told("card_played")][-3:] == ["5"] * 3


@proves("DR-PLY-6")
@every_party
def test_an_item_saves_a_power_card(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW, items={0: ["key", "sword"]})
    game.play("key", 1, 1)
    game.play("sword", 2, 2)
    game.play(3, 3, 3)

    assert [game.powers(seat) for seat in range(3)] == [[1, 2, 4, 5], [4, 5], [4, 5]]


@proves("DR-PLY-6")
@at_once
def test_a_last_card_is_played_by_itself_while_others_still_choose(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW, items={0: ["key"]})
    game.play("key", 1, 1)
    for card in (2, 3, 4):
        game.play(card, card, card)

    assert game.asked == [0]
    assert game.view(0).answered == (1, 2)
    assert game.told("card_played")[-1].args["card"] == "4"  # and is not shown before all have chosen
    game.answer(0, 1)

    assert [event.args["card"] for event in game.told("card_played")][-3:] == ["1", "5", "5"]
