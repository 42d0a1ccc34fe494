"""The way into the boss level and what it seals off (PL-75, PL-83 to PL-86)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero, platformer
from tests.scenario import proves

CELLS = """
 . . . . .
+-+-+-+-+-+
 . . B . *
+-+-+-+-+-+
 E . . . S
+=+=+=+=+=+
"""
"""A boss tile whose rows are parted by platforms."""
STRAIT = CELLS.replace(" E . . . S", " E|.|. . S")
"""One of whose spaces is walled in."""


def below(*heroes: Hero, tile: str = CELLS, **more: Any) -> Scene:
    """The level under the boss's and the boss's."""
    return platformer(
        *heroes, **{"tower": ((OPEN, OPEN), (tile, tile)), "lowest": 2, "enemy": "left", **more}
    )


@proves("PL-83", "PL-75")
@pytest.mark.parametrize(
    ("items", "potions", "answers"),
    [
        (["grappling_hook"], [], ("item grappling_hook",)),
        (["boots_of_haste"], [], ("item boots_of_haste", "B10")),
        ([], ["potion_of_swiftness"], ("potion potion_of_swiftness", "B10", "stop")),
        ([], [], ("step B10",)),
    ],
)
def test_any_step_up_leads_into_the_boss_level(
    items: list[str], potions: list[str], answers: tuple[str, ...]
) -> None:
    game = below(Hero("etorn", at="B9", items=items, potions=potions), boss_at="H11")

    game.play(*answers)

    assert (game.hero.at, game.state.inside[0]) == ("B10", 1)
    assert game.clause("boss_level_entered") == "PL-83"


@proves("PL-83", "PL-Q-28")
def test_inside_nobody_is_pushed_down_again() -> None:
    game = below(Hero("etorn", at="A10"), Hero("urgh", at="B10"), Hero("melosa", at="A7"), boss_at="H11")

    game.play("step B10")

    assert game.options == ["C10", "A10"]


@proves("PL-Q-29", "PL-84", "PL-Q-25")
def test_who_has_no_room_to_push_on_the_boss_level_does_not_enter() -> None:
    game = below(Hero("etorn", at="B9"), Hero("urgh", at="B10"), tile=STRAIT, boss_at="H11")

    assert set(game.steps) == {"A9", "C9", "B8"}


@proves("PL-84", "PL-59")
def test_who_enters_is_attacked_by_those_it_leaves_and_the_one_it_pushes() -> None:
    game = below(
        Hero("urgh", at="B9"),
        Hero("melosa", at="J9"),
        foes={"A9": "zombie", "B10": "guard"},
        boss="ikee",
        boss_at="H11",
        enemy="attack",
    )
    assert game.hero.health == 5  # the zombie; the guard is behind the floor

    game.play("step B10", "A9", "C10")

    assert (game.hero.at, game.hero.health) == ("B10", 3)
    assert game.foes == {"A9": "zombie", "C10": "guard", "H11": "ikee"}


@proves("PL-Q-101", "PL-86")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_floor_parts_who_is_below_from_who_is_above(turn: int) -> None:
    game = below(
        Hero("urgh", at="B9"),
        Hero("etorn", at="C10"),
        foes={"C9": "cyclops"},
        kinds=("zombie", "ent", "cyclops"),
        boss_at="B10",
        turn=turn,
        enemy="attack",
    )

    assert game[0].health == 6 - 2  # the cyclops beside, not Medusa above
    assert game[1].health == 4 - 2  # Medusa beside, not the cyclops below
    assert [each for each in game.options if each.startswith("attack")] == [
        "attack C9" if turn == 0 else "attack B10"
    ]


@proves("PL-86", "PL-Q-54")
def test_a_flask_thrown_below_does_not_reach_above() -> None:
    game = below(
        Hero("urgh", at="B9", potions=["fire_flask", "frost_flask"]), foes={"A9": "zombie"}, boss_at="B10"
    )

    game.play("potion frost_flask")
    assert game.state.frost[0] == 0  # the zombie, the only one to choose
    game.play("potion fire_flask")

    assert list(game.foes.values()) == ["medusa"]  # thrown at the zombie, without a question


@proves("PL-85", "PL-83")
def test_the_last_to_enter_finds_all_enemies_and_tokens_below_gone() -> None:
    game = below(
        Hero("etorn", at="B9"),
        Hero("urgh", at="J10"),
        foes={"E7": "zombie"},
        tokens={"D7": "gold", "E8": "gem"},
        boss_at="H11",
    )

    game.play("step B10")

    assert (game.foes, game.state.gold_left, game.state.gems_left) == ({"G11": "medusa"}, 35, 50)
    assert game.state.tiles[4:6] == (-1, -1)
    assert [event.args["level"] for event in game.told("level_removed")] == [3]


@proves("PL-85", "PL-Q-6")
def test_while_somebody_is_still_below_the_levels_stay() -> None:
    game = below(Hero("etorn", at="B9"), Hero("urgh", at="J10"), Hero("melosa", at="A7"), boss_at="H11")

    game.play("step B10")

    assert game.state.lowest == 2


@proves("PL-87", "PL-44", "PL-Q-98")
def test_a_hero_downed_inside_pays_a_die_and_never_comes_back_below() -> None:
    game = below(Hero("etorn", at="B10", health=1), Hero("urgh", at="A7"), boss_at="C10", enemy="attack")

    game.play("hand")
    assert game.options == ["E10", "J10"]
    game.play("J10")

    assert (game.hero.at, game.pool) == ("J10", "boot boot sword coin")
    assert game.last("respawned") == {"seat": 0, "place": "J10"}


@proves("PL-49", "PL-86", "PL-Q-54")
def test_avys_who_walks_in_moves_an_enemy_of_the_boss_level() -> None:
    game = below(
        Hero("avys", at="B9"), Hero("urgh", at="A7"), foes={"J7": "zombie"}, boss_at="H11", enemy="attack"
    )

    game.play("use hand", "walk", "B10")

    assert (game.question, game.about["enemy"]) == ("shift", "medusa")
