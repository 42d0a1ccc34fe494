"""Where attacks begin and end: who is thrown, who is asked first, what reaches across walls, what a web
takes.
"""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.platformer.rules.symbols import NONE
from tests.platformer.one_hero import one_hero
from tests.platformer.setting import LAIR, OPEN, SHELVES, Hero, platformer
from tests.scenario import proves

BESET: dict[str, Any] = {
    "kinds": ("slime", "orc_brute", "werewolf"),
    "cards": "all",
    "enemy": "left",
    "dice": "boot boot coin coin hand",
}


@proves("PL-Q-21")
@pytest.mark.parametrize(
    ("foes", "asked"),
    [
        ({"A1": "orc_brute", "B2": "orc_brute"}, "order"),  # thrown by one of them alone, downwards nobody is
        ({"A1": "orc_brute", "C1": "orc_brute"}, "push"),  # between the two nobody is thrown
        ({"A1": "orc_brute", "C1": "orc_brute", "B2": "orc_brute"}, "push"),
        ({"B2": "orc_brute"}, ""),
    ],
)
def test_the_order_of_orcs_is_asked_where_one_of_them_throws_the_hero(
    foes: dict[str, str], asked: str
) -> None:
    game = platformer(Hero("miksy", at="B1", health=5), tower=((OPEN, OPEN),), foes=foes, **BESET)
    game.state.health[0] = 9

    game.play("step C1")

    assert game.question == (asked or "act")


@proves("PL-Q-21", "PL-22")
def test_the_order_of_orcs_is_asked_where_one_of_them_is_pushed_and_another_throws_first() -> None:
    game = platformer(
        Hero("miksy", at="B2"),
        tower=((OPEN, OPEN),) * 2,
        foes={"A2": "orc_brute", "B3": "orc_brute"},
        **BESET,
    )
    game.state.health[0] = 9

    game.play("step A2")

    assert (game.question, set(game.options)) == ("order", {"A2", "B3"})


@proves("PL-Q-21", "PL-89")
@pytest.mark.parametrize(("artifact", "asked"), [("last_breath_chalice", "order"), ("coin_gun", "push")])
def test_which_slime_is_first_matters_to_who_may_win_the_chalice(artifact: str, asked: str) -> None:
    game = platformer(
        Hero("miksy", at="B1", health=5), foes={"A1": "slime", "C1": "slime"}, artifacts=[artifact], **BESET
    )

    game.play("step C1")

    assert game.question == asked


@proves("PL-Q-115")
@pytest.mark.parametrize(("boss", "wounds"), [("B10", 2), ("A11", 2), ("B11", 0)])
def test_the_boss_attacks_across_everything_also_from_beside_the_first_space_of_its_level(
    boss: str, wounds: int
) -> None:
    walled = LAIR.replace(" E . . . S", " E|. . . S").replace("+ +-+-+ + +", "+-+-+-+ + +")
    game = platformer(
        Hero("miksy", at="A10", health=5), tower=((walled, LAIR),), lowest=3, boss_at=boss, enemy="attack"
    )

    assert game.hero.health == 5 - wounds


@proves("PL-61", "PL-60")
def test_an_enemy_behind_a_platform_that_is_pushed_by_a_ghost_attacks() -> None:
    game = one_hero(
        at="B1", health=5, items=["ghost_cloak"], foes={"B2": "zombie"}, tower=((SHELVES, SHELVES),) * 2
    )

    game.play("item ghost_cloak", "C2")

    assert (game.hero.at, game.hero.health, game.foes) == ("B2", 4, {"C2": "zombie"})
    assert game.question == "act"  # one step and no more


@proves("PL-22", "PL-29")
def test_a_die_in_a_web_is_set_aside_like_a_used_one() -> None:
    game = one_hero(
        at="B1",
        foes={"C1": "giant_spider"},
        kinds=("zombie", "giant_spider", "lich"),
        dice="boot boot sword coin hand",
    )

    game.play("step A1", "coin")

    assert (game.pool, game.state.used) == ("boot sword hand", [0, 1, 0, 1, 0, 0])


@proves("PL-74", "PL-81", "PL-88")
def test_the_boss_level_takes_its_tokens_from_beside_the_card_and_guards_are_ikees_alone() -> None:
    for boss, token, guards in (("medusa", "mirror", 0), ("ikee", "banner", 1)):
        game = platformer(Hero("miksy", at="A8"), tower=((OPEN, OPEN),), lowest=2, boss=boss, enemy="left")
        game.state.kinds[3] = NONE  # turned over only now

        draws = {"summon_space": "I10"} if guards else {}
        game.play("step A9", tile="throne_of_roots serpent_garden", boss_space="C11", **draws)

        tokens = [row.id for row in game.table.game.box.tokens]
        assert game.state.badges_left == [0 if name == token else 4 for name in tokens]
        assert list(game.foes.values()).count("guard") == guards
        assert (game.state.kinds[3] != NONE) == bool(guards)


@proves("PL-91", "PL-22")
def test_an_enemy_on_the_first_space_is_on_the_map_when_reinforcements_come() -> None:
    nest = OPEN.replace(" . . . . .\n+-+", " . . . E .\n+-+")
    game = platformer(
        Hero("miksy", at="J1"),
        solo=True,
        event="reinforcements",
        tower=((nest, OPEN),),
        foes={"A1": "zombie"},
        enemy="left",
    )

    game.play("end", "keep", die="boot boot sword coin hand", enemy_die="left", event="toll")

    assert game.foes == {"A1": "zombie", "D1": "zombie"}
