"""Tower rooms: out, on, or straight to another one (DQ-ROM-13)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.scene import space_of
from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

DOORSTEP = {"B1": "dn1 E"}
"""A room beside the tower in A1."""


@proves("DQ-ROM-13", "DQ-R-01")
def test_on_entering_a_tower_one_may_leave_the_dungeon_with_loot() -> None:
    game = quest(Hero("hugo", "B1", loot=["gold_30"]), Hero("lindel", "C3"), board=DOORSTEP | {"C3": "dn1 W"})
    game.play("move A1")
    assert game.options == ["leave", "move B1", "move A2", "tower M1", "tower A10", "tower M10"]
    assert game.table.asks[0].clause == "DQ-ROM-13"

    game.play("leave")

    assert (game.hero.standing, game.hero.at, game.asked) == ("out", "", 1)


@proves("DQ-ROM-13")
def test_without_loot_one_may_not() -> None:
    game = quest(Hero("hugo", "B1"), board=DOORSTEP)

    game.play("move A1")

    assert "leave" not in game.options
    assert game.refuses(("leave",))


@proves("DQ-R-01")
def test_at_the_start_of_the_action_phase_in_a_tower_one_may_leave_too() -> None:
    game = quest(Hero("hugo", "A1", loot=["gold_30"]))

    game.play("leave")

    assert (game.hero.standing, game.clause("left_dungeon")) == ("out", "DQ-EXI-1")


@proves("DQ-ROM-13")
@pytest.mark.parametrize("to", ["B1", "A2"])
def test_one_may_move_on_at_once_to_any_room_beside_it(to: str) -> None:
    game = quest(Hero("hugo", "B1"), board=DOORSTEP)

    game.play("move A1", f"move {to}", tile=["dn1"] if to == "A2" else [], dungeon=["empty"])

    assert (game.hero.at, game.asked) == (to, 1)


@proves("DQ-ROM-13")
def test_moving_on_from_a_tower_does_not_ignore_barriers() -> None:
    game = quest(Hero("hugo", "B1"), board=DOORSTEP | {"A2": "pc1 N"})

    game.play("move A1", "move A2", dice=[6, 6])

    assert (game.hero.at, game.last("test_failed")["about"]) == ("A1", "portcullis")


@proves("DQ-ROM-13", "DQ-R-02")
def test_one_may_go_straight_to_another_tower_and_continue_but_only_once() -> None:
    game = quest(Hero("hugo", "B1", loot=["gold_30"]), board=DOORSTEP)

    game.play("move A1", "tower A10")
    assert (game.hero.at, game.options) == ("A10", ["leave", "move A9", "move B10"])

    game.play("move B10", tile=["dn1"], dungeon=["empty"])
    assert game.hero.at == "B10"


@proves("DQ-R-02")
def test_on_the_next_turn_one_may_jump_again() -> None:
    game = quest(Hero("hugo", "B1"), board=DOORSTEP)
    game.play("move A1", "tower A10", "move B10", tile=["dn1"], dungeon=["empty"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move A10")

    assert "tower M1" in game.options


@proves("DQ-R-02", "DQ-R-01")
def test_after_the_jump_one_may_leave_the_dungeon() -> None:
    game = quest(Hero("hugo", "B1", loot=["gold_30"]), board=DOORSTEP)

    game.play("move A1", "tower M1", "leave")

    assert game.hero.standing == "out"


@proves("DQ-R-03")
def test_without_loot_one_moves_on_or_jumps() -> None:
    game = quest(Hero("hugo", "B1"), board=DOORSTEP)

    game.play("move A1")

    assert game.options == ["move B1", "move A2", "tower M1", "tower A10"]  # somebody stands in M10


@proves("DQ-R-03")
def test_if_neither_is_possible_one_stays_and_the_turn_ends() -> None:
    others = (Hero("lindel", "M1"), Hero("tatianna", "A10"), Hero("krutzbeck", "M10"))
    game = quest(Hero("hugo", "B1"), *others, board={"B1": "dn5 N", "A2": "dn5 W"})

    game.play("search", "A1", search=["secret_door"])

    assert (game.hero.at, game.hero.standing, game.asked) == ("A1", "inside", 1)


@proves("DQ-R-04")
def test_an_occupied_tower_may_not_be_entered_by_choice() -> None:
    game = quest(Hero("hugo", "B1"), Hero("lindel", "A1"), board=DOORSTEP)
    assert game.refuses(("move", space_of("A1")))

    jumping = quest(Hero("hugo", "B1"), Hero("lindel", "M1"), board=DOORSTEP)
    jumping.play("move A1")
    assert [option for option in jumping.options if "tower" in option] == ["tower A10", "tower M10"]


@proves("DQ-R-04")
def test_from_below_an_occupied_tower_can_be_reached() -> None:
    heroes = (Hero("hugo", "B2", standing=BELOW, heading="W"), Hero("lindel", "A1"))
    game = quest(*heroes, board={"B2": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "N", dice=[1])

    assert (game.hero.at, game[1].at, game.question) == ("A1", "A1", "tower")
