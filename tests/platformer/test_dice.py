"""Dice: symbols, stars, forging, upgrading and saving."""

from __future__ import annotations

import pytest

from tests.platformer.setting import Hero, platformer
from tests.scenario import proves


@proves("PL-25", "PL-34", "PL-29")
def test_five_dice_are_the_pool_and_used_ones_keep_their_faces() -> None:
    game = platformer(Hero("etorn", at="A1"), dice="boot boot sword coin hand", enemy="left")
    assert game.pool == "boot boot sword coin hand"

    game.play("use coin")

    assert game.pool == "boot boot sword hand"
    assert sum(game.state.used) == 1
    assert game.state.rolled == [0, 2, 1, 1, 1, 0]


@proves("PL-41")
def test_a_coin_brings_gold() -> None:
    game = platformer(Hero("melosa", at="A1"), enemy="left")

    game.play("use coin")

    assert game.hero.gold == 1
    assert game.clause("gold_gained") == "PL-41"


@proves("PL-26", "PL-50")
def test_two_equal_dice_are_forged_into_another_symbol() -> None:
    game = platformer(Hero("etorn", at="A1"), dice="sword sword boot boot boot", enemy="left")

    game.play("forge sword")
    assert game.options == ["boot", "coin", "star"]
    game.play("coin")

    assert (game.hero.gold, game.pool) == (1, "boot boot boot")


@proves("PL-26", "PL-Q-62")
def test_different_symbols_cannot_be_forged() -> None:
    game = platformer(Hero("melosa", at="A1"), dice="boot sword coin hand star", enemy="left")

    assert not any(str(option).startswith("forge") for option in game.options)


@proves("PL-Q-61", "PL-28")
def test_the_special_die_pairs_with_a_die_and_is_reset() -> None:
    game = platformer(Hero("etorn", at="A1", special="hand"), dice="hand boot sword coin star", enemy="left")

    game.play("forge_special hand", "boot", "B1")

    assert (game.hero.special, game.pool, game.hero.at) == ("blank", "boot sword coin star", "B1")


@proves("PL-Q-63", "PL-T-8")
def test_two_dice_may_be_forged_into_a_star() -> None:
    game = platformer(Hero("angelo", at="A1"), dice="sword sword hand hand boot", enemy="left")

    game.play("forge sword", "star", "coin")

    assert game.hero.gold == 1


@proves("PL-Q-64")
def test_a_forged_symbol_is_used_at_once_and_pairs_with_nothing() -> None:
    game = platformer(Hero("etorn", at="A1"), dice="sword sword coin hand hand", enemy="left")

    game.play("forge sword", "coin")

    assert game.pool == "coin hand hand"
    assert "forge coin" not in game.options


@proves("PL-Q-65", "PL-72")
def test_a_forged_symbol_and_a_star_can_be_upgraded() -> None:
    game = platformer(Hero("angelo", at="A1", gems=4), dice="sword sword star hand boot", enemy="left")

    game.play("forge sword", "raise coin", 3)
    assert (game.hero.gold, game.hero.gems) == (3, 1)
    game.play("raise star", "coin")

    assert (game.hero.gold, game.hero.gems) == (5, 0)


@proves("PL-Q-66")
def test_an_upgraded_star_multiplies_the_one_symbol_it_stands_for() -> None:
    game = platformer(Hero("angelo", at="A1", gems=1), dice="star sword sword hand boot", enemy="left")

    game.play("raise star", "boot", "B1", "C1")

    assert game.hero.at == "C1"


@proves("PL-Q-67")
def test_what_a_card_does_cannot_be_upgraded() -> None:
    game = platformer(Hero("etorn", at="A1", gems=5, items=["boots_of_haste"]), enemy="left")

    game.play("item boots_of_haste")

    assert (game.question, game.about["left"]) == ("step", 1)


