"""Torchlight: rooms are seen before they are entered."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.state import BELOW
from mazmorra.kernel import ScriptedDealer
from tests.quest.scene import Scene, numbers_of
from tests.quest.setting import Hero, quest
from tests.scenario import proves


def by_torchlight(*heroes: Hero, board: dict[str, str], **more: Any) -> Scene:
    return quest(*heroes, board=board, light="torchlight", **more)


@proves("DQ-LIGHT-1", "DQ-R-72")
def test_each_passage_to_the_unknown_gets_a_tile_in_the_players_order_and_then_the_room_is_resolved() -> None:
    game = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W"})
    game.play("move D3", tile=["dn1"])
    assert (game.question, sorted(game.options), game.table.asks[0].clause) == (
        "light",
        ["D2", "D4", "E3"],
        "DQ-LIGHT-1",
    )
    assert not game.told("card_drawn")

    game.play("E3", tile=["co1"])
    assert sorted(game.options) == ["D2", "D4"]
    game.play("D4", tile=["dn8", "tr1"], dungeon=["empty"])  # the last one needs no choice

    assert [game.room(place) for place in ("E3", "D4", "D2")] == [
        "co1 W",
        "dn8 N",
        "tr1 S",
    ]  # each arrow towards D3
    assert (game.hero.at, game.asked) == ("D3", 1)
    order = [event.kind for event in game.table.events if event.kind in ("room_explored", "card_drawn")]
    assert order == ["room_explored"] * 4 + ["card_drawn"]


@proves("DQ-LIGHT-1")
def test_without_the_switch_nothing_is_seen_before_it_is_entered() -> None:
    game = quest(Hero("challara", "C3"), board={"C3": "dn1 W"}).play(
        "move D3", tile=["dn1"], dungeon=["empty"]
    )

    assert [game.room(place) for place in ("E3", "D4", "D2")] == ["", "", ""]


@proves("DQ-LIGHT-1")
def test_an_explored_room_is_lit_too_and_what_is_known_or_walled_gets_no_tile() -> None:
    game = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "dn2 W", "D2": "dn8 S"})

    game.play("move D3", tile=["dn8"], dungeon=["empty"])  # dn2 has a wall to its right: only E3 is dark

    assert (game.room("E3"), game.room("D4"), game.room("D2")) == ("dn8 W", "", "dn8 S")


@proves("DQ-LIGHT-1", "DQ-R-72")
def test_a_door_stops_the_light_and_a_portcullis_does_not() -> None:
    behind_a_door = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "do2 W", "D2": "dn8 S"})
    behind_a_door.play("move D3", dungeon=["empty"])
    assert behind_a_door.room("E3") == ""

    behind_bars = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "pc5 E"})
    behind_bars.play("move D3", tile=["dn8"], dungeon=["empty"])
    assert behind_bars.room("E3") == "dn8 W"


@proves("DQ-R-72")
def test_doors_of_the_new_tile_do_not_matter() -> None:
    game = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "dn5 W"})

    game.play("move D3", tile=["do4"], dungeon=["empty"])

    assert game.room("E3") == "do4 W"
    assert game.asked == 1


@proves("DQ-R-73")
def test_the_light_comes_before_a_monster() -> None:
    game = by_torchlight(
        Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "dn5 W"}, tokens={"D3": "monster"}
    )

    game.play("move D3", tile=["dn8"], monster=["golem_1"])

    assert game.room("E3") == "dn8 W"
    assert {ask.kind for ask in game.table.asks} == {"hero_card", "monster_card"}
    assert [event.kind for event in game.table.events if event.kind in ("room_explored", "monster_met")] == [
        "room_explored",
        "monster_met",
    ]


@proves("DQ-R-73")
def test_the_light_comes_before_a_corridor_leads_on() -> None:
    game = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "co2 W"})
    game.play("move D3", "D2", tile=["dn8", "dn8"])

    assert (game.question, sorted(game.options)) == ("onward", ["D2", "E3"])
    assert game.room("D2") == "dn8 S"
    assert game.room("E3") == "dn8 W"


@proves("DQ-R-73")
def test_the_light_comes_before_the_darkness() -> None:
    game = by_torchlight(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "da2 W"})

    game.play(
        "move D3", tile=["dn8"], dice=[6], dungeon=["empty"]
    )  # 4 to 6: to the left, into what was just lit

    assert (game.hero.at, game.room("D2")) == ("D2", "dn8 S")


@proves("DQ-R-74")
@pytest.mark.parametrize(("card", "lit"), [("torch_goes_out", False), ("empty", True)])
def test_once_the_torch_is_out_there_is_no_light(card: str, lit: bool) -> None:
    game = by_torchlight(Hero("lindel", "C3", rune="stasis"), board={"C3": "dn1 W", "D3": "dn5 W"})
    game.play("rune stasis", "move D3", tile=["dn5"], dungeon=[card])
    assert game.room("E3") == "dn5 W"  # it still burned in D3

    game.play("move E3", tile=["dn8"] * lit, dungeon=["empty"])

    assert bool(game.room("F3")) is lit


@proves("DQ-LIGHT-1", "DQ-CAT-9")
def test_whoever_comes_up_from_below_lights_the_room_too() -> None:
    hero = Hero("challara", "C3", standing=BELOW, heading="E")
    game = by_torchlight(hero, Hero("lindel", "M10"), board={"D5": "dn8 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], tile=["dn5"], dungeon=["empty"])

    assert (game.hero.at, game.room("C5")) == ("D5", "dn5 E")


@proves("DQ-LIGHT-2", "DQ-R-76")
def test_the_first_hero_in_the_treasure_chamber_lights_all_its_passages() -> None:
    game = by_torchlight(Hero("challara", "F5"), board={"F5": "dn1 W", "G4": "dn8 S", "F6": "dn1 E"})
    game.play("move G5")
    assert (game.question, sorted(game.options)) == ("light", ["G7", "H5", "H6"])  # F5, F6 and G4 have theirs

    game.play(
        "H5", "H6", tile=["dn8", "dn8", "tr1"], dragon=["dragon_sleeps"], treasure=["ebon_ring", "pearl_ring"]
    )

    assert [game.room(place) for place in ("H5", "H6", "G7")] == ["dn8 W", "dn8 W", "tr1 N"]
    assert game.hero.loot == ["ebon_ring", "pearl_ring"]


@proves("DQ-R-76")
def test_into_a_lit_treasure_chamber_nobody_brings_more_tiles() -> None:
    around = {"F5": "dn1 E", "F6": "dn1 E", "H5": "dn8 W", "H6": "dn8 W", "G4": "dn8 S", "G7": "tr1 N"}
    game = by_torchlight(Hero("challara", "F5"), Hero("lindel", "G5"), board=around)

    game.play("move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "pearl_ring"])

    assert game.hero.at == "G5"
    assert not game.told("room_explored")


@proves("DQ-LIGHT-2", "DQ-R-75")
def test_at_set_up_each_player_lights_the_passages_of_the_own_tower() -> None:
    game = QuestGame(QuestGame.variants()[0] | {"light": "torchlight"})
    script = numbers_of(game.box, [], {"hero": ["challara", "lindel"], "rune": ["glare", "stasis"]})
    scene = Scene(game.new(2, dealer=ScriptedDealer((), starter=[1], **script), checked=True))

    scene.play("M1")
    assert (scene.asked, scene.question, sorted(scene.options)) == (1, "light", ["L1", "M2"])
    scene.play("M2", tile=["dn8", "dn8"])
    assert [scene.room(place) for place in ("M2", "L1")] == ["dn8 N", "dn8 E"]
    scene.play("A1", "B1", tile=["dn8", "dn1"])

    assert [scene.room(place) for place in ("B1", "A2")] == ["dn8 W", "dn1 N"]
    assert (scene.asked, scene.question) == (1, "action")
    assert not scene.told("entered")  # nobody has entered anything yet


@proves("DQ-R-75")
def test_at_set_up_in_the_dark_no_tile_is_laid() -> None:
    game = QuestGame(QuestGame.variants()[0])
    script = numbers_of(game.box, [], {"hero": ["challara", "lindel"], "rune": ["glare", "stasis"]})
    scene = Scene(game.new(2, dealer=ScriptedDealer((), starter=[0], **script), checked=True))

    scene.play("A1", "M1")

    assert scene.question == "action"
    assert not scene.told("room_explored")


@proves("DQ-LIGHT-1", "DQ-R-41")
def test_the_light_ends_with_the_tiles() -> None:
    game = by_torchlight(
        Hero("challara", "C3"),
        board={"C3": "dn1 W", "D3": "dn1 W", "L10": "dn1 E", "M9": "dn1 S"},
        bag=["dn8"],
    )

    game.play("move D3", "E3", tile=["dn8"], dungeon=["empty"])

    assert [bool(game.room(place)) for place in ("E3", "D2", "D4")] == [True, False, False]
