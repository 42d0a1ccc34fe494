"""Where figures and symbols begin and end: the first space, whichever token, the last die, the star that is a
sword.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.rules.spaces import place, space_of
from mazmorra.games.platformer.rules.symbols import NOBODY, NONE, TURNED
from tests.platformer.one_hero import one_hero
from tests.platformer.setting import LAIR, OPEN, Hero, platformer
from tests.scenario import proves


@proves("PL-Q-32", "PL-24")
@pytest.mark.parametrize(
    ("gems", "offered"), [(0, set()), (1, {"potion gem_elixir", "potion alchemists_draught"})]
)
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
        ("cyclops", "B2", "A1", True),
        ("cyclops", "C2", "A1", False),
        ("cyclops", "A1", "B2", True),
        ("cyclops", "B9", "A10", False),
        ("cyclops", "B9", "A8", True),
        ("lich", "A1", "D1", True),
        ("lich", "A1", "F1", False),
        ("lich", "A1", "C2", False),
    ],
)
def test_whom_a_cyclops_and_a_lich_reach_from_the_first_spaces_on(
    name: str, foe: str, hero: str, hit: bool
) -> None:
    level = (int(foe[1:]) - 1) // 3
    tower: dict[str, Any] = {"tower": ((OPEN, OPEN),), "lowest": level, "lair": level == 2}
    game = one_hero(at=hero, health=5, kinds=(name,), foes={foe: name}, enemy="attack", **tower)

    assert (game.hero.health < 5) is hit


@proves("PL-62", "PL-Q-50")
@pytest.mark.parametrize(
    ("foes", "face", "after"),
    [
        (["C1", "B1"], "left", ["B1", "A1"]),
        (["B1", "C1"], "left", ["A1", "B1"]),
        (["A1", "B1"], "right", ["B1", "C1"]),
        (["B1", "A1"], "right", ["C1", "B1"]),
        (["A1"], "left", ["A1"]),
    ],
)
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

    assert [event.args for event in game.told("enemy_moved")] == [
        {"enemy": "ent", "slot": 4, "way": "left", "place": "A1"}
    ]


@proves("PL-24", "PL-67")
def test_a_frozen_enemy_that_is_defeated_leaves_no_frost_behind() -> None:
    game = one_hero(
        potions=["frost_flask"], foes={"C1": "zombie", "E1": "zombie"}, dice="sword boot coin coin hand"
    )

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
        ("brunda", "blank", "star coin coin coin hand", True),
        ("brunda", "star", "boot coin coin coin hand", True),
        ("brunda", "hand", "boot coin coin coin star", True),
        ("brunda", "blank", "boot coin coin coin hand", False),
        ("nim", "blank", "star coin coin coin hand", False),
        ("nim", "star", "boot coin coin coin hand", False),
        ("nim", "sword", "boot coin coin coin hand", True),
    ],
)
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
