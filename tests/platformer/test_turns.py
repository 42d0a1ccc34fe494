"""Turns: their steps, being Downed and coming back."""

from __future__ import annotations

from mazmorra.kernel import final_options
from tests.platformer.setting import OPEN, Hero, platformer
from tests.scenario import proves

TRAPPED = """
 . . . . .
+ + + + + +
 . . . . .
+ + + + + +
 X . . . .
+-+-+-+-+-+
"""


@proves("PL-31", "PL-39")
def test_after_a_turn_the_next_player_clockwise_is_active() -> None:
    game = platformer(Hero("etorn", at="A1"), Hero("urgh", at="C1"), Hero("melosa", at="E1"), enemy="left")

    game.end()
    assert (game.asked, game.state.turn) == (1, 1)
    game.end()
    game.end()

    assert (game.asked, game.state.round) == (0, 2)


@proves("PL-32", "PL-65", "PL-Q-4")
def test_two_levels_above_the_lowest_removes_it() -> None:
    game = platformer(
        Hero("etorn", at="A7"),
        Hero("melosa", at="B1", special="coin", gold=3, gems=2, health=1, items=["iron_soles"]),
        tower=((OPEN, OPEN),) * 3,
        foes={"D1": "zombie", "D4": "ent"},
        tokens={"E1": "gold", "E4": "gem"},
        enemy="attack",
    )

    assert (game.state.lowest, game.foes, game.token("E1"), game.token("E4")) == (1, {"D4": "ent"}, "", "gem")
    assert (game[1].at, game[1].health, game[1].special) == ("", 6, "blank")
    assert (game[1].gold, game[1].gems, game[1].items) == (3, 2, ["iron_soles"])
    assert game.state.gold_left == 32
    assert game.state.tiles[:2] == (-1, -1)


@proves("PL-Q-4")
def test_nothing_saves_a_hero_from_a_removed_level() -> None:
    saved = Hero("urgh", at="B1", potions=["phoenix_tears"])
    game = platformer(Hero("etorn", at="A7"), saved, tower=((OPEN, OPEN),) * 3, enemy="left", cards="all")

    assert (game[1].at, game[1].potions) == ("", ["phoenix_tears"])


@proves("PL-32")
def test_one_level_above_the_lowest_removes_nothing() -> None:
    game = platformer(Hero("etorn", at="A4"), tower=((OPEN, OPEN),) * 3, enemy="left")

    assert game.state.lowest == 0


@proves("PL-Q-2")
def test_three_levels_above_removes_only_one_a_turn() -> None:
    game = platformer(Hero("etorn", at="A10"), tower=((OPEN, OPEN),) * 4, map="larger", enemy="left")

    assert game.state.lowest == 1


@proves("PL-Q-3")
def test_a_hero_on_the_boss_level_removes_level_two_at_most() -> None:
    game = platformer(
        Hero("etorn", at="A10"), tower=((OPEN, OPEN),) * 2, lowest=1, lair=True, enemy="left", turn=0
    )
    assert game.state.lowest == 2

    game = platformer(
        Hero("etorn", at="A10"), tower=((OPEN, OPEN),), lowest=2, lair=True, enemy="left", turn=0
    )
    assert game.state.lowest == 2


@proves("PL-Q-5")
def test_a_hero_off_the_map_removes_nothing() -> None:
    game = platformer(Hero("etorn"), Hero("melosa", at="A7"), tower=((OPEN, OPEN),) * 3, enemy="left")

    assert game.state.lowest == 0


@proves("PL-Q-1")
def test_nobody_removes_or_readies_in_a_first_turn() -> None:
    game = platformer(
        Hero("etorn", at="A7", new=True, exhausted=["boots_of_haste"]),
        tower=((OPEN, OPEN),) * 3,
        enemy="left",
    )

    assert (game.state.lowest, game.hero.exhausted) == (0, ["boots_of_haste"])


@proves("PL-33")
def test_only_the_own_cards_are_readied() -> None:
    game = platformer(
        Hero("etorn", at="A1", exhausted=["boots_of_haste"]),
        Hero("melosa", at="C1", exhausted=["feather_cape"]),
        enemy="left",
    )

    assert (game[0].exhausted, game[1].exhausted) == ([], ["feather_cape"])


@proves("PL-44", "PL-45", "PL-Q-73", "PL-Q-10")
def test_a_hero_off_the_map_must_use_a_die_to_come_back() -> None:
    game = platformer(Hero("etorn"), dice="boot sword sword coin hand", enemy="left")
    assert (game.question, game.options) == ("respawn_die", ["boot", "sword", "coin", "hand"])

    game.play("sword")
    assert game.options == [f"{column}1" for column in "ABCDEFGHIJ"]
    game.play("C1")

    assert (game.hero.at, game.pool, game.question) == ("C1", "boot sword coin hand", "act")


