"""The items: what each does, passively or when it is exhausted (PL-23, PL-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

PRICES = {
    "boots_of_haste": 3,
    "hammer_of_greed": 4,
    "ninja_gear": 4,
    "polished_shield": 4,
    "ghost_cloak": 4,
    "heart_amulet": 5,
    "greatsword": 6,
    "lucky_coin": 3,
    "grappling_hook": 4,
    "feather_cape": 3,
    "iron_soles": 2,
    "telekinetic_glove": 2,
    "loaded_dice": 3,
    "bargain_pass": 3,
    "gem_magnet": 3,
    "smoke_bombs": 3,
    "pocket_anvil": 5,
    "rune_chain": 2,
    "vampire_fang": 4,
    "crossbow": 5,
    "jewellers_loupe": 5,
    "pedlars_satchel": 3,
}
STALLS = ["iron_soles", "loaded_dice", "greatsword", "healing_potion", "potion_of_luck", "fire_flask"]
MARKET = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . S . . .
+-+-+-+-+-+
"""
CAVE = """
 . . . . .
+ + +-+ +-+
 . X . . H
+ + + + +-+
 . .|. . .
+-+-+-+-+-+
"""
"""A wall, a trap in the air, and a platform two rows up."""


def owner(*items: str, **more: Any) -> Scene:
    """A hero with these items on B1."""
    return one_hero(items=items, **more)


def uses(game: Scene) -> list[str]:
    return [each for each in game.options if each.startswith("item")]


@proves("PL-23", "PL-47")
@pytest.mark.parametrize(("item", "price"), PRICES.items())
def test_an_item_is_bought_for_its_price_and_ready_at_once(item: str, price: int) -> None:
    stalls = [item, *(each for each in ("smoke_bombs", "pocket_anvil", "rune_chain") if each != item)][:3]
    game = platformer(
        Hero("miksy", at="B1", gold=price), tower=((MARKET, OPEN),), shop=stalls, enemy="left", cards="all"
    )

    game.play(f"buy {item}", item="iron_soles" if item != "iron_soles" else "lucky_coin")

    assert (game.hero.gold, game.hero.items, game.hero.exhausted) == (0, [item], [])
    assert game.clause("item_bought") == "PL-47"
    poor = platformer(
        Hero("miksy", at="B1", gold=price - 1),
        tower=((MARKET, OPEN),),
        shop=stalls,
        enemy="left",
        cards="all",
    )
    assert f"buy {item}" not in poor.options


@proves("PL-23", "PL-48", "PL-33", "PL-Q-78")
def test_an_exhausted_item_serves_again_after_its_owner_has_readied_it() -> None:
    game = owner("boots_of_haste")

    game.play("item boots_of_haste", "C1")
    assert (game.hero.at, game.hero.exhausted, uses(game)) == ("C1", ["boots_of_haste"], [])
    assert game.clause("item_exhausted") == "PL-23"
    game.end("keep")
    assert game.hero.exhausted == ["boots_of_haste"]  # another's turn readies nothing
    game.play("boot", "A1")
    game.end()

    assert (game.asked, game.hero.exhausted, uses(game)) == (0, [], ["item boots_of_haste"])


@proves("PL-48")
def test_several_items_are_used_in_one_turn() -> None:
    game = owner("boots_of_haste", "grappling_hook", "telekinetic_glove", foes={"J1": "zombie"})

    game.play("item boots_of_haste", "C1", "item grappling_hook", "stop", "item telekinetic_glove", "I1")

    assert (game.hero.at, game.foes, uses(game)) == ("C2", {"I1": "zombie"}, [])


@proves("PL-Q-70", "PL-Q-68", "PL-66")
def test_the_hammer_adds_a_wound_to_the_next_attack_of_the_turn_only() -> None:
    game = owner(
        "hammer_of_greed", foes={"C1": "ent"}, tower=((SHELVES, SHELVES),), dice="sword boot coin coin hand"
    )
    game.play("item hammer_of_greed", "attack C1")
    assert "strike" not in game.options  # an attack needs a sword
    game.play("die sword")
    assert game.foes == {}

    later = owner("hammer_of_greed", foes={"C1": "ent"}, tower=((SHELVES, SHELVES),))
    later.play("item hammer_of_greed")
    assert later.state.bonus == 1
    later.end("keep")

    assert later.state.bonus == 0


