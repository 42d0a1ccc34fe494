"""The catacombs: ways down, turns below, and coming up somewhere else."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.quest.rules.spaces import NOWHERE, place
from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

CHALLARAS_HEALTH = 12


def below(at: str = "F4", heading: str = "E", name: str = "challara", **more: Any) -> Scene:
    """A hero in the catacombs at the start of a turn; the setting's own words go to the setting, the rest to
    the hero.
    """
    setting = {
        word: more.pop(word)
        for word in ("board", "tokens", "decks", "discards", "bag", "others", "dice", "draws")
        if word in more
    }
    others = setting.pop("others", ())
    return quest(Hero(name, at, standing=BELOW, heading=heading, **more), *others, **setting)


# Going down.


@proves("DQ-CAT-1", "DQ-CAT-3")
@pytest.mark.parametrize(("tile", "tokens"), [("st1 W", {}), ("dn1 W", {"C3": "entrance"})])
def test_an_entrance_printed_or_found_leads_down(tile: str, tokens: dict[str, str]) -> None:
    game = quest(Hero("challara", "C3"), board={"C3": tile}, tokens=tokens)

    game.play("descend", "S")

    assert (game.hero.standing, game.hero.at, game.hero.marker) == ("below", "", "C3 S")
    assert game.clause("went_below") == "DQ-CAT-1"
    assert game.asked == 1


@proves("DQ-CAT-1")
def test_where_there_is_no_entrance_nobody_goes_down() -> None:
    game = quest(Hero("challara", "C3"), board={"C3": "dn1 W"}, tokens={"C4": "entrance"})

    assert "descend" not in game.options
    assert game.refuses(("descend",))


@proves("DQ-CAT-1", "DQ-R-36")
def test_a_card_in_the_middle_of_a_turn_can_send_a_hero_down() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "tr1 W"})
    game.play("move D3", dice=[5, 5], trap=["trapdoor"])
    assert (game.question, game.table.asks[0].clause) == ("direction", "DQ-CAT-3")

    game.play("W")

    assert (game.hero.standing, game.hero.marker, game.hero.wounds) == ("below", "D3 W", 1)
    assert game.clause("went_below") == "DQ-R-36"
    assert game.asked == 1


@proves("DQ-CAT-1")
def test_a_fall_from_a_bridge_leads_down() -> None:
    game = quest(Hero("hugo", "C3"), board={"C3": "dn1 W", "D3": "br1 W"})

    game.play("move D3", "cross", "N", dice=[6, 6, 3])

    assert (game.hero.standing, game.hero.marker, game.hero.wounds) == ("below", "D3 N", 3)
    assert game.clause("went_below") == "DQ-ROM-4"


@proves("DQ-CAT-1")
@pytest.mark.parametrize(("answer", "deck", "at"), [("move D3", "dungeon", "D3"), ("search", "search", "C3")])
def test_a_passage_down_that_is_found_is_an_entrance_from_then_on(answer: str, deck: str, at: str) -> None:
    game = quest(Hero("challara", "C3"), Hero("lindel", "M10"), board={"C3": "dn1 W", "D3": "dn1 W"})
    found: dict[str, Any] = {deck: ["passage_down"]}

    game.play(answer, **found)
    assert "entrance" in game.tokens(at)
    assert game.clause("entrance_found") == "DQ-CAT-1"
    game.play("move L10", tile=["dn1"], dungeon=["empty"])

    assert "descend" in game.options


@proves("DQ-CAT-2")
def test_nobody_goes_down_an_entrance_in_the_turn_they_came_to_it() -> None:
    game = quest(Hero("challara", "C3"), board={"C3": "dn1 W", "D3": "st1 W"})

    game.play("move D3", dungeon=["empty"])
    assert game.asked == 1
    game.play("move L10", tile=["dn1"], dungeon=["empty"])

    assert "descend" in game.options  # in the next turn it is there when the action phase begins


@proves("DQ-CAT-3")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_the_travel_marker_points_where_the_player_picks(way: str) -> None:
    game = quest(Hero("challara", "A5"), board={"A5": "st1 E"}).play("descend")
    assert (game.options, game.about["place"]) == (["N", "E", "S", "W"], "A5")

    game.play(way)

    assert game.hero.marker == f"A5 {way}"
    assert game.last("went_below") == {"seat": 0, "space": 52, "place": "A5", "way": way}


@proves("DQ-CAT-3")
def test_a_lingering_shade_does_not_follow_below() -> None:
    game = quest(Hero("challara", "C3", kept=["lingering_shade"]), board={"C3": "st1 W"}, dice=[4, 4]).play(
        "descend", "N"
    )

    assert game.hero.kept == []
    assert game.discarded("dungeon", "lingering_shade") == 1


# Below.


@proves("DQ-CAT-4")
def test_below_there_is_only_the_next_card_and_it_is_laid_in_the_row() -> None:
    game = below(
        row=["empty"],
        board={"F4": "dn1 W", "G4": "dn1 W"},
        dice=[1, 1],
        draws={"catacomb": ["horde_of_rats"]},
    )
    assert game.clause("card_drawn") == "DQ-CAT-4"
    assert game.hero.row == ["empty", "horde_of_rats"]
    assert game.discarded("catacomb", "horde_of_rats") == 0
    assert game.asked == 1  # one card a turn; no move and no search was asked for, though a room lies above


@proves("DQ-CAT-5", "DQ-R-34")
def test_a_way_out_that_is_declined_is_gone_but_its_card_stays_in_the_row() -> None:
    game = below(draws={"catacomb": ["exit"]})
    assert (game.options, game.table.asks[0].clause) == (["stay", "exit"], "DQ-CAT-5")

    game.play("stay")
    assert (game.hero.standing, game.hero.marker, game.hero.row) == ("below", "F4 E", ["exit"])
    game.play("move L10", tile=["dn1"], dungeon=["empty"], catacomb=["empty"])

    assert (game.hero.standing, game.hero.row) == ("below", ["exit", "empty"])


@proves("DQ-CAT-5")
def test_without_a_card_that_allows_it_nobody_comes_up() -> None:
    game = below(draws={"catacomb": ["empty"]})

    assert game.hero.standing == "below"
    assert game.asked == 1


@proves("DQ-CAT-5")
def test_a_hole_in_the_roof_may_be_tried_again_instead_of_drawing() -> None:
    game = below("C3", "E", row=["hole_in_the_roof", "empty"], board={"E5": "dn1 W"})
    assert game.options == ["delve", "climb"]

    game.play("climb", "exit", "S", dice=[3, 4, 2], dungeon=["empty"])

    assert game.clause("test_passed") == "DQ-CAT-5"
    assert (game.hero.at, game.hero.row) == ("E5", [])  # two cards in the row, none drawn


@proves("DQ-CAT-5")
def test_a_hole_in_the_roof_may_be_missed_again() -> None:
    game = below(row=["hole_in_the_roof", "empty"])

    game.play("climb", dice=[4, 4])

    assert game.clause("test_failed") == "DQ-CAT-5"
    assert (game.hero.standing, game.hero.row, game.hero.determination) == (
        "below",
        ["hole_in_the_roof", "empty"],
        1,
    )
    assert game.asked == 1


# Coming up.


@proves("DQ-CAT-6", "DQ-CAT-7", "DQ-R-29")
def test_the_marker_goes_as_far_as_the_row_is_long_then_turns_and_goes_by_the_die() -> None:
    game = below("C3", "E", row=["empty", "empty"], board={"F6": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit")
    assert game.hero.marker == "F3 E"  # the way out counts too: three cards
    assert game.clause("marker_moved") == "DQ-CAT-6"
    assert (game.question, game.options, game.table.asks[0].clause) == ("turn_marker", ["N", "S"], "DQ-CAT-7")
    assert not game.told("rolled")  # first the turn, then the die
    game.play("S", dice=[3], dungeon=["empty"])

    assert game.clause("rolled") == "DQ-R-29"
    assert [event.args["place"] for event in game.told("marker_moved")] == ["F3", "F6"]
    assert [event.args["steps"] for event in game.told("marker_moved")] == [3, 3]
    assert game.clause("marker_moved") == "DQ-CAT-7"
    assert (game.hero.at, game.hero.standing, game.hero.marker) == ("F6", "inside", "")


@proves("DQ-CAT-7")
@pytest.mark.parametrize(
    ("heading", "ways"), [("N", {"W", "E"}), ("E", {"N", "S"}), ("S", {"E", "W"}), ("W", {"S", "N"})]
)
def test_the_marker_turns_a_quarter_either_way(heading: str, ways: set[str]) -> None:
    game = below("G8", heading, draws={"catacomb": ["exit"]}).play("exit")

    assert set(game.options) == ways


@proves("DQ-CAT-6", "DQ-R-30")
def test_the_first_leg_stops_at_the_outer_wall_and_does_not_hurt() -> None:
    game = below("K3", "E", row=["empty"] * 5, board={"M6": "dn1 N"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[3], dungeon=["empty"])

    assert game.told("marker_moved")[0].args == {"seat": 0, "space": 38, "place": "M3", "steps": 2}
    assert (game.hero.at, game.hero.wounds) == ("M6", 0)


@proves("DQ-CAT-7", "DQ-R-30")
def test_each_space_of_the_second_leg_beyond_the_outer_wall_is_a_wound() -> None:
    game = below("C3", "E", board={"D1": "dn1 S"}, draws={"catacomb": ["exit"]})

    game.play("exit", "N", dice=[6], dungeon=["empty"])

    assert (game.hero.at, game.hero.wounds) == ("D1", 4)
    assert game.clause("wounded") == "DQ-R-30"
    assert game.told("marker_moved")[1].args["steps"] == 2


@proves("DQ-R-30", "DQ-R-81")
def test_the_outer_wall_can_kill_before_the_hero_comes_up() -> None:
    game = below(
        "C3",
        "E",
        wounds=CHALLARAS_HEALTH - 4,
        row=["gigantic_diamond"],
        board={"E1": "dn1 S"},
        draws={"catacomb": ["exit"]},
    )

    game.play("exit", "N", dice=[6])  # no dungeon card: E1 is never entered

    assert (game.hero.standing, game.hero.marker, game.hero.loot, game.hero.row) == ("dead", "", [], [])
    assert game.last("died") == {"seat": 0, "cause": "wall"}
    assert game.discarded("catacomb", "gigantic_diamond") == game.discarded("catacomb", "exit") == 1


@proves("DQ-CAT-8")
def test_loot_of_the_row_is_taken_up_and_the_rest_discarded() -> None:
    row = ["treasure_chest", "empty", "gigantic_diamond"]
    game = below("B4", "E", loot=["gold_10"], row=row, board={"F6": "dn1 N"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert game.hero.loot == ["gold_10", "treasure_chest", "gigantic_diamond"]
    assert {event.clause for event in game.told("loot_gained")} == {"DQ-CAT-8"}
    assert game.hero.row == []
    assert game.discarded("catacomb", "empty") == game.discarded("catacomb", "exit") == 1
    assert game.discarded("catacomb", "treasure_chest") == game.discarded("catacomb", "gigantic_diamond") == 0


@proves("DQ-CAT-8")
def test_loot_of_the_row_is_not_loot_yet() -> None:
    game = below(row=["gigantic_diamond"], draws={"catacomb": ["treasure_chest"]})

    assert (game.hero.loot, game.hero.row) == ([], ["gigantic_diamond", "treasure_chest"])


@proves("DQ-R-33")
@pytest.mark.parametrize(
    ("row", "landing"), [((), "D3"), (("gigantic_diamond",), "E3"), (("treasure_chest", "empty"), "F3")]
)
def test_loot_in_the_row_counts_for_the_distance(row: tuple[str, ...], landing: str) -> None:
    game = below("C3", "E", row=row, draws={"catacomb": ["exit"]})
    assert (game.about["place"], game.about["cards"]) == (landing, len(row) + 1)

    game.play("exit")

    assert game.last("marker_moved")["place"] == landing


@proves("DQ-CAT-9")
def test_a_hero_who_comes_up_in_an_explored_space_resolves_the_room() -> None:
    game = below("C3", "E", board={"D5": "tr1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2, 5], trap=["poisonous_snakes"])

    assert (game.hero.at, game.hero.wounds) == ("D5", 5)
    assert game.clause("card_drawn") == "DQ-ROM-12"


@proves("DQ-CAT-9", "DQ-MON-1")
def test_a_hero_who_comes_up_beside_a_monster_meets_it_and_the_room_does_nothing() -> None:
    game = below("C3", "E", board={"D5": "tr1 W"}, tokens={"D5": "monster"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], monster=["golem_1"])

    assert {ask.kind for ask in game.table.asks} == {"hero_card", "monster_card"}
    assert game.state.foe == "golem"


@proves("DQ-CAT-9")
def test_a_hero_may_come_up_in_an_occupied_room() -> None:
    game = below(
        "C3", "E", board={"D5": "dn1 W"}, others=[Hero("lindel", "D5")], draws={"catacomb": ["exit"]}
    )

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert game.hero.at == game[1].at == "D5"


@proves("DQ-CAT-10", "DQ-R-32")
def test_in_an_unexplored_space_a_tile_is_laid_as_the_player_likes_and_resolved() -> None:
    game = below(
        "C3", "E", others=[Hero("lindel", "M10"), Hero("gherinn", "A10")], draws={"catacomb": ["exit"]}
    )
    game.play("exit", "S", dice=[2], tile=["dn8"])
    assert (game.asked, game.question, game.options) == (0, "orientation", ["N", "E", "S", "W"])
    assert game.table.asks[0].clause == "DQ-CAT-10"

    game.play("E", dungeon=["empty"])

    assert game.room("D5") == "dn8 E"
    assert game.hero.at == "D5"
    assert game.clause("card_drawn") == "DQ-ROM-2"


@proves("DQ-CAT-9")
def test_the_marker_lies_where_the_hero_will_appear_until_the_tile_is_laid() -> None:
    game = below("C3", "E", draws={"catacomb": ["exit"]}).play("exit", "S", dice=[2], tile=["dn8"])
    state = game.table.state
    assert (game.question, state.standing[0], place(state.travel[0])) == ("orientation", BELOW, "D5")

    game.play("E", dungeon=["empty"])

    assert (game.hero.at, state.travel[0]) == ("D5", NOWHERE)


@proves("DQ-CAT-10", "DQ-R-16")
@pytest.mark.parametrize(
    ("tile", "ways"),
    [
        ("dn5", "NE"),
        ("br1", "NE"),
        ("ci1", "NE"),
        ("ch1", "NE"),
        ("ch2", "NE"),
        ("ci2", "NESW"),
        ("da1", "NESW"),
    ],
)
def test_ways_round_that_look_the_same_are_offered_once(tile: str, ways: str) -> None:
    game = below("C3", "E", draws={"catacomb": ["exit"]}).play("exit", "S", dice=[2], tile=[tile])

    assert game.options == list(
        ways
    )  # a passage through: north to south, or east to west; and what divides a room counts


@proves("DQ-R-32")
@pytest.mark.parametrize(
    ("tile", "sides"), [("ci1 N", ["N", "S"]), ("ch1 N", ["N", "S"]), ("br1 N", ["N", "S"])]
)
def test_in_a_divided_room_the_player_picks_the_side_to_come_up_on(tile: str, sides: list[str]) -> None:
    game = below("C3", "E", board={"D5": tile}, draws={"catacomb": ["exit"]})
    game.play("exit", "S", dice=[2])
    assert (game.asked, game.question, game.options) == (0, "side", sides)
    assert game.table.asks[0].clause == "DQ-R-32"

    game.play("S", dungeon=[] if tile.startswith("br") else ["empty"])

    assert game.hero.came == "S"


@proves("DQ-CAT-11")
def test_no_entrance_is_left_where_a_hero_comes_up() -> None:
    game = below("C3", "E", board={"D5": "dn1 W"}, draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert game.hero.at == "D5"
    assert game.tokens("D5") == set()


@proves("DQ-R-31")
def test_the_marker_passes_under_towers_heroes_and_the_treasure_chamber() -> None:
    game = below(
        "E5",
        "E",
        row=["empty"] * 3,
        board={"F5": "dn1 W", "I7": "dn1 N"},
        others=[Hero("lindel", "F5")],
        draws={"catacomb": ["exit"]},
    )

    game.play("exit", "S", dice=[2], dungeon=["empty"])

    assert game.hero.at == "I7"  # under F5 and G5, and no card for either


@proves("DQ-R-31", "DQ-ROM-13")
def test_a_hero_who_comes_up_in_a_tower_may_leave_at_once() -> None:
    game = below("C1", "W", loot=["gold_10"], row=["empty"], draws={"catacomb": ["exit"]})
    game.play("exit", "N", dice=[1])
    assert (game.hero.at, game.hero.wounds, game.question) == ("A1", 1, "tower")

    game.play("leave")

    assert game.hero.standing == "out"


@proves("DQ-R-31")
@pytest.mark.parametrize(("start", "pips"), [("F3", 2), ("F3", 3)])
def test_either_half_of_the_treasure_chamber_is_the_chamber(start: str, pips: int) -> None:
    game = below(start, "E", draws={"catacomb": ["exit"]})

    game.play("exit", "S", dice=[pips], dragon=["dragon_sleeps"], treasure=["ebon_ring", "pearl_ring"])

    assert game.hero.at == "G5"
    assert game.clause("card_drawn") == "DQ-ROM-14"


# The deck.


@proves("DQ-R-35")
def test_an_empty_catacomb_deck_is_made_of_its_discards_and_never_of_rows() -> None:
    other = Hero("hugo", "B2", standing=BELOW, row=["exit", "empty", "hole_in_the_roof"])
    game = below(
        decks={"catacomb": []},
        discards={"catacomb": ["horde_of_rats"]},
        others=[other],
        dice=[1, 1],
        draws={"catacomb": ["horde_of_rats"]},
    )

    assert game.last("deck_refilled") == {"deck": "catacomb"}
    assert game.left("catacomb", "exit") == game.left("catacomb", "empty") == 0
    assert game[1].row == ["exit", "empty", "hole_in_the_roof"]


@proves("DQ-R-35")
def test_when_deck_and_discards_are_in_rows_nothing_is_drawn() -> None:
    game = below(decks={"catacomb": []}, row=["empty"])

    assert game.hero.row == ["empty"]
    assert game.asked == 1


@proves("DQ-R-41", "DQ-CAT-10")
def test_with_no_tiles_left_nobody_comes_up_in_an_unexplored_space() -> None:
    game = below(
        "C3", "E", bag=[], row=["empty"], board={"L10": "dn1 E", "M9": "dn1 S"}, draws={"catacomb": ["exit"]}
    )

    game.play("exit", "S", dice=[2])

    assert (game.hero.standing, game.hero.marker) == ("below", "E5 S")
    assert game.hero.row == ["empty", "exit"]
    assert game.clause("no_way_up") == "DQ-R-41"
    assert game.asked == 1


# Death.


@proves("DQ-R-81")
def test_the_tokens_a_dead_hero_leaves_in_rooms_stay() -> None:
    tokens = {"C3": "entrance searched", "D3": "monster"}
    game = quest(
        Hero("challara", "C3", wounds=CHALLARAS_HEALTH - 1),
        board={"C3": "dn1 W", "D3": "dn1 W"},
        tokens=tokens,
    )

    game.play("move D3", monster=["troll_1"]).clash("magic", "melee")

    assert game.hero.standing == "dead"
    assert game.tokens("C3") == {"entrance", "searched"}
    assert game.tokens("D3") == {"monster"}
