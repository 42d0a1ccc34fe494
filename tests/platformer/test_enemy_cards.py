"""The enemies' cards: damage, health, loot, and the ability of each (PL-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.one_hero import one_hero
from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

CARDS = [
    ("zombie", 1, 1, 1, 1, 1),
    ("slime", 1, 1, 1, 0, 1),
    ("goblin_thief", 1, 1, 1, 2, 0),
    ("cave_bat", 1, 1, 1, 0, 1),
    ("skeleton", 1, 1, 2, 1, 1),
    ("ent", 2, 1, 2, 1, 1),
    ("stone_golem", 2, 2, 3, 1, 2),
    ("orc_brute", 2, 2, 2, 2, 1),
    ("giant_spider", 2, 1, 2, 0, 2),
    ("mimic", 2, 2, 2, 1, 0),
    ("werewolf", 3, 3, 3, 2, 2),
    ("cyclops", 3, 2, 4, 2, 3),
    ("vampire", 3, 2, 3, 1, 3),
    ("minotaur", 3, 3, 3, 3, 1),
    ("lich", 3, 2, 3, 1, 3),
]
"""Name, rank, damage, health, gold and gems."""
WALLED = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . .|. . .
+-+-+-+-+-+
"""


def kinds(name: str) -> tuple[str, ...]:
    """The cards of the three levels with this one among them."""
    rank = next(rank for other, rank, *_ in CARDS if other == name)
    return tuple(
        name if level == rank else usual for level, usual in enumerate(("zombie", "ent", "werewolf"), 1)
    )


def beside(name: str, at: str = "C1", **more: Any) -> Scene:
    """A hero on B1 and an enemy somewhere on the only level; the enemy die shows attack."""
    return one_hero(
        foes={at: name}, kinds=kinds(name), **{"enemy": "attack", "tower": ((OPEN, OPEN),), **more}
    )


@proves("PL-22", "PL-66", "PL-67", "PL-68")
@pytest.mark.parametrize(("name", "rank", "damage", "health", "gold", "gems"), CARDS)
def test_an_enemy_inflicts_withstands_and_leaves_what_its_card_says(
    name: str, rank: int, damage: int, health: int, gold: int, gems: int
) -> None:
    game = platformer(
        Hero("urgh", at="A1"),
        foes={"B1": name},
        kinds=kinds(name),
        cards="all",
        dice="sword sword sword sword sword",
    )
    assert game.hero.health == 6 - damage
    assert game.clause("attacked") == "PL-35"

    *swords, last = "attack B1", *["die sword"] * (health - 1)
    game.play(*swords)
    assert game.foes == {"B1": name}
    game.play(last, potion="gem_elixir" if name == "mimic" else "")

    assert game.foes == {}
    assert (game.hero.gold, game.hero.gems) == (gold, gems)
    assert (game.clause("struck"), game.clause("defeated")) == ("PL-66", "PL-67")
    assert game.table.game.box.enemies[game.state.kinds[rank - 1]].rank == rank


@proves("PL-66", "PL-Q-69")
def test_an_attack_that_falls_short_does_nothing_and_its_symbols_and_gems_are_gone() -> None:
    game = beside("stone_golem", enemy="left", gems=1, dice="sword boot boot coin hand")

    game.play("attack C1", "raise sword", "strike")

    assert (game.foes, game.hero.gems, game.pool) == ({"C1": "stone_golem"}, 0, "boot boot coin hand")
    assert game.last("struck")["wounds"] == 2
    assert not game.told("defeated")


# Rank I.


@proves("PL-22", "PL-35")
@pytest.mark.parametrize(("name", "where"), [("zombie", "H1"), ("slime", "G1")])
def test_a_zombie_is_not_moved_by_the_enemy_die(name: str, where: str) -> None:
    assert beside(name, at="H1", enemy="left").foes == {where: name}


@proves("PL-22", "PL-61")
@pytest.mark.parametrize(("name", "lost"), [("slime", 2), ("zombie", 1)])
def test_pushing_a_slime_costs_a_wound_more(name: str, lost: int) -> None:
    game = beside(name, at="C1", enemy="right" if name == "zombie" else "left")

    game.play("step C1", "D1")

    assert (game.hero.health, game.hero.at) == (5 - lost, "C1")


@proves("PL-22", "PL-Q-81")
def test_whoever_pushes_a_slime_is_told_the_whole_harm_before_drinking() -> None:
    game = beside("slime", enemy="left", potions=["stone_skin_potion"])

    game.play("step C1")

    assert (game.question, game.about["wounds"]) == ("stone_skin", 2)
    game.play("use", "D1")
    assert (game.hero.health, game.hero.at) == (5, "C1")


@proves("PL-22")
def test_leaving_a_slime_alone_costs_its_damage_only() -> None:
    game = beside("slime", enemy="left")

    game.play("step A1")

    assert game.hero.health == 4