@proves("PL-23", "PL-Q-23")
def test_ninja_gear_puts_the_hero_under_the_first_platform_above() -> None:
    game = owner("ninja_gear", at="C1", tower=((CAVE, OPEN), (OPEN, OPEN)), foes={"D1": "zombie"})

    game.play("item ninja_gear")

    assert (game.hero.at, game.hero.health) == ("C2", 5)  # placed, so nobody attacks
    assert game.clause("placed") == "PL-Q-23"


@proves("PL-23", "PL-Q-17")
@pytest.mark.parametrize(
    ("at", "foes", "tower"),
    [
        ("C2", {}, ((CAVE, OPEN), (OPEN, OPEN))),  # right under it already
        ("C1", {"C2": "cave_bat"}, ((CAVE, OPEN), (OPEN, OPEN))),  # occupied
        ("C1", {}, ((OPEN, OPEN),)),  # what is face down is no platform
    ],
)
def test_ninja_gear_needs_a_platform_with_room_under_it(
    at: str, foes: dict[str, str], tower: tuple[tuple[str, str], ...]
) -> None:
    game = owner(
        "ninja_gear", at=at, foes=foes, tower=tower, kinds=("cave_bat", "ent", "werewolf"), enemy="attack"
    )

    assert not uses(game)


@proves("PL-23", "PL-68")
def test_a_shield_takes_a_wound_off_the_first_attack_until_the_own_turn() -> None:
    game = owner(
        "polished_shield",
        foes={"C1": "werewolf"},
        enemy="right",
        tower=((SHELVES, SHELVES),),
        dice="boot boot boot coin hand",
    )
    game.play("step C1")  # the wolf is on D1
    game.play("step B1")
    assert game.hero.health == 3  # two instead of three
    assert game.foes == {"D1": "werewolf"}


@proves("PL-23")
def test_a_shield_serves_once_a_round() -> None:
    game = owner("polished_shield", foes={"A1": "zombie", "C1": "zombie"}, enemy="attack")
    assert game.hero.health == 4

    game.end("keep", enemy_die="attack")
    assert game.hero.health == 2
    game.play("boot", "J1")
    game.end(enemy_die="attack")

    assert game.hero.health == 1  # one stopped, one not


@proves("PL-23", "PL-14")
def test_a_ghost_cloak_leads_through_a_wall_or_a_platform_and_nowhere_else() -> None:
    game = owner("ghost_cloak", at="B1", tower=((CAVE, OPEN), (OPEN, OPEN)))
    game.play("item ghost_cloak")
    assert game.hero.at == "C1"  # the only way, so nobody asks

    assert not uses(owner("ghost_cloak", at="J1"))  # nothing closed there


@proves("PL-23", "PL-83", "PL-Q-17")
def test_a_ghost_cloak_leads_neither_out_of_the_boss_level_nor_into_what_is_face_down() -> None:
    inside = owner(
        "ghost_cloak", at="D10", lair=True, tower=((SHELVES, SHELVES),), lowest=2, boss_at="C11", name="etorn"
    )
    assert not uses(inside)
    inside = owner(
        "ghost_cloak", at="B11", lair=True, tower=((SHELVES, SHELVES),), lowest=2, boss_at="H11", name="etorn"
    )
    inside.play("item ghost_cloak")
    assert inside.hero.at == "B10"

    top = owner("ghost_cloak", at="B3", tower=((SHELVES, SHELVES),))
    top.play("item ghost_cloak")
    assert top.hero.at == "B2"


@proves("PL-23", "PL-Q-78")
def test_a_heart_amulet_is_worth_a_health_now_and_whenever_one_comes_back() -> None:
    game = platformer(
        Hero("miksy", at="B1", gold=5), tower=((MARKET, OPEN),), shop=["heart_amulet"], enemy="left"
    )

    game.play("buy heart_amulet", item="iron_soles")

    assert game.hero.health == 6
    assert (
        owner("heart_amulet", health=1, foes={"C1": "zombie"}, enemy="attack").hero.health == 6
    )  # Downed, and full again


@proves("PL-23", "PL-66")
@pytest.mark.parametrize(
    ("dice", "swords", "wounds"), [("sword sword boot coin hand", 2, 3), ("sword boot boot coin hand", 1, 1)]
)
def test_a_greatsword_adds_a_wound_to_two_swords_or_more(dice: str, swords: int, wounds: int) -> None:
    game = owner(
        "greatsword",
        foes={"C1": "cyclops"},
        kinds=("zombie", "ent", "cyclops"),
        tower=((SHELVES, SHELVES),),
        dice=dice,
    )

    game.play("attack C1", "die sword", *(["strike"] if swords == 1 else []))

    assert game.last("struck")["wounds"] == wounds


