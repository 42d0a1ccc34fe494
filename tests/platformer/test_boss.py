"""The boss: its turn, its tokens and its end."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.rules.spaces import space_of
from tests.platformer.scene import Scene
from tests.platformer.setting import SHELVES, Hero, platformer
from tests.scenario import proves

HALL = """
 * . . . .
+ + + + + +
 . . B . .
+-+-+-+-+-+
 E . . . S
+=+=+=+=+=+
"""


def lair(*heroes: Hero, **more: Any) -> Scene:
    """Everybody is on the boss level, Medusa's unless another is named. A boss at C11 is on a shelf."""
    return platformer(
        *heroes, **{"tower": ((HALL, HALL),), "lowest": 3, "boss_at": "C11", "enemy": "left", **more}
    )


@proves("PL-40", "PL-79", "PL-Q-86")
def test_medusa_draws_until_a_card_shows_the_face_of_the_die() -> None:
    game = lair(Hero("urgh", at="H10"), Hero("etorn", at="J12"))

    game.end(enemy_die="attack left", boss_card="slither_left venom_spit_2 snake_bite")

    assert [event.args["card"] for event in game.told("boss_card_passed")] == ["slither_left", "venom_spit"]
    assert game.last("boss_card_resolved")["card"] == "snake_bite"
    assert sum(game.state.boss_discard) == 3
    assert game.last("boss_die") == {"face": "attack"}
    assert game.hero.health == 6  # the die itself attacked nobody, and she is not near


@proves("PL-79", "PL-Q-95")
def test_an_empty_deck_is_the_shuffled_discards() -> None:
    game = lair(Hero("urgh", at="H10"), Hero("etorn", at="J12"))
    cards = [row.id for row in game.table.game.box.cards]
    game.state.boss_deck = [0] * len(cards)
    game.state.boss_discard = [int(name == "snake_bite") for name in cards]

    game.end(enemy_die="attack left", boss_card="snake_bite")

    assert game.told("boss_deck_shuffled")
    assert sum(game.state.boss_discard) == 1


@proves("PL-81", "PL-Q-96")
def test_a_token_one_has_already_is_a_wound() -> None:
    game = lair(
        Hero("urgh", at="J11", badges=["petrified"]), Hero("etorn", at="J10"), dice="boot boot sword coin"
    )

    game.end(enemy_die="right left", boss_card="petrifying_gaze_1")

    assert (game[0].badges, game[0].health) == (["petrified"], 5)


@proves("PL-81", "PL-75")
def test_tokens_are_picked_up_on_special_icons_and_a_second_one_stays() -> None:
    game = lair(
        Hero("urgh", at="B12"),
        Hero("etorn", at="J10"),
        tokens={"A12": "badge", "B11": "badge"},
        boss_at="H11",
        enemy="attack",
    )

    game.play("step A12")
    assert (game.hero.badges, game.token("A12")) == (["mirror"], "")
    game.play("step A11")

    game = lair(
        Hero("urgh", at="B12", badges=["mirror"]),
        Hero("etorn", at="J10"),
        tokens={"A12": "badge"},
        boss_at="H11",
        enemy="attack",
    )
    game.play("step A12")
    assert (game.hero.health, game.token("A12")) == (5, "badge")


@proves("PL-Q-97")
def test_without_a_token_in_the_supply_nothing_happens() -> None:
    game = lair(Hero("urgh", at="J11"), Hero("etorn", at="J10"))
    game.state.badges_left = [0] * len(game.state.badges_left)

    game.end(enemy_die="right left", boss_card="petrifying_gaze_1")

    assert (game[0].badges, game[0].health) == ([], 6)


@proves("PL-81")
def test_the_petrified_roll_a_die_less_and_shed_it_with_two_symbols() -> None:
    game = lair(
        Hero("urgh", at="J10", badges=["petrified"]), Hero("etorn", at="J12"), dice="boot boot sword coin"
    )

    game.play("shed", "die boot", "die sword")

    assert (game.hero.badges, game.pool) == ([], "boot coin")


@proves("PL-76")
def test_a_shop_of_the_boss_level_sells_mirrors() -> None:
    game = lair(Hero("urgh", at="J10", gold=2), Hero("etorn", at="J12"))

    game.play("badge")

    assert (game.hero.badges, game.hero.gold) == (["mirror"], 0)
    assert game.clause("gold_spent") == "PL-76"


@proves("PL-76")
def test_a_shop_before_ikee_sells_banners_once_one_is_off_the_map() -> None:
    """They are ours: the first four lie on the marked spaces, and those used or left over cost two gold."""
    game = lair(Hero("urgh", at="J10", gold=3), Hero("etorn", at="J12"), boss="ikee")

    game.play("badge")

    assert (game.hero.badges, game.hero.gold) == (["banner"], 1)


