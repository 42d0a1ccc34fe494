"""Levels: revealing, the one-way floor, and the sealed boss level."""

from __future__ import annotations

from tests.platformer.setting import OPEN, Hero, platformer
from tests.scenario import proves

PORTAL = """
 . . . . .
+ + + + + +
 . . . . V
+ + + + + +
 V . . . .
+-+-+-+-+-+
"""


@proves("PL-64", "PL-15", "PL-16", "PL-Q-17")
def test_the_first_hero_in_the_top_row_reveals_the_next_level() -> None:
    game = platformer(Hero("etorn", at="A2"), kinds=("zombie",), enemy="left")

    game.play("step A3", tile="mossy_steps hollow_trunk", enemy="ent")

    assert game.state.highest == 1
    assert set(game.foes) == {"E5", "A4", "F6", "I4"}
    assert (game.token("B6"), game.token("E6"), game.token("D4")) == ("gem", "gold", "gem")
    assert game.question == "act"
    assert game.last("level_revealed") == {"seat": 0, "level": 2, "tiles": ("mossy_steps", "hollow_trunk")}
    game.play("step B3")
    assert game.state.highest == 1  # only the first time


@proves("PL-Q-16")
def test_a_pushed_hero_reveals_too() -> None:
    game = platformer(Hero("etorn", at="A1"), Hero("melosa", at="A2"), kinds=("zombie",), enemy="left")

    game.play("step A2", "A3", tile="mossy_steps hollow_trunk", enemy="ent")

    assert (game.state.highest, game.last("level_revealed")["seat"]) == (1, 1)


@proves("PL-Q-16")
def test_a_portal_does_not_lead_to_another_level() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((PORTAL, OPEN), (PORTAL, OPEN)), enemy="left")

    assert [option for option in game.steps if option.startswith("portal")] == ["portal E2"]


@proves("PL-Q-17")
def test_nobody_enters_what_lies_face_down() -> None:
    game = platformer(Hero("etorn", at="A1"), tower=((OPEN, OPEN),), foes={"A3": "zombie"}, enemy="left")

    game.play("use hand")

    assert set(game.options) == {"A2", "B3"}


@proves("PL-74", "PL-64", "PL-Q-85", "PL-Q-100")
def test_the_boss_level_is_revealed_with_the_boss_and_its_tokens() -> None:
    game = platformer(Hero("etorn", at="A8"), tower=((OPEN, OPEN),), lowest=2, enemy="left")

    game.play("step A9", tile="throne_of_roots serpent_garden", boss_space="C11")

    assert game.boss_at == "C11"
    assert [game.token(where) for where in ("A12", "E12", "G12", "J11")] == ["badge"] * 4
    assert (game.token("C12"), game.token("E11")) == ("gold", "gem")
    assert game.last("boss_appeared")["health"] == 8


@proves("PL-74", "PL-88")
def test_ikee_comes_with_a_guard() -> None:
    game = platformer(Hero("etorn", at="A8"), tower=((OPEN, OPEN),), lowest=2, boss="ikee", enemy="left")

    game.play("step A9", tile="throne_of_roots serpent_garden", boss_space="C11", summon_space="I10")

    assert game.foes["I10"] == "guard"


