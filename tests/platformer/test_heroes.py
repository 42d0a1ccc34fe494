"""The heroes: what a star stands for, and the ability of each (PL-21, PL-49)."""

from __future__ import annotations

import pytest

from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

STARS = {
    "melosa": ("sword", "hand"),
    "etorn": ("boot", "coin"),
    "miksy": ("boot", "hand"),
    "angelo": ("boot", "coin"),
    "urgh": ("sword", "hand"),
    "avys": ("coin", "hand"),
    "brunda": ("boot", "sword"),
    "nim": ("boot", "coin"),
}
MARKET = """
 . . . . .
+-+-+-+-+-+
 . . S . .
+-+-+-+-+-+
 . . S . .
+-+-+-+-+-+
"""


@proves("PL-21", "PL-41")
@pytest.mark.parametrize(("hero", "star"), STARS.items())
def test_a_star_stands_for_what_the_heros_card_says(hero: str, star: tuple[str, ...]) -> None:
    game = platformer(
        Hero(hero, at="B1"), foes={"C1": "zombie"}, enemy="left", dice="star coin coin hand sword"
    )

    game.play("use star")

    other = [symbol for symbol in star if symbol != "sword"]
    if game.question != "star":
        assert [game.last("star_stood")["symbol"]] == other
    else:
        assert [each for each in game.options if not each.startswith("step")] == [
            each for each in other if each != "boot"
        ]
        assert bool(game.steps) is ("boot" in other)  # a boot is asked for where it leads


@proves("PL-21", "PL-41")
@pytest.mark.parametrize(("hero", "star"), STARS.items())
def test_a_star_is_a_sword_for_some_heroes_only(hero: str, star: tuple[str, ...]) -> None:
    game = platformer(
        Hero(hero, at="B1"), foes={"C1": "zombie"}, enemy="left", dice="star coin coin hand sword"
    )

    game.play("attack C1")

    assert ("die star" in game.options) is ("sword" in star)


@proves("PL-21", "PL-7")
@pytest.mark.parametrize(
    ("hero", "health"),
    [
        ("melosa", 6),
        ("etorn", 4),
        ("miksy", 5),
        ("angelo", 6),
        ("urgh", 6),
        ("avys", 6),
        ("brunda", 5),
        ("nim", 4),
    ],
)
def test_a_hero_who_loses_the_last_health_is_downed(hero: str, health: int) -> None:
    game = platformer(Hero(hero, at="B1"), enemy="left")
    assert game.hero.health == health

    game = platformer(Hero(hero, at="B1", health=1), foes={"C1": "zombie"})

    assert (game.hero.at, game.hero.health) == ("", health)  # full again
    assert game.clause("downed") == "PL-69"


# Melosa.


@proves("PL-Q-56", "PL-71")
@pytest.mark.parametrize(
    ("gems", "times", "reached"), [(0, 1, "H1"), (1, 2, "F1"), (3, 3, "D1"), (6, 4, "B1")]
)
def test_melosas_hand_moves_an_enemy_twice_as_far(gems: int, times: int, reached: str) -> None:
    game = platformer(Hero("melosa", at="A1", gems=gems), foes={"J1": "zombie"}, enemy="left")

    game.play("raise hand" if gems else "use hand", *([times] if gems > 1 else []))
    game.play(*(f"{column}1" for column in "IHGFEDCB"[: 2 * times]))

    assert game.foes == {reached: "zombie"}
    assert game.question == "act"


# Etorn.


@proves("PL-67", "PL-49")
@pytest.mark.parametrize(("hero", "gold"), [("etorn", 2), ("melosa", 1)])
def test_etorn_gains_a_gold_more_for_an_enemy(hero: str, gold: int) -> None:
    game = platformer(Hero(hero, at="B1"), foes={"C1": "zombie"}, enemy="left")

    game.play("attack C1", "die sword")

    assert (game.hero.gold, game.hero.gems) == (gold, 1)


# Miksy.


