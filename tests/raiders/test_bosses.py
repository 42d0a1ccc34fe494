"""The ten bosses of the devir edition, each with what it changes in a monster room."""

from __future__ import annotations

import pytest

from tests.scenario import last_room, proves

BEATABLE = [
    ("tax_collector", 11),
    ("medusa", 11),
    ("sphinx", 11),
    ("wolf_pack", 11),
    ("vampire", 14),
    ("minotaur", 14),
    ("necromancer", 14),
]
"""The bosses that can be defeated, and the strength for three."""

JUST = {11: (5, 5, 1), 14: (5, 5, 4)}


@proves("DR-BOS-1")
@pytest.mark.parametrize(("boss", "strength"), BEATABLE)
def test_a_boss_is_defeated_by_a_sum_of_its_strength_and_hurts_nobody(boss: str, strength: int) -> None:
    game = last_room(room=boss, coins=[5, 5, 5])

    game.play(*JUST[strength])

    assert game.told("monster_beaten")[-1].args["strength"] == strength
    assert (game.wounds, min(game.coins), game.alive) == ([0, 0, 0], 5, [True] * 3)


@proves("DR-BOS-1", "DR-PLY-5")
@pytest.mark.parametrize("boss", [boss for boss, _ in BEATABLE] + ["megadragon", "golem", "mummy"])
def test_a_sword_may_be_played_against_any_boss(boss: str) -> None:
    game = last_room(room=boss, items={0: ["sword"]})

    assert "sword" in game.options(0)
    assert game.refuses(1, "sword")


@proves("DR-BOS-1")
def test_a_sword_counts_5_against_a_boss() -> None:
    game = last_room(room="vampire", items={0: ["sword"]})

    game.play("sword", 5, 4)

    assert game.told("monster_beaten")[-1].args["total"] == 14


@proves("DR-BOS-2")
def test_the_tax_collector_takes_3_coins_in_place_of_wounds() -> None:
    game = last_room(room="tax_collector", coins=[5, 5, 5])

    game.play(2, 2, 5)

    assert game.coins == [2, 2, 5]
    assert game.wounds == [0, 0, 0]
    assert game.clause("coins_lost") == "DR-BOS-2"


@proves("DR-BOS-3")
def test_whoever_medusa_attacks_is_eliminated_and_cannot_win() -> None:
    game = last_room(room="medusa", coins=[20, 5, 3])

    game.play(1, 4, 5)

    assert game.alive == [False, True, True]
    assert game.wounds == [0, 0, 0]
    assert game.winners == (1,)
    assert game.clause("eliminated") == "DR-BOS-3"


@proves("DR-BOS-3")
def test_if_medusa_attacks_all_everyone_loses() -> None:
    game = last_room(room="medusa")

    game.play(3, 3, 3)

    assert game.winners == ()
    assert game.ending == "DR-BOS-3"


@proves("DR-BOS-3")
def test_medusa_beaten_eliminates_nobody() -> None:
    game = last_room(room="medusa", coins=[20, 5, 3])

    game.play(1, 5, 5)

    assert game.alive == [True, True, True]
    assert game.winners == (0,)


@proves("DR-BOS-4")
def test_the_vampire_gives_1_wound_and_takes_2_coins() -> None:
    game = last_room(room="vampire", coins=[5, 5, 5])

    game.play(1, 1, 5)

    assert (game.wounds, game.coins) == ([1, 1, 0], [3, 3, 5])
    assert game.clause("wounded") == game.clause("coins_lost") == "DR-BOS-4"


@proves("DR-BOS-5")
@pytest.mark.parametrize(
    ("cards", "wounds", "coins"),
    [
        ((1, 4, 5), [2, 0, 0], [0, 0, 2]),
        ((1, 4, 4), [2, 0, 0], [0, 2, 2]),
        ((1, 1, 4), [2, 2, 0], [0, 0, 2]),
        ((3, 3, 3), [2, 2, 2], [0, 0, 0]),
    ],
)
def test_the_sphinx_wounds_the_lowest_and_pays_2_to_each_highest(
    cards: tuple[int, ...], wounds: list[int], coins: list[int]
) -> None:
    game = last_room(room="sphinx")

    game.play(*cards)

    assert (game.wounds, game.coins) == (wounds, coins)


