"""Gravity: who falls, who is held, and what happens on the way."""

from __future__ import annotations

from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

LADDER = """
 . . . . .
+ + + + + +
 . H . . .
+ + + + + +
 . H . X .
+-+-+-+-+-+
"""
GAP = """
 . . . . .
+-+-+-+-+-+
 . . . . .
+ + + + + +
 . . . . .
+ + + + + +
"""


@proves("PL-38", "PL-55", "PL-54")
def test_whoever_nothing_holds_falls_at_the_end_of_the_turn() -> None:
    game = platformer(Hero("etorn", at="A2"), foes={"C2": "zombie"}, enemy="left")

    game.end()

    assert (game.hero.at, game.foes) == ("A1", {"C1": "zombie"})
    assert game.clause("gravity") == "PL-55"


@proves("PL-55")
def test_an_enemy_alone_in_the_air_falls_in_the_first_column_too() -> None:
    game = platformer(Hero("etorn", at="J1"), foes={"A2": "zombie"}, enemy="left")

    game.play("gravity")

    assert game.foes == {"A1": "zombie"}


@proves("PL-46", "PL-36")
def test_gravity_can_be_triggered_for_free_as_often_as_something_would_fall() -> None:
    game = platformer(Hero("etorn", at="A2"), enemy="left")
    before = game.pool

    game.play("gravity")

    assert (game.hero.at, game.pool) == ("A1", before)
    assert "gravity" not in game.options
    game.play("step A2", "gravity")
    assert game.hero.at == "A1"


@proves("PL-53")
def test_the_lowest_row_holds_everybody() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((GAP, GAP),), foes={"C1": "ent"}, enemy="right")

    assert game.foes == {"D1": "ent"}  # it walks there freely
    assert "gravity" not in game.options


@proves("PL-55", "PL-Q-40")
def test_a_stack_falls_together_and_keeps_its_order() -> None:
    game = platformer(
        Hero("etorn", at="A4"),
        tower=((OPEN, OPEN), (GAP, OPEN)),
        foes={"A3": "zombie", "A5": "zombie"},
        enemy="left",
    )

    game.play("gravity")

    assert (game.hero.at, game.foes) == ("A2", {"A1": "zombie", "A3": "zombie"})


@proves("PL-55", "PL-Q-46", "PL-60")
def test_a_figure_stops_on_another_without_harm_or_push() -> None:
    game = platformer(
        Hero("etorn", at="A2"),
        tower=((OPEN, OPEN), (GAP, OPEN)),
        foes={"A1": "zombie", "A4": "zombie"},
        enemy="left",
    )

    game.play("gravity")

    assert (game.hero.at, game.foes) == ("A2", {"A1": "zombie", "A3": "zombie"})
    assert game.hero.health == 4


@proves("PL-56", "PL-Q-45", "PL-17")
def test_a_trap_wounds_a_hero_who_falls_into_it() -> None:
    game = platformer(Hero("etorn", at="D2"), tower=((LADDER, OPEN),), enemy="left")

    game.play("gravity")

    assert (game.hero.at, game.hero.health) == ("D1", 3)


@proves("PL-56")
def test_enemies_do_not_attack_whoever_falls_and_tokens_do_not_fall() -> None:
    game = platformer(
        Hero("etorn", at="A3"),
        tower=((OPEN, OPEN), (GAP, OPEN)),
        foes={"B2": "zombie", "B3": "zombie"},
        tokens={"C2": "gold"},
        enemy="left",
    )

    game.play("gravity")

    assert (game.hero.at, game.hero.health, game.token("C2")) == ("A1", 4, "gold")
    assert not game.told("attacked")


@proves("PL-Q-31")
def test_tokens_are_taken_while_falling_through() -> None:
    game = platformer(
        Hero("etorn", at="A3"),
        tower=((OPEN, OPEN), (GAP, OPEN)),
        tokens={"A2": "gold", "A1": "gem"},
        enemy="left",
    )

    game.play("gravity")

    assert (game.hero.gold, game.hero.gems) == (1, 1)


@proves("PL-Q-45")
def test_a_hero_downed_in_a_trap_no_longer_holds_who_is_above() -> None:
    game = platformer(
        Hero("etorn", at="D2", health=1), tower=((LADDER, OPEN),), foes={"D3": "zombie"}, enemy="left"
    )

    game.play("gravity")

    assert (game.hero.at, game.foes) == ("", {"D1": "zombie"})


@proves("PL-57", "PL-19")
def test_a_ladder_holds_a_hero_unless_its_player_lets_go() -> None:
    game = platformer(Hero("etorn", at="B2"), tower=((LADDER, OPEN),), enemy="left")
    assert "gravity" not in game.options

    game.play("let_go")

    assert game.hero.at == "B1"


