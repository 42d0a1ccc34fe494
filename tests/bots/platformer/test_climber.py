"""The greedy climber's judgement, one situation and one question each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mazmorra.bots import make_bot
from mazmorra.bots.greedy.platformer import Climber
from mazmorra.games import find_game
from mazmorra.kernel import determinize
from tests.platformer.scene import Scene, named
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer

STAIRS = """
 . . . . .
+-+-+ + + +
 . . H . .
+-+-+#+-+-+
 . . H . .
+-+-+-+-+-+
"""
"""A tile with a ladder from its floor to its middle row."""


def turn(game: Scene, seat: int = 0) -> list[Any]:
    """The bot plays the seat's turn, up to the next draw of chance; its answers by name."""
    bot, answers, table = Climber(1), [], game.table
    table.dealer = None
    while table.asks and table.asks[0].seat == seat:
        ask = table.asks[0]
        answer = bot.choose(table.view(seat))
        answers.append(named(table, ask, answer))
        table.answer(seat, answer)
    return answers


def facing_medusa(gems: int, dice: str, **things: Any) -> Scene:
    hero = Hero("melosa", "B11", gems=gems, **things)
    return platformer(hero, Hero("etorn", "J10"), tower=(), lair=True, boss_at="C11", dice=dice)


def test_it_fells_the_boss_with_swords_stars_a_forged_pair_and_every_gem() -> None:
    """Four swords of which each counts twice for a gem are 8 wounds."""
    game = facing_medusa(4, "sword sword star coin coin")
    turn(game)
    assert game.state.winner == 0
    assert game.last("struck")["wounds"] == 8


def test_one_gem_too_few_and_the_boss_is_let_be() -> None:
    game = facing_medusa(3, "sword sword star coin coin")
    assert "attack C11" not in turn(game)
    assert game.hero.gems == 3


@pytest.mark.parametrize("card", [{"items": ["hammer_of_greed"]}, {"potions": ["potion_of_strength"]}])
def test_what_adds_wounds_is_kept_for_the_boss_and_used_on_it(card: dict[str, list[str]]) -> None:
    game = facing_medusa(3, "sword sword star coin coin", **card)
    turn(game)
    assert game.state.winner == 0


def test_a_saved_sword_counts() -> None:
    game = facing_medusa(3, "sword sword star coin coin", special="sword")
    turn(game)
    assert game.state.winner == 0


def test_it_walks_up_to_the_boss_and_strikes_in_the_same_turn() -> None:
    game = platformer(
        Hero("melosa", "A11", gems=7),
        Hero("etorn", "J10"),
        tower=(),
        lair=True,
        boss_at="C11",
        dice="boot sword sword star hand",
    )
    turn(game)
    assert game.state.winner == 0


@pytest.mark.parametrize(("gems", "winner"), [(9, 0), (8, -1)])
def test_a_guard_beside_its_master_is_reckoned_with(gems: int, winner: int) -> None:
    """Ikee has 11 health and a guard takes a wound off: five swords and nine gems are just enough."""
    hero = Hero("melosa", "B11", gems=gems, special="sword", health=1)
    game = platformer(
        hero,
        Hero("etorn", "J10"),
        tower=(),
        lair=True,
        boss="ikee",
        boss_at="C11",
        foes={"D11": "guard"},
        dice="sword sword sword star coin",
        enemy="left",
    )
    turn(game)
    assert game.state.winner == winner


def test_it_climbs_a_ladder_and_rests_on_it() -> None:
    game = platformer(Hero("melosa", "C1"), tower=((STAIRS, SHELVES),), dice="boot sword coin hand star")
    turn(game)
    assert game.hero.at == "C2"


def test_it_does_not_jump_where_it_would_fall_back_again() -> None:
    game = platformer(Hero("etorn", "H1"), tower=((SHELVES, OPEN),), dice="boot coin hand sword star")
    assert not any(str(answer).startswith("H2") for answer in turn(game))


