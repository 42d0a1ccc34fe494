"""Moving: steps, jumps, leaving attacks, pushes and portals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

WALLED = """
 . . . . .
+-+-+-+-+-+
 . .|. . .
+-+#+-+-+-+
 . H . . .
+-+-+-+-+-+
"""
PORTALS = """
 . . . . .
+-+-+-+-+-+
 . . . . V
+-+-+-+-+-+
 V . . . X
+-+-+-+-+-+
"""
ONE_WALL = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 . .|. . .
+-+-+-+-+-+
"""


@proves("PL-14", "PL-51", "PL-39", "PL-Q-18")
def test_walls_and_platforms_stop_a_step_and_there_are_no_diagonals() -> None:
    game = platformer(Hero("etorn", at="B2"), tower=((WALLED, OPEN),), enemy="left")

    assert set(game.steps) == {"A2", "B1"}  # a wall right, a platform over, a ladder through the floor


@proves("PL-54", "PL-41")
def test_a_hero_jumps_up_freely_and_falls_only_at_the_end_of_the_turn() -> None:
    game = platformer(Hero("etorn", at="A1"), enemy="left")

    game.play("step A2")
    assert game.hero.at == "A2"
    game.play("step B2")
    assert game.hero.at == "B2"
    game.end()

    assert game.hero.at == "B1"


@proves("PL-Q-39")
def test_a_boot_also_leads_down() -> None:
    game = platformer(Hero("etorn", at="A2"), enemy="left")

    game.play("step A1")

    assert game.hero.at == "A1"


@proves("PL-59", "PL-Q-19", "PL-68")
def test_whoever_moves_from_beside_an_enemy_is_attacked_first() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"C1": "zombie"}, enemy="left")

    game.play("step A1")

    assert (game.hero.at, game.hero.health) == ("A1", 3)
    assert game.clause("attacked") == "PL-59"


@proves("PL-Q-20")
def test_who_is_still_beside_the_enemy_after_the_step_is_attacked_as_well() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"C1": "zombie"}, enemy="left")

    game.play("step C1", "D1")

    assert (game.hero.at, game.foes) == ("C1", {"D1": "zombie"})  # pushed on, it is beside him again
    assert game.hero.health == 3


@proves("PL-59")
def test_an_enemy_that_is_not_adjacent_does_not_attack() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"C2": "zombie"}, enemy="left", tower=((SHELVES, OPEN),))

    game.play("step C1")

    assert game.hero.health == 4


@proves("PL-52")
def test_no_attack_crosses_a_platform() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"B2": "zombie"}, tower=((SHELVES, OPEN),), enemy="attack")

    assert game.hero.health == 4
    assert "attack B2" not in game.options


@proves("PL-52", "PL-Q-38")
def test_attacks_go_along_a_ladder_through_a_platform() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"B2": "zombie"}, tower=((WALLED, OPEN),), enemy="attack")
    assert (game.hero.health, "attack B2" in game.options) == (3, True)

    game.play("step A1")

    assert game.hero.health == 2


@proves("PL-Q-19")
def test_a_hero_downed_on_leaving_does_not_take_the_step_and_the_symbol_is_gone() -> None:
    game = platformer(
        Hero("etorn", at="B1", health=1),
        foes={"C1": "zombie"},
        enemy="left",
        dice="boot sword coin coin hand",
    )

    game.play("step A1")

    assert game.hero.at == ""
    assert game.question == "respawn_die"
    assert game.pool == "sword coin coin hand"


@proves("PL-Q-21")
def test_several_enemies_attack_once_each_in_the_order_the_player_likes() -> None:
    game = platformer(Hero("urgh", at="B1"), foes={"B2": "zombie", "A1": "ent"}, enemy="left")

    game.play("step C1")
    assert (game.question, set(game.options)) == ("order", {"B2", "A1"})
    game.play("A1")

    assert game.hero.health == 4
    assert [event.args["enemy"] for event in game.told("attacked")] == ["ent", "zombie"]


ORCS: dict[str, Any] = {"kinds": ("zombie", "orc_brute", "werewolf"), "cards": "all", "enemy": "left"}


