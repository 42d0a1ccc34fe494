"""Tests of attributes, and determination (DQ-TST)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.game import QuestGame
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

PORTCULLIS = {"C3": "dn1 W", "D3": "pc1 W"}


def at_a_portcullis(determination: int = 0, rune: str = "") -> Scene:
    """Hugo, of strength 7, tries a portcullis."""
    return quest(Hero("hugo", "C3", determination=determination, rune=rune), board=PORTCULLIS)


@proves("DQ-TST-1")
@pytest.mark.parametrize("dice", [(1, 1), (3, 4), (2, 5), (1, 6)])
def test_a_sum_equal_to_or_below_the_attribute_succeeds(dice: tuple[int, int]) -> None:
    game = at_a_portcullis()

    game.play("move D3", dice=dice, dungeon=["empty"])

    assert game.hero.at == "D3"
    assert game.last("rolled")["dice"] == dice
    assert game.clause("rolled") == "DQ-TST-1"


@proves("DQ-TST-1")
@pytest.mark.parametrize("dice", [(4, 4), (2, 6), (6, 6)])
def test_a_sum_above_the_attribute_fails(dice: tuple[int, int]) -> None:
    game = at_a_portcullis()

    game.play("move D3", dice=dice)

    assert game.hero.at == "C3"
    assert game.last("test_failed")["missed"] == sum(dice) - 7


@proves("DQ-TST-1")
@pytest.mark.parametrize(
    ("attribute", "tile", "trap", "value"),
    [
        ("strength", "pc1", [], 4),
        ("agility", "tr1", ["trapdoor"], 9),
        ("armor", "tr1", ["crossfire"], 4),
        ("luck", "pi1", [], 6),
    ],
)
def test_each_of_the_four_attributes_is_tested_against_its_own_figure(
    attribute: str, tile: str, trap: list[str], value: int
) -> None:
    rooms = {"C3": "dn1 W", "D3": f"{tile} W"}
    entered = {"dungeon": ["empty"]} if tile == "pc1" else {}
    just = quest(Hero("tatianna", "C3"), board=rooms)
    over = quest(Hero("tatianna", "C3"), board=rooms)

    just.play("move D3", dice=[value // 2, value - value // 2], trap=trap, **entered)
    over.play("move D3", dice=[value // 2, value - value // 2 + 1], trap=trap)

    assert just.last("test_passed")["attribute"] == attribute
    assert over.last("test_failed")["attribute"] == attribute


@proves("DQ-TST-2")
def test_a_failed_test_gives_one_determination_token() -> None:
    game = at_a_portcullis()

    game.play("move D3", dice=[6, 6])

    assert game.hero.determination == 1
    assert game.clause("determination_gained") == "DQ-TST-2"


@proves("DQ-TST-2")
def test_a_test_passed_gives_none() -> None:
    game = at_a_portcullis(determination=2)

    game.play("move D3", dice=[1, 1], dungeon=["empty"])

    assert game.hero.determination == 2


@proves("DQ-TST-3")
def test_each_token_spent_takes_one_off_the_sum() -> None:
    game = at_a_portcullis(determination=3)
    game.play("move D3", dice=[4, 5])
    assert game.about["missed"] == 2

    game.play(2, dungeon=["empty"])

    assert (game.hero.at, game.hero.determination) == ("D3", 1)
    assert game.clause("determination_spent") == "DQ-TST-3"


@proves("DQ-TST-3")
def test_nobody_has_to_spend() -> None:
    game = at_a_portcullis(determination=3)

    game.play("move D3", 0, dice=[4, 5])

    assert (game.hero.at, game.hero.determination) == ("C3", 4)
    assert not game.told("determination_spent")


@proves("DQ-TST-4")
def test_spending_is_asked_for_when_the_tokens_could_turn_the_failure() -> None:
    game = at_a_portcullis(determination=2)

    game.play("move D3", dice=[4, 5])

    assert (game.question, game.options) == ("determination", [0, 2])


@proves("DQ-TST-4")
@pytest.mark.parametrize(("determination", "dice"), [(1, [4, 5]), (0, [4, 4])])
def test_spending_is_not_asked_for_when_it_could_not(determination: int, dice: list[int]) -> None:
    game = at_a_portcullis(determination)

    game.play("move D3", dice=dice)

    assert (game.asked, game.hero.determination) == (1, determination + 1)


@proves("DQ-TST-4")
def test_spending_is_not_asked_for_after_a_success() -> None:
    game = at_a_portcullis(determination=5)

    game.play("move D3", dice=[3, 4], dungeon=["empty"])

    assert (game.asked, game.hero.determination) == (1, 5)


@proves("DQ-TST-4")
def test_where_the_margin_counts_even_a_little_may_be_spent() -> None:
    game = quest(Hero("krutzbeck", "C3", determination=1), board={"C3": "dn1 W", "D3": "tr1 W"})
    game.play("move D3", trap=["crossfire"], dice=[4, 4])
    assert game.options == [0, 1]

    game.play(1)

    assert (game.hero.wounds, game.hero.determination) == (2, 1)


@proves("DQ-TST-4")
def test_the_margin_counts_wherever_a_card_of_ones_own_says_so() -> None:
    printed = QuestGame.content_text(QuestGame.variants()[0], "Own.")
    own = printed.replace(
        'fail = [{ op = "wound", amount = 1 }, { op = "fall" }]',
        'fail = [{ op = "wound_margin" }, { op = "fall" }]',
    )
    assert own != printed
    game = quest(Hero("krutzbeck", "C3", determination=1), board={"C3": "dn1 W", "D3": "tr1 W"}, content=own)
    game.play("move D3", trap=["trapdoor"], dice=[4, 4])
    assert game.options == [0, 1]

    game.play(1, "N")

    assert (game.hero.standing, game.hero.wounds) == ("below", 3)


@proves("DQ-R-54")
def test_every_blow_at_a_ferrox_is_a_test_and_a_failure_gives_a_token() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})

    game.play("search", search=["ferrox"], dice=[2, 6, 6, 1, 1, 6, 5, 1, 1])

    assert (game.hero.wounds, game.hero.determination) == (2, 2)
    assert game.clause("test_failed") == "DQ-R-54"
    assert game.clause("beast_beaten") == "DQ-R-54"


@proves("DQ-R-54")
def test_determination_helps_against_a_ferrox() -> None:
    game = quest(Hero("hugo", "C3", determination=1), board={"C3": "dn1 W"})
    game.play("search", search=["ferrox"], dice=[1, 4, 4])

    game.play(1)

    assert (game.hero.wounds, game.hero.determination, game.asked) == (0, 0, 1)


@proves("DQ-TST-1")
@pytest.mark.parametrize(
    ("hero", "needed", "percent"),
    [("hugo", 5, 28), ("challara", 7, 58), ("tatianna", 9, 83), ("lindel", 6, 42)],
)
def test_a_question_about_a_test_says_what_is_needed_and_how_likely_it_is(
    hero: str, needed: int, percent: int
) -> None:
    game = quest(Hero(hero, "C3"), board={"C3": "dn1 W", "D3": "br1 W"})

    game.play("move D3")

    assert (game.about["attribute"], game.about["needed"], game.about["odds"]) == ("agility", needed, percent)
