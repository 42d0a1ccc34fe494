"""The solo game: events, losing, and the score."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.game import PlatformerGame
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero, platformer
from tests.scenario import proves

LADDER = """
 . . . . .
+ + + + + +
 . H . . .
+ + + + + +
 . . . . .
+-+-+-+-+-+
"""
QUIET = "gold_fever"


def alone(hero: Hero, event: str = QUIET, **more: Any) -> Scene:
    return platformer(hero, solo=True, event=event, **{"enemy": "left", **more})


@proves("PL-91", "PL-Q-103")
def test_an_event_comes_before_everything_else_also_in_the_first_turn() -> None:
    game = PlatformerGame(PlatformerGame.variants()[0]).new(1, seed=3, checked=True)

    kinds = [event.kind for event in game.events]
    assert kinds.index("event_drawn") < kinds.index("rolled")
    assert sum(game.state.event_deck) == 11


@proves("PL-91")
def test_solo_is_played_on_a_normal_map_and_events_only_there() -> None:
    for variant in PlatformerGame.samples():
        game = PlatformerGame(variant)
        assert (1 in game.seats) == (variant["map"] == "normal")
    assert sum(PlatformerGame(PlatformerGame.variants()[0]).new(2, seed=1).state.event_deck) == 0


@proves("PL-92", "PL-Q-103")
def test_without_an_event_left_the_game_is_lost() -> None:
    game = alone(Hero("etorn", at="A1"))
    game.state.event_deck = [0] * 12

    game.play("end", "keep")

    assert game.table.over
    assert (game.table.result.winners, game.table.result.scores, game.table.result.clause) == (
        (),
        (0,),
        "PL-92",
    )


@proves("PL-92")
def test_being_downed_loses_the_game() -> None:
    game = alone(Hero("etorn", at="B1", health=1), foes={"C1": "zombie"})

    game.play("step A1")

    assert game.table.over
    assert game.last("solo_lost")["cause"] == "downed"


@proves("PL-Q-111")
def test_phoenix_tears_let_one_play_on() -> None:
    game = alone(
        Hero("etorn", at="B1", health=1, potions=["phoenix_tears"]), foes={"C1": "zombie"}, cards="all"
    )

    game.play("step A1", "use")

    assert (game.table.over, game.hero.health, game.hero.at) == (False, 1, "A1")


@proves("PL-93", "PL-Q-107", "PL-Q-108", "PL-Q-109")
def test_the_score_of_a_win() -> None:
    game = alone(
        Hero("etorn", at="B10", gold=5, gems=9, items=["iron_soles"], potions=["gem_elixir"]),
        tower=(),
        lowest=3,
        lair=True,
        boss_at="C10",
        enemy="left",
        dice="sword sword sword sword coin",
    )
    game.state.defeated = 3
    events = sum(game.state.event_deck)

    game.play("attack C10", "raise sword", 3, "raise sword", 3, "raise sword", 2, "raise sword")

    assert game.table.over
    wounds = game.last("struck")["wounds"]
    assert wounds == 10
    # events, enemies with the boss, two wounds too many, one gem left, (5 + 2 + 3) // 3
    assert game.table.result.scores == (3 * events + 2 * 4 + 2 * 2 + 1 + 3,)
    assert game.table.result.clause == "PL-93"


@proves("PL-Q-104")
def test_events_do_nothing_to_a_hero_off_the_map() -> None:
    game = alone(Hero("etorn", health=1), event="healing_spring")

    assert game.hero.health == 1


@proves("PL-91", "PL-Q-106")
def test_gold_fever_lasts_a_turn() -> None:
    game = alone(Hero("etorn", at="A1"), event="gold_fever", dice="coin coin boot boot boot")

    game.play("use coin", "use coin")
    assert game.hero.gold == 4
    game.end(event="healing_spring")
    game.play("use coin")

    assert game.hero.gold == 5


@proves("PL-91", "PL-57")
def test_greased_ladders_do_not_hold() -> None:
    game = alone(Hero("etorn", at="B2"), event="greased_ladders", tower=((LADDER, OPEN),))

    game.play("gravity")

    assert game.hero.at == "B1"


@proves("PL-91")
def test_a_blood_moon_makes_attacks_worse() -> None:
    assert (
        alone(Hero("urgh", at="B1"), event="blood_moon", foes={"C1": "zombie"}, enemy="attack").hero.health
        == 4
    )


@proves("PL-91")
@pytest.mark.parametrize(("attack", "gems"), [(True, 3), (False, 0)])
def test_a_gem_vein_rewards_a_turn_with_a_defeat(attack: bool, gems: int) -> None:
    game = alone(Hero("urgh", at="B1"), event="gem_vein", foes={"C1": "zombie"})
    if attack:
        game.play("attack C1", "die sword")

    game.end(event="healing_spring")

    assert game.hero.gems == gems


@proves("PL-91")
def test_rusty_blades_take_a_wound_off() -> None:
    game = alone(
        Hero("urgh", at="B1"), event="rusty_blades", foes={"C1": "zombie"}, dice="sword sword boot coin coin"
    )

    game.play("attack C1", "die sword")
    assert game.about["wounds"] == 0
    game.play("die sword")

    assert game.foes == {}


@proves("PL-91")
def test_a_second_wind_rolls_dice_again_once() -> None:
    game = alone(Hero("urgh", at="B1"), event="second_wind", dice="coin coin coin boot boot")
    assert game.question == "reroll"

    game.play("coin", "coin", "roll", die="sword hand")

    assert game.pool == "boot boot sword coin hand"
    assert game.state.rolled == [0, 2, 0, 3, 0, 0]


@proves("PL-Q-7", "PL-85")
def test_the_only_hero_is_the_last_to_enter() -> None:
    game = alone(
        Hero("urgh", at="B9"), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="H11", enemy="attack"
    )

    game.play("step B10")

    assert game.state.lowest == 3
