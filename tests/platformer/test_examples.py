"""The worked examples of the rulebook, decoded in the ledger as PL-T-1 to PL-T-9."""

from __future__ import annotations

import pytest

from mazmorra.games.platformer.rules.figures import map_of
from mazmorra.games.platformer.rules.spaces import place, space_of
from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

UPPER = """
 . . . . .
+-+ + + +-+
 . . H . .
+-+ + + + +
 . . H . .
+-+-+ +-+-+
"""
"""Level 3 of the example, right tile; its gem lies as a token."""
LOWER = """
 . . . . .
+ +-+-+ +-+
 g . . . .
+ + +-+-+ +
 . . . . .
+-+ +-+ +-+
"""
"""Level 2 of the example, right tile."""


def boss_fight(gems: int = 0, dice: str = "sword sword sword sword boot") -> Scene:
    """A hero beside Medusa on the boss level of four."""
    melosa = Hero("melosa", at="D10", gems=gems)
    return platformer(melosa, lair=True, tower=(), lowest=3, boss_at="C10", dice=dice, enemy="right")


def ikees_turn(dice: str) -> Scene:
    """A hero on Ikee's level, far from him, has rolled."""
    return platformer(Hero(at="H10"), lair=True, tower=(), lowest=3, boss="ikee", boss_at="C11", dice=dice)


@proves("PL-T-1", "PL-66")
def test_swords_of_all_kinds_a_gem_and_a_hammer_add_up_to_four_wounds() -> None:
    game = platformer(
        Hero("etorn", at="B1", special="sword", gems=1, items=["hammer_of_greed"]),
        foes={"C1": "cyclops"},
        kinds=("zombie", "ent", "cyclops"),
        dice="sword boot boot coin hand",
        enemy="left",
        tower=((SHELVES, SHELVES),),
    )
    assert game.foes == {"C1": "cyclops"}  # the hero stands in its way

    game.play("item hammer_of_greed", "attack C1", "raise sword")
    assert (game.about["wounds"], game.about["health"]) == (3, 4)
    game.play("special sword")

    assert game.foes == {}
    assert game.last("struck")["wounds"] == 4
    assert (game.hero.special, game.hero.gems) == ("blank", 3)  # the cyclops's loot


@proves("PL-T-2", "PL-71")
@pytest.mark.parametrize(
    ("gems", "most"),
    [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 4), (9, 4), (10, 5)],
)
def test_a_boot_takes_as_many_spaces_as_the_gem_table_says(gems: int, most: int) -> None:
    game = platformer(Hero("etorn", at="A1", gems=gems), enemy="left")

    if most == 1:
        assert "raise boot" not in game.options
        game.play("step B1")
    else:
        game.play("raise boot")
        if most > 2:
            assert game.options == list(range(2, most + 1))
            game.play(most)
        assert game.about["left"] == most
        game.play(*(f"{column}1" for column in "BCDEF"[:most]))

    assert (game.question, game.hero.at) == ("act", f"{'ABCDEF'[most]}1")
    assert game.hero.gems == gems - most * (most - 1) // 2


@proves("PL-T-3", "PL-71")
def test_nine_gems_on_two_swords_inflict_seven_wounds() -> None:
    game = boss_fight(gems=9, dice="sword sword boot coin hand")

    game.play("attack C10", "raise sword", 4, "raise sword", 3)

    assert game.last("struck")["wounds"] == 7
    assert game.hero.gems == 0


@proves("PL-T-4", "PL-72")
def test_nine_gems_on_four_swords_inflict_ten_wounds_and_one_gem_is_left() -> None:
    game = platformer(
        Hero("melosa", at="D13", gems=9),
        lair=True,
        tower=(),
        lowest=4,
        map="larger",
        pool="double",
        boss_at="C13",
        dice="sword sword sword sword boot",
        enemy="right",
    )

    game.play("attack C13", "raise sword", 3, "raise sword", 3, "raise sword", 2, "raise sword")

    assert game.last("struck")["wounds"] == 10 == game.last("struck")["health"]
    assert (game.state.winner, game.hero.gems) == (0, 1)


@proves("PL-T-5", "PL-51")
def test_walls_and_platforms_part_spaces_and_ladders_join_them() -> None:
    tile = "\n . . . . . \n+ + +#+ + + \n . .|H . . \n+ + +-+ + +\n . . . . .\n+-+-+-+-+-+\n"
    game = platformer(Hero(at="C2"), tower=((tile, OPEN),), enemy="left")

    assert [place(space) for space in map_of(game.table).steps[space_of("C2")]] == ["C3", "D2"]


