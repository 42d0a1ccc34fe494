"""What `legend` knows and `greedy` does not: cards as the rules have them, gems that carry a hero to the
boss, dice rolled again for the blow, and a boss that moves on.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.bots.greedy.platformer import POLICIES, Climber
from mazmorra.bots.greedy.platformer.arms import Arms, blows, chance, rolling_again
from mazmorra.bots.greedy.platformer.drifts import DRIFTS, drifting
from mazmorra.bots.greedy.platformer.fight import Fight
from mazmorra.bots.greedy.platformer.weights import LEGEND, USUAL, Weights
from mazmorra.games.platformer.rules.symbols import SWORD
from tests.bots.platformer.test_climber import facing_medusa
from tests.platformer.scene import Scene, named
from tests.platformer.setting import Hero, platformer

DIE = (0, 2, 1, 1, 1, 1)
ARMS = Arms(True, False, SWORD, 4, 0, False, raises=True)


def played(game: Scene, policy: str = "widest") -> list[Any]:
    """The answers of the first seat's turn by name, up to the next draw of chance."""
    bot, answers, table = Climber(1, POLICIES[policy]), [], game.table
    table.dealer = None
    while table.asks and table.asks[0].seat == 0:
        ask = table.asks[0]
        answer = bot.choose(table.view(0))
        answers.append(named(table, ask, answer))
        table.answer(0, answer)
    return answers


@pytest.mark.parametrize(("gold", "gems"), [(0, 1), (2, 3), (5, 4)])
def test_a_draught_turns_into_gems_only_the_gold_there_is(gold: int, gems: int) -> None:
    game = facing_medusa(1, "boot boot coin hand hand", gold=gold, potions=["alchemists_draught"])
    assert struck_with(game, LEGEND).gems == gems
    assert struck_with(game, USUAL).gems == 3


def struck_with(game: Scene, weights: Weights) -> Arms:
    return Fight(game.table.game, 0, game.state.heroes[0], weights).arms(game.table, 0)


@pytest.mark.parametrize(("gems", "winner"), [(3, 0), (2, -1)])
def test_a_doubling_potion_spares_one_gem_of_the_blow(gems: int, winner: int) -> None:
    """Four swords that each count twice take four gems."""
    game = facing_medusa(gems, "sword sword star coin coin", potions=["doubling_potion"])
    played(game)
    assert game.state.winner == winner


@pytest.mark.parametrize(("policy", "gems", "winner"), [("widest", 5, 0), ("widest", 4, -1), ("wide", 5, -1)])
def test_a_gem_the_blow_does_not_need_carries_the_hero_to_the_boss(
    policy: str, gems: int, winner: int
) -> None:
    """One boot for two steps, then four swords that each count twice."""
    game = platformer(
        Hero("melosa", "B11", gems=gems),
        Hero("etorn", "J10"),
        tower=(),
        lair=True,
        boss_at="E11",
        dice="boot sword sword star star",
    )
    played(game, policy)
    assert game.state.winner == winner


def test_the_fewer_boots_the_more_gems_and_the_more_swords() -> None:
    """Three steps with two boots and a pair of coins: a boot and a pair for none, a pair less for a gem."""
    pool = (0, 2, 1, 2, 0, 0)
    assert blows(pool, ARMS._replace(special=0), 3) == ((1, 0), (2, 1))


def test_dice_are_rolled_again_for_the_blow_before_anything_else() -> None:
    game = platformer(
        Hero("miksy", "B11", gems=10, special="sword"),
        Hero("etorn", "J10"),
        tower=(),
        lair=True,
        boss_at="C11",
        dice="sword boot coin hand star",
    )
    answers = played(game)
    assert answers[0] == "ability"
    assert "sword" not in answers
    assert game.state.pool[SWORD] == 1


def test_of_two_swords_and_three_other_dice_the_swords_are_kept() -> None:
    likely, kept = rolling_again(DIE, ARMS._replace(special=0), 8, 0, (0, 1, 2, 1, 1, 0), 5)
    assert kept[SWORD] == 2
    assert likely > chance(DIE, ARMS._replace(special=0), 8, 0)


def test_a_boss_that_moves_on_is_felled_more_seldom_the_more_sit_at_the_table() -> None:
    assert all(sum(row) == pytest.approx(1) for rows in DRIFTS for row in rows)
    likely = [drifting(DIE, ARMS, 8, 0, seats) for seats in (1, 2, 3, 4)]
    assert chance(DIE, ARMS, 8, 0) > likely[0]
    assert likely == sorted(likely, reverse=True)


def test_a_petrified_hero_strikes_with_a_die_less() -> None:
    game = facing_medusa(4, "sword sword star coin", badges=["petrified"])
    assert struck_with(game, LEGEND).dice == 4