@proves("DR-BOS-6")
@pytest.mark.parametrize(
    ("cards", "wounds", "coins"),
    [
        ((1, 4, 5), [1, 0, 0], [0, 0, 1]),
        ((1, 5, 5), [1, 0, 0], [0, 1, 1]),
        ((1, 1, 4), [1, 1, 0], [0, 0, 1]),
        ((4, 4, 4), [1, 1, 1], [0, 0, 0]),
    ],
)
def test_the_minotaur_wounds_the_lowest_and_pays_1_to_each_highest(
    cards: tuple[int, ...], wounds: list[int], coins: list[int]
) -> None:
    game = last_room(room="minotaur")

    game.play(*cards)

    assert (game.wounds, game.coins) == (wounds, coins)


@proves("DR-BOS-5", "DR-BOS-6")
def test_a_sword_and_a_five_tie_for_the_highest() -> None:
    game = last_room(room="sphinx", items={1: ["sword"]})

    game.play(1, "sword", 5)

    assert game.coins == [0, 2, 2]


@proves("DR-BOS-13")
@pytest.mark.parametrize(
    ("boss", "cards", "coins"),
    [
        ("sphinx", (2, 4, 5), [0, 0, 2]),
        ("sphinx", (4, 4, 4), [2, 2, 2]),
        ("minotaur", (4, 5, 5), [0, 1, 1]),
        ("minotaur", (5, 5, 5), [1, 1, 1]),
    ],
)
def test_the_sphinx_and_the_minotaur_pay_when_defeated_too(
    boss: str, cards: tuple[int, ...], coins: list[int]
) -> None:
    game = last_room(room=boss)

    game.play(*cards)

    assert game.told("monster_beaten") != []
    assert (game.wounds, game.coins) == ([0, 0, 0], coins)


@proves("DR-BOS-10")
def test_the_golem_cannot_be_defeated_and_takes_a_five_and_a_sword_for_a_1() -> None:
    game = last_room(room="golem", items={1: ["sword"]})

    game.play(5, "sword", 2)

    assert game.wounds == [2, 2, 0]
    assert game.clause("wounded") == "DR-BOS-10"


@proves("DR-BOS-10")
def test_the_golem_takes_a_four_for_a_four_and_a_1_is_as_low_as_a_five() -> None:
    game = last_room(seats=4, room="golem")

    game.play(5, 1, 4, 2)

    assert game.wounds == [2, 2, 0, 0]


@proves("DR-BOS-11")
@pytest.mark.parametrize(
    ("cards", "wounds"), [((1, 4, 5), [0, 0, 3]), ((5, 5, 1), [3, 3, 0]), ((5, 5, 5), [3, 3, 3])]
)
def test_the_mummy_cannot_be_defeated_and_attacks_all_who_played_highest(
    cards: tuple[int, ...], wounds: list[int]
) -> None:
    game = last_room(room="mummy")

    game.play(*cards)

    assert game.wounds == wounds
    assert game.clause("wounded") == "DR-BOS-11"


@proves("DR-BOS-14")
def test_the_golems_reduced_values_serve_for_finding_the_lowest_only() -> None:
    game = last_room("devir", "tactical", room="golem", starter=1)

    game.play(5, 4, 3)

    assert game.wounds == [2, 0, 0]
    assert game.told("monster_unbeaten")[-1].args["total"] == 12


@proves("DR-BOS-15")
@pytest.mark.parametrize(("boss", "coins"), [("tax_collector", 2), ("tax_collector", 0), ("vampire", 1)])
def test_a_boss_never_takes_coins_below_0(boss: str, coins: int) -> None:
    game = last_room(room=boss, coins=[coins, 5, 5])

    game.play(1, 2, 3)

    assert game.coins == [0, 5, 5]


@proves("DR-BOS-15")
@pytest.mark.parametrize(("boss", "coins"), [("sphinx", 19), ("minotaur", 20)])
def test_coins_gained_from_a_boss_stop_at_20(boss: str, coins: int) -> None:
    game = last_room(room=boss, coins=[0, 0, coins])

    game.play(1, 2, 5)

    assert game.coins[2] == 20
