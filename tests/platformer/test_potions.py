"""The potions: what each does, and where it goes when it is drunk (PL-24, PL-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

PRICES = {
    "stone_skin_potion": 2,
    "healing_potion": 2,
    "potion_of_swiftness": 2,
    "potion_of_strength": 4,
    "potion_of_levitation": 1,
    "blink_potion": 3,
    "alchemists_draught": 2,
    "gem_elixir": 3,
    "potion_of_luck": 1,
    "doubling_potion": 2,
    "fire_flask": 3,
    "frost_flask": 2,
    "potion_of_invisibility": 2,
    "swap_potion": 2,
    "phoenix_tears": 3,
}
MARKET = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . S . . .
+-+-+-+-+-+
"""
PIT = """
 . . . . .
+ + + + + +
 . X . . .
+ + + + + +
 . . . X .
+-+-+-+-+-+
"""

ROPE = """
 . . . . H
+ + + + + +
 . . . . .
+ + + + + +
 . . . . .
+-+-+-+-+-+
"""


def drinker(*potions: str, **more: Any) -> Scene:
    """A hero with these potions on B1."""
    return one_hero(potions=potions, **more)


@proves("PL-24", "PL-47")
@pytest.mark.parametrize(("potion", "price"), PRICES.items())
def test_a_potion_is_bought_for_its_price(potion: str, price: int) -> None:
    shop = ["", "", "", potion]
    game = platformer(
        Hero("miksy", at="B1", gold=price), tower=((MARKET, OPEN),), shop=shop, enemy="left", cards="all"
    )

    game.play(f"buy {potion}", potion="healing_potion")

    assert (game.hero.gold, game.hero.potions) == (0, [potion])
    assert game.clause("potion_bought") == "PL-47"
    poor = platformer(
        Hero("miksy", at="B1", gold=price - 1), tower=((MARKET, OPEN),), shop=shop, enemy="left", cards="all"
    )
    assert f"buy {potion}" not in poor.options


@proves("PL-48")
def test_any_number_of_potions_may_be_drunk_in_a_turn() -> None:
    game = drinker("healing_potion", "healing_potion", "gem_elixir", health=1)

    game.play("potion healing_potion", "potion healing_potion", "potion gem_elixir")

    assert (game.hero.health, game.hero.gems, game.hero.potions) == (5, 2, [])


# Reactions.


@proves("PL-Q-81", "PL-24")
@pytest.mark.parametrize(
    ("answer", "health", "special", "left"),
    [("use", 5, "coin", []), ("suffer", 2, "blank", ["stone_skin_potion"])],
)
def test_a_stone_skin_ignores_one_attack_and_its_ability(
    answer: str, health: int, special: str, left: list[str]
) -> None:
    game = drinker("stone_skin_potion", foes={"C1": "werewolf"}, enemy="attack", special="coin")
    assert game.question == "stone_skin"

    game.play(answer)

    assert (game.hero.health, game.hero.special, game.hero.potions) == (health, special, left)
    assert answer == "suffer" or game.clause("attack_ignored") == "PL-Q-81"


@proves("PL-Q-81", "PL-Q-53")
def test_a_stone_skin_works_in_anothers_turn_against_one_attack_of_several() -> None:
    other = Hero("etorn", at="F1", potions=["stone_skin_potion"])
    game = drinker(others=[other], foes={"E1": "zombie", "G1": "zombie"}, enemy="attack")
    assert (game.asked, game.question) == (1, "stone_skin")

    game.play("use")

    assert (game[1].health, game[1].potions) == (3, [])


@proves("PL-Q-81")
def test_a_stone_skin_does_not_help_against_a_trap() -> None:
    game = drinker("stone_skin_potion", at="C1", tower=((PIT, OPEN),))

    game.play("step D1")

    assert (game.hero.health, game.question) == (4, "act")


