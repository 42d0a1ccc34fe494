"""Through a level: laid out, entered from the left, slept off."""

from __future__ import annotations

import pytest

from mazmorra.kernel import WATCHER
from tests.scenario import last_room, proves, raiders
from tests.scenario.tables import both_editions, every_party

ROW = ["treasure_1", "treasure_2", "treasure_3", "treasure_4", "vault_coins"]


@proves("DR-LVL-1")
@pytest.mark.parametrize("lit", ["UDUDD", "DDDDD", "UUUUU", "DUUUU"])
def test_a_classic_level_lies_with_the_facing_its_cards_have(lit: str) -> None:
    game = raiders("classic", row=ROW, lit=lit)

    expected = [room if facing == "U" else "dark" for room, facing in zip(ROW, lit, strict=True)]
    assert game.told("level_laid")[-1].args["rooms"] == tuple(expected)
    assert game.clause("level_laid") == "DR-LVL-1"
    assert game.row(0)[1:] == expected[1:]  # the first room has been entered


@proves("DR-LVL-2")
@pytest.mark.parametrize("lit", ["UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU"])
def test_a_level_card_says_which_rooms_of_a_devir_level_lie_face_up(lit: str) -> None:
    game = raiders("devir", row=ROW, lit=lit)

    expected = [room if facing == "U" else "dark" for room, facing in zip(ROW, lit, strict=True)]
    assert [game.row(seat) for seat in (0, 1, 2, WATCHER)] == [expected] * 4
    assert game.clause("level_laid") == "DR-LVL-2"


@proves("DR-LVL-2")
def test_a_level_card_leaves_the_game() -> None:
    game = raiders("devir", level=3, lit="UUUUD")

    assert sum(game.state.level_cards) == 7 - 3
    assert game.state.level_cards[2] == 0  # UUUUD


@proves("DR-LVL-3")
@pytest.mark.parametrize(
    ("lit", "seen"), [("UUDDU", "medusa"), ("UDDDU", "medusa"), ("UUUUD", "dark"), ("UDUDD", "dark")]
)
def test_the_boss_lies_fifth_in_the_fifth_level_with_the_facing_of_that_place(lit: str, seen: str) -> None:
    game = raiders("devir", level=5, lit=lit, boss="medusa")

    assert game.row(0)[4] == seen


@proves("DR-LVL-3")
def test_the_boss_is_entered_last() -> None:
    game = last_room("devir", room="medusa")

    assert game.told("room_entered")[-1].args["room"] == "medusa"
    assert (game.state.level, game.place) == (4, 5)


@proves("DR-LVL-4")
@every_party
def test_rooms_are_entered_from_the_left_and_a_dark_one_is_turned_up_for_all(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW, lit="UDUDD")
    assert game.row(WATCHER) == ["treasure_1", "dark", "treasure_3", "dark", "dark"]

    game.play(3, 4, 5)

    assert game.place == 2
    assert [game.row(seat)[1] for seat in (0, 1, 2, WATCHER)] == ["treasure_2"] * 4
    entered = game.told("room_entered")[-1]
    assert (entered.args["room"], entered.args["was_dark"], entered.clause) == (
        "treasure_2",
        True,
        "DR-LVL-4",
    )


@proves("DR-LVL-4")
@both_editions
def test_a_resolved_room_does_not_come_again(edition: str) -> None:
    game = raiders(edition, row=["snake"], lit="UUUUD")
    snake = [room.id for room in game.table.game.box.rooms].index("snake")

    game.play(5, 5, 5)

    assert game.state.bag[snake] == 0
    assert game.view(0)["unseen"][snake] == 0


@proves("DR-LVL-4")
@pytest.mark.parametrize(("edition", "room"), [("classic", "treasure_1"), ("devir", "golem")])
def test_the_game_is_over_after_the_fifth_room_of_the_fifth_level(edition: str, room: str) -> None:
    game = last_room(edition, room=room)
    assert not game.over

    game.play(1, 2, 3)

    assert game.over
    assert game.refuses(0, 1)


@proves("DR-LVL-5")
@every_party
def test_after_five_rooms_power_cards_come_back_and_unused_items_stay(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW, items={0: ["sword"], 1: ["key"]})
    game.play(1, "key", 1)
    for card in (2, 3, 4):
        game.play(card, card, card)
    game.play(None, 5, None)  # the others' last card plays itself

    assert game.state.level == 1
    assert [game.powers(seat) for seat in range(3)] == [[1, 2, 3, 4, 5]] * 3
    assert (game.items(0), game.items(1)) == (["sword"], [])
    assert game.clause("rested") == "DR-LVL-5"


@proves("DR-LVL-5")
@every_party
def test_before_the_level_ends_a_played_card_does_not_come_back(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    for card in (1, 2, 3):
        game.play(card, card, card)

    assert [game.powers(seat) for seat in range(3)] == [[4, 5]] * 3
    assert game.refuses(game.asked[0], 3)


@proves("DR-LVL-6")
@every_party
def test_played_power_cards_lie_open_until_the_level_ends(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    for card in (2, 5, 1):
        game.play(card, card, card)
    assert [game.seen_played(viewer, 0) for viewer in (0, 1, WATCHER)] == [[1, 2, 5]] * 3

    game.play(3, 3, 3)  # and the 4 is played by itself

    assert [event.args["card"] for event in game.told("card_played")][-3:] == ["4"] * 3
    assert [game.seen_played(viewer, 0) for viewer in (0, 1, WATCHER)] == [[]] * 3


@proves("DR-LVL-6")
@both_editions
def test_an_item_played_does_not_lie_among_the_power_cards(edition: str) -> None:
    game = raiders(edition, row=ROW, items={0: ["key"]})

    game.play("key", 4, 5)

    assert game.seen_played(1, 0) == []


@proves("DR-LVL-5", "DR-LVL-6")
@every_party
def test_when_a_level_has_ended_no_card_is_left_lying_on_the_table(edition: str, mode: str) -> None:
    game = raiders(edition, mode, level=3, row=ROW, lit="UUDDU", items={0: ["torch"]})
    game.answer(0, "pass")
    for card in (1, 2, 3, 4):
        game.play(card, card, card)  # and the 5 is played by itself

    assert game.question == "torch"  # the next level has been laid out
    assert game.view(1)["cards"] == (0, 0, 0)
