"""Rooms with two sides: bridges, cave-ins and chasms (DQ-ROM-3, DQ-ROM-4, DQ-ROM-6, DQ-ROM-8)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOM = {"C3": "dn1 W", "E3": "dn1 W"}
BRIDGE = ROOM | {"D3": "br1 W"}
CAVE_IN = ROOM | {"D3": "ci2 W"}
"""The fall lies between its west passage and the three others."""
CHASM = ROOM | {"D3": "ch1 W"}
"""The chasm lies between its west and north passages and the two others."""


def up_into(tile: str) -> Scene:
    """A hero comes up from below in D3, in a divided room."""
    game = quest(
        Hero("lindel", "C4", standing=BELOW, heading="E"),
        board={"C4": "dn1 W", "D3": f"{tile} W"},
        draws={"catacomb": ["exit"]},
    )
    return game.play("exit", "N", dice=[1]).play(1)


# Bridges.


@proves("DQ-ROM-3")
def test_at_a_bridge_one_may_end_the_turn() -> None:
    game = quest(Hero("lindel", "C3", rune="stasis"), board=BRIDGE)
    game.play("rune stasis", "move D3")
    assert (game.question, game.options) == ("bridge", ["stay", "cross"])
    assert game.table.asks[0].clause == "DQ-ROM-3"

    game.play("stay")

    assert (game.hero.at, game.hero.came, game.asked) == ("D3", "W", 1)


@proves("DQ-ROM-3")
def test_at_a_bridge_one_may_cross_at_once_and_leave_by_the_other_side() -> None:
    game = quest(Hero("lindel", "C3"), board=BRIDGE)

    game.play("move D3", "cross", dice=[3, 3], dungeon=["empty"])

    assert (game.hero.at, game.hero.came) == ("E3", "W")
    assert game.clause("test_passed") == "DQ-ROM-4"


@proves("DQ-ROM-3")
def test_later_one_leaves_a_bridge_by_the_passage_one_came_by_without_a_test() -> None:
    game = quest(Hero("lindel", "D3"), board=BRIDGE)
    assert game.options == ["move E3", "move C3"]

    game.play("move C3", dungeon=["empty"])

    assert game.hero.at == "C3"
    assert not game.told("rolled")


@proves("DQ-ROM-3")
def test_later_one_may_also_cross() -> None:
    game = quest(Hero("lindel", "D3"), board=BRIDGE)

    game.play("move E3", dice=[3, 3], dungeon=["empty"])

    assert game.hero.at == "E3"
    assert game.clause("test_passed") == "DQ-ROM-4"


@proves("DQ-ROM-3")
@pytest.mark.parametrize(("side", "to"), [("W", "E3"), ("E", "C3")])
def test_from_below_one_picks_the_side_of_the_bridge(side: str, to: str) -> None:
    game = up_into("br1")
    assert (game.question, game.options) == ("side", ["W", "E"])
    game.play(side)
    assert game.options == ["stay", "cross"]

    game.play("cross", dice=[1, 1], tile=["dn1"], dungeon=["empty"])

    assert game.hero.at == to


@proves("DQ-ROM-4")
@pytest.mark.parametrize(("dice", "passes"), [([2, 2], True), ([2, 3], False)])
def test_each_loot_card_adds_one_to_the_roll(dice: list[int], passes: bool) -> None:
    game = quest(Hero("lindel", "C3", loot=["gold_30", "gold_40"]), board=BRIDGE)
    game.play("move D3", "cross")
    assert game.about["needed"] == 4

    game.play("go", dice=dice if passes else [*dice, 3], **({"dungeon": ["empty"]} if passes else {}))

    assert (game.hero.at == "E3") == passes
    assert (game.question == "direction") == (not passes)


@proves("DQ-ROM-4", "DQ-R-22")
def test_any_loot_may_be_discarded_before_the_roll() -> None:
    game = quest(Hero("lindel", "C3", loot=["gold_30", "giant_ruby"]), board=BRIDGE)
    game.play("move D3", "cross")
    assert game.options == ["go", "gold_30", "giant_ruby"]

    game.play("gold_30", "go", dice=[2, 3], dungeon=["empty"])

    assert (game.hero.at, game.hero.loot) == ("E3", ["giant_ruby"])
    assert game.discarded("dungeon", "gold_30") == 1
    assert game.clause("loot_lost") == "DQ-ROM-4"


@proves("DQ-R-22")
def test_all_of_it_may_be_discarded() -> None:
    game = quest(Hero("lindel", "C3", loot=["gold_30", "giant_ruby"]), board=BRIDGE)

    game.play("move D3", "cross", "giant_ruby", "gold_30", dice=[3, 3], dungeon=["empty"])

    assert (game.hero.at, game.hero.loot) == ("E3", [])
    assert game.discarded("treasure", "giant_ruby") == 1


@proves("DQ-R-22")
def test_after_the_roll_determination_may_be_spent() -> None:
    game = quest(Hero("lindel", "C3", loot=["gold_30"], determination=1), board=BRIDGE)
    game.play("move D3", "cross", "go", dice=[3, 3])
    assert game.question == "determination"

    game.play(1, dungeon=["empty"])

    assert (game.hero.at, game.hero.loot) == ("E3", ["gold_30"])


@proves("DQ-ROM-4")
def test_who_falls_off_a_bridge_suffers_a_die_and_goes_below() -> None:
    game = quest(Hero("lindel", "C3"), board=BRIDGE)

    game.play("move D3", "cross", "N", dice=[6, 6, 4])

    assert (game.hero.wounds, game.hero.standing, game.hero.marker) == (4, "below", "D3 N")
    assert (game.clause("wounded"), game.clause("went_below"), game.asked) == ("DQ-ROM-4", "DQ-ROM-4", 1)


@proves("DQ-ROM-4")
def test_who_dies_of_the_fall_does_not_go_below() -> None:
    game = quest(Hero("lindel", "C3", wounds=12), board=BRIDGE)

    game.play("move D3", "cross", dice=[6, 6, 3])

    assert (game.hero.standing, game.last("died")["cause"]) == ("dead", "bridge")


@proves("DQ-R-20")
@pytest.mark.parametrize(
    ("rooms", "others"),
    [({"E3": "dn5 N"}, ()), ({}, (Hero("krutzbeck", "E3"),))],
)
def test_a_bridge_that_leads_nowhere_cannot_be_crossed(
    rooms: dict[str, str], others: tuple[Hero, ...]
) -> None:
    game = quest(Hero("lindel", "C3"), *others, board=BRIDGE | rooms)

    game.play("move D3")

    assert (game.hero.at, game.asked) == ("D3", 1)


@proves("DQ-R-20")
def test_nor_can_it_on_a_later_turn() -> None:
    game = quest(Hero("lindel", "D3"), board=BRIDGE | {"E3": "dn5 N"}, draws={"dungeon": ["empty"]})

    assert game.hero.at == "C3"  # the only way, so it is taken
    assert not game.told("rolled")


@proves("DQ-R-20")
def test_a_bridge_to_the_rim_cannot_be_crossed() -> None:
    game = quest(Hero("lindel", "L4"), board={"L4": "dn1 W", "M4": "br1 W"})

    game.play("move M4")

    assert (game.hero.at, game.asked) == ("M4", 1)


@proves("DQ-R-21")
def test_a_door_beyond_the_bridge_that_holds_leaves_the_hero_on_the_far_side() -> None:
    game = quest(Hero("lindel", "C3"), board=BRIDGE | {"E3": "do1 E"})

    game.play("move D3", "cross", dice=[3, 3], door=["door_jammed"])
    assert (game.hero.at, game.hero.came, game.asked) == ("D3", "E", 1)

    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    game.play("move E3", door=["door_opens"], dungeon=["empty"])  # no second crossing
    assert game.hero.at == "E3"


# Cave-ins.


@proves("DQ-ROM-6")
def test_a_cave_in_draws_a_dungeon_card() -> None:
    game = quest(Hero("lindel", "C3"), board=CAVE_IN)

    game.play("move D3", dungeon=["gold_30"])

    assert game.hero.loot == ["gold_30"]
    assert game.clause("card_drawn") == "DQ-ROM-6"


@proves("DQ-ROM-6")
def test_on_ones_own_side_of_a_cave_in_one_leaves_freely() -> None:
    game = quest(Hero("lindel", "D3"), board=CAVE_IN)

    game.play("move C3", dungeon=["empty"])

    assert game.hero.at == "C3"


@proves("DQ-ROM-6")
def test_across_the_fall_one_tests_agility() -> None:
    game = quest(Hero("lindel", "D3"), board=CAVE_IN)

    game.play("move E3", dice=[3, 3], dungeon=["empty"])

    assert game.hero.at == "E3"
    assert (game.last("test_passed")["attribute"], game.clause("test_passed")) == ("agility", "DQ-ROM-6")


@proves("DQ-ROM-6", "DQ-R-19")
def test_a_failed_climb_ends_the_turn_on_this_side() -> None:
    game = quest(Hero("lindel", "D3", rune="stasis"), board=CAVE_IN)

    game.play("rune stasis", "move E3", dice=[4, 3])

    assert (game.hero.at, game.hero.came, game.asked) == ("D3", "W", 1)


@proves("DQ-ROM-6")
def test_from_below_one_picks_the_side_of_the_fall_and_then_draws() -> None:
    game = up_into("ci2")
    assert (game.question, game.options) == ("side", ["W", "N"])

    game.play("N", dungeon=["gold_30"])

    assert (game.hero.loot, game.hero.came) == (["gold_30"], "N")


@proves("DQ-R-19")
def test_after_the_climb_barriers_still_count_and_who_is_stopped_stands_on_the_far_side() -> None:
    game = quest(Hero("lindel", "D3"), board=CAVE_IN | {"E3": "do1 E"})
    game.play("move E3", dice=[3, 3], door=["door_jammed"])
    assert (game.hero.at, game.hero.came) == ("D3", "E")
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move C3", dice=[6, 6])  # the way back is across the fall now

    assert (game.hero.at, game.hero.came) == ("D3", "E")


# Chasms.


@proves("DQ-ROM-8")
def test_a_chasm_draws_a_dungeon_card() -> None:
    game = quest(Hero("lindel", "C3"), board=CHASM)

    game.play("move D3", dungeon=["gold_30"])

    assert game.hero.loot == ["gold_30"]
    assert game.clause("card_drawn") == "DQ-ROM-8"


@proves("DQ-ROM-8")
@pytest.mark.parametrize(
    ("came", "options"), [("W", ["D2", "C3"]), ("N", ["D2", "C3"]), ("E", ["E3", "D4"]), ("S", ["E3", "D4"])]
)
def test_a_chasm_is_left_only_on_the_side_one_is_on(came: str, options: list[str]) -> None:
    game = quest(Hero("lindel", "D3", came=came), board=CHASM)

    assert game.options == [f"move {to}" for to in options]


@proves("DQ-ROM-8")
def test_from_below_one_picks_the_side_of_the_chasm() -> None:
    game = up_into("ch1")
    assert game.options == ["W", "E"]
    assert game.table.asks[0].clause == "DQ-R-32"

    game.play("E", dungeon=["empty"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert game.options == ["move E3", "move D4"]


@proves("DQ-R-16")
def test_the_side_a_hero_is_on_turns_with_the_tile() -> None:
    game = quest(Hero("lindel", "C3"), board=CAVE_IN)
    game.play("move D3", dungeon=["ceiling_collapses"])
    assert (game.room("D3"), game.hero.came) == ("ci2 N", "N")
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move D2", tile=["dn1"], dungeon=["empty"])  # this side now: no test

    assert game.hero.at == "D2"


@proves("DQ-R-16")
def test_in_a_chasm_that_turned_one_leaves_by_other_passages() -> None:
    game = quest(Hero("lindel", "C3"), board=CHASM)
    game.play("move D3", dungeon=["ceiling_collapses"])

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert game.options == ["move D2", "move E3"]


@proves("DQ-R-17")
def test_by_a_secret_door_one_is_on_the_side_of_the_edge_one_came_through() -> None:
    game = quest(Hero("krutzbeck", "D4"), board=CHASM | {"D4": "dn5 W"})

    game.play("search", "D3", search=["secret_door"], dungeon=["empty"])
    assert (game.hero.at, game.hero.came) == ("D3", "S")

    game.play("move M9", tile=["dn1"], dungeon=["empty", "empty"])
    assert game.hero.at == "E3"  # the only way: D4 has a wall in the north, and C3 lies across the chasm


@proves("DQ-R-17")
def test_through_a_wall_of_a_divided_room_one_chooses_the_side() -> None:
    game = quest(Hero("krutzbeck", "D2"), board=BRIDGE | {"D2": "dn1 W"})

    game.play("search", "D3", search=["secret_door"])

    assert (game.question, game.options) == ("side", ["W", "E"])
    game.play("E")
    assert game.hero.came == "E"
    assert game.question == "bridge"


@proves("DQ-R-17")
def test_who_escapes_into_a_divided_room_is_on_the_side_of_the_passage() -> None:
    rooms = CHASM | {"D2": "dn1 N", "D1": "dn5 N"}
    game = quest(
        Hero("tatianna", "D1"), board=rooms | {"C2": "dn5 N", "E2": "dn5 N"}, tokens={"D2": "monster"}
    )
    game.play("move D2", monster=["troll_4"])

    game.clash("magic", "magic")
    game.play("flee", "D3", dice=[2, 2], dungeon=["empty"])

    assert (game.hero.at, game.hero.came) == ("D3", "N")


@proves("DQ-R-18")
def test_a_secret_door_leads_out_of_a_chasm_on_any_side() -> None:
    game = quest(Hero("lindel", "C3"), board=CHASM)

    game.play("move D3", dungeon=["secret_door"])

    assert (game.question, game.options) == ("secret_door", ["stay", "D2", "E3", "D4", "C3"])
    game.play("E3", dungeon=["empty"])
    assert game.hero.at == "E3"
