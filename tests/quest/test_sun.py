"""The sun: it advances, it may set, and whoever is inside then dies (DQ-SUN)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW, OUT
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOM = {"C3": "dn1 W"}


@proves("DQ-SUN-1")
def test_the_sun_advances_one_space_a_round() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, sun=10)
    assert game.state.sun == 11
    assert game.clause("sun_moved") == "DQ-SUN-1"

    game.play("search", search=["nothing_here"])
    assert game.state.sun == 11

    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    assert game.state.sun == 12


@proves("DQ-SUN-2")
def test_a_space_without_a_number_asks_for_no_die() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, sun=24)

    assert game.state.sun == 25
    assert not game.told("rolled")


@proves("DQ-SUN-2")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_die_above_the_number_lets_the_game_go_on(number: int) -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, sun=24 + number, dice=[number + 1])

    assert game.state.sun == 25 + number
    assert not game.over
    assert game.hero.standing == "inside"


@proves("DQ-SUN-2")
@pytest.mark.parametrize(("number", "die"), [(1, 1), (2, 2), (2, 1), (3, 3), (4, 4), (5, 5), (5, 1)])
def test_a_die_equal_or_below_ends_the_game_at_once(number: int, die: int) -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, sun=24 + number, dice=[die])

    assert game.over
    assert game.clause("sunset") == "DQ-SUN-2"


@proves("DQ-SUN-2")
def test_the_start_player_rolls_for_the_sun_and_nobody_else() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, starter=1, sun=25)
    assert not game.told("rolled")

    game.play("search", search=["nothing_here"], dice=[6])

    assert game.last("rolled") == {"seat": 1, "about": "sun", "dice": (6,)}


@proves("DQ-SUN-3", "DQ-DIE-1")
def test_everyone_still_inside_at_sunset_dies_and_who_is_out_lives() -> None:
    heroes = [
        Hero("hugo", "A1", loot=["giant_ruby"], wounds=2),
        Hero("lindel", "C3", standing=BELOW),
        Hero("krutzbeck", standing=OUT, loot=["gold_30"]),
    ]
    game = quest(*heroes, sun=25, dice=[1])

    assert [game[seat].standing for seat in range(3)] == ["dead", "dead", "out"]
    assert [(event.clause, event.args["cause"]) for event in game.told("died")] == [
        ("DQ-SUN-3", "sunset")
    ] * 2
    assert game.winners == (2,)


@proves("DQ-SUN-3", "DQ-DIE-2")
def test_who_dies_at_sunset_loses_figure_cards_and_tokens_like_any_dead() -> None:
    game = quest(Hero("hugo", "A1", loot=["giant_ruby"], wounds=2, determination=1), sun=25, dice=[1])

    assert (game.hero.at, game.hero.loot, game.hero.wounds, game.hero.determination) == ("", [], 0, 0)
    assert game.discarded("treasure", "giant_ruby") == 1


@proves("DQ-SUN-4")
def test_on_the_last_space_the_sun_stays_and_the_die_is_rolled_again_each_time() -> None:
    game = quest(Hero("hugo", "C3"), board=ROOM, sun=30, dice=[6])
    assert game.state.sun == 30

    game.play("search", search=["nothing_here"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"], dice=[5])

    assert (game.state.sun, game.over) == (30, True)
