"""Portals of the void: what may carry a hero through one, and what does not notice (PL-20)."""

from __future__ import annotations

import pytest

from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

GATES = """
 . . . . .
+-+-+-+-+-+
 . . . . V
+-+-+-+-+-+
 V . . . V
+-+-+-+-+-+
"""
TOP = """
 . . V . .
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 V . . . .
+-+-+-+-+-+
"""


@proves("PL-20", "PL-Q-33")
@pytest.mark.parametrize(
    ("hero", "special", "dice", "answers"),
    [
        ("etorn", "blank", "boot coin coin coin coin", ()),
        ("etorn", "boot", "sword coin coin coin coin", ("special boot",)),
        ("angelo", "blank", "star sword coin coin coin", ("use star",)),
        ("etorn", "blank", "sword sword coin coin hand", ("forge sword", "boot")),
        ("etorn", "hand", "hand sword coin coin coin", ("forge_special hand", "boot")),
    ],
)
def test_a_boot_of_any_kind_opens_a_portal(
    hero: str, special: str, dice: str, answers: tuple[str, ...]
) -> None:
    game = platformer(
        Hero(hero, at="A1", special=special), tower=((GATES, SHELVES),), enemy="left", dice=dice
    )

    game.play(*answers, "portal E2")

    assert game.hero.at == "E2"
    assert game.clause("jumped_portal") == "PL-20"


@proves("PL-20", "PL-Q-33", "PL-Q-22")
def test_an_upgraded_boot_mixes_steps_and_portals() -> None:
    game = platformer(Hero("etorn", at="B1", gems=3), tower=((GATES, SHELVES),), enemy="left")

    game.play("raise boot", 3, "A1", "portal E2", "D2")

    assert game.hero.at == "D2"


@proves("PL-Q-34", "PL-22")
def test_an_ent_does_not_notice_who_arrives_through_a_portal() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((GATES, SHELVES),), foes={"D2": "ent"}, enemy="attack")
    assert game.foes == {"D2": "ent"}

    game.play("portal E2")

    assert (game.hero.at, game.hero.health) == ("E2", 4)


@proves("PL-Q-35")
def test_portals_are_not_adjacent_for_attacks() -> None:
    game = platformer(
        Hero("etorn", at="A1"), tower=((GATES, SHELVES),), foes={"E2": "zombie"}, enemy="attack"
    )

    assert game.hero.health == 4
    assert "attack E2" not in game.options


@proves("PL-20", "PL-60", "PL-22")
def test_a_golem_at_the_other_portal_closes_it() -> None:
    kinds = ("zombie", "stone_golem", "werewolf")
    game = platformer(
        Hero("etorn", at="A1"), tower=((GATES, SHELVES),), foes={"E2": "stone_golem"}, kinds=kinds
    )

    assert game.steps == ["B1", "portal E1"]


@proves("PL-20", "PL-60")
def test_a_hero_at_the_other_portal_is_pushed_and_never_through_it() -> None:
    game = platformer(Hero("etorn", at="A1"), Hero("urgh", at="E2"), tower=((GATES, SHELVES),), enemy="left")

    game.play("portal E2")

    assert game.options == ["F2", "D2"]  # the portal the mover came by is not adjacent
    game.play("F2")
    assert (game[0].at, game[1].at) == ("E2", "F2")


@proves("PL-20")
def test_a_portal_leads_to_the_same_level_only() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((GATES, GATES), (GATES, SHELVES)), enemy="left")

    portals = [option for option in game.steps if option.startswith("portal")]
    assert set(portals) == {"portal E1", "portal E2", "portal F1", "portal J1", "portal J2"}


@proves("PL-Q-16", "PL-64")
def test_who_comes_to_the_top_row_by_portal_reveals_the_next_level() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((TOP, OPEN),), kinds=("zombie",), enemy="left")

    game.play("portal C3", tile="mossy_steps hollow_trunk", enemy="ent")

    assert game.state.highest == 1


@proves("PL-81", "PL-20")
def test_shackles_keep_a_hero_from_a_portal_too() -> None:
    lair = "\n . . . . *\n+ + + + + +\n . . B . .\n+ + + + + +\n V E . V S\n+=+=+=+=+=+\n"
    game = platformer(
        Hero("etorn", at="A10", badges=["shackles"]),
        tower=((lair, lair),),
        lowest=3,
        boss="ikee",
        boss_at="H11",
    )

    game.play("use boot")

    assert (game.hero.at, game.hero.badges) == ("A10", [])