@proves("PL-44", "PL-13")
def test_a_hero_comes_back_to_an_unoccupied_space() -> None:
    game = platformer(Hero("etorn"), Hero("melosa", at="B1"), foes={"D1": "zombie"}, enemy="left")

    game.play("sword")

    assert game.options == [f"{column}1" for column in "ACEFGHIJ"]


@proves("PL-Q-8", "PL-Q-11")
def test_neither_the_special_die_nor_forging_pays_for_coming_back() -> None:
    game = platformer(Hero("etorn", special="hand"), dice="boot boot boot coin coin", enemy="left")

    assert game.options == ["boot", "coin"]


@proves("PL-Q-12")
def test_where_the_lowest_row_is_full_the_next_one_serves() -> None:
    enemies = (
        {f"{column}1": "zombie" for column in "ABCD"}
        | {f"{column}1": "ent" for column in "EFGH"}
        | {"I1": "werewolf", "J1": "werewolf"}
    )
    game = platformer(Hero("etorn"), foes=enemies, enemy="attack")

    game.play("sword")

    assert game.options == [f"{column}2" for column in "ABCDEFGHIJ"]


@proves("PL-Q-13")
def test_coming_back_on_a_trap_or_a_token_counts_as_entering() -> None:
    game = platformer(Hero("etorn"), tower=((TRAPPED, OPEN),), tokens={"B1": "gold"}, enemy="left")
    game.play("sword", "A1")
    assert game.hero.health == 3

    game = platformer(Hero("etorn"), tower=((TRAPPED, OPEN),), tokens={"B1": "gold"}, enemy="left")
    game.play("sword", "B1")
    assert game.hero.gold == 1


@proves("PL-Q-15")
def test_coming_back_next_to_an_ent_triggers_nothing() -> None:
    game = platformer(Hero("etorn"), foes={"A1": "ent"}, enemy="left")

    game.play("sword", "B1")

    assert game.hero.health == 4


@proves("PL-69", "PL-70", "PL-Q-80")
def test_a_downed_hero_leaves_the_map_with_full_health_and_a_blank_die() -> None:
    game = platformer(
        Hero("etorn", at="B1", health=1, special="star", items=["iron_soles"], gold=2),
        foes={"C1": "zombie"},
        enemy="attack",
    )

    assert (game.hero.at, game.hero.health, game.hero.special) == ("", 4, "blank")
    assert (game.hero.items, game.hero.gold) == (["iron_soles"], 2)
    assert game.question == "respawn_die"  # in the own turn it may come back at once


@proves("PL-Q-9")
def test_without_a_die_left_the_turn_goes_on_off_the_map_and_nothing_is_saved() -> None:
    game = platformer(
        Hero("etorn", at="B1", health=1, special="boot"),
        foes={"C1": "zombie"},
        dice="coin coin coin coin coin",
        enemy="left",
    )
    for _ in range(5):
        game.play("use coin")

    game.play("special boot", "A1", die="boot boot sword coin hand", enemy_die="left")

    assert (game.hero.at, game.asked) == ("", 1)


@proves("PL-36", "PL-40")
def test_no_boss_turn_follows_outside_the_boss_level() -> None:
    game = platformer(
        Hero("etorn", at="A7"),
        Hero("melosa", at="B10"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="C11",
        enemy="left",
    )

    game.end()

    assert not game.told("boss_turn")


@proves("PL-36")
def test_a_turn_without_actions_is_allowed() -> None:
    game = platformer(Hero("etorn", at="A1"), enemy="left")

    game.end("keep")

    assert game.asked == 1


def test_what_only_builds_up_an_action_can_be_taken_back() -> None:
    game = platformer(Hero("etorn", at="A1", gems=1), enemy="left")

    assert not any(option != "end" for option in final_options(game.table, 0))
    game.play("raise boot")
    assert final_options(game.table, 0) == ()


@proves("PL-Q-116")
def test_a_game_nobody_finishes_ends() -> None:
    game = platformer(Hero("etorn", at="A1"), Hero("melosa", at="C1"), enemy="left")
    game.state.round = game.table.game.box.supply.rounds
    game.end()
    assert not game.table.over  # the last round is played to its end

    game.play("end", "keep")

    assert game.table.over
    assert (game.table.result.winners, game.table.result.scores, game.table.result.clause) == (
        (),
        (0, 0),
        "PL-Q-116",
    )
    assert (game.last("nobody_won"), game.clause("nobody_won")) == ({"rounds": 40}, "PL-Q-116")
