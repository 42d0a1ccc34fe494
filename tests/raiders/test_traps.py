"""Traps: which card springs them, whom they hit and how hard."""

from __future__ import annotations

import pytest

from tests.scenario import proves, raiders
from tests.scenario.tables import both_editions


def lost_by_the_richest(edition: str, room: str, highest: int) -> int:
    """What the one with most coins loses when `highest` is the highest card; the others must lose nothing."""
    game = raiders(edition, room=room, coins=[4, 9, 8], wounds=[1, 1, 1])
    game.play(highest, 1, 1)
    assert (game.coins[0], game.coins[2], game.wounds) == (4, 8, [1, 1, 1])
    return 9 - game.coins[1]


def gained_by_the_healthiest(edition: str, room: str, highest: int) -> int:
    """The wounds of the one with fewest when `highest` is the highest card; the others must gain none."""
    game = raiders(edition, room=room, coins=[5, 5, 5], wounds=[4, 1, 2])
    game.play(highest, 1, 1)
    assert (game.wounds[0], game.wounds[2], game.coins) == (4, 2, [5, 5, 5])
    return game.wounds[1] - 1


@proves("DR-TRP-1")
@pytest.mark.parametrize(("highest", "lost"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_classic_magnet_takes_1_2_3_from_the_richest(highest: int, lost: int) -> None:
    assert lost_by_the_richest("classic", "magnet", highest) == lost


@proves("DR-TRP-2")
@pytest.mark.parametrize(("highest", "gained"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_classic_boulder_gives_1_2_3_wounds_to_the_healthiest(highest: int, gained: int) -> None:
    assert gained_by_the_healthiest("classic", "boulder", highest) == gained


@proves("DR-TRP-3")
@pytest.mark.parametrize(
    ("lowest", "coins"), [(5, [5, 8, 1]), (4, [5, 8, 1]), (3, [4, 7, 0]), (2, [3, 6, 0]), (1, [3, 4, 1])]
)
def test_the_classic_lava_takes_from_everyone_by_the_lowest_card(lowest: int, coins: list[int]) -> None:
    game = raiders("classic", room="lava", coins=[5, 8, 1])

    game.play(5, lowest, 5)

    assert game.coins == coins
    assert game.wounds == [0, 0, 0]


@proves("DR-TRP-3")
def test_of_5_coins_the_lava_takes_half_rounded_down_and_3_stay() -> None:
    game = raiders("classic", room="lava", coins=[5, 0, 0])

    game.play(1, 5, 5)

    assert game.coins == [3, 0, 0]
    assert game.clause("coins_lost") == "DR-TRP-3"


@proves("DR-TRP-4")
@pytest.mark.parametrize(
    ("lowest", "wounds"), [(5, [3, 0, 8]), (4, [3, 0, 8]), (3, [4, 1, 9]), (2, [5, 2, 10]), (1, [6, 5, 9])]
)
def test_the_classic_spikes_wound_everyone_by_the_lowest_card(lowest: int, wounds: list[int]) -> None:
    game = raiders("classic", room="spike", coins=[2, 2, 2], wounds=[3, 0, 8])

    game.play(5, lowest, 5)

    assert game.wounds == wounds
    assert game.coins == [2, 2, 2]


@proves("DR-TRP-4")
def test_with_3_wounds_7_spaces_are_left_and_the_spikes_take_3() -> None:
    game = raiders("classic", room="spike", wounds=[3, 9, 0])

    game.play(1, 5, 5)

    assert game.wounds == [6, 9, 5]  # half of one space is none: spikes alone never kill with a 1
    assert game.clause("wounded") == "DR-TRP-4"


@proves("DR-TRP-5")
@pytest.mark.parametrize(("highest", "lost"), [(5, 3), (4, 2), (3, 1), (2, 0), (1, 0)])
def test_the_lava_cauldron_takes_3_2_1_from_the_richest(highest: int, lost: int) -> None:
    assert lost_by_the_richest("devir", "lava", highest) == lost


@proves("DR-TRP-6")
@pytest.mark.parametrize(("highest", "lost"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0)])
def test_the_coin_catcher_takes_2_2_1_1_from_the_richest(highest: int, lost: int) -> None:
    assert lost_by_the_richest("devir", "magnet", highest) == lost


@proves("DR-TRP-7", "DR-TRP-11")
@pytest.mark.parametrize(("highest", "gained"), [(5, 2), (4, 2), (3, 1), (2, 0), (1, 0)])
def test_the_devir_spikes_give_2_2_1_wounds_to_the_healthiest(highest: int, gained: int) -> None:
    assert gained_by_the_healthiest("devir", "spike", highest) == gained


@proves("DR-TRP-8", "DR-TRP-11")
@pytest.mark.parametrize(("highest", "gained"), [(5, 2), (4, 1), (3, 1), (2, 1), (1, 0)])
def test_the_giant_boulder_gives_2_1_1_1_wounds_to_the_healthiest(highest: int, gained: int) -> None:
    assert gained_by_the_healthiest("devir", "boulder", highest) == gained


@proves("DR-TRP-1", "DR-TRP-2", "DR-TRP-5", "DR-TRP-6", "DR-TRP-7", "DR-TRP-8")
@pytest.mark.parametrize(
    ("edition", "room", "clause"),
    [
        ("classic", "magnet", "DR-TRP-1"),
        ("classic", "boulder", "DR-TRP-2"),
        ("devir", "lava", "DR-TRP-5"),
        ("devir", "magnet", "DR-TRP-6"),
        ("devir", "spike", "DR-TRP-7"),
        ("devir", "boulder", "DR-TRP-8"),
    ],
)
def test_a_sprung_trap_cites_its_rule(edition: str, room: str, clause: str) -> None:
    game = raiders(edition, room=room, coins=[5, 1, 1])

    game.play(5, 1, 1)

    assert game.clause("trap_sprung") == clause


@proves("DR-TRP-9")
@both_editions
def test_all_who_tie_for_most_coins_lose_in_full(edition: str) -> None:
    game = raiders(edition, seats=4, room="magnet", coins=[7, 7, 6, 7])

    game.play(1, 1, 4, 1)

    assert game.coins == [5, 5, 6, 5]


@proves("DR-TRP-9")
@both_editions
def test_all_who_tie_for_fewest_wounds_are_wounded_in_full(edition: str) -> None:
    game = raiders(edition, seats=4, room="boulder", wounds=[2, 1, 1, 3])

    game.play(1, 1, 3, 1)

    assert game.wounds == [2, 2, 2, 3]


@proves("DR-TRP-10")
@both_editions
@pytest.mark.parametrize("cards", [(4, 1, 1), (1, 4, 1), (4, 4, 1), (4, 4, 4)])
def test_it_does_not_matter_who_or_how_many_played_the_value_that_counts(
    edition: str, cards: tuple[int, ...]
) -> None:
    game = raiders(edition, room="magnet", coins=[9, 2, 2])

    game.play(*cards)

    assert game.coins == [7, 2, 2]


@proves("DR-TRP-10")
@pytest.mark.parametrize(("edition", "quiet"), [("classic", 2), ("devir", 1)])
def test_out_of_its_range_a_trap_stays_quiet(edition: str, quiet: int) -> None:
    game = raiders(edition, room="magnet", coins=[9, 2, 2], wounds=[0, 1, 2])

    game.play(quiet, quiet, quiet)

    assert (game.coins, game.wounds) == ([9, 2, 2], [0, 1, 2])
    assert game.clause("trap_quiet") == "DR-TRP-10"


@proves("DR-TRP-10")
@both_editions
def test_a_trap_never_takes_coins_below_0(edition: str) -> None:
    game = raiders(edition, room="magnet", coins=[1, 0, 0])

    game.play(5, 1, 1)

    assert game.coins == [0, 0, 0]


@proves("DR-TRP-10")
def test_the_dead_do_not_make_the_lowest_card() -> None:
    game = raiders("classic", room="lava", coins=[6, 6, 6], dead=[1])

    game.play(4, None, 5)

    assert game.coins == [6, 6, 6]


@proves("DR-TRP-11")
@pytest.mark.parametrize("room", ["spike", "boulder"])
def test_a_devir_trap_that_wounds_spares_whoever_has_most_wounds(room: str) -> None:
    game = raiders("devir", room=room, wounds=[0, 3, 7])

    game.play(5, 5, 5)

    assert game.wounds == [2, 3, 7]