@proves("PL-49", "PL-33")
def test_miksy_rolls_unused_dice_again_once_a_turn() -> None:
    game = platformer(Hero("miksy", at="B1"), enemy="left", dice="boot boot sword coin hand")

    game.play("step C1", "ability", "coin", "boot", "roll", die="sword star")

    assert game.pool == "sword sword hand star"
    assert (game.clause("ability_used"), game.clause("rolled")) == ("PL-49", "PL-49")
    assert "ability" not in game.options
    game.end("keep")
    game.play("boot", "A1")
    game.end()
    assert game.asked == 0
    assert "ability" in game.options  # readied


@proves("PL-49")
def test_a_hero_without_such_an_ability_is_not_offered_one() -> None:
    assert "ability" not in platformer(Hero("melosa", at="B1"), enemy="left").options
    assert "ability" in platformer(Hero("miksy", at="B1"), enemy="left").options


# Angelo.


@proves("PL-49", "PL-59")
@pytest.mark.parametrize(("hero", "lost"), [("angelo", (0, 1)), ("miksy", (1, 2))])
def test_angelos_first_step_of_a_turn_provokes_nobody(hero: str, lost: tuple[int, int]) -> None:
    game = platformer(Hero(hero, at="B1"), foes={"B2": "zombie", "C2": "zombie"}, enemy="left")
    full = game.hero.health

    game.play("step C1")
    first = full - game.hero.health
    game.play("step D1")

    assert (first, full - game.hero.health) == lost


@proves("PL-49", "PL-61")
def test_angelos_first_step_pushes_and_passes_an_ent_unharmed() -> None:
    game = platformer(
        Hero("angelo", at="B1"),
        foes={"C1": "slime", "D1": "ent"},
        kinds=("slime", "ent", "werewolf"),
        enemy="attack",
        dice="boot boot boot coin hand",
    )
    assert game.hero.health == 5  # the slime attacked by the enemy die

    game.play("step C1", "B1")

    assert (game.hero.at, game.hero.health) == ("C1", 5)
    assert game.foes == {"B1": "slime", "D1": "ent"}


# Urgh.


@proves("PL-49", "PL-Q-70")
def test_urgh_hurts_himself_to_strike_harder() -> None:
    game = platformer(Hero("urgh", at="B1"), foes={"C1": "ent"}, enemy="left", tower=((SHELVES, SHELVES),))

    game.play("ability")
    assert (game.hero.health, game.state.bonus) == (1, 1)
    assert game.last("wounded")["cause"] == "rage"
    assert "ability" not in game.options
    game.play("attack C1", "die sword")

    assert game.foes == {}


@proves("PL-49")
def test_urgh_cannot_give_his_last_health() -> None:
    assert "ability" not in platformer(Hero("urgh", at="B1", health=5), enemy="left").options
    assert "ability" in platformer(Hero("urgh", at="B1", health=6), enemy="left").options


# Avys.


@proves("PL-49", "PL-63")
@pytest.mark.parametrize("answers", [("walk", "C1", "I1"), ("J1", "I1", "C1")])
def test_avys_walks_a_step_before_or_after_the_enemy_moves(answers: tuple[str, ...]) -> None:
    game = platformer(Hero("avys", at="B1"), foes={"J1": "zombie"}, enemy="left")

    game.play("use hand", *answers)

    assert (game.hero.at, game.foes) == ("C1", {"I1": "zombie"})
    assert game.question == "act"


@proves("PL-49")
def test_avys_need_not_walk_and_walks_one_step_however_much_the_hand_counts() -> None:
    game = platformer(
        Hero("avys", at="B1", gems=3), foes={"J1": "zombie"}, enemy="left", dice="hand hand boot boot coin"
    )

    game.play("raise hand", 3, "J1", "I1", "H1", "G1", "stop")
    assert game.hero.at == "B1"
    game.play("use hand", "walk", "C1")
    assert game.question == "shift"
    game.play("F1")

    assert (game.hero.at, game.question) == ("C1", "act")  # no second step


