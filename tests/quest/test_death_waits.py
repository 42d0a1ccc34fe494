"""Death can wait: the fallen come back in a tower, with nothing but their name."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

BLADE = {"C3": "dn1 W", "D3": "tr1 W"}
"""Beside the hero is a trap chamber."""


def beheaded(*others: Hero, death: str = "waits", **more: Any) -> Scene:
    """Challara has walked into a swinging blade; `more` is hers."""
    game = quest(Hero("challara", "C3", **more), *others, board=BLADE, death=death)
    return game.play("move D3", trap=["swinging_blade"], dice=[6, 6])


@proves("DQ-WAIT-1")
def test_the_player_to_the_left_puts_the_figure_in_a_tower() -> None:
    game = beheaded(Hero("lindel", "M10"), Hero("gherinn", "A10"))
    assert (game.asked, game.question, game.table.asks[0].clause) == (1, "return_to", "DQ-WAIT-1")
    assert game.about["seat"] == 0

    game.play("M1", rune=["glare"])

    assert (game.hero.standing, game.hero.at, game.hero.came, game.hero.rune) == ("inside", "M1", "", "glare")
    assert game.clause("returned") == "DQ-WAIT-1"
    assert (game.asked, game.question) == (1, "action")  # the turn is over


@proves("DQ-WAIT-1", "DQ-R-69", "DQ-R-71")
def test_whoever_dies_gives_everything_back() -> None:
    game = beheaded(
        Hero("lindel", "M10"),
        loot=["gold_10", "ebon_ring"],
        kept=["rope"],
        wounds=5,
        determination=0,
        rune="stasis",
    ).play("A1", rune=["stasis"])

    hero = game.hero
    assert (hero.loot, hero.kept, hero.wounds, hero.determination) == ([], [], 0, 0)
    assert (
        game.discarded("search", "gold_10")
        == game.discarded("treasure", "ebon_ring")
        == game.discarded("corpse", "rope")
        == 1
    )
    assert hero.rune == "stasis"  # it had not been used, so it could be dealt again
    assert game.state.rune_bag == [int(row.id != "stasis") for row in game.table.game.box.runes]


@proves("DQ-WAIT-1")
def test_the_next_turn_is_like_a_first_one() -> None:
    game = beheaded(Hero("lindel", "M10")).play("A1", rune=["glare"])

    game.play("move L10", tile=["dn1"], dungeon=["empty"])

    assert (game.asked, game.question) == (0, "action")
    assert sorted(game.options) == ["move A2", "move B1"]  # no leaving, no straight way to another tower


@proves("DQ-WAIT-1")
def test_without_the_switch_death_is_final() -> None:
    game = beheaded(Hero("lindel", "M10"), death="final")

    assert (game.hero.standing, game.asked, game.question) == ("dead", 1, "action")
    game.play("move L10", tile=["dn1"], dungeon=["empty"])
    assert game.asked == 1  # and has no more turns


@proves("DQ-WAIT-1", "DQ-R-81")
def test_whoever_dies_below_comes_back_above_without_marker_and_row() -> None:
    hero = Hero("challara", "F4", standing=BELOW, wounds=11, row=["gigantic_diamond"])
    game = quest(
        hero, Hero("lindel", "M10"), death="waits", dice=[1], draws={"catacomb": ["razorwing_attack"]}
    )

    game.play("A10", rune=["glare"])

    assert (game.hero.at, game.hero.marker, game.hero.row, game.hero.loot) == ("A10", "", [], [])


@proves("DQ-WAIT-1")
def test_somebody_who_dies_in_anothers_turn_comes_back_at_its_end() -> None:
    party = [
        Hero("lindel", "G5"),
        Hero("challara", "G5", wounds=9, loot=["ebon_ring"]),
        Hero("gherinn", "M10"),
    ]
    game = quest(*party, death="waits")

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 2, 1])
    assert (game.asked, game.question, game.about["seat"]) == (2, "return_to", 1)
    game.play("A1", rune=["glare"])

    assert (game[1].at, game[1].wounds, game[0].wounds) == ("A1", 0, 2)
    assert (game.asked, game.question) == (1, "action")


@proves("DQ-R-68")
def test_alone_chance_picks_the_tower() -> None:
    game = quest(Hero("challara", "C3"), board=BLADE, players="solo", death="waits")

    game.play("move D3", trap=["swinging_blade"], dice=[6, 6], tower=["A10"], rune=["glare"])

    assert (game.hero.at, game.asked, game.question) == ("A10", 0, "action")
    assert game.clause("returned") == "DQ-WAIT-1"


@proves("DQ-R-69")
def test_a_rune_that_has_been_used_is_never_dealt_again() -> None:
    game = quest(
        Hero("challara", "C3", rune="warning"),
        Hero("lindel", "M10", rune="glare"),
        board=BLADE,
        death="waits",
    )

    game.play("move D3", "use", trap=["poisonous_snakes"])
    game.play("move L10", tile=["dn1"], dungeon=["empty"])
    game.play("move C3", dungeon=["razorwing_attack"], dice=[1])
    game.play("move K10", tile=["dn1"], dungeon=["empty"])
    game.play("move D3", trap=["swinging_blade"], dice=[6, 6])

    bag = dict(zip((row.id for row in game.table.game.box.runes), game.state.rune_bag, strict=True))
    assert [rune for rune, copies in bag.items() if not copies] == [
        "warning",
        "glare",
    ]  # one used, one another's
    game.play("A1", rune=["mending"])
    assert game.clause("rune_dealt") == "DQ-R-69"


@proves("DQ-R-69")
def test_when_all_runes_have_been_used_nobody_is_dealt_one() -> None:
    game = quest(Hero("challara", "C3"), board=BLADE, death="waits")
    game.state.rune_bag = [0] * len(game.state.rune_bag)

    game.play("move D3", "A1", trap=["swinging_blade"], dice=[6, 6])

    assert (game.hero.at, game.hero.rune) == ("A1", "")
    assert not game.told("rune_dealt")


@proves("DQ-R-70")
def test_a_tower_with_a_hero_in_it_is_not_offered() -> None:
    three = beheaded(Hero("lindel", "M10"), Hero("gherinn", "A10"))
    assert three.options == ["A1", "M1"]

    others = (Hero("lindel", "M10"), Hero("gherinn", "A10"), Hero("tatianna", "A1"))
    four = quest(Hero("challara", "C3"), *others, board=BLADE, death="waits")
    four.play("move D3", trap=["swinging_blade"], dice=[6, 6], rune=["glare"])
    assert four.hero.at == "M1"  # with four players one tower is always free


@proves("DQ-R-70")
def test_there_are_lives_without_end_for_the_same_hero() -> None:
    game = quest(Hero("challara", "A2"), Hero("lindel", "M10"), board={"A2": "tr1 N"}, death="waits")

    game.play("move A1", "move A2", "A1", trap=["swinging_blade"], dice=[6, 6], rune=["glare"])
    game.play("move L10", tile=["dn1"], dungeon=["empty"])
    game.play("move A2", "A1", trap=["swinging_blade"], dice=[6, 6], rune=["stasis"])

    assert len(game.told("died")) == len(game.told("returned")) == 2
    assert (game.hero.standing, game.hero.wounds) == ("inside", 0)
    assert game.table.game.box.heroes[game.state.heroes[0]].id == "challara"


@proves("DQ-R-71", "DQ-R-59")
def test_treasure_of_the_dead_is_found_again_when_the_deck_is_empty() -> None:
    game = quest(
        Hero("challara", "C3", loot=["giant_ruby"]),
        Hero("lindel", "G5"),
        board=BLADE,
        death="waits",
        decks={"treasure": []},
    )
    game.play("move D3", "A1", trap=["swinging_blade"], dice=[6, 6], rune=["glare"])

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["giant_ruby"])

    assert game[1].loot == ["giant_ruby"]


@proves("DQ-WAIT-1", "DQ-WIN-1")
@pytest.mark.parametrize("death", ["waits", "final"])
def test_the_game_goes_on_after_the_last_hero_inside_has_died_only_where_death_can_wait(death: str) -> None:
    game = quest(Hero("challara", "C3"), board=BLADE, players="solo", death=death)
    back: dict[str, Any] = {"tower": ["A1"], "rune": ["glare"]} if death == "waits" else {}

    game.play("move D3", trap=["swinging_blade"], dice=[6, 6], **back)

    assert game.over is (death == "final")
