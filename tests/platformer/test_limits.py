"""Where a rule begins and ends: one more, one less, the first space, the other boss, the enemy behind the wall."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from mazmorra.games.platformer.box.loading import number
from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.levels import Reveal
from mazmorra.games.platformer.rules.spaces import place, space_of
from mazmorra.games.platformer.rules.symbols import FOES, NOBODY, NONE, NOWHERE, TURNED
from mazmorra.kernel import CHANCE
from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

BESET: dict[str, Any] = {
    "kinds": ("slime", "orc_brute", "werewolf"),
    "cards": "all",
    "enemy": "left",
    "dice": "boot boot coin coin hand",
}


@proves("PL-Q-21")
@pytest.mark.parametrize(
    ("foes", "asked"),
    [
        ({"A1": "orc_brute", "B2": "orc_brute"}, "order"),  # thrown by one of them alone, downwards nobody is
        ({"A1": "orc_brute", "C1": "orc_brute"}, "push"),  # between the two nobody is thrown
        ({"A1": "orc_brute", "C1": "orc_brute", "B2": "orc_brute"}, "push"),
        ({"B2": "orc_brute"}, ""),
    ],
)
def test_the_order_of_orcs_is_asked_where_one_of_them_throws_the_hero(foes: dict[str, str], asked: str) -> None:
    game = platformer(Hero("miksy", at="B1", health=5), tower=((OPEN, OPEN),), foes=foes, **BESET)
    game.state.health[0] = 9

    game.play("step C1")

    assert game.question == (asked or "act")


@proves("PL-Q-21", "PL-22")
def test_the_order_of_orcs_is_asked_where_one_of_them_is_pushed_and_another_throws_first() -> None:
    game = platformer(Hero("miksy", at="B2"), tower=((OPEN, OPEN),) * 2, foes={"A2": "orc_brute", "B3": "orc_brute"}, **BESET)
    game.state.health[0] = 9

    game.play("step A2")

    assert (game.question, set(game.options)) == ("order", {"A2", "B3"})


@proves("PL-Q-21", "PL-89")
@pytest.mark.parametrize(("artifact", "asked"), [("last_breath_chalice", "order"), ("coin_gun", "push")])
def test_which_slime_is_first_matters_to_who_may_win_the_chalice(artifact: str, asked: str) -> None:
    game = platformer(Hero("miksy", at="B1", health=5), foes={"A1": "slime", "C1": "slime"}, artifacts=[artifact], **BESET)

    game.play("step C1")

    assert game.question == asked


@proves("PL-Q-115")
@pytest.mark.parametrize(("boss", "wounds"), [("B10", 2), ("A11", 2), ("B11", 0)])
def test_the_boss_attacks_across_everything_also_from_beside_the_first_space_of_its_level(boss: str, wounds: int) -> None:
    walled = LAIR.replace(" E . . . S", " E|. . . S").replace("+ +-+-+ + +", "+-+-+-+ + +")
    game = platformer(Hero("miksy", at="A10", health=5), tower=((walled, LAIR),), lowest=3, boss_at=boss, enemy="attack")

    assert game.hero.health == 5 - wounds


@proves("PL-61", "PL-60")
def test_an_enemy_behind_a_platform_that_is_pushed_by_a_ghost_attacks() -> None:
    game = one_hero(at="B1", health=5, items=["ghost_cloak"], foes={"B2": "zombie"}, tower=((SHELVES, SHELVES),) * 2)

    game.play("item ghost_cloak", "C2")

    assert (game.hero.at, game.hero.health, game.foes) == ("B2", 4, {"C2": "zombie"})
    assert game.question == "act"  # one step and no more


@proves("PL-22", "PL-29")
def test_a_die_in_a_web_is_set_aside_like_a_used_one() -> None:
    game = one_hero(
        at="B1", foes={"C1": "giant_spider"}, kinds=("zombie", "giant_spider", "lich"), dice="boot boot sword coin hand"
    )

    game.play("step A1", "coin")

    assert (game.pool, game.state.used) == ("boot sword hand", [0, 1, 0, 1, 0, 0])


@proves("PL-74", "PL-81", "PL-88")
def test_the_boss_level_takes_its_tokens_from_beside_the_card_and_guards_are_ikees_alone() -> None:
    for boss, token, guards in (("medusa", "mirror", 0), ("ikee", "banner", 1)):
        game = platformer(Hero("miksy", at="A8"), tower=((OPEN, OPEN),), lowest=2, boss=boss, enemy="left")
        game.state.kinds[3] = NONE  # turned over only now

        draws = {"summon_space": "I10"} if guards else {}
        game.play("step A9", tile="throne_of_roots serpent_garden", boss_space="C11", **draws)

        tokens = [row.id for row in game.table.game.box.tokens]
        assert game.state.badges_left == [0 if name == token else 4 for name in tokens]
        assert list(game.foes.values()).count("guard") == guards
        assert (game.state.kinds[3] != NONE) == bool(guards)


@proves("PL-91", "PL-22")
def test_an_enemy_on_the_first_space_is_on_the_map_when_reinforcements_come() -> None:
    nest = OPEN.replace(" . . . . .\n+-+", " . . . E .\n+-+")
    game = platformer(
        Hero("miksy", at="J1"), solo=True, event="reinforcements", tower=((nest, OPEN),), foes={"A1": "zombie"}, enemy="left"
    )

    game.play("end", "keep", die="boot boot sword coin hand", enemy_die="left", event="toll")

    assert game.foes == {"A1": "zombie", "D1": "zombie"}


def commanded(hero: Hero, cards: str, dice: str, **draws: str) -> Scene:
    """Ikee, at C11, draws two cards at the end of the turn of somebody at the far end; the hero hovers."""
    game = platformer(
        replace(hero, hovers=True), Hero("angelo", at="J10"), tower=((LAIR, LAIR),), lowest=3, boss="ikee", boss_at="C11",
        enemy="right", dice=dice, turn=1,
    )  # fmt: skip
    return game.play("end", "keep", boss_card=cards, die="boot boot sword coin hand", enemy_die="right", **draws)


@proves("PL-80", "PL-Q-93")
def test_what_ikee_draws_and_chooses_is_told() -> None:
    dice = "sword sword boot coin hand"
    game = commanded(Hero("miksy", at="J12"), "blade_storm tribute", dice)
    assert [event.args["card"] for event in game.told("boss_card_drawn")] == ["blade_storm", "tribute"]
    assert game.last("boss_card_chosen") == {"card": "blade_storm"}
    assert not game.told("boss_cards_tied")

    game = commanded(
        Hero("miksy", at="J12"), "ground_slam tribute", "boot coin sword hand star", boss_order="tribute ground_slam"
    )
    assert len(game.told("boss_cards_tied")) == 1
    assert not game.told("boss_card_chosen")


@proves("PL-80")
def test_either_order_of_tied_cards_is_as_likely() -> None:
    game = platformer(
        Hero("miksy", at="J12"), tower=((LAIR, LAIR),), lowest=3, boss="ikee", boss_at="C11", enemy="attack",
        dice="boot coin sword hand star",
    )  # fmt: skip
    table = game.table.copy()
    table.answer(0, "end")
    table.answer(0, "keep")
    for card in ("blade_storm", "tribute"):
        names = [row.id for row in table.game.box.cards]
        table.answer(CHANCE, names.index(card))

    assert (table.asks[0].kind, len(set(table.asks[0].weights or (1,)))) == ("boss_order", 1)


@proves("PL-23", "PL-77")
def test_a_shield_takes_a_wound_off_the_first_card_and_none_off_the_second() -> None:
    game = commanded(
        Hero("miksy", at="C10", items=["polished_shield"]), "overlords_cleave blade_storm", "boot boot coin hand star",
        boss_order="overlords_cleave blade_storm",
    )  # fmt: skip

    wounds = [(event.args["cause"], event.args["amount"]) for event in game.told("wounded")]
    assert wounds == [("overlords_cleave", 1), ("blade_storm", 1)]


@proves("PL-77")
@pytest.mark.parametrize(("card", "at", "own"), [("tribute", "A11", {"gold": 1}), ("hoarders_wrath", "D10", {"gems": 1})])
def test_the_last_gold_and_the_last_gem_are_tribute_enough(card: str, at: str, own: dict[str, Any]) -> None:
    draws = {"summon_space": "A10"} if card == "hoarders_wrath" else {}
    game = commanded(Hero("miksy", at=at, **own), f"{card} dread_roar", "coin coin boot boot hand", **draws)

    assert (game.hero.gold, game.hero.gems) == (0, 0)
    assert not [event for event in game.told("wounded") if event.args["cause"] == card]


@proves("PL-77")
def test_an_iron_grip_puts_the_hero_on_the_lowest_free_space_of_its_own_column() -> None:
    game = commanded(Hero("miksy", at="E12"), "iron_grip tribute", "hand hand boot boot sword")

    assert (game.hero.at, game.last("placed")) == ("E10", {"seat": 0, "place": "E10"})


@proves("PL-Q-32", "PL-24")
@pytest.mark.parametrize(("gems", "offered"), [(0, set()), (1, {"potion gem_elixir", "potion alchemists_draught"})])
def test_what_brings_gems_is_offered_while_the_supply_has_one(gems: int, offered: set[str]) -> None:
    game = one_hero(gold=1, potions=["gem_elixir", "alchemists_draught", "potion_of_levitation"])
    game.state.gems_left = gems

    game.play("potion potion_of_levitation")

    assert {each for each in game.options if each.startswith("potion")} == offered


@proves("PL-42", "PL-28")
def test_the_symbol_of_the_special_die_is_told_when_it_is_used() -> None:
    game = one_hero(special="coin")

    game.play("special coin")

    assert (game.last("special_used"), game.hero.special) == ({"seat": 0, "symbol": "coin"}, "blank")


@proves("PL-23")
def test_an_anvil_turns_one_die() -> None:
    game = one_hero(items=["pocket_anvil"], dice="boot boot boot coin hand")

    game.play("item pocket_anvil", "boot", "star")

    assert game.pool == "boot boot coin hand star"


@proves("PL-35", "PL-Q-53")
def test_the_enemy_die_is_told_and_attacks_come_hero_after_hero_from_the_active_one_on() -> None:
    heroes = [Hero(name, at=at) for name, at in (("miksy", "B1"), ("angelo", "E1"), ("urgh", "H1"))]
    game = platformer(*heroes, foes={"A1": "zombie", "D1": "zombie", "G1": "zombie"}, turn=1, enemy="attack")

    assert [event.args["face"] for event in game.told("enemy_die")] == ["attack"]
    assert [event.args["seat"] for event in game.told("attacked")] == [1, 2, 0]


@proves("PL-22", "PL-86", "PL-Q-101")
@pytest.mark.parametrize(
    ("name", "foe", "hero", "hit"),
    [
        ("cyclops", "B2", "A1", True), ("cyclops", "C2", "A1", False), ("cyclops", "A1", "B2", True),
        ("cyclops", "B9", "A10", False), ("cyclops", "B9", "A8", True),
        ("lich", "A1", "D1", True), ("lich", "A1", "F1", False), ("lich", "A1", "C2", False),
    ],
)  # fmt: skip
def test_whom_a_cyclops_and_a_lich_reach_from_the_first_spaces_on(name: str, foe: str, hero: str, hit: bool) -> None:
    level = (int(foe[1:]) - 1) // 3
    tower: dict[str, Any] = {"tower": ((OPEN, OPEN),), "lowest": level, "lair": level == 2}
    game = one_hero(at=hero, health=5, kinds=(name,), foes={foe: name}, enemy="attack", **tower)

    assert (game.hero.health < 5) is hit


@proves("PL-62", "PL-Q-50")
@pytest.mark.parametrize(
    ("foes", "face", "after"),
    [
        (["C1", "B1"], "left", ["B1", "A1"]), (["B1", "C1"], "left", ["A1", "B1"]),
        (["A1", "B1"], "right", ["B1", "C1"]), (["B1", "A1"], "right", ["C1", "B1"]), (["A1"], "left", ["A1"]),
    ],
)  # fmt: skip
def test_those_in_front_move_first_whichever_token_they_are_and_the_first_column_is_one_too(
    foes: list[str], face: str, after: list[str]
) -> None:
    game = platformer(Hero("miksy", at="J1"), foes=dict.fromkeys(foes, "ent"), enemy=face)

    assert [place(space) for space in game.state.foes[4 : 4 + len(foes)]] == after


@proves("PL-13", "PL-Q-23", "PL-63", "PL-69")
def test_the_first_space_is_free_again_when_its_figure_is_placed_moved_or_downed() -> None:
    placed = one_hero(at="A1", potions=["blink_potion"])
    placed.play("potion blink_potion", "D1")
    moved = one_hero(at="D1", foes={"A1": "zombie"})
    moved.play("use hand", "A2")
    downed = one_hero(at="A1", health=1, foes={"B1": "zombie"}, enemy="attack")

    assert (placed.hero.at, moved.foes, downed.hero.at) == ("D1", {"A2": "zombie"}, "")
    assert {game.state.at[0] for game in (placed, moved, downed)} == {NOBODY}


@proves("PL-62")
def test_an_enemy_that_moves_by_the_die_is_told_and_one_that_stays_is_not() -> None:
    game = platformer(Hero("miksy", at="J1"), foes={"B1": "ent", "D1": "zombie"}, enemy="left")

    assert [event.args for event in game.told("enemy_moved")] == [{"enemy": "ent", "slot": 4, "way": "left", "place": "A1"}]


@proves("PL-24", "PL-67")
def test_a_frozen_enemy_that_is_defeated_leaves_no_frost_behind() -> None:
    game = one_hero(potions=["frost_flask"], foes={"C1": "zombie", "E1": "zombie"}, dice="sword boot coin coin hand")

    game.play("potion frost_flask", "C1")
    assert game.state.frost[0] == 0
    game.play("attack C1", "die sword")

    assert (game.state.frost, list(game.foes)) == ([NONE, NONE], ["E1"])


@proves("PL-63", "PL-Q-54")
@pytest.mark.parametrize("at", ["A10", "B10", "J12"])
def test_a_hand_inside_moves_an_enemy_anywhere_on_the_boss_level_also_on_its_first_space(at: str) -> None:
    game = platformer(Hero("miksy", at="E10"), tower=((LAIR, LAIR),), lowest=3, boss_at=at, enemy="attack")

    game.play("use hand")

    assert (game.question, game.about["enemy"], game.about["here"]) == ("shift", "medusa", space_of(at))


@proves("PL-22", "PL-Q-25")
def test_nobody_moves_into_the_space_of_a_golem_whichever_token_it_is() -> None:
    game = one_hero(at="B1", kinds=("stone_golem",), foes={"C1": "stone_golem"})
    assert "C1" not in game.steps

    other = one_hero(at="B1", foes={"C1": "zombie"})
    assert "C1" in other.steps


@proves("PL-41", "PL-66")
@pytest.mark.parametrize(
    ("name", "special", "dice", "can"),
    [
        ("brunda", "blank", "star coin coin coin hand", True), ("brunda", "star", "boot coin coin coin hand", True),
        ("brunda", "hand", "boot coin coin coin star", True), ("brunda", "blank", "boot coin coin coin hand", False),
        ("nim", "blank", "star coin coin coin hand", False), ("nim", "star", "boot coin coin coin hand", False),
        ("nim", "sword", "boot coin coin coin hand", True),
    ],
)  # fmt: skip
def test_a_star_is_a_sword_where_the_hero_card_says_so(name: str, special: str, dice: str, can: bool) -> None:
    game = one_hero(name, special=special, foes={"C1": "zombie"}, dice=dice)
    game.state.marks[0] |= TURNED  # a smith has forged already

    game.play("use coin", "use coin")  # no pair is left

    assert ("attack C1" in game.options) is can


@proves("PL-26", "PL-29")
def test_forging_takes_two_dice_of_three_and_each_way_to_pay_is_told() -> None:
    game = one_hero(dice="coin coin coin boot hand", special="hand", foes={"J1": "zombie"})

    game.play("use coin")
    assert (game.last("die_used"), game.told("forged")) == ({"seat": 0, "symbol": "coin"}, [])
    game = one_hero(dice="coin coin coin boot hand", special="hand", foes={"J1": "zombie"})
    game.play("forge coin", "boot", "A1")
    assert (game.state.pool, game.state.used) == ([0, 1, 0, 1, 1, 0], [0, 0, 0, 2, 0, 0])
    assert (game.last("forged"), game.told("die_used")) == ({"seat": 0, "symbol": "coin", "to": "boot"}, [])
    game.play("forge_special hand", "coin")

    assert (game.state.pool, game.hero.special, game.hero.gold) == ([0, 1, 0, 1, 0, 0], "blank", 1)


@proves("PL-Q-22", "PL-Q-31", "PL-22", "PL-55", "PL-Q-13")
def test_in_the_first_space_heroes_walk_on_take_tokens_fall_and_are_reached_as_anywhere() -> None:
    walker = one_hero(at="B1", gems=1, tokens={"A1": "gold"})
    walker.play("raise boot", "A1")
    assert (walker.hero.gold, walker.question, walker.hero.at) == (1, "step", "A1")
    walker.play("A2")
    assert walker.hero.at == "A2"

    placed = one_hero(at="C1", potions=["blink_potion"], tokens={"A1": "gem"})
    placed.play("potion blink_potion", "A1")
    assert placed.hero.gems == 1

    falling = one_hero(at="A3", tokens={"A1": "gem"}, foes={"C3": "zombie"})
    falling.play("gravity")
    assert (falling.hero.at, falling.hero.gems, falling.foes) == ("A1", 1, {"C1": "zombie"})

    reached = one_hero(at="B1", health=5, foes={"A2": "ent"}, enemy="attack")
    reached.play("step A1")
    assert (reached.hero.at, reached.hero.health) == ("A1", 4)

    back = one_hero(at="", tokens={"A1": "gold"})
    back.play("hand", "A1")
    assert (back.hero.at, back.hero.gold) == ("A1", 1)
    assert "step B1" in back.options


@proves("PL-55", "PL-38")
def test_an_enemy_falls_into_the_first_space_and_stays_there() -> None:
    game = one_hero(at="J1", foes={"A3": "zombie"})

    game.play("gravity")
    assert game.foes == {"A1": "zombie"}
    assert game.last("enemy_fell") == {"enemy": "zombie", "slot": 0, "place": "A1", "start": "A3"}

    assert "gravity" not in game.options


@proves("PL-31", "PL-33", "PL-Q-1")
def test_from_the_second_turn_on_the_own_cards_are_readied() -> None:
    hero = Hero("miksy", at="A1", items=["telekinetic_glove"], new=True)
    game = platformer(hero, Hero("urgh", at="J1"), foes={"F1": "zombie"}, enemy="left")
    game.play("item telekinetic_glove", "G1")
    assert game.hero.exhausted == ["telekinetic_glove"]

    game.end(enemy_die="left")
    game.end(enemy_die="left")

    assert (game.asked, game.hero.exhausted) == (0, [])


@proves("PL-40", "PL-Q-86")
@pytest.mark.parametrize(("at", "turns"), [("A10", 1), ("J12", 1), ("J9", 0)])
def test_the_boss_has_its_turn_after_a_hero_anywhere_on_its_level(at: str, turns: int) -> None:
    game = platformer(Hero("miksy", at=at), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="G11", enemy="attack")
    draws = {"boss_card": "snake_bite"} if turns else {}

    game.play("end", "keep", die="boot boot sword coin hand", enemy_die="attack attack" if turns else "attack", **draws)

    assert len(game.told("boss_turn")) == turns


@proves("PL-66", "PL-Q-114")
def test_a_question_says_which_enemies_can_be_attacked_and_where_they_stand() -> None:
    game = one_hero(at="B1", foes={"C1": "zombie", "E1": "zombie"})
    assert game.about["foes"] == ((0, "zombie", "C1"),)

    alone = one_hero(at="B1", foes={"E1": "zombie"})
    assert "foes" not in alone.about


@proves("PL-81")
@pytest.mark.parametrize(("special", "used", "can"), [("blank", 2, True), ("blank", 3, False), ("boot", 3, True)])
def test_two_symbols_are_needed_to_be_rid_of_petrification_and_a_saved_one_counts(special: str, used: int, can: bool) -> None:
    hero = Hero("miksy", at="D10", badges=["petrified"], special=special)
    game = platformer(hero, tower=((LAIR, LAIR),), lowest=3, boss_at="H11", enemy="attack", dice="coin coin coin hand")

    game.play(*["use coin"] * used)

    assert ("shed" in game.options) is can


@proves("PL-60", "PL-Q-25", "PL-42")
@pytest.mark.parametrize(
    ("kinds", "foes", "can"),
    [
        (("zombie",), {"B1": "zombie", "A2": "zombie"}, True),
        (("stone_golem",), {"B1": "stone_golem", "A2": "stone_golem"}, False),
        (("stone_golem",), {"B1": "stone_golem"}, True),
    ],
)
def test_a_saved_boot_is_of_use_where_a_space_is_free_or_can_be_made_free(kinds: Any, foes: dict[str, str], can: bool) -> None:
    game = one_hero(at="A1", special="boot", kinds=kinds, foes=foes, dice="coin coin coin coin hand")

    assert ("special boot" in game.options) is can


@proves("PL-23", "PL-83", "PL-86")
@pytest.mark.parametrize(
    ("at", "tower", "level", "ways"),
    [
        ("A2", SHELVES, 0, {"A1", "A3"}), ("B1", SHELVES, 0, {"B2"}),
        ("A9", OPEN, 2, set()), ("A10", OPEN, 2, set()), ("B10", OPEN, 2, {"B11"}),
    ],
)  # fmt: skip
def test_a_ghost_walks_through_platforms_down_to_the_first_space_but_not_through_the_one_way_floor(
    at: str, tower: str, level: int, ways: set[str]
) -> None:
    game = one_hero(at=at, items=["ghost_cloak"], tower=((tower, tower),), lowest=level, lair=level == 2)
    assert ("item ghost_cloak" in game.options) is bool(ways)

    if len(ways) > 1:
        game.play("item ghost_cloak")
        assert set(game.options) == ways


@proves("PL-Q-19", "PL-Q-22", "PL-70")
def test_whoever_is_downed_on_the_first_of_several_steps_takes_no_more() -> None:
    hero = Hero("miksy", at="B10", health=1, gems=1)
    lair: dict[str, Any] = {"tower": ((LAIR, LAIR),), "lowest": 3, "boss": "ikee", "boss_at": "H11", "foes": {"C10": "guard"}}
    game = platformer(hero, enemy="left", dice="boot coin coin hand hand", **lair)

    game.play("raise boot", "A10")

    assert (game.hero.at, game.question) == ("", "respawn_die")


@proves("PL-23", "PL-60", "PL-41")
def test_a_step_in_smoke_and_a_push_are_told_as_what_they_are() -> None:
    game = one_hero(at="B1", health=5, items=["smoke_bombs"], foes={"C1": "zombie"})

    game.play("item smoke_bombs", "step C1", "D1")

    assert (game.hero.health, game.told("jumped_portal")) == (5, [])
    assert game.last("moved") == {"seat": 0, "way": "right", "place": "C1"}
    assert game.last("enemy_pushed") == {"seat": 0, "enemy": "zombie", "slot": 0, "place": "D1"}
    assert not game.told("hero_pushed")


@proves("PL-83", "PL-75")
@pytest.mark.parametrize("column", "AJ")
def test_a_hero_who_comes_up_anywhere_has_entered_the_boss_level(column: str) -> None:
    game = platformer(Hero("miksy", at=f"{column}9"), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="G11", enemy="attack")

    game.play(f"step {column}10")

    assert (game.state.inside, len(game.told("boss_level_entered"))) == ([1, 0], 1)


@proves("PL-22")
@pytest.mark.parametrize(("health", "traps", "left"), [(5, "", 4), (1, "X", 0)])
def test_an_ent_reaches_who_moves_beside_it_whichever_token_it_is_but_not_who_is_downed_there(
    health: int, traps: str, left: int
) -> None:
    tile = OPEN.replace(" . . . . .\n+-+", f" . {traps or '.'} . . .\n+-+")
    game = one_hero(at="A1", health=health, kinds=("ent",), foes={"C1": "ent"}, tower=((tile, OPEN),), enemy="attack")

    game.play("step B1")

    assert len(game.told("attacked")) == bool(left)
    assert game.hero.health == left or game.hero.at == ""


@proves("PL-81", "PL-55")
@pytest.mark.parametrize(("badges", "to"), [((), "D10"), (("mirror",), "D11")])
def test_a_fall_past_a_token_wounds_only_who_has_one(badges: tuple[str, ...], to: str) -> None:
    hero = Hero("miksy", at="D12", health=1, badges=badges)
    game = platformer(hero, tower=((LAIR, LAIR),), lowest=3, tokens={"D11": "badge"}, boss_at="H11", enemy="attack")

    assert [where for figure, _, where in game.table.view(0)["falls"] if figure == 0] == [space_of(to)]
    game.play("gravity")

    assert (game.hero.at, game.hero.badges) == (("D10", ["mirror"]) if not badges else ("", []))


@proves("PL-57")
@pytest.mark.parametrize(("foes", "can"), [({}, True), ({"A1": "zombie"}, False)])
def test_a_hero_may_let_go_of_a_ladder_over_the_first_space_if_it_is_free(foes: dict[str, str], can: bool) -> None:
    ladder = OPEN.replace(" . . . . .\n+ + + + + +\n . . . . .\n+-+", " H . . . .\n+ + + + + +\n . . . . .\n+-+")
    game = one_hero(at="A2", foes=foes, tower=((ladder, OPEN), (OPEN, OPEN)))
    assert ("let_go" in game.options) is can

    if can:
        game.play("let_go")
        assert game.hero.at == "A1"


@proves("PL-Q-47", "PL-86")
@pytest.mark.parametrize(
    ("heroes", "foes", "boss", "can"),
    [
        (("A7", "J10"), {}, "D12", False), (("A7", "D12"), {}, "B11", False), (("A7", "J10"), {"D9": "zombie"}, "B11", True),
        (("J10", "A7"), {"D9": "zombie"}, "B11", False), (("J10", "B9"), {}, "B11", False), (("J10", "A7"), {}, "D12", True),
    ],
)  # fmt: skip
def test_gravity_is_an_action_where_somebody_of_the_own_zone_would_fall(
    heroes: tuple[str, str], foes: dict[str, str], boss: str, can: bool
) -> None:
    own, other = heroes
    game = platformer(
        Hero("miksy", at=own), Hero("urgh", at=other), tower=((OPEN, OPEN),), lowest=2, lair=True, foes=foes, boss_at=boss,
        enemy="attack",
    )  # fmt: skip

    assert ("gravity" in game.options) is can


@proves("PL-55", "PL-Q-40", "PL-22")
@pytest.mark.parametrize(("name", "to"), [("zombie", "B2"), ("skeleton", "B1")])
def test_the_preview_knows_who_still_stands_under_a_falling_hero(name: str, to: str) -> None:
    game = one_hero(at="B3", kinds=(name,), foes={"B2": name}, others=[Hero("urgh", at="J1")])

    assert game.table.view(0)["falls"] == ((FOES, space_of("B2"), space_of("B1")), (0, space_of("B3"), space_of(to)))
    game.play("gravity")

    assert game.hero.at == to
    assert [event.args["seat"] for event in game.told("hero_fell")] == [0]


@proves("PL-23", "PL-67")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_health_gained_is_told_and_nothing_is_where_none_is_missing(lost: int) -> None:
    game = one_hero(items=["vampire_fang"], foes={"C1": "zombie"}, dice="sword boot coin hand hand")
    full = game.hero.health
    game.state.health[0] -= lost

    game.play("attack C1", "die sword")

    assert game.hero.health == full - max(0, lost - 1)
    told = [event.args for event in game.told("healed")]
    assert told == ([{"seat": 0, "amount": 1, "left": game.hero.health}] if lost else [])


@proves("PL-Q-81")
def test_who_is_reborn_is_told_and_who_falls_is_not() -> None:
    for answer, told in (("use", [{"seat": 0}]), ("fall", [])):
        game = one_hero(health=1, potions=["phoenix_tears"], foes={"C1": "zombie"})

        game.play("step A1", answer)

        assert [event.args for event in game.told("reborn")] == told


@proves("PL-41", "PL-81", "PL-66")
@pytest.mark.parametrize(
    ("badge", "offered"), [("", set()), ("banner", set()), ("dread", {"use star"}), ("shackles", {"use boot", "use star"})]
)
def test_who_can_go_nowhere_uses_a_boot_or_a_star_only_against_the_token_it_ends(badge: str, offered: set[str]) -> None:
    boxed = LAIR.replace(" E . . . S", " E|. . . S").replace("+ +-+-+ + +", "+-+-+-+ + +")
    hero = Hero("brunda", at="A10", badges=[badge] if badge else [])
    game = platformer(
        hero, tower=((boxed, LAIR),), lowest=3, boss="ikee", boss_at="H11", enemy="attack", cards="all",
        dice="boot star coin sword hand",
    )  # fmt: skip

    assert {each for each in game.options if each in ("use boot", "use star")} == offered


@proves("PL-Q-32", "PL-41")
@pytest.mark.parametrize(("left", "can"), [(0, False), (1, True)])
def test_a_coin_is_of_use_while_the_supply_has_gold(left: int, can: bool) -> None:
    game = one_hero(dice="coin coin boot hand hand")
    game.state.gold_left = left + 1

    game.play("use coin")

    assert ("use coin" in game.options) is can


@proves("PL-26", "PL-49")
def test_what_is_forged_is_said_by_its_dice_and_no_die_is_taken_twice() -> None:
    game = one_hero("brunda", dice="coin coin boot hand star")
    game.play("forge coin")
    assert game.about["symbols"] == ("coin", "coin")

    game = one_hero("brunda", dice="coin coin boot sword star", foes={"J1": "zombie"})
    game.play("alloy", "coin", "star")
    assert game.about["symbols"] == ("coin", "star")
    game.play("boot", "A1")
    assert (game.pool, game.state.used) == ("boot sword coin", [0, 0, 0, 1, 0, 1])


@proves("PL-81", "PL-42")
def test_a_saved_symbol_helps_to_shed_petrification() -> None:
    hero = Hero("miksy", at="D10", badges=["petrified"], special="boot")
    game = platformer(hero, tower=((LAIR, LAIR),), lowest=3, boss_at="H11", enemy="attack", dice="coin coin hand hand")

    game.play("shed")
    assert (game.options, game.about["left"]) == (["die coin", "die hand", "special boot"], 2)
    game.play("special boot")
    assert (game.options, game.about["left"]) == (["die coin", "die hand"], 1)
    game.play("die coin")

    assert (game.hero.badges, game.hero.special, game.pool) == ([], "blank", "coin hand hand")
    assert game.last("badge_dropped") == {"seat": 0, "badge": "petrified"}


@proves("PL-81", "PL-66")
@pytest.mark.parametrize(("badge", "wounds"), [("banner", 2), ("shackles", 2), ("dread", 1)])
def test_only_dread_takes_a_wound_off_a_heros_attacks(badge: str, wounds: int) -> None:
    hero = Hero("miksy", at="D10", badges=[badge])
    game = platformer(
        hero, tower=((LAIR, LAIR),), lowest=3, boss="ikee", boss_at="H11", foes={"C10": "guard"}, enemy="right",
        dice="sword sword boot coin hand",
    )  # fmt: skip

    game.play("attack C10", "die sword")

    assert game.last("struck")["wounds"] == wounds


@proves("PL-23", "PL-71")
def test_a_loupe_serves_one_upgrade() -> None:
    game = one_hero(gems=2, items=["jewellers_loupe"], dice="coin coin boot hand star")

    game.play("item jewellers_loupe", "raise coin", 2)
    assert game.hero.gems == 2
    game.play("raise coin")

    assert (game.hero.gems, game.hero.gold) == (1, 4)


@proves("PL-16", "PL-Q-49")
def test_who_is_off_the_map_takes_nothing_from_the_last_space_of_a_new_level() -> None:
    game = platformer(Hero("miksy", at="A8"), tower=((OPEN, OPEN),), lowest=2, enemy="left")

    game.play("step A9", tile="throne_of_roots silent_altar", boss_space="C11")

    assert (game.token("J12"), game[1].gold) == ("gold", 0)


@proves("PL-2", "PL-8", "PL-89")
def test_the_first_level_is_laid_and_reveals_nothing_to_anybody() -> None:
    settings = {**PlatformerGame.samples()[0], "artifacts": "on"}
    table = PlatformerGame(settings).new(2, ask_chance=True)
    crown = number(table.game.box.artifacts, "climbers_crown")
    while table.asks[0].seat == CHANCE and table.asks[0].kind != "die":
        options = table.asks[0].options
        table.answer(CHANCE, crown if table.asks[0].kind == "artifact" and crown in options else options[0])

    game = Scene(table)
    assert crown in game.state.artifacts
    assert (game.state.holders, game.told("artifact_taken"), game.told("level_revealed")) == ([NOBODY] * 2, [], [])
    assert game.last("level_laid")["level"] == 1


NESTS = "\n E E . . E\n+-+-+-+-+-+\n . . . . .\n+-+-+-+-+-+\n . . . . .\n+-+-+-+-+-+\n"
"""A tile with more spawn spaces than any printed one."""


@proves("PL-15", "PL-Q-58")
@pytest.mark.parametrize(
    ("at", "tokens", "where"),
    [("J4", 4, ["A6", "B6", "E6", "F6"]), ("B6", 4, ["A6", "E6", "F6", "G6"]), ("B6", 6, ["A6", "E6", "F6", "G6"]),
     ("J4", 2, ["A6", "B6"])],
)  # fmt: skip
def test_enemies_appear_on_free_spawn_spaces_as_one_reads_as_far_as_their_tokens_go(
    at: str, tokens: int, where: list[str]
) -> None:
    game = platformer(Hero("miksy", at=at), tower=((NESTS, NESTS),), lowest=1, enemy="left")
    rules = game.table.game
    ent = number(rules.box.enemies, "ent")
    rules.box = replace(rules.box, enemies=tuple(replace(row, tokens=tokens) for row in rules.box.enemies))

    Reveal(0, 1).enemy_drawn(game.table, ent)

    assert [place(space) if space >= 0 else "" for space in game.state.foes[4:8]] == [*where, "", ""][:4]
    assert set(game.state.foes[:4] + game.state.foes[8:]) == {NOWHERE}
    assert game.last("enemies_appeared")["count"] == len(where)


STALL = OPEN.replace(" . . . . .\n+-+", " S . . . .\n+-+")


@proves("PL-76")
@pytest.mark.parametrize(
    ("name", "at", "trade", "left", "sold"),
    [
        ("miksy", "E10", 2, 4, True), ("miksy", "E10", 2, 1, True), ("miksy", "E10", 2, 0, False),
        ("miksy", "E10", 1, 4, True), ("miksy", "E10", 0, 4, False), ("miksy", "E10", 3, 4, False),
        ("nim", "D10", 2, 4, False), ("miksy", "A7", 2, 4, False),
    ],
)  # fmt: skip
def test_a_shop_of_the_boss_level_sells_the_bosss_token_while_there_is_one_and_it_has_a_price(
    name: str, at: str, trade: int, left: int, sold: bool
) -> None:
    game = platformer(
        Hero(name, at=at, gold=1), tower=((STALL, OPEN),), lowest=2, lair=True, boss_at="H11", enemy="attack", cards="all"
    )
    rules = game.table.game
    rules.box = replace(rules.box, bosses=tuple(replace(row, trade=trade) for row in rules.box.bosses))
    game.state.badges_left[rules.badge("mirror")] = left

    game.play("use coin")

    assert ("badge" in game.options) is sold


@proves("PL-23", "PL-47", "PL-Q-77")
def test_a_bought_amulet_heals_one_and_what_comes_to_the_stall_is_told() -> None:
    shop = ["heart_amulet", "", "", "healing_potion", "blink_potion"]
    game = one_hero(at="A1", gold=12, shop=shop, tower=((STALL, OPEN), (OPEN, OPEN)))
    game.state.health[0] -= 2
    before = game.hero.health

    game.play("buy heart_amulet", item="iron_soles")
    assert (game.hero.health, game.last("item_offered")) == (before + 1, {"item": "iron_soles"})

    game.play("buy healing_potion", potion="fire_flask")
    assert game.last("potion_offered") == {"potion": "fire_flask"}
    game.state.potion_deck = [0] * len(game.state.potion_deck)
    game.play("buy blink_potion")

    assert (len(game.told("potion_offered")), game.state.shop[4]) == (1, NONE)


@proves("PL-67", "PL-22", "PL-24")
def test_a_mimics_potion_is_the_top_one_of_the_deck_and_told() -> None:
    game = one_hero(
        potions=["potion_of_luck"], foes={"C1": "mimic"}, kinds=("zombie", "mimic", "lich"), cards="core",
        dice="sword sword boot coin hand",
    )  # fmt: skip
    deck, blink = list(game.state.potion_deck), number(game.table.game.box.potions, "blink_potion")

    game.play("attack C1", "die sword", potion="blink_potion")
    assert (game.hero.potions, game.last("potion_won")) == (
        ["potion_of_luck", "blink_potion"],
        {"seat": 0, "potion": "blink_potion"},
    )
    assert game.state.potion_deck == [count - (card == blink) for card, count in enumerate(deck)]

    game.play("potion potion_of_luck", "keep")
    assert game.last("potion_drunk") == {"seat": 0, "potion": "potion_of_luck"}


@proves("PL-76", "PL-81", "PL-Q-96")
def test_a_token_from_the_shop_is_one_less_beside_the_card_and_one_refused_is_told() -> None:
    hero = Hero("miksy", at="E10", gold=2, health=5)
    game = platformer(hero, tower=((LAIR, LAIR),), lowest=3, tokens={"E11": "badge"}, boss_at="H11", enemy="attack")
    mirror = game.table.game.badge("mirror")

    game.play("badge")
    assert (game.hero.badges, game.state.badges_left[mirror], game.hero.gold) == (["mirror"], 2, 0)  # one more lies on the map
    game.play("step E11")

    assert (game.last("badge_refused"), game.token("E11")) == ({"seat": 0, "badge": "mirror"}, "badge")


@proves("PL-47", "PL-67", "PL-71")
def test_gems_gained_and_spent_are_told_and_a_shop_names_its_cards() -> None:
    shop = ["iron_soles", "", "", "healing_potion", "", "fire_flask"]
    game = one_hero(at="A1", gems=1, gold=9, shop=shop, foes={"B1": "zombie"}, tower=((STALL, OPEN), (OPEN, OPEN)))
    assert game.about["stalls"] == ((0, "iron_soles", 2), (3, "healing_potion", 2), (5, "fire_flask", 3))

    game.play("raise coin")
    assert game.last("gems_spent") == {"seat": 0, "amount": 1}
    game.play("attack B1", "die sword")

    assert game.last("gems_gained") == {"seat": 0, "amount": 1}


@proves("PL-23", "PL-Q-17")
@pytest.mark.parametrize(
    ("at", "level", "to"), [("A1", 0, "A3"), ("B2", 0, "B3"), ("A10", 3, ""), ("A12", 3, ""), ("B10", 3, "")]
)
def test_ninja_gear_leads_under_the_first_platform_and_never_out_of_the_map(at: str, level: int, to: str) -> None:
    tower = ((LAIR, LAIR),) if level else ((OPEN, OPEN), (SHELVES, SHELVES))
    game = one_hero(at=at, items=["ninja_gear"], tower=tower, lowest=level)
    assert ("item ninja_gear" in game.options) is bool(to)

    if to:
        game.play("item ninja_gear")
        assert game.hero.at == to


@proves("PL-24", "PL-22")
def test_a_swap_is_offered_with_everybody_but_a_golem_and_told() -> None:
    game = one_hero(
        at="B1", potions=["swap_potion"], kinds=("stone_golem", "ent", "lich"), others=[Hero("urgh", at="F1")],
        foes={"D1": "stone_golem", "H1": "ent", "I1": "ent"},
    )  # fmt: skip

    game.play("potion swap_potion")
    assert [(where, kind, name) for where, kind, name in game.about["figures"]] == [
        (space_of("F1"), "hero", "urgh"), (space_of("G1"), "enemy", "ent"), (space_of("H1"), "enemy", "ent"),
    ]  # fmt: skip
    game.play("G1")
    assert game.last("swapped_enemy") == {"seat": 0, "place": "G1", "enemy": "ent"}
    assert (game.hero.at, game.told("swapped_hero")) == ("G1", [])

    first = one_hero(at="B1", potions=["swap_potion"], foes={"D1": "zombie"})
    first.play("potion swap_potion")
    assert first.last("swapped_enemy") == {"seat": 0, "place": "D1", "enemy": "zombie"}


@proves("PL-44", "PL-87")
@pytest.mark.parametrize(("inside", "clause"), [(False, "PL-44"), (True, "PL-87")])
def test_coming_back_is_paid_with_a_die_and_asked_by_its_own_clause(inside: bool, clause: str) -> None:
    game = platformer(Hero("miksy", inside=inside), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="G11", enemy="attack")

    game.play("coin")

    assert game.last("respawn_paid") == {"seat": 0, "symbol": "coin"}
    assert (game.question, game.table.asks[0].clause) == ("respawn", clause)


@proves("PL-91", "PL-Q-104")
def test_events_meet_a_hero_in_the_first_space_as_well() -> None:
    for event, draws in (("healing_spring", {}), ("toll", {"event": "gold_fever"})):
        game = platformer(Hero("miksy", at="A1", health=2, gold=3), solo=True, event=event, enemy="left")
        if draws:
            game.end(enemy_die="left", **draws)

        assert (game.hero.health, game.hero.gold) == ((2, 1) if draws else (4, 3))


@proves("PL-37", "PL-27", "PL-Q-71")
def test_what_may_be_saved_is_what_was_rolled_and_is_not_saved_already() -> None:
    game = one_hero(special="boot", dice="coin coin boot hand hand")

    game.play("end")

    assert game.options == ["save coin", "save hand", "forge_special boot", "forge coin", "forge hand", "keep"]


@proves("PL-93", "PL-Q-108")
@pytest.mark.parametrize("overkill", [0, 1, 3])
def test_each_wound_too_many_is_worth_two_points(overkill: int) -> None:
    game = platformer(Hero("miksy", at="A1"), solo=True, event="toll", enemy="left")
    game.state.overkill = overkill

    assert game.table.view(0)["score"]["overkill"] == 2 * overkill


@proves("PL-37", "PL-29", "PL-50")
@pytest.mark.parametrize(
    ("special", "answers", "left"),
    [
        ("blank", ["save hand"], "boot coin coin hand"), ("blank", ["forge coin", "star"], "boot hand hand"),
        ("boot", ["forge_special boot", "star"], "coin coin hand hand"), ("blank", ["keep"], "boot coin coin hand hand"),
    ],
)  # fmt: skip
def test_the_dice_of_a_saved_symbol_are_used_before_gravity_works(special: str, answers: list[str], left: str) -> None:
    pit = OPEN.replace(" . . . . .\n+-+", " . X . . .\n+-+")
    game = one_hero(
        at="B2",
        health=1,
        special=special,
        potions=["phoenix_tears"],
        tower=((pit, OPEN), (OPEN, OPEN)),
        dice="coin coin boot hand hand",
    )

    game.play("end", *answers)

    assert (game.question, game.pool) == ("rebirth", left)


@proves("PL-63", "PL-22")
def test_a_hand_moves_nobody_who_is_heavy_or_has_nowhere_to_go() -> None:
    game = one_hero(
        at="B1", kinds=("zombie", "stone_golem", "lich"), tower=((SHELVES, SHELVES),) * 2,
        foes={"A1": "zombie", "E1": "zombie", "F2": "stone_golem", "I1": "zombie"},
    )  # fmt: skip

    game.play("use hand")

    assert game.options == ["E1", "I1"]


@proves("PL-4")
@pytest.mark.parametrize("boss", ["medusa", "ikee"])
def test_the_boss_that_was_chosen_lies_beside_its_level(boss: str) -> None:
    table = PlatformerGame({**PlatformerGame.samples()[0], "boss": boss}).new(2, seed=1)

    assert table.game.box.bosses[table.state.boss].id == boss
    assert [row.id for row, count in zip(table.game.box.cards, table.state.boss_deck, strict=True) if count] == [
        row.id for row in table.game.box.cards if row.boss == boss
    ]


@proves("PL-9", "PL-11")
def test_who_begins_and_who_has_won_is_told() -> None:
    table = PlatformerGame(PlatformerGame.samples()[0]).new(4, seed=1)
    assert Scene(table).last("start_drawn") == {"seat": table.state.starter}

    game = platformer(Hero("miksy", at="B11"), tower=((LAIR, LAIR),), lowest=3, boss_at="C11", enemy="right")
    game.state.bonus = 20
    game.play("attack C11", "die sword")
    assert (game.table.over, game.last("won")) == (True, {"seat": 0})


@proves("PL-18", "PL-49")
@pytest.mark.parametrize(("at", "can"), [("A1", True), ("A2", True), ("B2", False), ("C1", False)])
def test_nim_buys_from_beside_a_shop_and_not_from_farther_away(at: str, can: bool) -> None:
    game = one_hero("nim", at=at, gold=5, shop=["iron_soles"], tower=((STALL, OPEN), (OPEN, OPEN)))

    assert ("buy iron_soles" in game.options) is can


@proves("PL-92")
def test_a_lost_game_has_no_winner_to_tell_of() -> None:
    game = platformer(Hero("miksy", at="B1", health=1), solo=True, event="toll", foes={"C1": "zombie"}, enemy="left")

    game.play("step A1")

    assert (game.table.over, game.told("won")) == (True, [])


@proves("PL-22", "PL-23")
@pytest.mark.parametrize(("foe", "can"), [("D1", True), ("B3", False)])
def test_a_crossbow_finds_no_mimic_straight_above(foe: str, can: bool) -> None:
    game = one_hero(at="B1", items=["crossbow"], kinds=("zombie", "mimic", "lich"), foes={foe: "mimic"}, enemy="attack")

    assert (f"attack {foe}" in game.options) is can
