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


# After an action that ended the turn.


@proves("DQ-R-64")
def test_after_a_failed_test_has_ended_the_turn() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board={"C3": "dn8 E", "D3": "pc1 W"})

    game.play("move D3", dice=[6, 6])
    assert (game.hero.at, game.asked, game.question) == ("C3", 0, "drink")
    game.play("drink", dice=[6, 6])

    assert (game.hero.wounds, game.asked) == (0, 1)


@proves("DQ-R-64")
def test_after_a_fight_has_ended_the_turn() -> None:
    game = quest(Hero("challara", "C3", loot=HELD, wounds=5), board=ROOMS, tokens={"D3": "monster"})

    game.play("move D3", monster=["skeleton_1"]).clash("magic", "ranged").play("fight")
    game.clash("magic", "ranged")

    assert game.told("monster_slain")
    assert (game.asked, game.question) == (0, "drink")


@proves("DQ-R-64")
def test_after_going_down_has_ended_the_turn() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board={"C3": "st1 W"})

    game.play("descend", "N")

    assert (game.hero.standing, game.asked, game.question) == ("below", 0, "drink")


@proves("DQ-R-64")
def test_after_a_torch_that_went_out_has_ended_the_turn() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5, kept=["torch_goes_out"]), board=ROOMS, dice=[6, 6])

    assert (game.asked, game.question) == (0, "drink")


@proves("DQ-R-64", "DQ-R-56")
def test_a_lost_turn_is_no_time_for_a_potion() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5, skips=1), board=ROOMS)

    assert (game.asked, game.question) == (1, "action")


@proves("DQ-R-64", "DQ-EXI-1")
def test_who_has_left_the_dungeon_drinks_no_more() -> None:
    game = quest(Hero("hugo", "A1", loot=HELD, wounds=5)).play("leave")

    assert (game.hero.standing, game.asked) == ("out", 1)


@proves("DQ-R-64", "DQ-DIE-2")
def test_the_dead_drink_nothing() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=15), board=ROOMS)

    game.play("move D3", dungeon=["razorwing_attack"], dice=[1])

    assert (game.hero.standing, game.asked, game.question) == ("dead", 1, "action")


@proves("DQ-R-64")
def test_who_has_no_wounds_is_not_asked_again_and_again() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD), board=ROOMS)
    assert "drink" in game.options

    game.play("move D3", dungeon=["empty"])

    assert game.asked == 1


@proves("DQ-R-64")
def test_one_potion_after_the_other_as_long_as_there_are_wounds() -> None:
    game = quest(Hero("hugo", "C3", loot=[*HELD, "crypt/unstable_potion"], wounds=5), board=ROOMS)
    game.play("move D3", dungeon=["empty"])

    game.play("drink", dice=[3, 3])
    assert (game.question, game.asked) == ("drink", 0)
    game.play("drink", dice=[6, 6])

    assert (game.hero.loot, game.hero.wounds, game.asked) == ([], 0, 1)


@proves("DQ-R-64", "DQ-WAIT-1")
def test_a_potion_after_the_turn_can_still_kill_and_the_dead_come_back() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=5), board=ROOMS, death="waits")

    game.play("move D3", "drink", dungeon=["empty"], dice=[1, 1])

    assert (game.question, game.asked, game.about["seat"]) == ("return_to", 1, 0)


# Before a kept card is resolved.


@proves("DQ-R-64", "DQ-TRN-3")
@pytest.mark.parametrize(("dice", "standing"), [([4, 4], "inside"), ([3, 3], "dead")])
def test_before_a_kept_bite_kills(dice: list[int], standing: str) -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=15, kept=["catacomb/vampire_bite"]), board=ROOMS)
    assert (game.asked, game.question, game.hero.wounds) == (0, "drink", 15)

    game.play("drink", dice=dice)

    assert game.hero.standing == standing


@proves("DQ-R-64")
def test_who_would_rather_die_of_the_bite_does() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=15, kept=["catacomb/vampire_bite"]), board=ROOMS)

    game.play("done")

    assert game.hero.standing == "dead"


@proves("DQ-R-64")
def test_a_bite_that_cannot_kill_yet_asks_nothing_before_it() -> None:
    game = quest(Hero("hugo", "C3", loot=HELD, wounds=14, kept=["catacomb/vampire_bite"]), board=ROOMS)

    assert (game.question, game.hero.wounds) == ("action", 15)
    assert "drink" in game.options


@proves("DQ-R-64")
def test_cards_that_only_lie_there_are_no_danger() -> None:
    game = quest(
        Hero("hugo", "C3", loot=HELD, wounds=14, kept=["catacomb/vampire_bite", "rope"]), board=ROOMS
    )

    assert (game.question, game.hero.wounds) == ("action", 15)


@proves("DQ-R-64")
def test_without_a_potion_nobody_is_asked() -> None:
    game = quest(Hero("hugo", "C3", wounds=15, kept=["catacomb/vampire_bite"]), board=ROOMS)

    assert game.hero.standing == "dead"


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