@proves("PL-Q-68")
def test_an_attack_needs_at_least_one_sword() -> None:
    game = platformer(
        Hero("urgh", at="B1", items=["hammer_of_greed"]),
        foes={"C1": "zombie"},
        dice="boot coin hand hand coin",
        enemy="left",
    )
    assert "attack C1" in game.options  # two dice could be forged
    game.play("attack C1")
    assert "strike" not in game.options

    game = platformer(
        Hero("melosa", at="B1", items=["hammer_of_greed"]),
        foes={"C1": "zombie"},
        dice="boot coin hand coin boot",
        enemy="left",
    )
    game.play("step A1", "step B1", "use coin", "use coin")
    assert "attack C1" not in game.options


@proves("PL-Q-70")
def test_bonuses_add_up_on_the_next_attack_and_are_lost_with_the_turn() -> None:
    game = platformer(
        Hero("urgh", at="B1", items=["hammer_of_greed"], potions=["potion_of_strength"]),
        foes={"B2": "werewolf"},
        enemy="left",
        dice="sword boot boot boot boot",
    )
    game.play("item hammer_of_greed", "potion potion_of_strength")
    assert game.state.bonus == 3
    game.end("keep")
    assert game.state.bonus == 0


@proves("PL-30", "PL-37", "PL-27")
def test_one_unused_symbol_is_saved_and_the_others_are_lost() -> None:
    game = platformer(Hero("etorn", at="A1"), enemy="left")

    game.end("save sword")

    assert game.hero.special == "sword"
    assert game.asked == 1


@proves("PL-27")
def test_saving_comes_only_after_the_actions() -> None:
    game = platformer(Hero("etorn", at="A1"), enemy="left")
    assert not any("save" in str(option) for option in game.options)

    game.play("end")

    assert game.question == "save"
    assert "keep" in game.options


@proves("PL-37", "PL-50", "PL-Q-61")
def test_a_pair_is_forged_for_the_special_die_also_with_its_own_symbol() -> None:
    game = platformer(Hero("etorn", at="A1", special="coin"), enemy="left")
    game.play("end")
    assert {"forge boot", "forge_special coin"} <= set(game.options)

    game.play("forge_special coin")
    assert game.options == ["boot", "sword", "hand", "star"]
    game.play("star", die="boot boot boot boot boot", enemy_die="left")

    assert game.hero.special == "star"


@proves("PL-Q-71")
def test_a_saved_symbol_may_be_replaced() -> None:
    game = platformer(Hero("etorn", at="A1", special="coin"), enemy="left")

    game.end("save hand")

    assert game.hero.special == "hand"


@proves("PL-42", "PL-28")
def test_using_the_special_die_resets_it() -> None:
    game = platformer(Hero("etorn", at="A1", special="coin"), enemy="left")

    game.play("special coin")

    assert (game.hero.special, game.hero.gold) == ("blank", 1)
    assert not any("special" in str(option) for option in game.options)


@proves("PL-43", "PL-71")
def test_the_special_die_can_be_upgraded_too() -> None:
    game = platformer(Hero("etorn", at="A1", special="coin", gems=3), enemy="left")

    game.play("raise_special coin", 3)

    assert (game.hero.gold, game.hero.gems) == (3, 0)


@proves("PL-Q-74", "PL-Q-75")
def test_the_first_roll_is_remembered_when_dice_are_rolled_again() -> None:
    game = platformer(Hero("miksy", at="A1"), dice="boot boot boot coin coin", enemy="left")

    game.play("ability", "boot", "boot", "roll", die="hand hand")

    assert game.pool == "boot coin coin hand hand"
    assert game.state.rolled == [0, 3, 0, 2, 0, 0]


@proves("PL-Q-32")
def test_an_empty_supply_gives_nothing() -> None:
    game = platformer(Hero("urgh", at="B1", gold=35, gems=50), foes={"C1": "zombie"}, enemy="left")
    assert "use coin" not in game.options

    game.play("attack C1", "die sword")

    assert (game.hero.gold, game.hero.gems) == (35, 50)


@proves("PL-41", "PL-30")
@pytest.mark.parametrize(
    ("dice", "steps"), [("boot coin coin hand hand", ["A2", "B1"]), ("sword coin coin hand hand", [])]
)
def test_a_step_is_offered_only_while_a_die_shows_a_boot(dice: str, steps: list[str]) -> None:
    assert platformer(Hero("etorn", at="A1", special="boot"), dice=dice, enemy="left").steps == steps
