"""The end: when it comes, what the survivors count, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazmorra.games.quest.state import BELOW, DEAD, OUT
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

PARTY = ("challara", "lindel", "gherinn", "tatianna")
LAST_QUIET_SPACE = 25


def counted(*hoards: Sequence[str], dice: Sequence[int] = (), answers: Sequence[str] = ()) -> Scene:
    """All are out with their loot but the first, who leaves now; then everybody counts."""
    party = [Hero(name, standing=OUT, loot=loot) for name, loot in zip(PARTY, hoards, strict=False)]
    party[0] = Hero(PARTY[0], "A1", loot=hoards[0])
    return quest(*party).play("leave", *answers, dice=dice)


# When it ends.


@proves("DQ-WIN-1")
def test_the_game_ends_when_all_are_dead_or_out() -> None:
    party = [
        Hero("challara", "A1", loot=["gold_10"]),
        Hero("lindel", standing=DEAD),
        Hero("gherinn", standing=OUT, loot=["gold_30"]),
    ]
    game = quest(*party)
    assert not game.over

    game.play("leave")

    assert game.over
    assert game.winners == (2,)


@proves("DQ-WIN-1", "DQ-R-51")
def test_the_last_hero_inside_plays_on_alone() -> None:
    party = [
        Hero("challara", "C3"),
        Hero("lindel", standing=DEAD),
        Hero("gherinn", standing=OUT, loot=["gold_30"]),
    ]
    game = quest(*party, board={"C3": "dn1 W"})

    game.play("search", search=["nothing_here"])
    assert (game.over, game.asked) == (False, 0)
    game.play("move D3", tile=["dn8"], dungeon=["gold_40"])

    assert (game.over, game.asked) == (False, 0)
    assert game.state.sun == 3  # a round is one turn now


@proves("DQ-R-51")
def test_the_only_survivor_wins() -> None:
    game = quest(Hero("challara", "A1", loot=["gold_10"]), Hero("lindel", standing=DEAD)).play("leave")

    assert game.winners == (0,)


@proves("DQ-WIN-1", "DQ-R-50", "DQ-SUN-3")
def test_at_sunset_the_game_ends_and_all_who_are_inside_die_in_towers_and_below_too() -> None:
    party = [
        Hero("challara", "C3", loot=["giant_ruby"]),
        Hero("lindel", "M1", loot=["gold_200"]),
        Hero("gherinn", "D5", standing=BELOW, row=["gigantic_diamond"]),
        Hero("tatianna", standing=OUT, loot=["gold_10"]),
    ]

    game = quest(*party, board={"C3": "dn1 W"}, sun=LAST_QUIET_SPACE, dice=[1])

    assert game.over
    assert [game[seat].standing for seat in range(4)] == ["dead", "dead", "dead", "out"]
    assert [(event.clause, event.args["cause"]) for event in game.told("died")] == [
        ("DQ-SUN-3", "sunset")
    ] * 3
    assert game.winners == (3,)


@proves("DQ-R-50")
def test_nobody_comes_back_after_sunset_even_where_death_can_wait() -> None:
    game = quest(Hero("challara", "A1"), Hero("lindel", "M1"), death="waits", sun=LAST_QUIET_SPACE, dice=[1])

    assert game.over
    assert not game.told("returned")
    assert [game[seat].standing for seat in (0, 1)] == ["dead", "dead"]


@proves("DQ-R-50")
def test_while_the_die_beats_the_sun_nobody_dies_of_it() -> None:
    game = quest(Hero("challara", "A1"), Hero("lindel", "M1"), sun=LAST_QUIET_SPACE, dice=[2])

    assert not game.over
    assert not game.told("died")


# Who wins.


@proves("DQ-WIN-2")
@pytest.mark.parametrize(
    ("hoards", "winners"),
    [
        ((["gold_10"], ["gold_40"], ["gold_20"]), (1,)),  # most gold
        ((["gold_60", "gold_30"], ["gold_90"]), (1,)),  # as much gold: the dearest card
        ((["gold_100", "gold_10", "gold_40"], ["gold_90", "gold_60"]), (0,)),
        ((["gold_10", "unstable_potion"], ["dungeon/gold_30"]), (1,)),
        ((["obsidian_ring", "bottle_imp"], ["gold_100", "gold_10"]), (0,)),
    ],
)
def test_most_gold_wins_then_the_dearest_card(
    hoards: tuple[list[str], ...], winners: tuple[int, ...]
) -> None:
    imps = sum(hoard.count("bottle_imp") for hoard in hoards)

    game = counted(*hoards, answers=["leave"] * imps)

    assert game.winners == winners
    assert game.clause("won") == game.table.result.clause == "DQ-WIN-2"


@proves("DQ-WIN-2")
def test_with_equal_gold_and_equal_dearest_cards_most_cards_win() -> None:
    game = counted(["treasure_chest"], ["treasure_chest", "forbidden_tome"], dice=[1, 2, 2, 1])

    assert [game[seat].gold for seat in (0, 1)] == [300, 300]
    assert game.winners == (1,)


@proves("DQ-WIN-2")
def test_those_equal_in_everything_share_the_victory() -> None:
    game = counted(["treasure_chest"], ["treasure_chest"], ["gold_200"], dice=[1, 2, 2, 1])

    assert game.winners == (0, 1)
    assert game.last("won") == {"seats": (0, 1), "gold": 300}


@proves("DQ-WIN-2")
def test_what_a_chest_holds_is_the_value_of_that_card() -> None:
    game = counted(["treasure_chest"], ["gold_250", "gold_150"], dice=[2, 2])

    assert [game[seat].gold for seat in (0, 1)] == [400, 400]
    assert game.winners == (0,)  # one card worth 400 is dearer than 250


@proves("DQ-WIN-2")
def test_the_dead_count_nothing_however_rich_they_were() -> None:
    party = [Hero("challara", "A1", loot=["gold_10"]), Hero("lindel", standing=DEAD)]

    game = quest(*party).play("leave")

    assert [game[seat].gold for seat in (0, 1)] == [10, 0]
    assert [event.args["seat"] for event in game.told("gold_counted")] == [0]


@proves("DQ-WIN-2")
@pytest.mark.parametrize(("dice", "gold"), [([1, 1], 200), ([3, 4], 700), ([6, 6], 1200)])
def test_each_treasure_chest_is_two_dice_times_a_hundred(dice: list[int], gold: int) -> None:
    game = counted(["treasure_chest", "gold_10", "treasure_chest"], ["gold_20"], dice=[*dice, 1, 1])

    assert game.hero.gold == gold + 10 + 200
    assert [event.clause for event in game.told("rolled")] == ["DQ-WIN-2"] * 2


# The bottle imp.


@proves("DQ-WIN-2")
@pytest.mark.parametrize("pips", [1, 2])
def test_an_imp_let_out_may_take_a_loot_card_other_than_itself(pips: int) -> None:
    game = quest(
        Hero("challara", "A1", loot=["gold_10", "bottle_imp", "gold_40"]), Hero("lindel", standing=DEAD)
    )

    game.play("leave", "uncork", dice=[pips], loot=["gold_40"])

    assert (game.hero.gold, game.hero.loot) == (10, ["gold_10", "bottle_imp"])
    assert game.clause("loot_lost") == "DQ-WIN-2"


@proves("DQ-WIN-2")
def test_an_imp_let_out_may_do_nothing() -> None:
    game = quest(Hero("challara", "A1", loot=["gold_10", "bottle_imp"]), Hero("lindel", standing=DEAD))

    assert game.play("leave", "uncork", dice=[3]).hero.gold == 10


@proves("DQ-WIN-2")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_an_imp_let_out_may_bring_a_treasure(pips: int) -> None:
    game = quest(Hero("challara", "A1", loot=["bottle_imp"]), Hero("lindel", standing=DEAD))

    game.play("leave", "uncork", dice=[pips], treasure=["giant_ruby"])

    assert game.hero.gold == 3000


@proves("DQ-WIN-2")
def test_an_imp_may_be_left_in_its_bottle_and_one_alone_takes_nothing() -> None:
    corked = quest(
        Hero("challara", "A1", loot=["bottle_imp", "gold_10"]), Hero("lindel", standing=DEAD)
    ).play("leave", "leave")
    assert corked.hero.gold == 10

    alone = quest(Hero("challara", "A1", loot=["bottle_imp"]), Hero("lindel", standing=DEAD)).play(
        "leave", "uncork", dice=[1]
    )
    assert (alone.hero.loot, alone.winners) == (["bottle_imp"], (0,))


# Nothing, and nobody.


@proves("DQ-R-52")
def test_a_survivor_without_gold_can_win() -> None:
    game = quest(Hero("challara", "A1", loot=["unstable_potion"]), Hero("lindel", standing=DEAD)).play(
        "leave"
    )

    assert (game.hero.gold, game.winners) == (0, (0,))
    assert game.last("won") == {"seats": (0,), "gold": 0}


@proves("DQ-WIN-3")
def test_if_nobody_survives_everybody_loses() -> None:
    game = quest(
        Hero("challara", "A1", loot=["giant_ruby"]),
        Hero("lindel", standing=DEAD),
        sun=LAST_QUIET_SPACE,
        dice=[1],
    )

    assert game.winners == ()
    assert game.clause("nobody_wins") == game.table.result.clause == "DQ-WIN-3"
    assert game.table.result.scores == (0, 0)
