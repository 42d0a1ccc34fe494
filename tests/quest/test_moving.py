"""Moving from room to room and exploring, with what stands in the way (DQ-MOV)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.box.loading import open_box
from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.scene import space_of
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

PRINTED = {"A1", "M1", "A10", "M10", "G5", "G6"}


@proves("DQ-MOV-1")
def test_a_move_goes_through_a_passage_and_never_through_a_wall() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn5 W"})

    assert game.options == ["move D3", "move B3", "search"]
    assert game.refuses(("move", space_of("C2")))


@proves("DQ-MOV-1")
def test_a_move_goes_one_space_far() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "dn1 W", "E3": "dn1 W"})

    assert game.refuses(("move", space_of("E3")))
    game.play("move D3", dungeon=["empty"])
    assert game.hero.at == "D3"


@proves("DQ-MOV-2")
def test_an_explored_room_is_entered_and_resolved() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "tr1 W"})

    game.play("move D3", trap=["poisonous_snakes"], dice=[3])

    assert (game.hero.at, game.hero.came, game.hero.wounds) == ("D3", "W", 3)
    assert game.clause("entered") == "DQ-MOV-2"
    assert not game.told("tile_drawn")


@proves("DQ-MOV-3")
@pytest.mark.parametrize(("to", "entry"), [("C2", "S"), ("D3", "W"), ("C4", "N"), ("B3", "E")])
def test_a_new_tile_lies_with_its_arrow_against_the_room_left_and_is_resolved(to: str, entry: str) -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})
    tiles = sum(game.state.bag)

    game.play(f"move {to}", tile=["tr2"], trap=["poisonous_snakes"], dice=[2])

    assert game.room(to) == f"tr2 {entry}"
    assert (game.hero.at, game.hero.came, game.hero.wounds) == (to, entry, 2)
    assert sum(game.state.bag) == tiles - 1
    assert game.clause("tile_drawn") == game.clause("room_explored") == "DQ-MOV-3"
    assert game.last("tile_drawn")["room"] == "trap"


@proves("DQ-MOV-3")
def test_a_space_once_explored_stays_so() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})
    game.play("move D3", tile=["dn1"], dungeon=["empty"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move C3", dungeon=["empty"])
    game.play("move M8", tile=["dn1"], dungeon=["empty"])
    game.play("move D3", dungeon=["empty"])

    assert game.room("D3") == "dn1 W"


@proves("DQ-MOV-4")
def test_another_heros_room_may_not_be_chosen() -> None:
    game = quest(Hero("hugo", "C3"), Hero("lindel", "D3"), board={"C3": "dn1 W", "D3": "dn1 W"})

    assert "move D3" not in game.options
    assert game.refuses(("move", space_of("D3")))


@proves("DQ-MOV-4", "DQ-ROM-14")
def test_the_treasure_chamber_has_place_for_all() -> None:
    game = quest(Hero("hugo", "F5"), Hero("lindel", "G5"), Hero("tatianna", "G5"), board={"F5": "dn1 W"})

    game.play("move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "ruby_ring"])

    assert [game[seat].at for seat in range(3)] == ["G5"] * 3


@proves("DQ-MOV-5")
def test_the_barriers_of_a_passage_are_overcome_in_order_from_the_heros_side() -> None:
    rooms = {"C3": "do1 W", "D3": "pc1 W"}
    game = quest(Hero("krutzbeck", "C3"), board=rooms)
    game.play("move D3", door=["door_opens"], dungeon=["empty"], dice=[4, 5])
    assert [event.kind for event in game.table.events if event.kind in ("card_drawn", "test_passed")] == [
        "card_drawn",
        "test_passed",
        "card_drawn",
    ]

    game = quest(Hero("krutzbeck", "D3"), board=rooms)
    game.play("move C3", door=["door_opens"], dungeon=["empty"], dice=[4, 5])
    assert [event.kind for event in game.table.events if event.kind in ("card_drawn", "test_passed")] == [
        "test_passed",
        "card_drawn",
        "card_drawn",
    ]
    assert game.hero.at == "C3"


@proves("DQ-MOV-5")
def test_all_barriers_must_be_overcome() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "do1 W", "D3": "pc1 W"})

    game.play("move D3", door=["door_opens"], dice=[4, 4])

    assert game.hero.at == "C3"


@proves("DQ-R-10")
def test_two_doors_on_a_passage_take_one_door_card() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "do1 W", "D3": "do1 E"})

    game.play("move D3", door=["door_opens"], dungeon=["empty"])

    assert game.hero.at == "D3"


@proves("DQ-R-10")
def test_two_portcullises_on_a_passage_take_one_test() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "pc1 E", "D3": "pc1 W"})

    game.play("move D3", dungeon=["empty"], dice=[3, 4])

    assert game.hero.at == "D3"


@proves("DQ-MOV-6")
def test_a_passage_that_ends_in_a_wall_is_blocked() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "dn5 N", "C2": "dn5 N"})

    assert game.options == ["move C2", "move C4", "move B3", "search"]
    assert game.refuses(("move", space_of("D3")))


@proves("DQ-MOV-6")
@pytest.mark.parametrize(
    ("corner", "options"),
    [("A5", ["A4", "B5", "A6"]), ("M5", ["M4", "M6", "L5"]), ("D1", ["E1", "D2", "C1"])],
)
def test_a_passage_into_the_outer_wall_is_blocked(corner: str, options: list[str]) -> None:
    game = quest(Hero("hugo", corner), board={corner: "dn1 S"})

    assert game.options == [*(f"move {to}" for to in options), "search"]


@proves("DQ-MOV-7")
def test_every_tile_has_one_to_four_passages_and_a_corridor_is_a_kind_of_tile() -> None:
    tiles = open_box().kinds[: open_box().tiles]

    assert {4 - kind.sides.count("w") for kind in tiles} == {1, 2, 3, 4}
    assert all(kind.sides[0] != "w" for kind in tiles)
    assert sum(kind.copies for kind in tiles if kind.type == "corridor") == 14


@proves("DQ-MOV-8")
def test_a_door_that_opens_lets_the_hero_on() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "do1 W", "D3": "dn1 W"})

    game.play("move D3", door=["door_opens"], dungeon=["empty"])

    assert game.hero.at == "D3"
    assert [event.clause for event in game.told("card_drawn")] == ["DQ-MOV-8", "DQ-ROM-2"]


@proves("DQ-MOV-8", "DQ-R-11")
def test_a_jammed_door_holds_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "do1 W", "D3": "dn1 W"})

    game.play("rune stasis", "move D3", door=["door_jammed"])

    assert (game.hero.at, game.asked) == ("C3", 1)
    assert game.clause("card_drawn") == "DQ-MOV-8"


@proves("DQ-MOV-8", "DQ-R-11")
def test_the_spear_trap_wounds_and_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "do1 W", "D3": "dn1 W"})

    game.play("rune stasis", "move D3", door=["spear_trap"], dice=[5])

    assert (game.hero.at, game.hero.wounds, game.asked) == ("C3", 5, 1)


@proves("DQ-MOV-8")
def test_a_door_may_close_a_space_nobody_has_explored() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "do1 W"})

    game.play("move D3", door=["door_opens"], tile=["dn1"], dungeon=["empty"])

    assert game.hero.at == "D3"


@proves("DQ-MOV-9")
def test_a_portcullis_is_lifted_by_a_test_of_strength() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "pc1 W"})

    game.play("move D3", dungeon=["empty"], dice=[3, 4])

    assert game.hero.at == "D3"
    assert game.last("test_passed")["attribute"] == "strength"
    assert game.clause("test_passed") == "DQ-MOV-9"


@proves("DQ-MOV-9", "DQ-R-11")
def test_a_portcullis_that_holds_ends_the_turn() -> None:
    game = quest(Hero("hugo", "C3", rune="stasis"), board={"C3": "dn1 W", "D3": "pc1 W"})

    game.play("rune stasis", "move D3", dice=[4, 4])

    assert (game.hero.at, game.asked, game.hero.determination) == ("C3", 1, 1)
    assert game.clause("test_failed") == "DQ-MOV-9"


@proves("DQ-MOV-11")
def test_the_printed_rooms_are_explored_from_the_start_and_nothing_else_is() -> None:
    game = Scene(QuestGame(dict(QuestGame.variants()[0])).new(2, seed=1))

    assert {
        f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 11) if game.room(f"{column}{row}")
    } == PRINTED


@proves("DQ-MOV-11")
def test_a_printed_room_is_entered_without_a_tile() -> None:
    game = quest(Hero("hugo", "B1"), board={"B1": "dn1 E"})

    game.play("move A1")

    assert (game.hero.at, game.question) == ("A1", "tower")
    assert not game.told("tile_drawn")


@proves("DQ-R-08")
def test_ignoring_barriers_covers_whatever_stands_on_the_passage() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "co5 W", "E3": "pc1 W"})

    game.play("move D3", dungeon=["empty"])  # no die for the portcullis

    assert game.hero.at == "E3"


@proves("DQ-R-08")
def test_ignoring_barriers_covers_both_tiles_of_a_passage() -> None:
    game = quest(
        Hero("tatianna", "B3"), board={"B3": "do1 E", "C3": "do1 W", "D3": "pc1 W"}, tokens={"C3": "monster"}
    )
    game.play("move C3", monster=["troll_4"])

    game.clash("magic", "magic")
    game.play("flee", "D3", dice=[4, 5], dungeon=["empty"])

    assert game.hero.at == "D3"
    assert not [event for event in game.told("card_drawn") if event.args["deck"] == "door"]


@proves("DQ-R-08")
def test_ignoring_barriers_never_leads_through_walls_or_heroes() -> None:
    rooms = {"C3": "dn1 W", "D3": "co1 W", "D2": "dn5 W", "E3": "dn1 W"}
    game = quest(Hero("hugo", "C3"), Hero("lindel", "E3"), board=rooms)

    game.play("move D3", tile=["dn1"], dungeon=["empty"])

    assert game.hero.at == "D4"


@proves("DQ-R-09")
def test_a_portcullis_on_the_entry_of_a_new_tile_falls_behind_the_hero() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W"})
    game.play("move D3", tile=["pc1"], dungeon=["empty"])
    assert game.hero.at == "D3"
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move C3", dice=[6, 6])

    assert game.hero.at == "D3"
    assert game.last("test_failed")["about"] == "portcullis"


@proves("DQ-R-41", "DQ-TOK-1")
def test_with_no_tiles_left_what_is_unexplored_is_walled_off() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "dn1 W"}, bag=[])
    assert game.options == ["move D3", "search"]

    game.play("search", search=["secret_door"])
    assert game.options == ["stay", "D3"]


@proves("DQ-R-41")
def test_with_nothing_beside_it_a_secret_door_leads_nowhere() -> None:
    heroes = (Hero("hugo", "C3"), Hero("lindel", "J3"))
    rooms = {"C3": "st1 W", "J3": "dn1 W", "K3": "dn1 W"}
    game = quest(*heroes, board=rooms, bag=[])

    game.play("search", search=["secret_door"])

    assert (game.hero.at, game.asked) == ("C3", 1)


@proves("DQ-R-41")
def test_the_last_tile_can_still_be_explored_with() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn5 W", "B3": "dn5 N"}, bag=["dn8"])
    assert game.options == ["move D3", "search"]

    game.play("move D3", tile=["dn8"], dungeon=["empty"])

    assert game.room("D3") == "dn8 W"
