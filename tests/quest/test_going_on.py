"""Rooms one moves on from at once: corridors, darkness and webs (DQ-ROM-7, DQ-ROM-9, DQ-ROM-11)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOM = {"C3": "dn1 W"}
DARK = ROOM | {"D3": "da1 W", "D2": "dn1 S", "D4": "dn1 N"}
"""In the dark of D3 a 1 or 2 leads north, a 3 or 4 west, a 5 or 6 south."""
WEB = ROOM | {"D3": "we1 W", "E3": "dn1 W"}
RING = ROOM | {"D3": "co3 W", "E3": "co7 W", "E4": "co7 N", "D4": "co6 N"}
"""Four corridors in a ring, entered from C3."""


# Corridors.


@proves("DQ-ROM-9")
def test_from_a_corridor_one_moves_on_at_once_and_not_back() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM)
    game.play("move D3", tile=["co1"])
    assert (game.question, game.options) == ("onward", ["D2", "E3", "D4"])
    assert game.table.asks[0].clause == "DQ-ROM-9"

    game.play("E3", tile=["dn1"], dungeon=["empty"])

    assert (game.hero.at, game.asked) == ("E3", 1)


@proves("DQ-ROM-9")
def test_moving_on_ignores_doors_and_portcullises() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM | {"D3": "co5 W", "E3": "pc7 W"})

    game.play("move D3", dungeon=["empty"])

    assert game.hero.at == "E3"
    assert not game.told("rolled")


@proves("DQ-ROM-9", "DQ-R-05")
def test_one_goes_back_if_all_other_passages_are_blocked() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM | {"D3": "co5 W", "E3": "dn5 N"})

    game.play("move D3", dungeon=["empty"])

    assert game.hero.at == "C3"
    assert [event.args["place"] for event in game.told("entered")] == ["D3", "C3"]


@proves("DQ-R-05")
def test_what_counts_are_passages_and_not_rooms() -> None:
    rooms = ROOM | {
        "D3": "co5 W",
        "E3": "dn5 N",
        "D2": "dn1 W",
        "D4": "dn1 W",
    }  # rooms beside it, but no passage to them
    game = quest(Hero("hugo", "C3"), board=rooms)

    game.play("move D3", dungeon=["empty"])

    assert game.hero.at == "C3"


@proves("DQ-ROM-9")
def test_on_a_later_turn_one_still_may_not_go_back_and_barriers_count() -> None:
    game = quest(Hero("hugo", "D3"), board=ROOM | {"D3": "co5 W", "E3": "pc1 W"}, dice=[6, 6])
    assert (game.hero.at, game.last("test_failed")["about"]) == (
        "D3",
        "portcullis",
    )  # the only way, so it was tried

    game.play("move M9", tile=["dn1"], dungeon=["empty", "empty"], dice=[1, 1])
    assert game.hero.at == "E3"  # a portcullis that held is no way one came by


@proves("DQ-ROM-9")
def test_who_comes_up_in_a_corridor_came_by_no_passage() -> None:
    game = quest(
        Hero("hugo", "C4", standing=BELOW, heading="E"),
        board={"C4": "dn1 W", "D3": "co5 W"},
        draws={"catacomb": ["exit"]},
    )

    game.play("exit", "N", dice=[1])

    assert (game.question, game.options) == ("onward", ["E3", "C3"])


@proves("DQ-R-06")
def test_a_hero_in_the_way_blocks_a_corridor_like_a_wall() -> None:
    rooms = ROOM | {"D3": "co5 W", "E3": "dn1 W"}
    game = quest(Hero("hugo", "C3"), Hero("lindel", "E3"), board=rooms)

    game.play("move D3", dungeon=["empty"])

    assert game.hero.at == "C3"


@proves("DQ-R-06")
def test_a_hero_in_the_way_blocks_a_web() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "E3"), board=WEB)

    game.play("move D3")

    assert game.options == ["D2", "D4", "C3"]


@proves("DQ-R-06")
def test_a_hero_in_the_way_makes_the_die_in_the_dark_roll_again() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "D2"), board=DARK)

    game.play("move D3", dice=[1, 2, 6], dungeon=["empty"])

    assert game.hero.at == "D4"


@proves("DQ-R-07")
def test_in_a_ring_of_corridors_the_turn_ends_on_entering_one_again() -> None:
    game = quest(Hero("hugo", "C3"), board=RING)
    game.play("move D3")
    assert game.options == ["E3", "D4"]

    game.play("E3")

    assert [event.args["place"] for event in game.told("entered")] == ["D3", "E3", "E4", "D4", "D3"]
    assert (game.hero.at, game.asked) == ("D3", 1)


@proves("DQ-R-07")
def test_the_dark_too_is_entered_once_a_turn() -> None:
    game = quest(
        Hero("hugo", "D4"), board={"D4": "dn1 N", "D3": "da1 W", "D2": "co6 S", "C2": "co6 E", "C3": "co7 E"}
    )

    game.play("move D3", dice=[1])

    assert [event.args["place"] for event in game.told("entered")] == ["D3", "D2", "C2", "C3", "D3"]
    assert (game.hero.at, game.asked) == ("D3", 1)


@proves("DQ-R-07")
def test_on_the_next_turn_the_ring_is_open_again() -> None:
    game = quest(Hero("hugo", "C3"), board=RING)
    game.play("move D3", "E3")
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert game.options == ["move E3", "move C3"]  # it came from the south
    game.play("move C3", dungeon=["empty"])
    assert game.hero.at == "C3"


# Darkness.


@proves("DQ-ROM-7")
@pytest.mark.parametrize(("die", "to"), [(1, "D2"), (2, "D2"), (3, "C3"), (4, "C3"), (5, "D4"), (6, "D4")])
def test_out_of_the_dark_one_goes_at_once_where_the_die_says(die: int, to: str) -> None:
    game = quest(Hero("hugo", "C3"), board=DARK)

    game.play("move D3", dice=[die], dungeon=["empty"])

    assert (game.hero.at, game.asked) == (to, 1)
    assert game.clause("rolled") == "DQ-ROM-7"


@proves("DQ-ROM-7")
def test_moving_on_at_once_ignores_barriers_in_the_dark() -> None:
    game = quest(Hero("hugo", "C3"), board=DARK | {"D2": "pc1 S"})

    game.play("move D3", dice=[1], dungeon=["empty"])

    assert game.hero.at == "D2"


@proves("DQ-ROM-7")
def test_on_a_later_turn_the_die_still_leads_and_barriers_count() -> None:
    game = quest(Hero("hugo", "D3"), board=DARK | {"D2": "pc1 S"}, dice=[1, 6, 6])

    assert (game.hero.at, game.last("test_failed")["about"]) == ("D3", "portcullis")


@proves("DQ-ROM-7", "DQ-R-26")
def test_a_blocked_passage_makes_the_die_roll_again() -> None:
    game = quest(Hero("hugo", "C3"), board=DARK | {"D2": "dn5 W"})

    game.play("move D3", dice=[1, 2, 1, 5], dungeon=["empty"])

    assert game.hero.at == "D4"


@proves("DQ-R-26")
def test_if_every_passage_is_blocked_it_is_a_dead_end_on_the_next_turn() -> None:
    rooms = {"C3": "dn5 N", "D3": "da2 W", "D2": "dn5 W", "E3": "dn1 W"}
    game = quest(Hero("hugo", "E3"), board=rooms)
    game.play("search", "D3", search=["secret_door"])
    assert (game.hero.at, game.hero.standing, game.asked) == ("D3", "inside", 1)

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert game.clause("died") == "DQ-MOV-10"


@proves("DQ-R-26", "DQ-R-15")
def test_unless_only_heroes_block() -> None:
    rooms = {"C3": "dn1 W", "D3": "da2 W", "D2": "dn5 W"}
    game = quest(Hero("hugo", "D3"), Hero("lindel", "C3"), board=rooms)

    assert (game.hero.standing, game.clause("waits")) == ("inside", "DQ-R-15")


@proves("DQ-R-27")
def test_the_die_may_lead_back_where_one_came_from() -> None:
    game = quest(Hero("hugo", "C3"), board=DARK)

    game.play("move D3", dice=[3], dungeon=["gold_30"])

    assert (game.hero.at, game.hero.loot) == ("C3", ["gold_30"])


# Webs.


@proves("DQ-ROM-11")
def test_in_a_web_one_moves_on_at_once_and_struggles_to_go_any_way_but_back() -> None:
    game = quest(Hero("hugo", "C3"), board=WEB)
    game.play("move D3")
    assert (game.question, game.options) == ("onward", ["D2", "E3", "D4", "C3"])
    assert game.table.asks[0].clause == "DQ-ROM-11"

    game.play("E3", dice=[3, 4], dungeon=["empty"])

    assert game.hero.at == "E3"
    assert (game.last("test_passed")["attribute"], game.clause("test_passed")) == ("strength", "DQ-ROM-11")


@proves("DQ-ROM-11")
def test_back_one_goes_without_struggling() -> None:
    game = quest(Hero("hugo", "C3"), board=WEB)

    game.play("move D3", "C3", dungeon=["empty"])

    assert game.hero.at == "C3"
    assert not game.told("rolled")


@proves("DQ-ROM-11")
def test_where_back_is_the_only_way_out_of_a_web_one_goes_back() -> None:
    game = quest(Hero("hugo", "C3"), board=WEB | {"D2": "dn5 W", "E3": "dn5 N", "D4": "dn5 W"})

    game.play("move D3", dungeon=["empty"])

    assert game.hero.at == "C3"


@proves("DQ-ROM-11")
def test_who_struggles_in_vain_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board=WEB)

    game.play("rune stasis", "move D3", "E3", dice=[4, 4])

    assert (game.hero.at, game.asked, game.clause("test_failed")) == ("D3", 1, "DQ-ROM-11")


@proves("DQ-ROM-11")
def test_moving_on_from_a_web_ignores_barriers_but_a_later_turn_does_not() -> None:
    rooms = WEB | {"E3": "pc1 W"}
    at_once = quest(Hero("hugo", "C3"), board=rooms)
    at_once.play("move D3", "E3", dice=[1, 1], dungeon=["empty"])
    later = quest(Hero("hugo", "D3"), board=rooms)
    later.play("move E3", dice=[1, 1, 6, 6])

    assert (at_once.hero.at, later.hero.at) == ("E3", "D3")
    assert later.last("test_failed")["about"] == "portcullis"


@proves("DQ-ROM-11", "DQ-R-28")
@pytest.mark.parametrize("to", ["C3", "E3"])
def test_at_the_start_of_a_turn_in_a_web_one_must_struggle_whichever_way(to: str) -> None:
    game = quest(Hero("hugo", "D3"), board=WEB)

    game.play(f"move {to}", dice=[4, 4])

    assert (game.hero.at, game.last("test_failed")["about"]) == ("D3", "web")


@proves("DQ-ROM-11")
def test_from_below_one_picks_the_side_of_the_web_which_is_then_the_free_way() -> None:
    game = quest(
        Hero("hugo", "C4", standing=BELOW, heading="E"),
        board=WEB | {"C4": "dn1 W"},
        draws={"catacomb": ["exit"]},
    )
    game.play("exit", "N", dice=[1])
    assert (game.question, game.options) == ("side", ["W", "N", "E", "S"])

    game.play("E", "E3", dungeon=["empty"])

    assert game.hero.at == "E3"
    assert [event.args["about"] for event in game.told("rolled")] == ["second_leg"]