@proves("PL-Q-81", "PL-69")
@pytest.mark.parametrize(("answer", "at", "health"), [("use", "B1", 1), ("fall", "", 5)])
def test_phoenix_tears_keep_a_hero_who_would_be_downed_at_one_health(
    answer: str, at: str, health: int
) -> None:
    game = drinker("phoenix_tears", health=2, foes={"C1": "werewolf"}, enemy="attack", special="coin")
    assert game.question == "rebirth"

    game.play(answer)

    assert (game.hero.at, game.hero.health) == (at, health)
    assert game.hero.potions == ([] if answer == "use" else ["phoenix_tears"])


@proves("PL-Q-81", "PL-Q-53")
def test_phoenix_tears_help_against_one_of_two_attacks() -> None:
    game = drinker("phoenix_tears", health=1, foes={"A1": "zombie", "C1": "zombie"}, enemy="attack")

    game.play("use")

    assert (game.hero.at, game.hero.health, game.hero.potions) == ("", 5, [])


@proves("PL-89", "PL-Q-81")
def test_who_is_saved_by_the_tears_has_dropped_to_one_health() -> None:
    chalice = ["last_breath_chalice"]
    game = drinker("phoenix_tears", health=3, foes={"C1": "werewolf"}, enemy="attack", artifacts=chalice)

    game.play("use")

    assert (game.hero.health, game.hero.artifacts) == (1, chalice)


@proves("PL-Q-45", "PL-Q-81")
def test_whoever_is_saved_in_mid_fall_falls_on() -> None:
    game = drinker("phoenix_tears", at="B3", health=1, tower=((PIT, OPEN), (OPEN, OPEN)))

    game.play("gravity", "use")

    assert (game.hero.at, game.hero.health) == ("B1", 1)


@proves("PL-57", "PL-Q-81")
def test_a_hero_who_lets_go_still_falls_when_somebody_else_is_saved_first() -> None:
    other = Hero("etorn", at="B3", health=1, potions=["phoenix_tears"])
    game = drinker(at="J3", others=[other], tower=((PIT, ROPE), (OPEN, OPEN)))

    game.play("let_go", "use")

    assert (game[1].at, game[1].health) == ("B1", 1)
    assert game.hero.at == "J1"


# Actions.


@proves("PL-24")
@pytest.mark.parametrize(("health", "then"), [(1, 3), (4, 5)])
def test_a_healing_potion_heals_two_and_never_above_the_most(health: int, then: int) -> None:
    game = drinker("healing_potion", health=health)

    game.play("potion healing_potion")

    assert game.hero.health == then
    assert "potion healing_potion" not in drinker("healing_potion").options  # it would bring nothing


@proves("PL-24", "PL-Q-23", "PL-Q-33")
def test_a_potion_of_swiftness_is_two_steps_of_movement() -> None:
    game = drinker("potion_of_swiftness", foes={"B2": "zombie"})

    game.play("potion potion_of_swiftness", "C1", "D1")

    assert (game.hero.at, game.hero.health, game.question) == ("D1", 4, "act")


@proves("PL-Q-70")
def test_a_potion_of_strength_adds_two_wounds_and_bonuses_add_up() -> None:
    game = platformer(
        Hero("miksy", at="B1", potions=["potion_of_strength"], items=["hammer_of_greed"]),
        foes={"C1": "cyclops"},
        kinds=("zombie", "ent", "cyclops"),
        enemy="left",
        tower=((SHELVES, SHELVES),),
    )

    game.play("potion potion_of_strength", "item hammer_of_greed", "attack C1", "die sword")

    assert (game.last("struck")["wounds"], game.foes) == (4, {})


@proves("PL-24", "PL-38")
def test_a_potion_of_levitation_keeps_the_hero_in_the_air() -> None:
    game = drinker("potion_of_levitation", at="B2")

    game.play("potion potion_of_levitation")
    game.end("keep")

    assert game.hero.at == "B2"


