"""Dead ends: who can do nothing dies, unless it is only heroes who stand in the way (DQ-MOV-10)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

WALLED_IN = {"C3": "dn8 E", "D3": "dn5 N"}
"""C3 has one passage, which ends in a wall of D3."""


@proves("DQ-MOV-10", "DQ-DIE-1")
def test_who_can_neither_move_nor_search_nor_go_below_dies_at_once() -> None:
    game = quest(Hero("hugo", "C3"), board=WALLED_IN, tokens={"C3": "searched"})

    assert game.hero.standing == "dead"
    assert (game.clause("died"), game.last("died")["cause"]) == ("DQ-MOV-10", "dead_end")


@proves("DQ-MOV-10")
def test_who_can_still_search_lives_and_does_so() -> None:
    game = quest(Hero("hugo", "C3"), board=WALLED_IN, draws={"search": ["nothing_here"]})

    assert (game.hero.standing, game.asked) == ("inside", 1)
    assert game.last("card_drawn")["deck"] == "search"


@proves("DQ-MOV-10")
def test_who_can_still_go_below_lives_and_does_so() -> None:
    game = quest(Hero("hugo", "C3"), board=WALLED_IN, tokens={"C3": "searched entrance"})

    assert (game.hero.standing, game.question, game.asked) == ("inside", "direction", 0)


@proves("DQ-MOV-10", "DQ-R-14")
def test_in_the_catacombs_there_is_no_dead_end() -> None:
    hero = Hero("hugo", "C3", standing=BELOW)
    game = quest(hero, board=WALLED_IN, tokens={"C3": "searched"}, draws={"catacomb": ["empty"]})

    assert (game.hero.standing, game.hero.row) == ("below", ["empty"])


@proves("DQ-R-14")
def test_on_a_lost_turn_nobody_looks_for_a_dead_end() -> None:
    game = quest(Hero("hugo", "C3", skips=1), board=WALLED_IN, tokens={"C3": "searched"})
    assert (game.hero.standing, game.asked) == ("inside", 1)

    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    assert game.hero.standing == "dead"


@proves("DQ-R-14")
@pytest.mark.parametrize(
    ("room", "beyond", "about", "dice"),
    [
        ("dn8 E", "pc1 W", "portcullis", [6, 6]),
        ("br1 W", "dn1 W", "bridge", [6, 6, 1]),  # from its other side
        ("ci1 W", "dn1 W", "cave_in", [6, 6]),  # from its other side
        ("we1 W", "dn1 W", "web", [6, 6]),
    ],
)
def test_any_attempt_counts_as_a_possible_move(room: str, beyond: str, about: str, dice: list[int]) -> None:
    walls = {"B3": "dn5 N", "C2": "dn5 W", "C4": "dn5 W"}
    game = quest(
        Hero("hugo", "C3"), board={"C3": room, "D3": beyond, **walls}, tokens={"C3": "searched"}, dice=dice
    )

    assert (game.hero.standing, game.last("test_failed")["about"]) == ("inside", about)


@proves("DQ-R-14")
def test_a_door_counts_as_a_possible_move_even_if_it_is_jammed() -> None:
    rooms = {"C3": "dn8 E", "D3": "do1 E"}
    game = quest(Hero("hugo", "C3"), board=rooms, tokens={"C3": "searched"}, draws={"door": ["door_jammed"]})

    assert (game.hero.standing, game.hero.at, game.asked) == ("inside", "C3", 1)


@proves("DQ-R-14")
def test_leaving_the_dungeon_counts_too() -> None:
    game = quest(Hero("hugo", "A1", loot=["gold_30"]), board={"B1": "dn5 N", "A2": "dn5 W"})

    assert (game.hero.standing, game.asked) == ("out", 1)  # all that is left to do, so it is done


@proves("DQ-R-14")
def test_in_a_walled_in_tower_without_loot_it_is_a_dead_end() -> None:
    game = quest(Hero("hugo", "A1"), board={"B1": "dn5 N", "A2": "dn5 W"})

    assert game.clause("died") == "DQ-MOV-10"


@proves("DQ-R-14")
def test_drawing_a_dragon_card_counts_too() -> None:
    walls = {"G4": "dn5 W", "G7": "dn5 W", "F5": "dn5 N", "F6": "dn5 N", "H5": "dn5 N", "H6": "dn5 N"}
    draws = {"dragon": ["dragon_sleeps"], "treasure": ["ebon_ring", "pearl_ring"]}
    game = quest(Hero("hugo", "G5"), board=walls, draws=draws)

    assert (game.hero.standing, game.hero.loot) == ("inside", ["ebon_ring", "pearl_ring"])


@proves("DQ-R-14")
def test_a_potion_is_no_way_out() -> None:
    game = quest(Hero("hugo", "C3", loot=["unstable_potion"]), board=WALLED_IN, tokens={"C3": "searched"})

    assert game.hero.standing == "dead"


@proves("DQ-R-14")
def test_a_rune_that_cannot_be_used_is_no_way_out() -> None:
    game = quest(Hero("hugo", "C3", rune="passage"), board=WALLED_IN, tokens={"C3": "searched"})

    assert game.hero.standing == "dead"


@proves("DQ-R-15")
def test_if_only_heroes_are_in_the_way_the_turn_is_lost_and_nobody_dies() -> None:
    rooms = {"C3": "dn8 E", "D3": "dn1 W"}
    game = quest(Hero("hugo", "C3"), Hero("lindel", "D3"), board=rooms, tokens={"C3": "searched"})

    assert (game.hero.standing, game.asked) == ("inside", 1)
    assert game.clause("waits") == "DQ-R-15"


@proves("DQ-R-15")
def test_a_hero_who_moves_on_frees_the_way() -> None:
    rooms = {"C3": "dn8 E", "D3": "dn1 W"}
    game = quest(Hero("hugo", "C3"), Hero("lindel", "D3"), board=rooms, tokens={"C3": "searched"})

    game.play("move E3", tile=["dn1"], dungeon=["empty", "empty"])

    assert (game.hero.standing, game.hero.at) == ("inside", "D3")


@proves("DQ-R-62", "DQ-DIE-1")
def test_a_collapsing_ceiling_can_make_a_dead_end() -> None:
    rooms = {"C3": "dn1 W", "D3": "dn8 W", "D2": "dn5 W"}
    game = quest(Hero("hugo", "C3"), board=rooms, tokens={"D3": "searched"})
    game.play("move D3", dungeon=["ceiling_collapses"])
    assert game.room("D3") == "dn8 N"
    assert game.clause("room_turned") == "DQ-R-62"

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert (game.hero.standing, game.clause("died")) == ("dead", "DQ-MOV-10")


@proves("DQ-R-62")
def test_a_turned_room_whose_passage_leads_on_is_no_dead_end() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "dn8 W"}, tokens={"D3": "searched"})
    game.play("move D3", dungeon=["ceiling_collapses"])

    game.play("move M9", tile=["dn1", "dn1"], dungeon=["empty", "empty"])

    assert (game.hero.standing, game.hero.at) == ("inside", "D2")


@proves("DQ-R-62", "DQ-R-63")
def test_the_curse_of_the_wizard_can_wall_a_hero_in() -> None:
    rooms = {"C3": "dn8 E", "D3": "co5 W", "J8": "dn1 W", "K8": "dn1 W"}
    heroes = (Hero("hugo", "J8"), Hero("lindel", "C3"))
    game = quest(*heroes, board=rooms, tokens={"C3": "searched"})

    game.play("move K8", dungeon=["curse_of_the_wizard"], dice=[1])

    assert game.room("D3") == "co5 N"
    assert (game[1].standing, game.clause("died")) == ("dead", "DQ-MOV-10")
