"""How hard a hero can strike: the rulebook's tables, and the odds of a roll."""

from __future__ import annotations

import pytest

from mazmorra.bots.greedy.platformer.arms import Arms, can_inflict, chance, gems_for, rolls, swords
from mazmorra.games.platformer.rules.symbols import BLANK, BOOT, COIN, HAND, STAR, SWORD
from tests.scenario.proves import proves

DIE = (0, 2, 1, 1, 1, 1)


def pool(*symbols: int) -> list[int]:
    return [symbols.count(symbol) for symbol in range(6)]


@proves("PL-T-3")
def test_nine_gems_make_seven_wounds_of_two_swords() -> None:
    assert can_inflict(2, 9, 0, False, 7)
    assert not can_inflict(2, 9, 0, False, 8)


@proves("PL-T-4")
def test_nine_gems_make_ten_wounds_of_four_swords() -> None:
    assert can_inflict(4, 9, 0, False, 10)
    assert not can_inflict(4, 9, 0, False, 11)


@proves("PL-T-2")
@pytest.mark.parametrize(("times", "gems"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_one_sword_costs_what_the_table_says(times: int, gems: int) -> None:
    assert gems_for(1, times) == gems


@proves("PL-Q-68")
def test_bonuses_alone_are_no_attack() -> None:
    assert not can_inflict(0, 9, 8, False, 1)


@proves("PL-26", "PL-Q-61", "PL-Q-62")
def test_pairs_are_forged_into_swords_with_the_special_die_too() -> None:
    assert swords(pool(SWORD, COIN, COIN, HAND, STAR), HAND, False) == 3
    assert swords(pool(SWORD, COIN, COIN, HAND, STAR), BLANK, True) == 3
    assert swords(pool(STAR, STAR, BOOT, COIN, HAND), BLANK, False) == 1


def test_all_rolls_together_are_certain() -> None:
    assert sum(likely for _, likely in rolls(DIE)) == pytest.approx(1)


@pytest.mark.parametrize(("gems", "likely"), [(4, 0.57), (6, 0.57), (7, 0.97)])
def test_eight_wounds_with_a_sword_saved_are_as_likely_as_the_reference_says(
    gems: int, likely: float
) -> None:
    assert chance(DIE, Arms(True, False, SWORD, gems, 0, False), 8, 0) == pytest.approx(likely, abs=0.005)


def test_steps_make_it_less_likely_and_a_greatsword_more() -> None:
    plain = chance(DIE, Arms(False, False, SWORD, 6, 0, False), 8, 0)
    assert (
        chance(DIE, Arms(False, False, SWORD, 6, 0, False), 8, 2)
        < plain
        < chance(DIE, Arms(False, False, SWORD, 6, 0, True), 8, 0)
    )
