"""The start player: who leads the next room, in the games played in turn."""

from __future__ import annotations

import pytest

from tests.scenario import last_room, proves, raiders
from tests.scenario.tables import at_once, in_turn

ROW = ["treasure_1", "treasure_2", "treasure_3", "treasure_4", "vault_coins"]


@proves("DR-STA-1")
@in_turn
@pytest.mark.parametrize(("cards", "starter"), [((5, 1, 2), 0), ((1, 5, 2), 1), ((1, 2, 3), 2)])
def test_whoever_played_the_highest_card_starts_the_next_room(
    edition: str, mode: str, cards: tuple[int, ...], starter: int
) -> None:
    game = raiders(edition, mode, row=ROW)

    game.play(*cards)

    assert game.starter == starter
    assert game.asked == [starter]


@proves("DR-STA-1")
@in_turn
@pytest.mark.parametrize(("room", "item"), [("treasure_1", "key"), ("goblin", "sword")])
def test_a_key_and_a_sword_count_5_for_the_start(edition: str, mode: str, room: str, item: str) -> None:
    game = raiders(edition, mode, room=room, items={2: [item]})

    game.play(3, 4, item)

    assert game.starter == 2
    assert game.clause("start_passes") == "DR-STA-1"


@proves("DR-STA-1")
@in_turn
def test_a_crystal_ball_counts_what_follows_it(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="treasure_1", items={1: ["crystal_ball"], 2: ["crystal_ball"]})

    game.play(3, ["crystal_ball", 1], ["crystal_ball", 4])

    assert game.starter == 2


@proves("DR-STA-1", "DR-SET-11")
@at_once
def test_nobody_starts_where_all_play_at_once(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)

    game.play(5, 1, 2)

    assert game.starter == -1
    assert game.told("start_passes") == []


@proves("DR-STA-2")
@pytest.mark.parametrize(
    ("cards", "classic", "devir"),
    [
        (
            (1, 5, 1, 5),
            3,
            1,
        ),  # the start player (1) ties: classic looks to the left first, devir leaves the map
        ((5, 1, 5, 1), 2, 2),
        ((5, 1, 1, 5), 3, 3),
        ((5, 5, 1, 1), 0, 1),
        ((4, 4, 4, 4), 2, 1),
    ],
)
def test_a_tie_goes_clockwise_from_the_start_player(cards: tuple[int, ...], classic: int, devir: int) -> None:
    for edition, mode, expected in (("classic", "standard", classic), ("devir", "tactical", devir)):
        game = raiders(edition, mode, seats=4, room="treasure_1", starter=1)

        game.play(*cards)

        assert game.starter == expected, edition


@proves("DR-STA-2")
def test_a_start_that_passes_on_a_tie_cites_the_tie() -> None:
    game = raiders("classic", room="treasure_1", starter=0)

    game.play(5, 5, 1)

    assert game.clause("start_passes") == "DR-STA-2"


@proves("DR-STA-3")
@in_turn
def test_the_start_player_carries_over_to_the_next_level(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    for cards in [(1, 2, 3), (2, 3, 1), (3, 4, 2), (4, 5, 5)]:
        game.play(*cards)  # a 5, a 1 and a 4 are left for the fifth room

    assert game.state.level == 1
    assert game.starter == 0
    assert game.asked == [0]


@proves("DR-STA-3")
@in_turn
def test_the_start_is_not_drawn_again_for_a_new_level(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=ROW)
    for cards in [(1, 2, 3), (2, 3, 1), (3, 4, 2), (4, 1, 5)]:
        game.play(*cards)  # a 5, a 5 and a 4 are left for the fifth room

    assert game.told("start_drawn") == []
    assert game.asked == [0]  # clockwise from seat 2, the start player of the fifth room


@proves("DR-STA-4")
@pytest.mark.parametrize(("wounds", "starter"), [(6, 0), (8, 2)])
def test_the_dead_never_start_and_the_highest_card_of_the_living_decides(wounds: int, starter: int) -> None:
    game = raiders("classic", seats=4, room="boulder", wounds=[wounds, 9, 9, 9])

    game.play(5, 2, 4, 3)  # the boulder gives 3 to the healthiest, who played the 5

    assert game.alive[0] is (wounds == 6)
    assert game.starter == starter


@proves("DR-STA-4")
def test_a_living_player_of_the_same_high_card_starts_in_place_of_the_dead_one() -> None:
    game = raiders("classic", seats=4, room="boulder", wounds=[8, 9, 9, 9])

    game.play(5, 2, 4, 5)

    assert game.starter == 3


@proves("DR-STA-4")
def test_when_the_start_player_dies_a_tie_is_still_searched_from_that_seat() -> None:
    game = raiders("classic", seats=4, room="boulder", wounds=[9, 9, 8, 9], starter=2)

    game.play(4, 4, 5, 1)

    assert game.alive == [True, True, False, True]
    assert game.starter == 0


@proves("DR-STA-1")
@pytest.mark.parametrize(
    ("edition", "mode", "room"), [("classic", "standard", "treasure_1"), ("devir", "tactical", "golem")]
)
def test_after_the_last_room_nobody_is_said_to_start_another(edition: str, mode: str, room: str) -> None:
    game = last_room(edition, mode, room=room, starter=1)

    game.play(5, 4, 3)

    assert game.over
    assert game.told("start_passes") == []
