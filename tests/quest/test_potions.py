"""The unstable potion: when it may be drunk and what it does (DQ-R-64)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOMS = {"C3": "dn1 W", "D3": "dn1 W"}
HELD = ["dungeon/unstable_potion"]


@proves("DQ-R-64")
def test_before_acting_a_potion_may_be_drunk_and_the_action_is_still_to_come() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board=ROOMS)
    assert "drink" in game.options

    game.play("drink", dice=[4, 4])

    assert (game.hero.wounds, game.hero.loot, game.question) == (2, [], "action")
    assert "drink" not in game.options
    assert (game.clause("rolled"), game.discarded("dungeon", "unstable_potion")) == ("DQ-R-64", 1)


@proves("DQ-R-64")
@pytest.mark.parametrize(("answer", "wounds"), [("drink", 0), ("done", 5)])
def test_after_acting_too(answer: str, wounds: int) -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board=ROOMS)
    game.play("move D3", dungeon=["empty"])
    assert (game.question, game.options) == ("drink", ["done", "drink"])

    game.play(answer, dice=[6, 6] if answer == "drink" else [])

    assert (game.hero.wounds, game.asked) == (wounds, 1)


@proves("DQ-R-64")
def test_below_too() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, standing=BELOW), board=ROOMS)

    assert game.options == ["delve", "drink"]


@proves("DQ-R-64")
def test_never_in_a_fight() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD), board=ROOMS, tokens={"D3": "monster"})
    game.play("move D3", monster=["troll_4"])
    assert [ask.options for ask in game.table.asks] == [("melee", "ranged", "magic")] * 2

    game.clash("magic", "magic")

    assert game.options == ["fight", "flee"]


@proves("DQ-R-64")
def test_never_in_another_players_turn() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "A1", loot=HELD), board=ROOMS)

    assert (game.asked, "drink" in game.options) == (0, False)


@proves("DQ-R-64")
@pytest.mark.parametrize(
    ("dice", "wounds"),
    [((1, 2), 9), ((2, 3), 9), ((3, 3), 5), ((3, 4), 5), ((4, 4), 2), ((5, 5), 2), ((5, 6), 0), ((6, 6), 0)],
)
def test_what_a_potion_does(dice: tuple[int, int], wounds: int) -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board=ROOMS)

    game.play("drink", dice=dice)

    assert game.hero.wounds == wounds


@proves("DQ-R-64")
def test_a_potion_kills_on_a_2() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD), board=ROOMS)

    game.play("drink", dice=[1, 1])

    assert (game.hero.standing, game.asked) == ("dead", 1)


@proves("DQ-R-64", "DQ-CRD-3")
def test_of_several_potions_each_goes_to_its_own_pile() -> None:
    game = quest(Hero("hugo", "C3", loot=[*HELD, "crypt/unstable_potion"]), board=ROOMS)

    game.play("drink", "drink", dice=[3, 3, 3, 4])

    assert (game.hero.loot, game.question) == ([], "action")
    assert game.discarded("dungeon", "unstable_potion") == game.discarded("crypt", "unstable_potion") == 1