@proves("PL-22")
@pytest.mark.parametrize(("gold", "left"), [(2, 1), (0, 0)])
def test_a_goblin_thief_takes_a_gold_with_its_attack(gold: int, left: int) -> None:
    game = beside("goblin_thief", gold=gold)

    assert (game.hero.gold, game.hero.health) == (left, 4)
    assert bool(game.told("gold_spent")) is bool(gold)


@proves("PL-22", "PL-35", "PL-38")
@pytest.mark.parametrize(("name", "where"), [("cave_bat", "G2"), ("slime", "H1")])
def test_a_bat_flies_and_nothing_pulls_it_down(name: str, where: str) -> None:
    game = beside(name, at="H2", enemy="left")

    game.end("keep", enemy_die="attack")

    assert game.foes == {where: name}


@proves("PL-22", "PL-67")
def test_a_skeleton_that_falls_breaks_and_the_active_player_takes_the_loot() -> None:
    game = beside("skeleton", at="H2", enemy="left")

    game.play("gravity")

    assert game.foes == {}
    assert (game.hero.gold, game.hero.gems) == (1, 1)
    assert game.clause("defeated") == "PL-22"


@proves("PL-22")
def test_a_skeleton_that_stands_does_not_break() -> None:
    game = beside("skeleton", at="H1", enemy="left")

    game.end("keep", enemy_die="attack")

    assert game.foes == {"G1": "skeleton"}


# Rank II.


@proves("PL-22", "PL-41")
@pytest.mark.parametrize(("name", "lost"), [("ent", 1), ("mimic", 0)])
def test_an_ent_attacks_whoever_moves_beside_it(name: str, lost: int) -> None:
    game = beside(name, at="E1", enemy="right", dice="boot boot boot coin hand")  # it goes to F1

    game.play("step C1", "step D1")
    assert game.hero.health == 5
    game.play("step E1")

    assert game.hero.health == 5 - lost
    assert not lost or game.clause("attacked") == "PL-22"


@proves("PL-22", "PL-Q-48", "PL-Q-27")
def test_an_ent_does_not_attack_who_falls_or_is_pushed_beside_it() -> None:
    falling = beside("ent", at="D1", enemy="right", tower=((OPEN, OPEN),))
    falling.play("step B2", "step C2", "gravity")
    assert (falling.hero.at, falling.hero.health) == ("C1", 5)

    game = platformer(
        Hero("miksy", at="A1"), Hero("etorn", at="B1"), foes={"E1": "ent"}, enemy="left"
    )  # to D1
    game.play("step B1", "C1")

    assert (game[1].at, game[1].health) == ("C1", 4)


@proves("PL-Q-24", "PL-61", "PL-22")
def test_an_ent_that_is_pushed_attacks_once_and_another_one_as_ever() -> None:
    game = beside("ent", enemy="left")
    game.play("step C1", "D1")
    assert [event.clause for event in game.told("attacked")] == ["PL-59"]

    pair = platformer(Hero("urgh", at="B1"), foes={"C1": "ent", "D1": "ent"}, enemy="left")
    pair.play("step C1", "C2")

    assert [event.clause for event in pair.told("attacked")] == ["PL-59", "PL-22"]
    assert pair.hero.health == 4


@proves("PL-22", "PL-63", "PL-60")
def test_a_golem_cannot_be_moved_by_heroes_at_all() -> None:
    game = beside("stone_golem", enemy="right", items=["telekinetic_glove"])
    assert game.foes == {"D1": "stone_golem"}  # the enemy die does move it

    game.play("step C1")

    assert "use hand" not in game.options
    assert "item telekinetic_glove" not in game.options
    assert set(game.steps) == {"B1", "C2"}


@proves("PL-22")
@pytest.mark.parametrize(
    ("hero", "orc", "reached"), [("B1", "C1", "A1"), ("A1", "B1", "A1"), ("B1", "B2", "B1")]
)
def test_an_orc_knocks_the_hero_a_space_away_if_there_is_one(hero: str, orc: str, reached: str) -> None:
    game = platformer(Hero("miksy", at=hero), foes={orc: "orc_brute"}, kinds=kinds("orc_brute"), cards="all")

    assert (game.hero.at, game.hero.health) == (reached, 3)
    assert bool(game.told("knocked_back")) is (reached != hero)


@proves("PL-22", "PL-Q-19")
def test_a_hero_an_orc_knocks_away_does_not_take_the_step() -> None:
    game = platformer(
        Hero("miksy", at="C1"), foes={"D1": "orc_brute"}, kinds=kinds("orc_brute"), cards="all", enemy="right"
    )
    assert game.foes == {"E1": "orc_brute"}

    game.play("step D1", "step D2")

    assert (game.hero.at, game.pool) == ("C1", "sword coin hand")
    assert game.clause("knocked_back") == "PL-22"