@proves("PL-76")
@pytest.mark.parametrize(
    ("at", "gold", "boss", "badges"),
    [
        ("J10", 1, "medusa", []),
        ("I10", 2, "medusa", []),
        ("J10", 1, "ikee", []),
        ("J10", 2, "medusa", ["mirror"]),
    ],
)
def test_a_token_costs_two_gold_in_a_shop_of_the_boss_level_and_nobody_buys_a_second(
    at: str, gold: int, boss: str, badges: list[str]
) -> None:
    game = lair(Hero("urgh", at=at, gold=gold, badges=badges), Hero("etorn", at="J12"), boss=boss)

    assert "badge" not in game.options


@proves("PL-Q-86", "PL-40")
def test_a_downed_hero_has_no_boss_turn() -> None:
    game = lair(
        Hero("etorn", at="B11", health=1),
        Hero("urgh", at="J10"),
        boss_at="C11",
        enemy="left",
        dice="boot coin coin coin coin",
    )
    for _ in range(4):
        game.play("use coin")

    game.play("step A11", die="boot boot sword coin hand", enemy_die="left")

    assert (game.hero.at, game.asked) == ("", 1)
    assert not game.told("boss_turn")


@proves("PL-Q-89", "PL-Q-115", "PL-22")
def test_the_boss_attacks_like_an_enemy_also_across_platforms_on_the_die() -> None:
    game = lair(Hero("urgh", at="C10"), Hero("etorn", at="J10"), boss_at="C11", enemy="attack")

    assert game.hero.health == 4  # a platform lies between


@proves("PL-Q-115", "PL-59", "PL-77")
def test_the_boss_attacks_whoever_leaves_across_a_platform() -> None:
    game = lair(Hero("urgh", at="C10"), Hero("etorn", at="J10"), boss_at="C11", enemy="attack")
    assert (space_of("B10"), 1, 2) in game.table.view(0)["reach"]

    game.play("step B10")
    assert (game.hero.health, game.clause("attacked")) == (2, "PL-59")  # two on the die, two on leaving
    game.play("step A10")

    assert game.hero.health == 2  # she was not beside any more


@proves("PL-Q-115", "PL-59", "PL-Q-21")
def test_a_boss_that_is_adjacent_anyway_attacks_once_when_one_leaves() -> None:
    game = lair(Hero("urgh", at="D11"), Hero("etorn", at="J10"), boss_at="C11", enemy="attack")

    assert (space_of("E11"), 1, 2) in game.table.view(0)["reach"]
    game.play("step E11")

    assert game.hero.health == 6 - 2 - 2  # once on the die, once on leaving


@proves("PL-Q-115", "PL-51", "PL-Q-114")
def test_across_a_platform_nobody_attacks_the_boss() -> None:
    game = lair(Hero("urgh", at="C10"), Hero("etorn", at="J10"), boss_at="C11", enemy="attack")
    assert not [each for each in game.options if str(each).startswith("attack")]

    beside = lair(Hero("urgh", at="D11"), Hero("etorn", at="J10"), boss_at="C11", enemy="attack")

    assert "attack C11" in beside.options


@proves("PL-Q-115", "PL-Q-101", "PL-86")
def test_under_the_one_way_floor_the_boss_lets_everybody_go() -> None:
    game = platformer(
        Hero("urgh", at="B9"),
        Hero("etorn", at="J10"),
        tower=((SHELVES, SHELVES),),
        lowest=2,
        lair=True,
        boss_at="B10",
        enemy="attack",
    )

    game.play("step A9")

    assert game.hero.health == 6


@proves("PL-Q-91", "PL-73")
def test_the_boss_falls_like_an_enemy() -> None:
    game = lair(Hero("urgh", at="J10"), Hero("etorn", at="H10"), boss_at="C12", enemy="attack")

    game.play("gravity")

    assert game.boss_at == "C11"


@proves("PL-Q-90", "PL-73")
def test_a_hand_moves_the_boss() -> None:
    game = lair(Hero("urgh", at="J10"), Hero("etorn", at="H10"), boss_at="C11", enemy="attack")

    game.play("use hand", "D11")

    assert game.boss_at == "D11"


