"""Enemies: the enemy die, the hand symbol, and attacking them."""

from __future__ import annotations

import pytest

from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

LEDGE = """
 . . . . .
+ + + + + +
 . . . .|.
+-+-+ +-+-+
 . . . . .
+-+-+-+-+-+
"""


@proves("PL-35", "PL-22")
def test_on_attack_each_enemy_attacks_the_heroes_beside_it() -> None:
    game = platformer(
        Hero("etorn", at="B1"), Hero("melosa", at="B2"), foes={"C1": "zombie", "A2": "zombie"}, enemy="attack"
    )

    assert (game[0].health, game[1].health) == (3, 5)
    assert game.clause("attacked") == "PL-35"


@proves("PL-35", "PL-62")
@pytest.mark.parametrize(("face", "where"), [("left", {"A2", "C1"}), ("right", {"B2", "E1"})])
def test_left_and_right_move_enemies_but_never_off_a_platform(face: str, where: set[str]) -> None:
    game = platformer(
        Hero("etorn", at="J1"), tower=((LEDGE, OPEN),), foes={"B2": "ent", "D1": "ent"}, enemy=face
    )

    assert set(game.foes) == where


@proves("PL-62", "PL-Q-52")
@pytest.mark.parametrize(("floor", "where"), [("#", "C2"), (" ", "B2")])
def test_an_enemy_walks_onto_a_platform_that_a_ladder_goes_through_and_onto_no_bare_ladder(
    floor: str, where: str
) -> None:
    ladder = LEDGE.replace("+-+-+ +-+-+\n . . .", f"+-+-+{floor}+-+-+\n . . H").replace(
        " . . . .|.", " . . H .|."
    )
    game = platformer(Hero("etorn", at="J1"), tower=((ladder, OPEN),), foes={"B2": "ent"}, enemy="right")

    assert set(game.foes) == {where}


@proves("PL-62")
def test_nobody_walks_into_the_air_over_the_first_space_either() -> None:
    corner = LEDGE.replace("+-+-+ +-+-+", "+ +-+-+-+-+")
    game = platformer(Hero("etorn", at="J1"), tower=((corner, OPEN),), foes={"B2": "ent"}, enemy="left")

    assert game.foes == {"B2": "ent"}


@proves("PL-62")
def test_walls_and_figures_stop_them() -> None:
    game = platformer(
        Hero("etorn", at="C1"), tower=((LEDGE, OPEN),), foes={"D2": "ent", "B1": "ent"}, enemy="right"
    )

    assert set(game.foes) == {"D2", "B1"}


@proves("PL-62", "PL-Q-50")
def test_neighbours_move_together_and_a_blocked_one_blocks_those_behind() -> None:
    game = platformer(
        Hero("etorn", at="J3"), foes={"B1": "ent", "C1": "ent"}, enemy="right", tower=((SHELVES, SHELVES),)
    )
    assert set(game.foes) == {"C1", "D1"}

    game = platformer(
        Hero("etorn", at="D1"), foes={"B1": "ent", "C1": "ent"}, enemy="right", tower=((SHELVES, SHELVES),)
    )
    assert set(game.foes) == {"B1", "C1"}


@proves("PL-Q-51")
def test_an_enemy_on_top_of_another_may_move_to_a_platform() -> None:
    game = platformer(
        Hero("etorn", at="J1"), tower=((LEDGE, OPEN),), foes={"C1": "zombie", "C2": "ent"}, enemy="left"
    )

    assert set(game.foes) == {"C1", "B2"}


@proves("PL-Q-53")
def test_attacks_are_resolved_in_reading_order_and_a_downed_hero_ignores_the_rest() -> None:
    game = platformer(Hero("etorn", at="B1", health=1), foes={"A1": "ent", "B2": "zombie"}, enemy="attack")

    assert [event.args["enemy"] for event in game.told("attacked")] == ["zombie"]
    assert game.hero.at == ""


@proves("PL-63", "PL-Q-54", "PL-Q-55", "PL-41")
def test_a_hand_moves_any_enemy_a_space_also_off_its_platform_and_up() -> None:
    game = platformer(Hero("etorn", at="J1"), tower=((LEDGE, OPEN),), foes={"B2": "zombie"}, enemy="left")

    game.play("use hand")
    assert set(game.options) == {"A2", "B3", "C2"}
    game.play("C2")

    assert game.foes == {"C2": "zombie"}
    assert game.pool == "boot boot sword coin"


@proves("PL-Q-55")
def test_an_upgraded_hand_moves_the_same_enemy_step_by_step() -> None:
    game = platformer(Hero("etorn", at="J1", gems=1), foes={"B1": "zombie"}, enemy="left")

    game.play("raise hand", "C1", "D1")

    assert game.foes == {"D1": "zombie"}


@proves("PL-Q-55", "PL-36")
def test_an_enemy_need_not_be_moved_as_far_as_it_could() -> None:
    game = platformer(Hero("melosa", at="J1"), foes={"B1": "zombie"}, enemy="left")

    game.play("use hand")
    assert "stop" not in game.options
    game.play("C1", "stop")

    assert (game.foes, game.question) == ({"C1": "zombie"}, "act")


@proves("PL-Q-57", "PL-Q-60")
def test_moving_an_enemy_next_to_a_hero_triggers_nothing_and_tokens_stay() -> None:
    game = platformer(Hero("etorn", at="A1"), foes={"C1": "zombie"}, tokens={"B1": "gold"}, enemy="left")

    game.play("use hand", "B1")

    assert (game.hero.health, game.token("B1")) == (4, "gold")


@proves("PL-Q-59")
def test_an_enemy_on_another_level_keeps_its_own_values() -> None:
    game = platformer(
        Hero("etorn", at="B1"), foes={"C1": "werewolf"}, enemy="left", dice="sword sword sword coin coin"
    )

    game.play("attack C1")

    assert game.about["health"] == 3


@proves("PL-Q-114")
def test_only_an_adjacent_enemy_can_be_attacked() -> None:
    game = platformer(Hero("urgh", at="B1"), foes={"D1": "zombie", "C2": "zombie"}, enemy="left")

    assert not any("attack" in str(option) for option in game.options)


@proves("PL-41")
def test_heroes_never_attack_heroes() -> None:
    game = platformer(Hero("urgh", at="B1"), Hero("etorn", at="C1"), enemy="left")

    assert not any("attack" in str(option) for option in game.options)
