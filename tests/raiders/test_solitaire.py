"""The solitaire: one adventurer of the classic edition against the dungeon."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.kernel import CHANCE
from tests.scenario import Scene, last_room, new_table, proves, raiders


def alone(room: str, **situation: Any) -> Scene:
    return raiders("classic", "solitaire", 1, room=room, **situation)


def begun(character: int = 0, wounds: int = 2) -> Scene:
    """A solitaire after the player's two choices, at the first question to chance."""
    game = Scene(new_table("classic", "solitaire", 1))
    game.answer(0, character)
    game.answer(0, wounds)
    return game


@proves("DR-SOL-1")
def test_there_are_no_items_and_no_vaults_with_items_and_two_cards_leave_unseen() -> None:
    game = begun()

    assert game.state.supply == [0, 0, 0, 0]
    copies = dict(zip([room.id for room in game.table.game.box.rooms], game.state.bag, strict=True))
    assert copies["vault_items"] == 0
    assert copies["vault_coins"] == 2
    assert sum(copies.values()) == 27  # of which 25 are entered


@proves("DR-SOL-1")
def test_two_cards_are_never_seen() -> None:
    game = last_room("classic", "solitaire", 1, room="magnet")

    game.play(1)

    assert game.over
    assert sum(game.state.bag) == 2


@proves("DR-SOL-2")
@pytest.mark.parametrize("character", range(5))
def test_any_character_may_be_chosen_and_starts_with_2_treasure_and_no_items(character: int) -> None:
    game = begun(character)

    assert game.state.characters == [character]
    assert game.coins == [2]
    assert game.items(0) == []
    assert game.powers(0) == [1, 2, 3, 4, 5]


@proves("DR-SOL-2")
@pytest.mark.parametrize("wounds", [2, 3, 4, 5])
def test_the_player_picks_2_to_5_starting_wounds(wounds: int) -> None:
    assert begun(wounds=wounds).wounds == [wounds]


@proves("DR-SOL-2")
@pytest.mark.parametrize("wounds", [1, 6])
def test_fewer_than_2_or_more_than_5_starting_wounds_are_refused(wounds: int) -> None:
    game = Scene(new_table("classic", "solitaire", 1))
    game.answer(0, 0)

    assert game.refuses(0, wounds)


@proves("DR-SOL-3")
def test_the_attack_deck_has_four_3s_four_4s_and_two_5s() -> None:
    game = begun()

    deck = {
        card.strength: copies
        for card, copies in zip(game.table.game.box.attacks, game.state.attack_deck, strict=True)
    }
    assert deck == {3: 4, 4: 4, 5: 2}


@proves("DR-SOL-3")
def test_a_flipped_attack_does_not_come_again_and_all_can_see_what_is_left() -> None:
    game = raiders("classic", "solitaire", 1, row=["snake", "zombie"], attack=[5, 3])
    game.play(1)

    assert game.view(0)["attack_deck"] == (3, 4, 1)
    assert [event.args["strength"] for event in game.told("attack_flipped")] == [5, 3]
    assert game.clause("attack_flipped") == "DR-SOL-3"


@proves("DR-SOL-3")
def test_no_attack_is_flipped_outside_a_monster_room() -> None:
    game = alone("treasure_1", attack=[3])

    assert game.told("attack_flipped") == []


@proves("DR-SOL-4")
@pytest.mark.parametrize(
    ("strength", "card", "wounds"), [(3, 4, 0), (3, 3, 3), (4, 5, 0), (4, 4, 3), (5, 5, 3), (5, 1, 3)]
)
def test_only_a_greater_card_defeats_a_monster(strength: int, card: int, wounds: int) -> None:
    game = alone("dragon", attack=[strength])

    game.play(card)

    assert game.wounds == [wounds]
    assert game.clause("wounded" if wounds else "monster_beaten") == "DR-SOL-4"


@proves("DR-SOL-3", "DR-SOL-4")
def test_a_defeated_monster_is_told_with_the_strength_that_was_flipped() -> None:
    game = alone("dragon", attack=[3])

    game.play(4)

    assert (
        game.told("monster_beaten")[-1].args["strength"] == game.told("attack_flipped")[-1].args["strength"]
    )


@proves("DR-SOL-5")
@pytest.mark.parametrize(
    ("room", "card", "coins"),
    [
        ("treasure_4_2", 5, 6),
        ("treasure_4_2", 4, 2),
        ("treasure_4_2", 3, 2),
        ("treasure_4_2", 2, 0),
        ("treasure_1", 2, 1),
        ("treasure_1", 1, 0),
        ("treasure_3", 3, 0),
    ],
)
def test_a_chest_is_taken_by_a_card_at_least_1_greater_each_on_its_own(
    room: str, card: int, coins: int
) -> None:
    game = alone(room)

    game.play(card)

    assert game.coins == [coins]


@proves("DR-SOL-6")
@pytest.mark.parametrize(
    ("room", "card", "coins", "wounds"),
    [
        ("magnet", 5, 4, 3),
        ("magnet", 2, 7, 3),
        ("boulder", 4, 7, 5),
        ("boulder", 1, 7, 3),
        ("lava", 1, 4, 3),
        ("lava", 4, 7, 3),
        ("spike", 1, 7, 6),
        ("spike", 5, 7, 3),
    ],
)
def test_every_trap_that_is_triggered_hits_the_player(room: str, card: int, coins: int, wounds: int) -> None:
    game = alone(room, coins=[7], wounds=[3])

    game.play(card)

    assert (game.coins, game.wounds) == ([coins], [wounds])


@proves("DR-SOL-7")
def test_treasure_may_pass_20_and_is_the_score_of_who_is_alive_at_the_end() -> None:
    game = last_room("classic", "solitaire", 1, room="treasure_4_2", coins=[19], wounds=[9])

    game.play(5)

    assert game.winners == (0,)
    assert game.table.result.scores == (25,)
    assert game.ending == "DR-SOL-7"


@proves("DR-SOL-7")
def test_ten_wounds_end_the_game_without_a_score() -> None:
    game = alone("dragon", attack=[5], coins=[30], wounds=[7])

    game.play(5)

    assert game.over
    assert game.winners == ()
    assert game.table.result.scores == (0,)


@proves("DR-SOL-8")
def test_the_strength_is_known_before_the_card_is_chosen() -> None:
    game = alone("dragon", attack=[4])

    assert game.asked == [0]
    assert game.view(0)["attack"] == 4
    assert game.told("attack_flipped") != []


@proves("DR-SOL-9")
def test_each_room_is_one_chosen_card_that_is_spent_until_the_level_ends() -> None:
    game = alone("treasure_1")

    game.play(3)

    assert game.refuses(0, 3)
    assert game.options(0) == [1, 2, 4, 5]


@proves("DR-SOL-9")
def test_vaults_heal_and_pay_as_in_the_classic_game() -> None:
    game = raiders("classic", "solitaire", 1, row=["vault_coins", "vault_coins"], wounds=[4])

    game.play(4)
    game.play(5)

    assert (game.coins, game.wounds) == ([3], [2])


@proves("DR-SOL-9")
def test_wounds_do_not_matter_at_the_end() -> None:
    game = last_room("classic", "solitaire", 1, room="magnet", coins=[3], wounds=[9])

    game.play(1)

    assert game.winners == (0,)
    assert game.state.collapsed == ()


@proves("DR-SOL-9", "DR-SET-2")
def test_twelve_of_the_25_rooms_of_a_solitaire_lie_face_up() -> None:
    ask = begun().table.asks[0]

    assert (ask.seat, ask.kind, ask.weights) == (CHANCE, "facing", (13, 12))