@proves("PL-11", "PL-82", "PL-Q-99")
def test_the_hero_that_fells_the_boss_wins_at_once_and_no_wound_carries_over() -> None:
    game = lair(
        Hero("urgh", at="B11", gems=6),
        Hero("etorn", at="J10"),
        boss_at="C11",
        enemy="left",
        dice="sword sword boot coin coin",
    )
    game.play("attack C11", "raise sword", 2, "die sword", "strike")
    assert (game.table.over, game.boss_at) == (False, "C11")

    game = lair(
        Hero("urgh", at="B11", gems=12),
        Hero("etorn", at="J10"),
        boss_at="C11",
        enemy="left",
        dice="sword sword boot coin coin",
    )
    game.play("attack C11", "raise sword", 4, "raise sword", 4)

    assert game.table.over
    assert (game.table.result.winners, game.table.result.scores, game.table.result.clause) == (
        (0,),
        (1, 0),
        "PL-11",
    )


# Overlord Ikee.


def ikee(*heroes: Hero, **more: Any) -> Scene:
    return lair(*heroes, **{"boss": "ikee", "enemy": "attack", **more})


@proves("PL-80")
def test_ikee_resolves_the_card_whose_symbol_was_rolled_more_often() -> None:
    game = ikee(Hero("urgh", at="J10"), Hero("etorn", at="J12"), dice="boot boot sword coin hand")

    game.end(boss_card="overlords_cleave ground_slam")

    assert [event.args["card"] for event in game.told("boss_card_resolved")] == ["ground_slam"]
    assert sum(game.state.boss_discard) == 2


@proves("PL-Q-93")
def test_none_of_either_is_a_tie_too() -> None:
    game = ikee(Hero("urgh", at="J10"), Hero("etorn", at="J12"), dice="boot boot boot coin coin")

    game.end(
        boss_card="overlords_cleave call_the_guard",
        boss_order="overlords_cleave call_the_guard",
        summon_space="A10 F10",
    )

    assert len(game.told("boss_card_resolved")) == 2


@proves("PL-Q-74", "PL-Q-75", "PL-80")
def test_ikee_counts_the_dice_as_they_were_first_rolled() -> None:
    game = ikee(
        Hero("miksy", at="J10", items=["loaded_dice"]),
        Hero("etorn", at="J12"),
        dice="boot boot sword coin hand",
    )
    game.play("item loaded_dice", "boot", "boot", die="sword sword")
    assert game.pool == "sword sword sword coin hand"

    game.end(boss_card="overlords_cleave ground_slam")

    assert [event.args["card"] for event in game.told("boss_card_resolved")] == ["ground_slam"]


@proves("PL-Q-94")
def test_the_last_card_is_drawn_before_the_discards_are_shuffled() -> None:
    game = ikee(Hero("urgh", at="J10"), Hero("etorn", at="J12"), dice="sword sword boot coin hand")
    cards = [row.id for row in game.table.game.box.cards]
    game.state.boss_deck = [int(name == "overlords_cleave") for name in cards]
    game.state.boss_discard = [int(name == "ground_slam") for name in cards]

    game.end(boss_card="overlords_cleave ground_slam")

    assert game.told("boss_deck_shuffled")
    assert sum(game.state.boss_discard) == 2


@proves("PL-81")
def test_shackles_hold_a_hero_until_a_boot_breaks_them() -> None:
    game = ikee(
        Hero("urgh", at="J10", badges=["shackles"], items=["boots_of_haste"]), Hero("etorn", at="J12")
    )
    assert "item boots_of_haste" not in game.options

    assert game.steps == []
    game.play("use boot")

    assert (game.hero.badges, game.hero.at) == ([], "J10")
    game.play("step I10")
    assert game.hero.at == "I10"


@proves("PL-81")
def test_dread_weakens_attacks() -> None:
    game = ikee(
        Hero("urgh", at="B11", badges=["dread"]), Hero("etorn", at="J10"), dice="sword sword star coin coin"
    )

    game.play("attack C11", "die sword", "die sword")

    assert game.about["wounds"] == 1


@proves("PL-81")
def test_a_star_drives_nothing_else_away() -> None:
    game = ikee(
        Hero("miksy", at="J10", badges=["banner", "shackles"]),
        Hero("etorn", at="J12"),
        dice="star coin coin coin coin",
    )

    game.play("use star")

    assert game.options == ["boot", "hand"]


@proves("PL-81")
def test_a_star_drives_dread_away() -> None:
    game = ikee(
        Hero("urgh", at="J10", badges=["dread"]), Hero("etorn", at="J12"), dice="star coin coin coin coin"
    )

    game.play("use star", "dread")

    assert game.hero.badges == []


@proves("PL-69")
def test_a_downed_hero_loses_the_bosss_tokens() -> None:
    game = ikee(
        Hero("etorn", at="B11", health=1, badges=["banner", "dread"]), Hero("urgh", at="J10"), boss_at="C11"
    )

    assert (game.hero.at, game.hero.badges) == ("", [])
    assert game.state.badges_left == [4] * 5