@proves("PL-Q-21", "PL-22")
@pytest.mark.parametrize(("first", "reached"), [("A2", "C2"), ("B3", "B1")])
def test_among_enemies_of_one_kind_the_order_is_asked_where_they_throw_the_hero_elsewhere(
    first: str, reached: str
) -> None:
    game = platformer(
        Hero("urgh", at="B2"), tower=((OPEN, OPEN),) * 2, foes={"A2": "orc_brute", "B3": "orc_brute"}, **ORCS
    )

    game.play("step B1")
    assert (game.question, set(game.options)) == ("order", {"A2", "B3"})
    game.play(first)

    assert (game.hero.at, game.hero.health) == (reached, 2)
    assert [event.args["place"] for event in game.told("attacked")] == [
        first,
        "B3" if first == "A2" else "A2",
    ]


@proves("PL-Q-21")
@pytest.mark.parametrize("name", ["orc_brute", "zombie"])
def test_among_enemies_of_one_kind_nothing_is_asked_where_the_order_changes_nothing(name: str) -> None:
    game = platformer(
        Hero("urgh", at="B1"), tower=((SHELVES, SHELVES),), foes={"A1": name, "C1": name}, **ORCS
    )

    game.play("step A1")  # between the two nobody is thrown anywhere

    assert (game.hero.at, game.question) == ("A1", "act")
    assert len(game.told("attacked")) == 2


SLIMES: dict[str, Any] = {
    "kinds": ("slime", "ent", "werewolf"),
    "foes": {"A1": "slime", "C1": "slime"},
    "enemy": "attack",
}


@proves("PL-Q-21", "PL-Q-81", "PL-22")
@pytest.mark.parametrize(("first", "at"), [("A1", "C1"), ("C1", "")])
def test_the_order_is_asked_where_a_pushed_slime_wounds_more_than_its_kin_and_tears_may_save(
    first: str, at: str
) -> None:
    """On the die each slime takes one of the four; when one of them is pushed it takes two, the other one."""
    hero = Hero("urgh", at="B1", health=4, potions=["phoenix_tears"])
    game = platformer(hero, cards="all", **SLIMES)
    assert game.hero.health == 2

    game.play("step C1")
    assert (game.question, set(game.options)) == ("order", {"A1", "C1"})
    game.play(first, "use")
    if at:
        game.play("D1")

    assert game.hero.at == at  # reborn by the last attack one stays; reborn by the first, the second Downs


@proves("PL-Q-21")
def test_without_anything_that_could_save_nobody_asks_which_slime_is_first() -> None:
    game = platformer(Hero("urgh", at="B1"), **SLIMES)

    game.play("step C1")

    assert (game.question, game.hero.health) == ("push", 6 - 2 - 1 - 2)


@proves("PL-Q-22", "PL-T-2")
def test_an_upgraded_boot_may_stop_early_but_not_before_its_first_step() -> None:
    game = platformer(Hero("etorn", at="A1", gems=1), enemy="left")

    game.play("raise boot")
    assert "stop" not in game.options
    game.play("B1", "stop")

    assert (game.hero.at, game.question) == ("B1", "act")


@proves("PL-Q-22")
def test_each_space_of_an_upgraded_boot_has_its_own_attacks() -> None:
    game = platformer(Hero("urgh", at="B2", gems=3), foes={"A2": "zombie", "C1": "zombie"}, enemy="left")

    game.play("raise boot", 3, "B1", "A1", "B1")

    assert game.hero.health == 6 - 3  # one attack from each of B2, B1 and A1


@proves("PL-60", "PL-61", "PL-13")
def test_a_pushed_enemy_attacks_and_goes_where_the_mover_likes() -> None:
    game = platformer(Hero("etorn", at="B1"), foes={"C1": "zombie"}, enemy="left")

    game.play("step C1")
    assert (game.question, set(game.options)) == ("push", {"C2", "D1", "B1"})
    game.play("B1")

    assert (game.hero.at, game.hero.health) == ("C1", 3)
    assert game.foes == {"B1": "zombie"}


@proves("PL-61")
def test_a_hero_downed_by_the_pushed_enemy_pushes_nobody() -> None:
    game = platformer(Hero("etorn", at="B1", health=1), foes={"C1": "zombie"}, enemy="left")

    game.play("step C1")

    assert (game.hero.at, game.foes) == ("", {"C1": "zombie"})
    assert not game.told("enemy_pushed")


@proves("PL-Q-24")
def test_all_adjacent_enemies_attack_once_when_one_of_them_is_pushed() -> None:
    game = platformer(Hero("urgh", at="B1"), foes={"C1": "zombie", "B2": "zombie"}, enemy="left")

    game.play("step C1", "D1")

    assert game.hero.health == 4
    assert len(game.told("attacked")) == 2


