"""Who comes first when things of several players happen at one moment: whose turn it is says so
(DQ-TRN-5).
"""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import DEAD, OUT
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves


def rolled(game: Scene, about: str) -> list[int]:
    """Who rolled for something, one after the other."""
    return [event.args["seat"] for event in game.told("rolled") if event.args["about"] == about]


# The dragon's rage.


def in_the_chamber(*heroes: Hero, turn: int = 2, **switches: str) -> Scene:
    return quest(*heroes, turn=turn, **switches)  # type: ignore[arg-type]  # switches alone


HUGO, GHERINN, LINDEL = (Hero(name, "G5") for name in ("hugo", "gherinn", "lindel"))


@proves("DQ-TRN-5", "DQ-R-57")
@pytest.mark.parametrize(
    "order", [("hugo", "gherinn", "lindel"), ("lindel", "gherinn", "hugo"), ("gherinn", "lindel", "hugo")]
)
def test_when_several_burn_whose_turn_it_is_says_who_rolls_first(order: tuple[str, ...]) -> None:
    game = in_the_chamber(HUGO, GHERINN, LINDEL)
    game.play("dragon", dragon=["dragon_rage"])
    assert (game.asked, game.question, game.table.asks[0].clause) == (2, "burn_order", "DQ-TRN-5")
    assert sorted(game.options) == ["gherinn", "hugo", "lindel"]

    before = order.index("gherinn") + 1
    game.play(*order[:2], dice=[1, 1] * before)
    assert (game.asked, game.question) == (1, "serenity")
    game.play("keep", dice=[1, 1] * (3 - before))

    names = ("hugo", "gherinn", "lindel")
    assert [names[seat] for seat in rolled(game, "dragon_rage")] == list(order)
    assert [game[seat].wounds for seat in range(3)] == [2, 2, 2]


@proves("DQ-TRN-5")
def test_where_nobody_has_a_choice_the_order_is_not_asked_for() -> None:
    game = in_the_chamber(HUGO, Hero("krutzbeck", "G5"), LINDEL)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1, 1, 1])

    assert rolled(game, "dragon_rage") == [2, 0, 1]  # whose turn it is, then clockwise
    assert game.asked == 0


@proves("DQ-TRN-5")
def test_who_burns_alone_is_not_asked_either() -> None:
    game = in_the_chamber(Hero("hugo", "A1"), Hero("krutzbeck", "M1"), Hero("gherinn", "G5"))

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1])

    assert (game.asked, game.question) == (2, "serenity")


@proves("DQ-TRN-5", "DQ-CRD-5")
@pytest.mark.parametrize("rune", ["fortune", "warding"])
def test_a_rune_that_may_answer_the_flames_makes_the_order_matter(rune: str) -> None:
    game = in_the_chamber(HUGO, Hero("krutzbeck", "G5", rune=rune), LINDEL)

    game.play("dragon", dragon=["dragon_rage"])

    assert (game.asked, game.question) == (2, "burn_order")


@proves("DQ-R-57", "DQ-DIE-2")
def test_whoever_burns_first_nobody_is_spared_by_the_death_of_whose_turn_it_is() -> None:
    game = in_the_chamber(HUGO, Hero("krutzbeck", "G5", rune="warding"), Hero("lindel", "G5", wounds=13))

    game.play("dragon", "lindel", "hugo", "keep", dragon=["dragon_rage"], dice=[1, 1, 1, 2, 1, 3])

    assert [game[seat].standing for seat in range(3)] == ["inside", "inside", "dead"]
    assert (game[0].wounds, game[1].wounds) == (3, 4)


# The fallen come back.


@proves("DQ-TRN-5", "DQ-WAIT-1")
@pytest.mark.parametrize(("first", "seats"), [("challara", [0, 1]), ("lindel", [1, 0])])
def test_of_several_who_come_back_whose_turn_it_is_says_who_first(first: str, seats: list[int]) -> None:
    fallen = (Hero("challara", "G5", wounds=11), Hero("lindel", "G5", wounds=14))
    game = quest(*fallen, Hero("hugo", "M1"), death="waits")

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1])
    assert (game.asked, game.question, game.options) == (0, "return_order", ["lindel", "challara"])
    game.play(first)
    towers = iter(("A1", "A10"))
    for rune in ("glare", "stasis"):
        game.play(next(towers), rune=[rune])

    assert [event.args["seat"] for event in game.told("returned")] == seats
    assert game[seats[0]].at == "A1"


@proves("DQ-TRN-5")
def test_one_who_comes_back_alone_needs_no_order() -> None:
    game = quest(Hero("challara", "G5", wounds=11), Hero("lindel", "G5"), Hero("hugo", "M1"), death="waits")

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1])

    assert (game.asked, game.question) == (1, "return_to")


# What the loot is worth in the end.


@proves("DQ-TRN-5", "DQ-WIN-2")
@pytest.mark.parametrize(("order", "seats"), [("lindel", [1, 0]), ("hugo", [0, 1])])
def test_of_several_who_roll_for_their_loot_the_one_whose_turn_it_was_says_who_first(
    order: str, seats: list[int]
) -> None:
    others = (
        Hero("lindel", standing=OUT, loot=["treasure_chest"], rune="fortune"),
        Hero("krutzbeck", standing=DEAD),
    )
    game = quest(Hero("hugo", "A1", loot=["gold_30", "treasure_chest"]), *others)

    game.play("leave")
    assert (game.asked, game.question) == (0, "spoils_order")
    game.play(order, "keep", dice=[1, 1, 2, 2])

    assert rolled(game, "treasure_chest") == seats


@proves("DQ-TRN-5")
@pytest.mark.parametrize("loot", [["gold_30"], ["treasure_chest"]])
def test_where_nobody_has_a_choice_about_the_loot_nobody_is_asked(loot: list[str]) -> None:
    others = (
        Hero("lindel", standing=OUT, loot=["treasure_chest"], rune="fortune" if loot == ["gold_30"] else ""),
    )
    game = quest(Hero("hugo", "A1", loot=loot), *others)

    game.play("leave", dice=[1, 1] * (1 + (loot != ["gold_30"])))

    assert game.question in ("fortune", "")


@proves("DQ-TRN-5", "DQ-WIN-2")
def test_an_imp_is_a_choice() -> None:
    others = (
        Hero("lindel", standing=OUT, loot=["treasure_chest"]),
        Hero("krutzbeck", standing=OUT, loot=["bottle_imp"]),
    )
    game = quest(Hero("hugo", "A1", loot=["gold_30"]), *others)

    game.play("leave")

    assert (game.asked, game.question, game.options) == (0, "spoils_order", ["lindel", "krutzbeck"])