@proves("PL-24", "PL-36")
def test_what_would_bring_nothing_is_not_offered() -> None:
    game = drinker("potion_of_levitation", "fire_flask", items=["feather_cape"], foes={"D1": "zombie"})
    assert "potion fire_flask" not in game.options  # nobody is near
    assert "potion potion_of_levitation" in game.options

    game.play("item feather_cape")

    assert "potion potion_of_levitation" not in game.options


@proves("PL-24", "PL-Q-23")
def test_a_blink_potion_places_the_hero_anywhere_in_its_row() -> None:
    game = drinker("blink_potion", at="B1", tower=((PIT, OPEN),), foes={"C1": "zombie", "F1": "zombie"})

    game.play("potion blink_potion")
    assert game.options == ["A1", "D1", "E1", "G1", "H1", "I1", "J1"]
    game.play("D1")

    assert (game.hero.at, game.hero.health) == ("D1", 4)  # the trap, and no attack


@proves("PL-24")
@pytest.mark.parametrize(("gold", "most"), [(1, 1), (5, 3)])
def test_an_alchemists_draught_turns_up_to_three_gold_into_gems(gold: int, most: int) -> None:
    game = drinker("alchemists_draught", gold=gold)

    game.play("potion alchemists_draught")
    if most > 1:
        assert game.options == list(range(1, most + 1))
        game.play(most)

    assert (game.hero.gold, game.hero.gems) == (gold - most, most)
    assert "potion alchemists_draught" not in drinker("alchemists_draught").options


@proves("PL-24", "PL-Q-32")
@pytest.mark.parametrize(("left", "gems"), [(50, 2), (1, 1)])
def test_a_gem_elixir_is_two_gems_as_far_as_the_supply_goes(left: int, gems: int) -> None:
    game = drinker("gem_elixir")
    game.state.gems_left = left

    game.play("potion gem_elixir")

    assert (game.hero.gems, game.state.gems_left) == (gems, left - gems)


@proves("PL-24", "PL-Q-74")
def test_a_potion_of_luck_rolls_any_number_of_unused_dice_again() -> None:
    game = drinker("potion_of_luck", dice="boot boot sword coin hand")

    game.play(
        "potion potion_of_luck", "boot", "boot", "sword", "coin", "hand", die="star star star star star"
    )

    assert game.pool == "star star star star star"
    assert game.state.rolled == [0, 2, 1, 1, 1, 0]


@proves("PL-24", "PL-71")
def test_a_doubling_potion_gives_the_first_upgrade_of_the_next_symbol() -> None:
    game = drinker("doubling_potion", dice="coin coin coin boot hand", gems=2)

    game.play("potion doubling_potion")
    assert game.about["costs"] == ((3, 2),)  # twice by itself
    game.play("use coin")
    assert (game.hero.gold, game.hero.gems) == (2, 2)
    game.play("use coin")

    assert game.hero.gold == 3


@proves("PL-24", "PL-71", "PL-66")
def test_a_doubling_potion_needs_no_gems_and_serves_once() -> None:
    coins = drinker("doubling_potion", dice="coin coin coin boot hand")
    coins.play("potion doubling_potion", "use coin", "use coin")
    assert coins.hero.gold == 3
    assert coins.last("upgraded") == {"seat": 0, "symbol": "coin", "times": 2, "gems": 0}

    swords = drinker(
        "doubling_potion",
        dice="sword sword coin boot hand",
        foes={"C1": "werewolf"},
        tower=((SHELVES, SHELVES),),
    )
    swords.play("potion doubling_potion", "attack C1", "die sword")

    assert (swords.foes, swords.last("struck")["wounds"]) == ({}, 3)


@proves("PL-24", "PL-Q-68", "PL-66")
def test_a_fire_flask_is_an_attack_of_two_wounds_through_walls_without_bonuses() -> None:
    game = platformer(
        Hero("miksy", at="B1", potions=["fire_flask"], items=["hammer_of_greed"]),
        tower=((SHELVES, SHELVES),),
        enemy="attack",
        foes={"C2": "ent", "D1": "ent", "B2": "werewolf"},
    )

    game.play("item hammer_of_greed", "potion fire_flask")
    assert set(game.options) == {"C2", "B2"}
    game.play("C2")

    assert game.foes == {"D1": "ent", "B2": "werewolf"}
    assert (game.last("struck")["wounds"], game.state.bonus) == (2, 1)


