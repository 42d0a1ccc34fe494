"""Treasure rooms: who gets which chest."""

from __future__ import annotations

import pytest

from tests.scenario import proves, raiders
from tests.scenario.tables import both_editions, every_party


@proves("DR-TRE-1")
@every_party
def test_the_highest_card_gains_the_richest_chest(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="treasure_4", coins=[1, 2, 3])

    game.play(2, 5, 3)

    assert game.coins == [1, 6, 3]
    assert game.clause("coins_gained") == "DR-TRE-1"


@proves("DR-TRE-2")
@both_editions
@pytest.mark.parametrize(
    ("room", "cards", "coins"),
    [
        ("treasure_4", (5, 5, 1), [2, 2, 0]),
        ("treasure_3", (5, 5, 1), [1, 1, 0]),
        ("treasure_2", (5, 5, 5), [0, 0, 0]),
        ("treasure_1", (3, 3, 1), [0, 0, 0]),
    ],
)
def test_who_ties_shares_the_chest_rounded_down_and_the_rest_is_lost(
    edition: str, room: str, cards: tuple[int, ...], coins: list[int]
) -> None:
    game = raiders(edition, room=room)

    game.play(*cards)

    assert game.coins == coins
    assert game.clause("chest_shared") == "DR-TRE-2"


@proves("DR-TRE-3")
@both_editions
def test_the_second_highest_value_gains_the_second_chest(edition: str) -> None:
    game = raiders(edition, seats=4, room="treasure_3_2")

    game.play(1, 4, 5, 2)

    assert game.coins == [0, 2, 3, 0]
    assert game.clause("coins_gained") == "DR-TRE-3"


@proves("DR-TRE-3")
@both_editions
@pytest.mark.parametrize(("room", "seconds"), [("treasure_3_2", 1), ("treasure_2_1", 0)])
def test_who_ties_for_second_shares_the_second_chest_the_same_way(
    edition: str, room: str, seconds: int
) -> None:
    game = raiders(edition, seats=4, room=room)

    game.play(5, 4, 4, 1)

    assert game.coins[1:] == [seconds, seconds, 0]


@proves("DR-TRE-3")
@both_editions
def test_without_a_second_chest_the_second_highest_gains_nothing(edition: str) -> None:
    game = raiders(edition, room="treasure_4")

    game.play(5, 4, 3)

    assert game.coins == [4, 0, 0]


@proves("DR-TRE-3")
@both_editions
def test_the_third_highest_does_not_inherit_a_second_chest_too_small_to_share(edition: str) -> None:
    game = raiders(edition, seats=4, room="treasure_2_1")

    game.play(5, 3, 3, 2)

    assert game.coins == [2, 0, 0, 0]


@proves("DR-TRE-4")
@every_party
def test_three_who_tie_share_the_rich_chest_and_the_fourth_takes_the_other(edition: str, mode: str) -> None:
    game = raiders(edition, mode, seats=5, room="treasure_4_2")

    game.play(4, 4, 4, 2, 1)

    assert game.coins == [1, 1, 1, 2, 0]


@proves("DR-TRE-5")
@both_editions
@pytest.mark.parametrize("before", [17, 20])
def test_nobody_ever_has_more_than_20_coins(edition: str, before: int) -> None:
    game = raiders(edition, room="treasure_4", coins=[before, 0, 0])

    game.play(5, 1, 1)

    assert game.coins[0] == 20
    assert game.clause("purse_full") == "DR-TRE-5"


@proves("DR-TRE-5")
@both_editions
def test_a_purse_of_exactly_20_loses_nothing(edition: str) -> None:
    game = raiders(edition, room="treasure_4", coins=[16, 0, 0])

    game.play(5, 1, 1)

    assert game.coins[0] == 20
    assert game.told("purse_full") == []


@proves("DR-TRE-6")
@both_editions
def test_the_second_chest_stays_when_all_play_the_same_value(edition: str) -> None:
    game = raiders(edition, room="treasure_4_2")

    game.play(3, 3, 3)

    assert game.coins == [1, 1, 1]
    assert game.clause("chest_stays") == "DR-TRE-6"


@proves("DR-TRE-6")
@both_editions
def test_a_key_and_a_five_are_the_same_value(edition: str) -> None:
    game = raiders(edition, room="treasure_4_2", items={0: ["key"]})

    game.play("key", 5, 5)

    assert game.coins == [1, 1, 1]