def test_a_gem_beside_the_way_is_picked_up() -> None:
    game = platformer(
        Hero("etorn", "B1"),
        tower=((SHELVES, SHELVES),),
        tokens={"C1": "gem"},
        dice="boot coin coin hand hand",
    )
    turn(game)
    assert game.hero.gems == 1


def test_an_enemy_is_struck_for_its_loot_when_the_swords_suffice() -> None:
    game = platformer(
        Hero("etorn", "B1"),
        tower=((SHELVES, SHELVES),),
        foes={"C1": "zombie"},
        dice="sword coin coin hand hand",
    )
    assert "attack C1" in turn(game)
    assert game.told("defeated")


def test_an_enemy_too_hale_is_not_struck() -> None:
    game = platformer(
        Hero("angelo", "B1"),
        tower=((SHELVES, SHELVES),),
        foes={"C1": "werewolf"},
        dice="sword boot coin hand star",
    )
    turn(game)
    assert game.told("struck") == []


def test_a_sword_is_saved_rather_than_a_hand() -> None:
    game = platformer(Hero("angelo", "B1"), tower=((SHELVES, SHELVES),), dice="sword coin coin coin hand")
    turn(game)
    assert game.hero.special == "sword"


def test_two_hands_are_saved_as_a_sword() -> None:
    game = platformer(Hero("angelo", "B1"), tower=((SHELVES, SHELVES),), dice="hand hand coin coin coin")
    turn(game)
    assert game.hero.special == "sword"


def test_whoever_is_off_the_map_comes_back_with_the_die_worth_least() -> None:
    game = platformer(Hero("angelo"), tower=((SHELVES, SHELVES),), dice="sword boot boot coin star")
    assert turn(game)[0] == "coin"
    assert game.hero.at != ""


def test_gold_becomes_a_card_in_a_shop() -> None:
    game = platformer(
        Hero("etorn", "E10", gold=4, gems=6),
        Hero("melosa", "J10"),
        tower=(),
        lair=True,
        boss_at="C11",
        shop=(
            "hammer_of_greed",
            "iron_soles",
            "bargain_pass",
            "frost_flask",
            "swap_potion",
            "potion_of_levitation",
        ),
        dice="coin hand hand hand hand",
        cards="all",
        draws={"item": ["lucky_coin"]},
    )
    bought = [answer for answer in turn(game) if str(answer).startswith("buy")]
    assert bought[0] == "buy hammer_of_greed"


def test_shackles_are_broken_before_anything_else_can_be_walked() -> None:
    game = platformer(
        Hero("etorn", "J10", badges=["shackles"]),
        Hero("melosa", "A10"),
        tower=(),
        lair=True,
        boss="ikee",
        boss_at="C11",
        dice="boot boot coin hand hand",
    )
    turn(game)
    assert "shackles" not in game.hero.badges


def test_a_stone_skin_is_kept_from_a_scratch_and_used_against_a_bite() -> None:
    for enemy, wanted in (("zombie", "suffer"), ("werewolf", "use")):
        game = platformer(
            Hero("melosa", "B1", potions=["stone_skin_potion"]),
            tower=((SHELVES, SHELVES),),
            foes={"C1": enemy},
            enemy="attack",
        )
        assert game.question == "stone_skin"
        assert Climber(1).choose(game.table.view(0)) == wanted


def test_an_equal_view_gives_the_same_answer() -> None:
    game = facing_medusa(3, "sword boot star coin hand")
    view = game.table.view(0)
    for seed in range(3):
        assert Climber(5).choose(determinize(view, random.Random(seed)).view(0)) == Climber(5).choose(view)


def test_a_plan_the_table_no_longer_fits_is_dropped() -> None:
    """What was taken back or never came is searched anew."""
    game, other = facing_medusa(4, "sword sword star coin coin"), facing_medusa(0, "boot boot boot coin coin")
    bot = Climber(1)
    bot.choose(game.table.view(0))
    assert bot.choose(other.table.view(0)) in other.table.asks[0].options


def test_it_is_the_greedy_bot_of_the_game() -> None:
    assert isinstance(make_bot("greedy", find_game("platformer", {}), 1), Climber)