@proves("PL-Q-68", "PL-66")
def test_a_fire_flask_does_nothing_to_who_has_more_health() -> None:
    game = drinker("fire_flask", foes={"C1": "werewolf"}, tower=((SHELVES, SHELVES),))

    game.play("potion fire_flask")

    assert (game.foes, game.last("struck")["wounds"]) == ({"C1": "werewolf"}, 2)


@proves("PL-Q-68", "PL-81")
def test_what_weakens_a_heros_attacks_weakens_a_fire_flask() -> None:
    game = platformer(
        Hero("miksy", at="I10", potions=["fire_flask"], badges=["dread"]),
        foes={"J10": "guard"},
        tower=(),
        lair=True,
        lowest=3,
        boss="ikee",
        boss_at="C11",
        enemy="right",
    )

    game.play("potion fire_flask")

    assert game.last("struck")["wounds"] == 1


@proves("PL-24", "PL-35", "PL-59")
def test_a_frozen_enemy_neither_attacks_nor_walks_until_the_own_next_turn() -> None:
    game = drinker("frost_flask", foes={"C1": "ent", "J1": "ent"}, enemy="left")
    assert game.foes == {"C1": "ent", "I1": "ent"}

    game.play("potion frost_flask", "C1", "step A1", "step B1")
    assert game.hero.health == 5
    game.end("keep", enemy_die="right")
    assert game.foes == {"C1": "ent", "J1": "ent"}
    game.play("boot", "H1")
    game.end(enemy_die="attack")

    assert game.hero.health == 4  # it has thawed
    assert game.clause("frozen") == "PL-24"


@proves("PL-24", "PL-59")
def test_nobody_attacks_an_invisible_hero_until_the_turn_ends() -> None:
    game = drinker("potion_of_invisibility", foes={"B2": "zombie", "A1": "zombie"})

    game.play("potion potion_of_invisibility", "step C1", "step B1")
    assert game.hero.health == 5
    game.end("keep", enemy_die="attack")

    assert game.hero.health == 3  # it is another's turn: both attack


@proves("PL-24", "PL-Q-23")
def test_a_swap_potion_changes_places_with_a_figure_of_the_level() -> None:
    other = Hero("etorn", at="H1")
    where = {"J2": "zombie", "C4": "zombie"}
    game = drinker(
        "swap_potion", others=[other], foes=where, tokens={"J2": "gem"}, tower=((OPEN, OPEN), (OPEN, OPEN))
    )

    game.play("potion swap_potion")
    assert set(game.options) == {"H1", "J2"}
    game.play("J2")

    assert (game.hero.at, game.foes) == ("J2", {"B1": "zombie", "C4": "zombie"})
    assert (game.hero.gems, game.hero.health) == (1, 5)


@proves("PL-24", "PL-17")
def test_both_heroes_meet_what_is_in_their_new_space() -> None:
    other = Hero("etorn", at="H1")
    game = drinker("swap_potion", at="D1", others=[other], tower=((PIT, OPEN),))

    game.play("potion swap_potion")

    assert (game.hero.at, game[1].at, game[1].health) == ("H1", "D1", 3)
    assert game.last("swapped_hero")["seats"] == (1,)


@proves("PL-24", "PL-22")
def test_neither_a_golem_nor_the_boss_is_swapped() -> None:
    golem = drinker("swap_potion", foes={"C1": "stone_golem"}, kinds=("zombie", "stone_golem", "werewolf"))
    assert "potion swap_potion" not in golem.options

    boss = drinker("swap_potion", at="H10", lair=True, tower=(), lowest=3, boss_at="C10")

    assert "potion swap_potion" not in boss.options