@proves("PL-Q-25", "PL-Q-26")
def test_a_figure_is_pushed_only_to_a_free_adjacent_space() -> None:
    game = platformer(
        Hero("etorn", at="B1"),
        Hero("melosa", at="C1"),
        Hero("urgh", at="D1"),
        tower=((SHELVES, OPEN),),
        enemy="left",
    )

    game.play("step C1")

    assert (game[0].at, game[1].at) == ("C1", "B1")  # the only place left was the mover's


@proves("PL-Q-25")
def test_through_a_portal_nobody_is_pushed_where_no_room_is_left() -> None:
    game = platformer(
        Hero("etorn", at="A1"),
        Hero("melosa", at="E2"),
        tower=((PORTALS, ONE_WALL),),
        foes={"D2": "zombie", "F2": "zombie"},
        enemy="left",
    )

    assert game.steps == ["B1"]


@proves("PL-Q-27", "PL-17")
def test_a_pushed_hero_meets_the_trap_and_the_tokens_of_its_new_space() -> None:
    game = platformer(
        Hero("etorn", at="C1"),
        Hero("melosa", at="D1"),
        tower=((PORTALS, OPEN),),
        foes={"D2": "zombie"},
        enemy="left",
    )

    game.play("step D1", "E1")

    assert (game[1].at, game[1].health) == ("E1", 5)
    assert [event.args["cause"] for event in game.told("wounded")] == ["trap"]


@proves("PL-20", "PL-Q-33", "PL-Q-34", "PL-Q-35")
def test_a_boot_leads_through_a_portal_and_no_enemy_minds() -> None:
    game = platformer(
        Hero("etorn", at="A1"), tower=((PORTALS, OPEN),), foes={"B1": "zombie", "D2": "zombie"}, enemy="left"
    )

    game.play("portal E2")

    assert (game.hero.at, game.hero.health) == ("E2", 4)
    assert not game.told("attacked")


@proves("PL-20", "PL-Q-34")
def test_whoever_stands_at_the_other_portal_is_pushed_without_an_attack() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((PORTALS, OPEN),), foes={"E2": "zombie"}, enemy="right")

    game.play("portal E2", "D2")

    assert (game.hero.at, game.hero.health, game.foes) == ("E2", 4, {"D2": "zombie"})


@proves("PL-Q-33")
def test_card_moves_do_not_use_portals() -> None:
    game = platformer(
        Hero("etorn", at="A1", items=["boots_of_haste"]), tower=((PORTALS, OPEN),), enemy="left"
    )

    game.play("item boots_of_haste")

    assert game.hero.at == "B1"  # the only way it leads


@proves("PL-Q-36", "PL-Q-37")
def test_a_lonely_portal_does_nothing() -> None:
    lonely = PORTALS.replace(" . . . . V", " . . . . .")
    game = platformer(Hero("etorn", at="A1"), tower=((lonely, OPEN),), enemy="left")

    assert game.steps == ["B1"]


@proves("PL-Q-23")
def test_moves_by_cards_are_movement_and_are_attacked() -> None:
    game = platformer(Hero("etorn", at="B1", items=["boots_of_haste"]), foes={"C1": "zombie"}, enemy="left")

    game.play("item boots_of_haste", "A1")

    assert (game.hero.at, game.hero.health) == ("A1", 3)


@proves("PL-Q-31", "PL-16")
def test_tokens_are_taken_on_entering() -> None:
    game = platformer(Hero("etorn", at="A1"), tokens={"B1": "gold", "B2": "gem"}, enemy="left")

    game.play("step B1", "step B2")

    assert (game.hero.gold, game.hero.gems, game.token("B1"), game.token("B2")) == (1, 1, "", "")


@proves("PL-17")
def test_a_trap_wounds_whoever_enters_it_and_enemies_ignore_it() -> None:
    game = platformer(Hero("etorn", at="D1"), tower=((PORTALS, OPEN),), foes={"F1": "ent"}, enemy="left")
    assert game.foes == {"E1": "ent"}

    game.play("step C1")
    assert game.hero.health == 3  # the Ent's attack on leaving, no trap

    game = platformer(Hero("etorn", at="D1"), tower=((PORTALS, OPEN),), enemy="left")
    game.play("step E1")
    assert game.hero.health == 3
    assert game.clause("wounded") == "PL-17"


@proves("PL-22")
def test_an_ent_behind_a_platform_does_not_reach() -> None:
    game = platformer(Hero("etorn", at="C1"), foes={"A2": "ent"}, enemy="left", tower=((SHELVES, OPEN),))

    game.play("step B1", "step A1")

    assert (game.hero.at, game.hero.health) == ("A1", 4)