@proves("PL-23", "PL-41")
def test_a_lucky_coin_doubles_the_first_coin_of_a_turn() -> None:
    game = owner("lucky_coin", dice="coin coin coin boot hand")

    game.play("use coin")
    assert game.hero.gold == 2
    game.play("use coin")

    assert game.hero.gold == 3


@proves("PL-23", "PL-Q-23")
def test_a_grappling_hook_climbs_up_to_two_spaces_straight_up() -> None:
    game = owner("grappling_hook")
    game.play("item grappling_hook")
    assert game.hero.at == "B2"
    assert game.options == ["B3", "stop"]
    game.play("B3")
    assert game.hero.at == "B3"

    assert not uses(owner("grappling_hook", tower=((SHELVES, SHELVES),)))


@proves("PL-23", "PL-38")
@pytest.mark.parametrize(("item", "falls_to"), [("feather_cape", "B2"), ("", "B1")])
def test_under_a_feather_cape_gravity_does_not_matter_until_the_own_next_turn(
    item: str, falls_to: str
) -> None:
    game = owner(*([item] if item else []), at="B2")

    game.play(*([f"item {item}"] if item else []))
    game.end("keep")
    assert game.hero.at == falls_to
    game.play("boot", "A1")
    game.end()
    assert game.hero.at == falls_to
    game.end("keep")

    assert game.hero.at == "B1"


@proves("PL-23", "PL-17")
@pytest.mark.parametrize(("items", "health"), [(["iron_soles"], 5), ([], 4)])
def test_iron_soles_ignore_traps(items: list[str], health: int) -> None:
    game = owner(*items, at="B3", tower=((CAVE, OPEN), (OPEN, OPEN)))

    game.play("gravity")

    assert (game.hero.at, game.hero.health) == ("B1", health)


@proves("PL-23", "PL-63")
def test_a_telekinetic_glove_moves_an_enemy_one_space_whoever_wears_it() -> None:
    game = owner("telekinetic_glove", name="melosa", foes={"J1": "zombie"})

    game.play("item telekinetic_glove", "J2")

    assert (game.foes, game.question) == ({"J2": "zombie"}, "act")
    assert game.clause("enemy_shifted") == "PL-63"


@proves("PL-23", "PL-Q-74")
def test_loaded_dice_roll_up_to_two_unused_dice_again() -> None:
    game = owner("loaded_dice", dice="boot boot sword coin hand")

    game.play("item loaded_dice", "boot", "coin", die="star star")

    assert game.pool == "boot sword hand star star"
    assert game.state.rolled == [0, 2, 1, 1, 1, 0]  # the first roll, which Ikee counts


@proves("PL-23", "PL-47")
def test_a_bargain_pass_takes_a_gold_off_every_card_down_to_one() -> None:
    game = owner("bargain_pass", gold=4, tower=((MARKET, OPEN),), shop=STALLS)

    game.play(
        "buy iron_soles",
        "buy loaded_dice",
        "buy potion_of_luck",
        item="lucky_coin rune_chain",
        potion="blink_potion",
    )

    assert game.hero.gold == 0  # 1, 2 and 1


@proves("PL-23", "PL-Q-31")
def test_a_gem_magnet_takes_a_gem_at_most_two_spaces_away_on_the_own_level() -> None:
    gems = {"D1": "gem", "B4": "gem", "E1": "gem", "C2": "gem", "A1": "gold"}
    game = owner("gem_magnet", at="B2", tokens=gems, tower=((CAVE, OPEN), (OPEN, OPEN)))

    game.play("item gem_magnet")

    assert (game.hero.gems, game.token("C2")) == (1, "")  # no other is near enough
    far = owner("gem_magnet", at="B1", tokens=gems)
    far.play("item gem_magnet")
    assert set(far.options) == {"D1", "C2"}
    far.play("D1")
    assert (far.hero.gems, far.token("D1")) == (1, "")


@proves("PL-23", "PL-59")
def test_smoke_bombs_cover_the_next_step_only() -> None:
    game = owner("smoke_bombs", foes={"B2": "zombie", "C2": "zombie"})

    game.play("item smoke_bombs", "step C1")
    assert game.hero.health == 5
    game.play("step D1")

    assert game.hero.health == 4


