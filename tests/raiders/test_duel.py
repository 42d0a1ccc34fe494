"""The duel: two players of the classic edition, in turn or, in the speed game, at once."""

from __future__ import annotations

import pytest

from tests.scenario import last_room, new_table, proves, raiders
from tests.scenario.tables import for_two


@proves("DR-DUE-1")
@for_two
def test_ten_wounds_lose_at_once_to_the_other(mode: str) -> None:
    game = raiders("classic", mode, 2, room="dragon", coins=[20, 0], wounds=[7, 9])

    game.play(1, 2)

    assert game.over
    assert game.winners == (1,)
    assert game.ending == game.clause("won") == "DR-DUE-1"


@proves("DR-DUE-1")
@for_two
def test_nine_wounds_do_not_end_a_duel(mode: str) -> None:
    game = raiders("classic", mode, 2, room="dragon", wounds=[6, 0])

    game.play(1, 2)

    assert not game.over
    assert game.place == 2


@proves("DR-DUE-2")
@for_two
@pytest.mark.parametrize(("cards", "wounds"), [((5, 4), [0, 3]), ((4, 5), [3, 0]), ((1, 2), [3, 0])])
def test_a_monster_attacks_the_lower_card_however_strong(
    mode: str, cards: tuple[int, int], wounds: list[int]
) -> None:
    game = raiders("classic", mode, 2, room="snake")

    game.play(*cards)

    assert game.wounds == wounds
    assert game.clause("wounded") == "DR-DUE-2"


@proves("DR-DUE-2")
@for_two
@pytest.mark.parametrize("card", [1, 5])
def test_equal_cards_confuse_a_monster(mode: str, card: int) -> None:
    game = raiders("classic", mode, 2, room="dragon")

    game.play(card, card)

    assert game.wounds == [0, 0]
    assert game.clause("monster_confused") == "DR-DUE-2"


@proves("DR-DUE-2")
def test_a_sword_and_a_five_are_equal_cards() -> None:
    game = raiders("classic", "duel", 2, room="dragon", items={0: ["sword"]})

    game.play("sword", 5)

    assert game.wounds == [0, 0]


@proves("DR-DUE-3")
@for_two
@pytest.mark.parametrize(
    ("coins", "wounds", "winners"), [([9, 8], [9, 0], (0,)), ([8, 8], [3, 2], (1,)), ([8, 8], [2, 2], (0, 1))]
)
def test_if_both_survive_most_treasure_wins_then_fewest_wounds_and_nobody_collapses(
    mode: str, coins: list[int], wounds: list[int], winners: tuple[int, ...]
) -> None:
    game = last_room("classic", mode, 2, room="magnet", coins=coins, wounds=wounds)

    game.play(2, 2)

    assert game.winners == winners
    assert game.state.collapsed == ()
    assert game.ending == "DR-DUE-3"


@proves("DR-DUE-4")
@for_two
def test_if_both_reach_ten_in_the_same_room_nobody_wins(mode: str) -> None:
    game = raiders("classic", mode, 2, room="spike", coins=[5, 3], wounds=[8, 9])

    game.play(2, 5)

    assert game.winners == ()
    assert game.ending == game.clause("nobody_wins") == "DR-DUE-4"


@proves("DR-DUE-5", "DR-SET-10", "DR-PLY-1")
@pytest.mark.parametrize("starter", [0, 1])
def test_a_random_player_starts_a_duel_and_seats_play_in_turn(starter: int) -> None:
    game = raiders("classic", "duel", 2, row=["treasure_3_2", "treasure_1"], starter=starter)

    assert game.asked == [starter]
    game.answer(starter, 4)

    assert game.asked == [1 - starter]
    assert game.view(1 - starter)["cards"][starter] == 4


@proves("DR-DUE-5", "DR-STA-1", "DR-STA-2")
@pytest.mark.parametrize(("cards", "starter"), [((5, 4), 0), ((4, 5), 1), ((5, 5), 1)])
def test_the_start_of_a_duel_passes_on_as_in_the_classic_game(cards: tuple[int, int], starter: int) -> None:
    game = raiders("classic", "duel", 2, room="treasure_1", starter=0)

    game.play(*cards)

    assert game.starter == starter


@proves("DR-DUE-5")
@for_two
def test_traps_vaults_treasure_and_items_are_as_in_the_classic_game(mode: str) -> None:
    game = raiders(
        "classic",
        mode,
        2,
        row=["magnet", "vault_items", "treasure_3_2", "boulder"],
        coins=[8, 3],
        items={0: ["crystal_ball"]},
    )

    game.play(["crystal_ball", 4], 1)
    assert game.coins == [6, 3]
    game.play(3, 4)
    assert (game.items(0), game.items(1)) == (["key"], ["sword"])
    game.play("key", 5)
    assert game.coins == [7, 4]  # a tie for 3; no second value
    assert game.refuses(game.asked[0], "sword")


@proves("DR-DUE-5", "DR-SET-7")
def test_characters_of_a_duel_are_dealt_at_random() -> None:
    ask = new_table("classic", "duel", 2).asks[0]

    assert (ask.kind, ask.options, ask.weights) == ("character", (0, 1, 2, 3, 4), (1, 1, 1, 1, 1))