@proves("PL-75", "PL-83", "PL-19")
def test_the_one_way_floor_is_crossed_only_upwards() -> None:
    game = platformer(
        Hero("etorn", at="B9"),
        Hero("melosa", at="C9"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        enemy="left",
        dice="boot boot boot boot boot",
    )

    game.play("step B10")

    assert set(game.steps) == {"A10", "C10"}
    assert "gravity" not in game.options
    assert game.state.inside == [1, 0]


@proves("PL-85", "PL-Q-7")
def test_when_the_last_hero_enters_all_other_levels_go() -> None:
    game = platformer(
        Hero("etorn", at="B9"),
        Hero("melosa", at="C10"),
        tower=((OPEN, OPEN),) * 2,
        lowest=1,
        lair=True,
        foes={"E5": "zombie"},
        enemy="left",
    )

    game.play("step B10")

    assert (game.state.lowest, game.foes) == (3, {})
    assert game.clause("level_removed") == "PL-85"


@proves("PL-Q-6")
def test_a_hero_downed_in_the_tower_still_belongs_there_and_keeps_it() -> None:
    game = platformer(
        Hero("etorn", at="B9"), Hero("melosa"), tower=((OPEN, OPEN),), lowest=2, lair=True, enemy="left"
    )

    game.play("step B10")

    assert game.state.lowest == 2

    game = platformer(
        Hero("etorn", at="B9"),
        Hero("melosa", inside=True),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        enemy="left",
    )
    game.play("step B10")
    assert game.state.lowest == 3


@proves("PL-84", "PL-Q-102", "PL-Q-101", "PL-Q-30", "PL-Q-29")
def test_the_boss_on_the_entry_space_is_pushed_and_attacks() -> None:
    game = platformer(
        Hero("melosa", at="B9"), tower=((OPEN, OPEN),), lowest=2, lair=True, boss_at="B10", enemy="attack"
    )
    assert game.hero.health == 6  # the floor parts them

    game.play("step B10")
    assert set(game.options) == {"A10", "C10"}  # never down
    game.play("C10")

    assert (game.hero.at, game.hero.health, game.boss_at) == ("B10", 4, "C10")


@proves("PL-86", "PL-Q-54")
def test_heroes_outside_cannot_touch_the_boss_level_and_the_other_way_round() -> None:
    game = platformer(
        Hero("melosa", at="B9"),
        Hero("etorn", at="E10"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="C10",
        foes={"H7": "zombie"},
        enemy="attack",
    )
    game.play("use hand")
    assert (game.question, game.about["enemy"]) == ("shift", "zombie")  # nobody else can be chosen

    game = platformer(
        Hero("melosa", at="B9"),
        Hero("etorn", at="E10"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="C10",
        foes={"H7": "zombie"},
        enemy="attack",
        turn=1,
    )
    game.play("use hand")
    assert (game.question, game.about["enemy"]) == ("shift", "medusa")


@proves("PL-86", "PL-Q-90", "PL-73")
def test_the_enemy_die_works_everywhere() -> None:
    game = platformer(
        Hero("melosa", at="B9"),
        Hero("etorn", at="E10"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        boss_at="C10",
        foes={"H7": "ent"},
        enemy="left",
    )

    assert (game.boss_at, set(game.foes)) == ("B10", {"G7", "B10"})


@proves("PL-Q-28")
def test_nobody_is_pushed_into_the_boss_level() -> None:
    game = platformer(
        Hero("melosa", at="A9"),
        Hero("etorn", at="B9"),
        tower=((OPEN, OPEN),),
        lowest=2,
        lair=True,
        enemy="left",
    )

    game.play("step B9")

    assert set(game.options) == {"C9", "B8", "A9"}


@proves("PL-Q-58")
def test_no_more_enemies_appear_than_there_are_tokens() -> None:
    game = platformer(Hero("etorn", at="A2"), kinds=("zombie",), enemy="left")

    game.play("step A3", tile="spider_lair mossy_steps", enemy="ent")

    assert game.last("enemies_appeared") == {"enemy": "ent", "count": 4, "level": 2}


@proves("PL-87", "PL-Q-98", "PL-Q-14")
def test_a_hero_downed_on_the_boss_level_comes_back_at_a_shop() -> None:
    game = platformer(
        Hero("etorn", inside=True), Hero("melosa", at="B10"), tower=(), lowest=3, lair=True, enemy="left"
    )
    game.play("sword")
    assert game.options == ["E10", "J10"]

    game = platformer(
        Hero("etorn", inside=True),
        Hero("melosa", at="E10"),
        Hero("urgh", at="J10"),
        tower=(),
        lowest=3,
        lair=True,
        enemy="left",
    )
    game.play("sword")
    assert set(game.options) == {"D10", "F10", "E11", "I10", "J11"}
