"""Fights by the mix that cannot be read: the bot's shares on both sides, and that no card does better against
them.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from mazmorra.bots import make_bot
from mazmorra.bots.greedy.quest.duel import HERO_MIX, MONSTER_MIX, Duel
from mazmorra.games.quest.box.loading import open_box
from tests.quest.fights import ambushed
from tests.scenario import proves

ROUNDS = 3000


def shares(seat: int) -> dict[str, float]:
    """How often a bot in a seat plays each card: the hero's in the first, the monster's in the second."""
    table = ambushed().table
    view, bot = table.view(seat), make_bot("greedy", table.game, 5)
    played = Counter(bot.choose(view) for _ in range(ROUNDS))
    return {str(card): count / ROUNDS for card, count in played.items()}


def is_near(share: float, twelfths: int) -> bool:
    """Within four standard deviations of what it should be."""
    rate = twelfths / 12
    return abs(share - rate) < 4 * sqrt(rate * (1 - rate) / ROUNDS)


@proves("DQ-R-46")
def test_as_the_monster_a_bot_plays_ranged_4_melee_3_and_magic_5_times_of_12() -> None:
    played = shares(1)
    assert all(
        is_near(played[card], twelfths) for card, twelfths in {"ranged": 4, "melee": 3, "magic": 5}.items()
    ), played


def test_as_the_hero_it_plays_magic_5_melee_4_and_ranged_3_times_of_12() -> None:
    played = shares(0)
    assert all(
        is_near(played[card], twelfths) for card, twelfths in {"magic": 5, "melee": 4, "ranged": 3}.items()
    ), played


@proves("DQ-R-46")
@pytest.mark.parametrize("card", sorted(HERO_MIX))
def test_no_card_does_better_than_another_against_the_mix(card: str) -> None:
    clash = open_box().clash
    as_hero = sum(
        twelfths * (clash[card, monster][1] - clash[card, monster][0])
        for monster, twelfths in MONSTER_MIX.items()
    )
    as_monster = sum(
        twelfths * (clash[hero, card][1] - clash[hero, card][0]) for hero, twelfths in HERO_MIX.items()
    )
    assert (as_hero, as_monster) == (1, 1)


def test_the_odds_of_a_fight_are_those_of_its_rounds() -> None:
    """One wound decides it for both: the hero wins where the monster alone is hurt, and never where both are
    (DQ-R-39).
    """
    duel = Duel(open_box(), solo=False)
    lost = sum(likely for (hurt, _), likely in duel.blows.items() if hurt)
    assert duel.lost(1, 1) == pytest.approx(lost)
    assert duel.lost(20, 2) < 0.001 < 0.5 < duel.lost(2, 8)


def test_a_solo_fight_goes_by_the_die() -> None:
    """A 1 to 4 wounds the hero, and whoever has one health left is dead then (DQ-SOLO-3)."""
    assert Duel(open_box(), solo=True).lost(1, 1) == pytest.approx(4 / 6)
