"""The climber on the boss's level: it comes near from anywhere, spends its purse, and finds the blow that
hands, pushes or portals make possible.
"""

from __future__ import annotations

import pytest

from mazmorra.bots.greedy.platformer.fight import near
from tests.bots.platformer.test_climber import turn
from tests.platformer.scene import Scene
from tests.platformer.setting import Hero, platformer

GATES = """
 . . . . V
+ + + + + +
 . . B . *
+ +-+-+ + +
 V . . . S
+=+=+=+=+=+
"""
"""A boss tile with a portal at the bottom and one at the top."""
JUNK = (
    "iron_soles",
    "feather_cape",
    "ninja_gear",
    "swap_potion",
    "potion_of_levitation",
    "potion_of_invisibility",
)
RIVAL = Hero("miksy", "J10")


def to_boss(game: Scene) -> int:
    state = game.state
    return near(game.table.game.box, state.tiles, state.foes[-1])[state.spaces[0]]


@pytest.mark.parametrize("boss_at", ["I10", "I12"])
def test_it_comes_nearer_to_a_boss_more_than_six_steps_away(boss_at: str) -> None:
    game = platformer(
        Hero("melosa", "A10", gems=9),
        RIVAL,
        tower=(),
        lair=True,
        boss_at=boss_at,
        dice="boot boot coin coin coin",
    )
    before = to_boss(game)
    turn(game)
    assert before > 6
    assert to_boss(game) <= before - 2


def test_a_full_purse_is_spent_on_what_makes_the_strike_harder() -> None:
    game = platformer(
        Hero("etorn", "E10", gold=9, gems=2),
        RIVAL,
        tower=(),
        lair=True,
        boss_at="A12",
        shop=("hammer_of_greed", *JUNK[:2], "potion_of_strength", *JUNK[4:]),
        dice="hand hand hand hand hand",
        draws={"item": ["lucky_coin"], "potion": ["frost_flask"]},
    )
    bought = [answer for answer in buying(game) if answer.startswith("buy")]
    assert "buy potion_of_strength" in bought
    assert game.hero.gold <= 2


def buying(game: Scene) -> list[str]:
    """The answers of a turn whose shop is filled up with what was given."""
    answers: list[str] = []
    while game.table.asks and game.table.asks[0].seat == 0 and "end" not in answers:
        answers += [str(answer) for answer in turn(game)]
        if game.table.asks and game.table.asks[0].kind in ("item", "potion"):
            game.table.answer(game.table.asks[0].seat, game.table.asks[0].options[-1])
    return answers


def test_what_it_never_uses_is_not_bought() -> None:
    game = platformer(
        Hero("etorn", "E10", gold=5, gems=4),
        RIVAL,
        tower=(),
        lair=True,
        boss_at="A10",
        shop=JUNK,
        cards="all",
        dice="hand hand hand hand hand",
    )
    assert [answer for answer in turn(game) if str(answer).startswith("buy")] == []


@pytest.mark.parametrize(("gems", "winner"), [(7, 0), (6, -1)])
def test_a_hand_brings_the_boss_within_reach(gems: int, winner: int) -> None:
    """Three swords are 8 wounds with seven gems."""
    game = platformer(
        Hero("melosa", "B11", gems=gems),
        RIVAL,
        tower=(),
        lair=True,
        boss_at="D11",
        dice="hand sword sword star coin",
    )
    turn(game)
    assert game.state.winner == winner


def test_a_rival_in_the_way_is_pushed_aside_for_the_killing_blow() -> None:
    game = platformer(
        Hero("melosa", "B11", gems=7),
        Hero("etorn", "C11"),
        tower=(),
        lair=True,
        boss_at="D11",
        dice="boot sword sword star coin",
    )
    turn(game)
    assert game.told("hero_pushed")
    assert game.state.winner == 0


def test_a_portal_is_taken_to_the_boss() -> None:
    game = platformer(
        Hero("melosa", "A10", gems=7),
        Hero("etorn", "C10"),
        tower=((GATES, GATES),),
        lowest=3,
        boss_at="J11",
        dice="boot sword sword star coin",
    )
    turn(game)
    assert game.told("jumped_portal")
    assert game.state.winner == 0


def test_a_guard_in_the_way_is_pushed_and_the_strike_still_suffices() -> None:
    """Ikee has 11 health: four swords and six gems are 9, a potion and a rage 3 more, a guard beside him 1
    less.
    """
    game = platformer(
        Hero("urgh", "C10", gems=6, special="star", potions=["potion_of_strength"]),
        Hero("etorn", "J10"),
        tower=(),
        lair=True,
        boss="ikee",
        boss_at="A10",
        foes={"B10": "guard"},
        dice="star star sword boot boot",
        enemy="left",
    )
    turn(game)
    assert game.state.winner == 0


def test_gems_are_not_spent_on_steps_that_lead_to_no_blow() -> None:
    game = platformer(
        Hero("etorn", "A10", gems=2),
        RIVAL,
        tower=(),
        lair=True,
        boss_at="I10",
        dice="boot coin coin hand hand",
    )
    turn(game)
    assert game.hero.gems == 2