@proves("PL-T-6", "PL-76", "PL-11")
@pytest.mark.parametrize(("gems", "winner"), [(3, -1), (4, 0)])
def test_medusas_pool_is_eight_with_four_levels(gems: int, winner: int) -> None:
    game = boss_fight(gems=gems)

    game.play(
        "attack C10",
        *(answer for left in range(gems, 0, -1) for answer in ("raise sword", 2)[: 1 + (left > 2)]),
    )
    if gems < 4:
        assert (game.about["wounds"], game.about["health"]) == (6, 8)
        game.play("die sword")

    assert (game.last("struck")["wounds"], game.last("struck")["health"]) == (4 + gems, 8)
    assert game.state.winner == winner
    assert game.table.over == (winner == 0)


@proves("PL-T-7", "PL-80")
@pytest.mark.parametrize("order", ["blade_storm call_the_guard", "call_the_guard blade_storm"])
def test_ikees_cards_with_equally_many_symbols_both_come_in_random_order(order: str) -> None:
    game = ikees_turn("sword hand boot boot coin")

    game.end(boss_card="blade_storm call_the_guard", boss_order=order, summon_space="A10 F10")

    assert [event.args["card"] for event in game.told("boss_card_resolved")] == order.split()


@proves("PL-T-7", "PL-80")
def test_two_cards_of_ikee_with_the_same_symbol_both_come() -> None:
    game = ikees_turn("boot boot boot boot coin")

    game.end(boss_card="blade_storm overlords_cleave", boss_order="overlords_cleave blade_storm")

    assert [event.args["card"] for event in game.told("boss_card_resolved")] == [
        "overlords_cleave",
        "blade_storm",
    ]


def melosas_turn() -> Scene:
    """The fixture of the two examples, just after Melosa's roll."""
    return platformer(
        Hero("melosa", at="H8", health=5, special="sword", exhausted=["boots_of_haste"]),
        Hero("etorn", at="C1", health=2, special="star"),
        tower=((OPEN, OPEN), (OPEN, LOWER), (OPEN, UPPER)),
        foes={"G7": "werewolf", "J9": "werewolf", "F4": "ent"},
        tokens={"G8": "gem", "F5": "gold"},
        dice="sword boot boot star hand",
        enemy="right",
    )


@proves("PL-T-8", "PL-32", "PL-62")
def test_melosas_turn_step_by_step() -> None:
    game = melosas_turn()

    assert game.state.lowest == 1  # 1: level 1 is gone, and Etorn with it
    assert (game[1].at, game[1].special, game[1].health) == ("", "blank", 4)
    assert game.hero.exhausted == []  # 2
    assert game.foes == {"G4": "ent", "G7": "werewolf", "J9": "werewolf"}  # 4: only the Ent could move
    game.play("use hand", "J9", "I8")  # 5a
    game.play("attack I8", "die star", "die sword", "special sword")  # 5b
    assert game.foes == {"G4": "ent", "G7": "werewolf"}
    assert (game.hero.gold, game.hero.gems, game.hero.special) == (2, 2, "blank")
    game.play("item boots_of_haste", "G8")  # 5c
    assert (game.hero.at, game.hero.gems, game.hero.health) == ("G8", 3, 5)
    assert game.pool == "boot boot"  # 5d
    game.play("end", "forge boot", "star", die="sword sword boot star hand", enemy_die="attack")  # 6
    assert game.told("saved")[-1].args == {"seat": 0, "symbol": "star"}
    assert not game.told("gravity")  # 7: nothing falls
    assert not game.told("boss_turn")  # 8
    assert game.asked == 1


@proves("PL-T-9", "PL-44", "PL-55")
def test_etorns_turn_step_by_step() -> None:
    game = melosas_turn()
    game.play("use hand", "J9", "I8", "attack I8", "die star", "die sword", "special sword")
    game.play("item boots_of_haste", "G8")
    game.play("end", "forge boot", "star", die="sword sword boot star hand", enemy_die="attack")

    assert (game[0].health, game[0].special) == (2, "blank")  # 4: the werewolf under her bites
    assert game.question == "respawn_die"
    game.play("star", "F4")  # 5a: beside the Ent, which does nothing
    assert (game[1].at, game[1].health) == ("F4", 4)
    game.play("attack G4", "die sword")  # 5b
    assert game.foes == {"G7": "werewolf"}
    assert (game[1].gold, game[1].gems) == (2, 1)  # one gold more for Etorn
    game.play("use hand", "H7")  # 5c
    game.play("step F5")  # 5d
    assert game[1].gold == 3
    game.play("end", die="boot boot boot boot boot", enemy_die="attack")  # 6: nothing is left to save
    assert game[1].at == "F5"  # 7: the ladder holds Etorn
    assert game.foes == {"H6": "werewolf"}
    assert game[0].at == "G7"
    assert game.asked == 0