@proves("PL-49", "PL-36")
def test_avys_walks_with_a_hand_also_when_there_is_no_enemy() -> None:
    game = platformer(Hero("avys", at="B1"), enemy="left")

    game.play("use hand", "C1")

    assert (game.hero.at, game.question) == ("C1", "act")
    assert "use hand" not in platformer(Hero("melosa", at="B1"), enemy="left").options


@proves("PL-45", "PL-49")
def test_avys_moves_no_enemy_if_she_is_downed_on_her_walk() -> None:
    game = platformer(Hero("avys", at="B1", health=1), foes={"C1": "zombie", "F1": "zombie"}, enemy="left")

    game.play("use hand", "walk", "A1")

    assert (game.hero.at, game.question) == ("", "respawn_die")


# Brunda.


@proves("PL-49", "PL-26")
def test_brunda_forges_two_different_dice_once_a_turn() -> None:
    game = platformer(Hero("brunda", at="B1"), enemy="left", dice="boot sword coin hand hand", cards="all")

    game.play("alloy", "sword", "hand")
    assert "sword" not in game.options
    assert "hand" not in game.options
    game.play("coin")

    assert (game.pool, game.hero.gold) == ("boot coin hand", 1)
    assert game.last("alloyed")["symbols"] == ("sword", "hand")
    assert game.clause("alloyed") == "PL-49"
    assert "alloy" not in game.options


@proves("PL-66", "PL-26")
def test_brunda_may_forge_so_for_a_sword_too() -> None:
    game = platformer(
        Hero("brunda", at="B1"),
        foes={"C1": "zombie"},
        enemy="left",
        dice="boot coin hand hand hand",
        cards="all",
    )

    game.play("attack C1", "alloy", "boot", "coin")

    assert (game.foes, game.pool) == ({}, "hand hand hand")


@proves("PL-26", "PL-49")
def test_brunda_is_offered_only_dice_that_leave_a_symbol_worth_forging() -> None:
    game = platformer(Hero("brunda", at="B1"), enemy="left", dice="star boot coin coin hand", cards="all")
    game.state.gold_left = 0  # neither a coin nor a hand would bring anything

    game.play("alloy", "star")

    assert game.options == ["coin", "hand"]  # with the boot nothing would be left to forge into
    game.play("hand")
    assert game.question == "step"  # a boot, the only symbol left


@proves("PL-26", "PL-66")
def test_brunda_forges_no_sword_of_a_sword() -> None:
    game = platformer(
        Hero("brunda", at="B1"),
        foes={"C1": "ent"},
        enemy="left",
        dice="sword coin hand hand hand",
        cards="all",
    )

    game.play("attack C1", "alloy")

    assert game.options == ["coin", "hand"]


# Nim.


@proves("PL-49", "PL-18", "PL-47")
def test_nim_buys_from_beside_a_shop_and_the_first_card_is_cheaper() -> None:
    shop = ["boots_of_haste", "iron_soles", "greatsword", "healing_potion", "potion_of_luck", "fire_flask"]
    game = platformer(
        Hero("nim", at="B1", gold=5), tower=((MARKET, OPEN),), shop=shop, enemy="left", cards="all"
    )

    game.play("buy boots_of_haste", item="loaded_dice")
    assert game.hero.gold == 3  # 2 instead of 3
    game.play("buy iron_soles", item="lucky_coin")

    assert game.hero.gold == 1
    assert game.hero.items == ["boots_of_haste", "iron_soles"]


@proves("PL-47", "PL-18")
def test_a_card_never_costs_nim_less_than_one_and_others_must_stand_in_the_shop() -> None:
    shop = ["boots_of_haste", "iron_soles", "greatsword", "healing_potion", "potion_of_luck", "fire_flask"]
    game = platformer(
        Hero("nim", at="C2", gold=1), tower=((MARKET, OPEN),), shop=shop, enemy="left", cards="all"
    )
    assert [each for each in game.options if each.startswith("buy")] == [
        "buy iron_soles",
        "buy healing_potion",
        "buy potion_of_luck",
    ]

    other = platformer(Hero("angelo", at="B1", gold=5), tower=((MARKET, OPEN),), shop=shop, enemy="left")

    assert not [each for each in other.options if each.startswith("buy")]