@proves("PL-Q-41")
def test_a_falling_hero_stops_at_a_ladder() -> None:
    game = platformer(Hero("etorn", at="B3"), tower=((LADDER, OPEN), (GAP, OPEN)), enemy="left")

    game.play("gravity")

    assert game.hero.at == "B2"


@proves("PL-Q-41", "PL-57")
def test_a_hero_who_has_caught_a_ladder_may_let_go_again() -> None:
    longer = LADDER.replace(" . . . . .", " . H . . .", 1)
    game = platformer(Hero("etorn", at="B3"), tower=((longer, OPEN), (GAP, OPEN)), enemy="left")

    game.play("let_go")
    assert game.hero.at == "B2"
    game.play("let_go")

    assert (game.hero.at, "let_go" in game.options) == ("B1", False)


@proves("PL-57", "PL-Q-44")
def test_another_players_hero_stays_on_its_ladder() -> None:
    game = platformer(Hero("etorn", at="A2"), Hero("melosa", at="B2"), tower=((LADDER, OPEN),), enemy="left")

    game.play("gravity")

    assert (game[0].at, game[1].at) == ("A1", "B2")


@proves("PL-58", "PL-19")
def test_a_ladder_does_not_hold_an_enemy() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((LADDER, OPEN),), foes={"B2": "zombie"}, enemy="left")

    game.play("gravity")

    assert game.foes == {"B1": "zombie"}


@proves("PL-Q-43")
def test_a_hero_on_a_ladder_holds_who_is_above() -> None:
    game = platformer(Hero("etorn", at="B2"), tower=((LADDER, OPEN),), foes={"B3": "zombie"}, enemy="left")

    assert "gravity" not in game.options


@proves("PL-58", "PL-Q-42")
def test_a_platform_with_a_ladder_holds_everybody_and_is_open_to_steps() -> None:
    pierced = LADDER.replace("+ + + + + +\n . H . X .", "+ +#+ + + +\n . H . X .")
    game = platformer(Hero("etorn", at="A1"), tower=((pierced, OPEN),), foes={"B2": "zombie"}, enemy="left")
    assert "gravity" not in game.options

    game.play("use hand", "B1")

    assert game.foes == {"B1": "zombie"}


@proves("PL-Q-47", "PL-86")
def test_an_action_pulls_only_in_the_own_zone_and_the_turns_end_in_both() -> None:
    hall = LAIR.replace("+ +-+-+ + +", "+ + + + + +")
    game = platformer(
        Hero("etorn", at="A8"),
        Hero("melosa", at="B11"),
        tower=((OPEN, OPEN), (hall, hall)),
        lowest=2,
        foes={"C8": "zombie"},
        enemy="left",
    )

    game.play("gravity")
    assert (game[0].at, game[1].at, game.foes) == ("A7", "B11", {"C7": "zombie"})
    game.end()

    assert game[1].at == "B10"


@proves("PL-Q-48")
def test_falling_triggers_no_ent() -> None:
    game = platformer(Hero("etorn", at="B2"), foes={"A1": "ent"}, enemy="left")

    game.play("gravity")

    assert (game.hero.at, game.hero.health) == ("B1", 4)


@proves("PL-Q-52")
def test_an_enemy_on_a_shelf_stays() -> None:
    game = platformer(
        Hero("etorn", at="A1"), tower=((SHELVES, OPEN),), foes={"B2": "zombie", "B3": "zombie"}, enemy="left"
    )

    assert "gravity" not in game.options


def test_a_preview_says_who_would_fall_where() -> None:
    game = platformer(Hero("etorn", at="A2"), foes={"C2": "zombie"}, enemy="left")

    assert set(game.table.view(0)["falls"]) == {(0, 10, 0), (4, 12, 2)}


def test_a_preview_counts_neither_what_breaks_nor_whom_a_trap_downs_as_a_footing() -> None:
    kinds = ("skeleton", "ent", "werewolf")
    game = platformer(
        Hero("etorn", at="A1"), kinds=kinds, cards="all", enemy="attack", foes={"C2": "skeleton", "C3": "ent"}
    )
    assert set(game.table.view(0)["falls"]) == {(4, 12, 2), (8, 22, 2)}

    trapped = platformer(
        Hero("etorn", at="D3", health=1),
        tower=((LADDER, OPEN), (GAP, OPEN)),
        foes={"D4": "zombie"},
        enemy="left",
    )

    assert set(trapped.table.view(0)["falls"]) == {(0, 23, 3), (4, 33, 3)}