@proves("PL-23", "PL-Q-75")
def test_a_pocket_anvil_turns_an_unused_die_to_any_symbol() -> None:
    game = owner("pocket_anvil", dice="boot boot sword coin hand")

    game.play("item pocket_anvil", "coin")
    assert game.options == ["boot", "sword", "hand", "star"]
    game.play("star")

    assert game.pool == "boot boot sword hand star"
    assert game.state.rolled == [0, 2, 1, 1, 1, 0]
    assert game.clause("die_set") == "PL-23"


@proves("PL-23", "PL-28", "PL-69")
def test_a_rune_chain_keeps_the_special_die_as_it_is() -> None:
    wolf: dict[str, Any] = {"foes": {"C1": "werewolf"}, "enemy": "attack", "special": "coin"}
    assert owner("rune_chain", **wolf).hero.special == "coin"
    assert owner(**wolf).hero.special == "blank"
    assert owner("rune_chain", health=1, **wolf).hero.special == "coin"
    assert owner("rune_chain", health=1, **wolf).hero.at == ""


@proves("PL-23", "PL-42")
def test_a_rune_chain_does_not_keep_a_symbol_that_is_used() -> None:
    game = owner("rune_chain", special="coin")

    game.play("special coin")

    assert game.hero.special == "blank"


@proves("PL-23", "PL-67")
def test_a_vampire_fang_heals_with_each_enemy_defeated() -> None:
    game = owner("vampire_fang", health=2, foes={"C1": "zombie"})

    game.play("attack C1", "die sword")

    assert game.hero.health == 3
    full = owner("vampire_fang", foes={"C1": "zombie"})
    full.play("attack C1", "die sword")
    assert full.hero.health == 5  # never more than the card says


@proves("PL-23", "PL-Q-114")
@pytest.mark.parametrize(
    ("at", "foes", "tile", "reached"),
    [
        ("B1", {"D1": "zombie"}, OPEN, True),
        ("B1", {"D1": "zombie"}, CAVE, False),  # a wall between
        ("B1", {"E1": "zombie"}, OPEN, False),
        ("B1", {"C2": "zombie"}, OPEN, False),  # not in a straight line
        ("B1", {"B3": "zombie"}, OPEN, True),
        ("B1", {"C1": "ent", "D1": "zombie"}, OPEN, False),  # somebody stands between
    ],
)
def test_a_crossbow_reaches_two_spaces_in_a_straight_line(
    at: str, foes: dict[str, str], tile: str, reached: bool
) -> None:
    game = owner("crossbow", at=at, foes=foes, tower=((tile, OPEN), (OPEN, OPEN)), enemy="attack")
    bare = owner(at=at, foes=foes, tower=((tile, OPEN), (OPEN, OPEN)), enemy="attack")
    place = next(place for place, name in foes.items() if name == "zombie")

    assert (f"attack {place}" in game.options) is reached
    assert f"attack {place}" not in bare.options


@proves("PL-23", "PL-71")
def test_a_jewellers_loupe_makes_the_next_upgrade_cheaper() -> None:
    game = owner("jewellers_loupe", gems=2, dice="coin coin boot hand hand")

    game.play("item jewellers_loupe", "raise coin")
    assert game.about["costs"] == ((2, 0), (3, 2))
    game.play(3)
    assert (game.hero.gold, game.hero.gems) == (3, 0)
    game.play("use coin")

    assert game.hero.gold == 4  # and no other


@proves("PL-23", "PL-47")
def test_a_pedlars_satchel_makes_one_purchase_from_anywhere() -> None:
    game = owner("pedlars_satchel", gold=5, shop=STALLS)
    assert not [each for each in game.options if each.startswith("buy")]

    game.play("item pedlars_satchel", "buy loaded_dice", item="lucky_coin")

    assert (game.hero.gold, game.hero.items) == (2, ["pedlars_satchel", "loaded_dice"])
    assert not [each for each in game.options if each.startswith("buy")]


@proves("PL-Q-79")
def test_there_is_no_limit_to_cards_and_nothing_is_sold_or_traded() -> None:
    game = owner(
        *list(PRICES)[3:18], gold=2, tower=((MARKET, OPEN),), shop=["", "", "", "healing_potion"], tokens={}
    )

    game.play("buy healing_potion", potion="gem_elixir")

    assert (len(game.hero.items), game.hero.potions) == (15, ["healing_potion"])
    assert {each.split()[0] for each in game.options} <= {
        "step",
        "use",
        "item",
        "potion",
        "forge",
        "ability",
        "end",
        "gravity",
    }