@proves("PL-22")
def test_a_spider_webs_a_die_of_the_heros_choice_in_the_own_turn_only() -> None:
    game = beside("giant_spider")

    assert game.question == "web"
    game.play("boot")
    assert game.pool == "boot sword coin hand"
    assert game.clause("die_webbed") == "PL-22"

    other = platformer(
        Hero("miksy", at="H1"),
        Hero("etorn", at="B1"),
        foes={"C1": "giant_spider"},
        kinds=kinds("giant_spider"),
        cards="all",
    )
    assert other[1].health == 3
    assert other.question == "act"


@proves("PL-22", "PL-35", "PL-55")
def test_a_spider_hangs_in_the_air_but_does_not_walk_there() -> None:
    game = beside("giant_spider", at="H2", enemy="left")

    game.end("keep", enemy_die="attack")

    assert game.foes == {"H2": "giant_spider"}


@proves("PL-22", "PL-67")
def test_a_mimic_leaves_the_top_potion_and_is_not_attacked_from_above_or_below() -> None:
    under = beside("mimic", at="B2", enemy="left", tower=((OPEN, OPEN),))
    assert under.foes == {"B2": "mimic"}
    assert not [each for each in under.options if each.startswith("attack")]
    beneath = platformer(
        Hero("miksy", at="B2"),
        foes={"B1": "mimic"},
        kinds=kinds("mimic"),
        cards="all",
        tower=((WALLED, OPEN),),
    )
    assert not [each for each in beneath.options if each.startswith("attack")]

    game = beside("mimic", dice="sword sword boot boot coin")
    game.play("attack C1", "die sword", "die sword", potion="phoenix_tears")

    assert game.hero.potions == ["phoenix_tears"]
    assert game.clause("potion_won") == "PL-67"


# Rank III.


@proves("PL-22", "PL-28")
def test_a_werewolf_blanks_the_special_die_and_a_minotaur_does_not() -> None:
    assert beside("werewolf", special="coin").hero.special == "blank"
    assert beside("werewolf", special="coin").clause("special_reset") == "PL-22"
    assert beside("minotaur", special="coin").hero.special == "coin"


@proves("PL-22", "PL-35")
@pytest.mark.parametrize(
    ("name", "at", "lost"),
    [("cyclops", "C2", 2), ("cyclops", "D1", 0), ("werewolf", "C2", 0), ("cyclops", "B2", 2)],
)
def test_a_cyclops_sweeps_the_eight_spaces_around_it_through_platforms(name: str, at: str, lost: int) -> None:
    assert beside(name, at=at, tower=((SHELVES, SHELVES),)).hero.health == 5 - lost


@proves("PL-59")
def test_a_cyclops_sweeps_on_an_attack_result_only() -> None:
    game = beside("cyclops", at="C2", enemy="right", tower=((SHELVES, SHELVES),))

    game.play("step A1")

    assert game.hero.health == 5


@proves("PL-22")
@pytest.mark.parametrize(("gems", "left"), [(3, 2), (0, 0)])
def test_a_vampire_drains_a_gem(gems: int, left: int) -> None:
    assert beside("vampire", gems=gems).hero.gems == left


@proves("PL-22", "PL-62")
@pytest.mark.parametrize(
    ("name", "at", "where"), [("minotaur", "H1", "F1"), ("minotaur", "D1", "C1"), ("cyclops", "H1", "G1")]
)
def test_a_minotaur_charges_two_spaces_unless_something_stops_it(name: str, at: str, where: str) -> None:
    assert beside(name, at=at, enemy="left").foes == {where: name}


@proves("PL-22", "PL-35")
@pytest.mark.parametrize(
    ("at", "tile", "lost"), [("E1", OPEN, 2), ("E1", WALLED, 0), ("F1", OPEN, 0), ("E2", OPEN, 0)]
)
def test_a_lichs_ray_reaches_its_row_of_the_tile_up_to_a_wall(at: str, tile: str, lost: int) -> None:
    assert beside("lich", at=at, tower=((tile, OPEN),)).hero.health == 5 - lost


# The summons.


@proves("PL-22", "PL-88")
@pytest.mark.parametrize(("guard", "wounds"), [("B10", 1), ("J10", 2)])
def test_a_guard_beside_ikee_takes_a_wound_off_attacks_on_him(guard: str, wounds: int) -> None:
    game = platformer(
        Hero("miksy", at="D10"),
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C10",
        foes={guard: "guard"},
        enemy="right",
        dice="sword sword boot coin hand",
    )

    game.play("attack C10", "die sword")

    assert game.last("struck")["wounds"] == wounds


@proves("PL-88", "PL-67")
def test_a_guard_is_an_enemy_like_any_other() -> None:
    game = platformer(
        Hero("miksy", at="H10"),
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C10",
        foes={"I10": "guard"},
        dice="sword sword boot coin hand",
    )
    assert game.hero.health == 4

    game.play("attack I10", "die sword")

    assert (game.foes, game.hero.gold, game.hero.gems) == ({"C10": "ikee"}, 0, 3)
