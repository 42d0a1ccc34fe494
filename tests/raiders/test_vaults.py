"""Vaults: each gets what stands over the card played."""

from __future__ import annotations

import pytest

from tests.scenario import proves, raiders
from tests.scenario.tables import both_editions, every_party


@proves("DR-VAU-1")
@every_party
def test_the_item_vault_gives_each_what_stands_over_the_card_played(edition: str, mode: str) -> None:
    game = raiders(edition, mode, seats=5, room="vault_items", wounds=[3] * 5)

    game.play(1, 2, 3, 4, 5)

    assert [game.items(seat) for seat in range(5)] == [["torch"], ["crystal_ball"], ["key"], ["sword"], []]
    assert game.wounds == [3, 3, 3, 3, 2]


@proves("DR-VAU-1")
@both_editions
def test_the_coin_vault_gives_each_what_stands_over_the_card_played(edition: str) -> None:
    game = raiders(edition, seats=5, room="vault_coins", wounds=[3] * 5)

    game.play(1, 2, 3, 4, 5)

    assert game.coins == [1, 2, 0, 3, 0]
    assert game.wounds == [3, 3, 2, 3, 1]


@proves("DR-VAU-2")
@both_editions
def test_an_item_comes_from_the_supply(edition: str) -> None:
    game = raiders(edition, room="vault_items")
    before = game.supply("key")

    game.play(3, 3, 1)

    assert game.items(0) == game.items(1) == ["key"]
    assert game.supply("key") == before - 2
    assert game.clause("item_taken") == "DR-VAU-2"


@proves("DR-VAU-2")
@pytest.mark.parametrize(("edition", "held"), [("classic", 4), ("devir", 5)])
def test_if_more_want_an_item_than_there_are_none_of_them_gets_it(edition: str, held: int) -> None:
    game = raiders(edition, room="vault_items", items={2: ["sword"] * held})

    game.play(4, 4, 5)

    assert game.items(0) == game.items(1) == []
    assert game.supply("sword") == 1
    assert game.clause("item_short") == "DR-VAU-2"


@proves("DR-VAU-2")
@pytest.mark.parametrize(("edition", "held"), [("classic", 4), ("devir", 5)])
def test_the_last_copy_goes_to_a_single_taker(edition: str, held: int) -> None:
    game = raiders(edition, room="vault_items", items={2: ["sword"] * held})

    game.play(4, 5, 5)

    assert game.items(0) == ["sword"]
    assert game.supply("sword") == 0


@proves("DR-VAU-2")
@pytest.mark.parametrize(("edition", "held"), [("classic", 5), ("devir", 6)])
def test_the_crystal_ball_just_used_can_be_taken_again(edition: str, held: int) -> None:
    game = raiders(edition, room="vault_items", items={0: ["crystal_ball"] * held})

    game.play(["crystal_ball", 5], 2, 3)

    assert game.items(1) == ["crystal_ball"]
    assert game.supply("crystal_ball") == 0


@proves("DR-VAU-3")
@both_editions
def test_a_hand_has_no_limit(edition: str) -> None:
    held = ["torch"] * 4 + ["crystal_ball"] * 4 + ["key"] * 4 + ["sword"] * 4
    game = raiders(edition, room="vault_items", lit="UUUUD", items={0: held})

    game.play(["pass", 4, "pass"], 5, 5)

    assert game.items(0) == [*held, "sword"]


@proves("DR-VAU-4")
@both_editions
def test_every_taker_of_coins_gains_the_full_amount(edition: str) -> None:
    game = raiders(edition, room="vault_coins")

    game.play(4, 4, 4)

    assert game.coins == [3, 3, 3]
    assert game.clause("coins_gained") == "DR-VAU-4"


@proves("DR-VAU-4", "DR-TRE-5")
@both_editions
def test_coins_of_a_vault_stop_at_20(edition: str) -> None:
    game = raiders(edition, room="vault_coins", coins=[18, 0, 0])

    game.play(4, 1, 1)

    assert game.coins == [20, 1, 1]


@proves("DR-VAU-5")
@both_editions
def test_every_taker_of_a_potion_loses_wounds_in_full(edition: str) -> None:
    game = raiders(edition, room="vault_coins", wounds=[4, 2, 9])

    game.play(5, 5, 5)

    assert game.wounds == [2, 0, 7]
    assert game.clause("healed") == "DR-VAU-5"


@proves("DR-VAU-5")
@both_editions
def test_a_potion_never_heals_below_0(edition: str) -> None:
    game = raiders(edition, room="vault_coins", wounds=[1, 0, 3])

    game.play(5, 5, 1)

    assert game.wounds == [0, 0, 3]


@proves("DR-VAU-5")
@both_editions
def test_a_potion_may_leave_fewer_wounds_than_the_character_started_with(edition: str) -> None:
    game = raiders(edition, room="vault_coins", heroes=["thief", "warrior", "knight"], wounds=[2, 0, 1])

    game.play(5, 1, 1)

    assert game.wounds[0] == 0


@proves("DR-VAU-6")
@both_editions
def test_an_item_gained_is_known_to_all(edition: str) -> None:
    game = raiders(edition, room="vault_items")

    game.play(3, 5, 5)

    assert game.seen_gained(viewer=1, seat=0) == ["key"]
    taken = [event for event in game.table.log(1) if event["kind"] == "item_taken"]
    assert [(event["seat"], event["item"]) for event in taken] == [(0, "key")]


@proves("DR-VAU-6")
@both_editions
def test_who_gained_nothing_is_not_believed_to_have_an_item(edition: str) -> None:
    game = raiders(edition, room="vault_items")

    game.play(3, 5, 5)

    assert game.seen_gained(viewer=0, seat=1) == []
