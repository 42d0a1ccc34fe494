"""The events of a solo game at their limits (PL-91, PL-Q-104, PL-Q-105)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.platformer.scene import Scene
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

NEST = """
 . E . . E
+-+-+-+-+-+
 . . . . .
+-+-+-+-+-+
 E . . . .
+-+-+-+-+-+
"""
NEXT: dict[str, Any] = {"die": "boot boot sword coin hand", "enemy_die": "left", "event": "gold_fever"}


def alone(event: str, at: str = "B1", name: str = "urgh", **more: Any) -> Scene:
    """One hero in the turn of an event."""
    own = {
        key: more.pop(key)
        for key in ("health", "gold", "gems", "special", "items", "potions", "badges")
        if key in more
    }
    return platformer(
        Hero(name, at=at, **own), solo=True, event=event, **{"enemy": "left", "cards": "all", **more}
    )


@proves("PL-91")
def test_a_gold_fever_adds_one_gold_to_a_coin_however_much_it_counts() -> None:
    game = alone("gold_fever", gems=3, items=["lucky_coin"])

    game.play("raise coin", 3)

    assert game.hero.gold == 5  # three, the fever's and the lucky coin's


@proves("PL-91", "PL-58")
def test_greased_ladders_let_the_hero_fall_at_the_end_of_the_turn_too() -> None:
    ladder = OPEN.replace("\n . . . . .\n+ + + + + +\n . . . . .", "\n . . . . .\n+ + + + + +\n . H . . .", 1)
    game = alone("greased_ladders", at="B2", tower=((ladder, OPEN),))
    assert "gravity" in game.options
    assert "let_go" not in game.options  # there is nothing to let go of

    game.end("keep", event="healing_spring")

    assert game.hero.at == "B1"
    held = alone("gold_fever", at="B2", tower=((ladder, OPEN),))
    held.end("keep", event="healing_spring")
    assert held.hero.at == "B2"


@proves("PL-91", "PL-92")
def test_an_ambush_comes_before_the_roll_and_may_end_the_game() -> None:
    game = alone("ambush", foes={"A1": "zombie", "B2": "zombie", "D1": "zombie"})
    assert game.hero.health == 4
    assert game.clause("attacked") == "PL-91"

    lost = alone("ambush", health=1, foes={"A1": "zombie"})

    assert lost.table.over
    assert lost.table.result.clause == "PL-92"
    assert not lost.told("rolled")


@proves("PL-Q-115", "PL-77", "PL-91")
def test_the_boss_joins_an_ambush_across_a_platform_and_nobody_else_does() -> None:
    lair: dict[str, Any] = {"tower": ((LAIR, LAIR),), "lowest": 3, "boss": "ikee"}
    game = alone("ambush", "C10", boss_at="C11", **lair)
    assert (game.hero.health, game.clause("attacked")) == (4, "PL-91")  # Urgh has six, Ikee takes two

    guarded = alone("ambush", "C10", foes={"C11": "guard"}, boss_at="H11", **lair)

    assert guarded.hero.health == 6


@proves("PL-91", "PL-Q-105")
@pytest.mark.parametrize(
    ("foes", "where"),
    [
        ({}, "B3"),
        ({"B3": "zombie"}, "E3"),
        ({"B3": "zombie", "E3": "zombie", "A1": "zombie"}, ""),
        ({f"{column}2": "zombie" for column in "ABCD"}, ""),
    ],
)
def test_reinforcements_need_a_free_spawn_space_and_a_token(foes: dict[str, str], where: str) -> None:
    game = alone("reinforcements", at="J1", tower=((NEST, SHELVES),), foes=foes)

    game.play("end", "keep", **NEXT)

    assert {*game.foes} == {*foes} | ({where} if where else set())
    assert bool(game.told("reinforced")) is bool(where)


@proves("PL-91")
def test_reinforcements_come_wherever_on_the_level_the_hero_is() -> None:
    game = alone("reinforcements", at="A1", tower=((NEST, SHELVES),), foes={"B3": "zombie", "E3": "zombie"})
    game.play("step B1", "step A1", "end", "keep", **NEXT)
    assert not game.told("reinforced")  # it stands on the only free one itself

    game = alone("reinforcements", at="A1", tower=((NEST, SHELVES),), foes={"B3": "zombie"})
    game.play("end", "keep", **NEXT)

    assert {*game.foes} == {"B3", "E3"}


@proves("PL-91", "PL-Q-59")
def test_reinforcements_are_of_the_heros_own_level() -> None:
    game = alone("reinforcements", at="J4", tower=((NEST, SHELVES), (NEST, SHELVES)))

    game.play("end", "keep", **{**NEXT, "enemy_die": "attack"})

    assert game.foes == {"B6": "ent"}


@proves("PL-91")
def test_no_reinforcements_come_to_the_boss_level() -> None:
    game = alone(
        "reinforcements",
        at="I10",
        tower=((LAIR, LAIR),),
        lowest=3,
        boss="ikee",
        boss_at="C11",
        enemy="attack",
    )

    game.play("end", "keep", boss_card="tribute dread_roar", **{**NEXT, "enemy_die": "attack"})

    assert game.foes == {"C11": "ikee"}


@proves("PL-91", "PL-17")
def test_a_blood_moon_worsens_attacks_and_no_traps() -> None:
    pit = SHELVES.replace(" . . . . .\n+-+-+-+-+-+\n", " . . . X .\n+-+-+-+-+-+\n")
    game = alone("blood_moon", at="C1", tower=((pit, SHELVES),), foes={"B1": "zombie"})

    game.play("step D1")

    assert game.hero.health == 6 - 2 - 1


@proves("PL-91", "PL-77")
def test_a_blood_moon_worsens_the_bosss_cards() -> None:
    game = alone("blood_moon", at="I10", tower=((LAIR, LAIR),), lowest=3, boss_at="C11", enemy="attack")

    game.play("end", "keep", **{**NEXT, "enemy_die": "attack attack", "boss_card": "stone_rain"})

    assert game.hero.health == 4


@proves("PL-91")
@pytest.mark.parametrize(("health", "then"), [(1, 3), (5, 6), (6, 6)])
def test_a_healing_spring_never_heals_above_the_most(health: int, then: int) -> None:
    assert alone("healing_spring", health=health).hero.health == then


@proves("PL-91", "PL-Q-105")
def test_a_gem_vein_pays_once_however_many_are_defeated() -> None:
    game = alone("gem_vein", foes={"A1": "zombie", "C1": "zombie"}, dice="sword sword boot coin hand")
    game.play("attack A1", "attack C1", "die sword")
    before = game.hero.gems

    game.play("end", "keep", **NEXT)

    assert game.hero.gems == before + 2


@proves("PL-91", "PL-Q-68")
def test_rusty_blades_weaken_a_fire_flask_too() -> None:
    game = alone("rusty_blades", potions=["fire_flask"], foes={"C1": "zombie"})

    game.play("potion fire_flask")

    assert game.last("struck")["wounds"] == 1


@proves("PL-91", "PL-18")
def test_a_travelling_merchant_is_there_for_one_turn() -> None:
    shop = ["boots_of_haste", "iron_soles"]
    game = alone("travelling_merchant", gold=2, shop=shop)
    assert "buy iron_soles" in game.options

    game.play("end", "keep", **NEXT)

    assert "buy iron_soles" not in game.options


@proves("PL-91", "PL-Q-105", "PL-40")
def test_an_aftershock_comes_after_gravity_and_before_the_boss() -> None:
    game = alone("aftershock", at="D12", tower=((LAIR, LAIR),), lowest=3, boss_at="C10", enemy="attack")

    game.play("end", "keep", **{**NEXT, "enemy_die": "attack attack left", "boss_card": "stone_rain"})

    kinds = [event.kind for event in game.table.events if event.kind in ("gravity", "attacked", "boss_turn")]
    assert kinds == ["gravity", "attacked", "boss_turn"]  # it fell to D10, beside her


@proves("PL-91", "PL-92")
@pytest.mark.parametrize(("gold", "left", "over"), [(2, 0, False), (1, 1, True), (0, 0, True)])
def test_a_toll_takes_two_gold_or_a_wound_that_may_be_the_last(gold: int, left: int, over: bool) -> None:
    game = alone("toll", gold=gold, health=1)

    game.play("end", "keep", **({} if over else NEXT))

    assert (game.hero.gold, game.table.over) == (left, over)


@proves("PL-91", "PL-68")
def test_a_toll_that_cannot_be_paid_is_one_wound() -> None:
    game = alone("toll", gold=1, health=4)

    game.play("end", "keep", **NEXT)

    assert (game.hero.gold, game.hero.health) == (1, 3)
    assert (game.last("wounded")["cause"], game.clause("wounded")) == ("toll", "PL-91")


@proves("PL-92", "PL-Q-105", "PL-56")
def test_nothing_follows_a_fall_that_ends_the_game() -> None:
    pit = OPEN.replace(" . . . . .\n+-+-+-+-+-+\n", " . X . . .\n+-+-+-+-+-+\n")
    game = alone("toll", at="B2", gold=2, health=1, tower=((pit, OPEN),))

    game.play("end", "keep")

    assert game.table.over
    assert (game.hero.gold, game.table.result.clause) == (2, "PL-92")


@proves("PL-91")
def test_a_second_wind_need_not_be_used_and_comes_before_the_enemies_move() -> None:
    game = alone("second_wind", foes={"A1": "zombie"}, enemy="attack")
    assert (game.question, game.hero.health) == ("reroll", 6)

    game.play("keep")

    assert (game.question, game.pool, game.hero.health) == ("act", "boot boot sword coin hand", 5)


@proves("PL-91", "PL-92", "PL-Q-103")
def test_twelve_turns_are_played_and_the_thirteenth_event_step_loses() -> None:
    events = [
        "gold_fever",
        "greased_ladders",
        "ambush",
        "reinforcements",
        "blood_moon",
        "healing_spring",
        "gem_vein",
        "rusty_blades",
        "travelling_merchant",
        "toll",
        "second_wind",
        "aftershock",
    ]
    game = alone(events[0], gold=2)
    for event in events[1:]:
        game.play("end", "keep", die="boot boot sword coin hand", enemy_die="left", event=event)
        if event == "second_wind":
            game.play("keep")
    assert (sum(game.state.event_deck), game.state.round) == (0, 12)

    game.play("end", "keep", enemy_die="left")

    assert game.table.over
    assert game.last("solo_lost") == {"seat": 0, "cause": "time"}
    assert game.last("turn_began")["round"] == 12  # no thirteenth turn begins
