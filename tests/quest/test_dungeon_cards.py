"""The dungeon deck, card by card (DQ-CRD-2)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW, OUT
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

ROOMS = {"C3": "dn1 W", "D3": "dn1 W"}


def drawn(
    card: str,
    *answers: str,
    hero: str = "hugo",
    wounds: int = 0,
    dice: tuple[int, ...] = (),
    **draws: list[str],
) -> Scene:
    """A hero goes to D3 and draws a dungeon card."""
    game = quest(Hero(hero, "C3", wounds=wounds), board=ROOMS)
    return game.play("move D3", *answers, dice=dice, dungeon=[card], **draws)


@proves("DQ-CRD-2")
@pytest.mark.parametrize(
    ("card", "deck", "found"), [("dead_adventurer", "corpse", "gold_200"), ("crypt", "crypt", "gold_250")]
)
def test_the_dead_may_be_searched_or_left_in_peace(card: str, deck: str, found: str) -> None:
    asked = drawn(card)
    assert (asked.question, asked.options, asked.about["deck"]) == ("may_draw", ["leave", "draw"], deck)
    assert asked.table.asks[0].clause == "DQ-TRN-6"

    corpse, crypt = ([found], []) if deck == "corpse" else ([], [found])
    assert drawn(card, "draw", corpse=corpse, crypt=crypt).hero.loot == [found]
    assert drawn(card, "leave").hero.loot == []


@proves("DQ-CRD-2")
def test_an_empty_room_is_empty() -> None:
    game = drawn("empty")

    assert (game.hero.wounds, game.hero.loot, game.hero.kept, game.asked) == (0, [], [], 1)


@proves("DQ-CRD-2")
def test_an_ambush_is_a_monster() -> None:
    game = drawn("ambush", monster=["troll_1"])

    assert game.tokens("D3") == {"monster"}
    assert game.last("monster_met")["monster"] == "troll"


@proves("DQ-CRD-2")
def test_a_hidden_trap_draws_a_trap_card() -> None:
    game = drawn("hidden_trap", trap=["explosion"])

    assert (game.hero.wounds, game.hero.skips) == (4, 1)


@proves("DQ-CRD-2", "DQ-CAT-1")
def test_a_passage_down_is_an_entrance_for_everybody() -> None:
    game = drawn("passage_down")
    assert (game.tokens("D3"), game.clause("entrance_found")) == ({"entrance"}, "DQ-CAT-1")

    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    assert "descend" in game.options


@proves("DQ-CRD-2")
def test_the_ceiling_turns_the_room_a_quarter_clockwise() -> None:
    game = drawn("ceiling_collapses")

    assert (game.room("D3"), game.hero.came, game.last("room_turned")["quarters"]) == ("dn1 N", "N", 1)
    assert game.room("C3") == "dn1 W"


@proves("DQ-CRD-2", "DQ-TRN-3")
def test_a_torch_that_went_out_is_tried_at_the_start_of_each_turn() -> None:
    game = drawn("torch_goes_out")
    assert game.hero.kept == ["torch_goes_out"]

    game.play("move M9", tile=["dn1"], dungeon=["empty"], dice=[6, 6])
    assert (game.asked, game.hero.kept, game.hero.determination) == (1, ["torch_goes_out"], 1)

    game.play("move M8", tile=["dn1"], dungeon=["empty"], dice=[2, 2])
    assert (game.asked, game.question, game.hero.kept) == (0, "action", [])
    assert game.discarded("dungeon", "torch_goes_out") == 1


@proves("DQ-CRD-2")
def test_a_secret_door_leads_into_any_space_beside_this_one_or_may_be_left() -> None:
    game = drawn("secret_door")
    assert game.options == ["stay", "D2", "E3", "D4", "C3"]
    game.play("D2", tile=["dn8"], dungeon=["empty"])
    assert (game.hero.at, game.room("D2")) == ("D2", "dn8 S")

    assert drawn("secret_door", "stay").hero.at == "D3"


@proves("DQ-CRD-2")
def test_a_secret_door_ignores_walls_and_barriers_but_not_heroes_or_the_rim() -> None:
    rooms = {"L3": "dn1 W", "M3": "dn8 W", "M4": "pc1 W", "M2": "dn1 W"}
    game = quest(Hero("hugo", "L3"), Hero("lindel", "M2"), board=rooms)

    game.play("move M3", dungeon=["secret_door"])
    assert game.options == ["stay", "M4", "L3"]

    game.play("M4", dungeon=["empty"])
    assert game.hero.at == "M4"


@proves("DQ-CRD-2")
@pytest.mark.parametrize("place", ["F5", "F6"])
def test_a_secret_door_leads_into_either_half_of_the_treasure_chamber(place: str) -> None:
    game = quest(
        Hero("hugo", "E5" if place == "F5" else "E6"),
        board={"E5": "dn1 W", "E6": "dn1 W", "F5": "dn8 W", "F6": "dn8 W"},
    )

    half = place.replace("F", "G")
    game.play(
        f"move {place}",
        half,
        dungeon=["secret_door"],
        dragon=["dragon_sleeps"],
        treasure=["ebon_ring", "ruby_ring"],
    )

    assert game.hero.at == "G5"


@proves("DQ-CRD-2")
def test_a_razorwing_wounds_by_a_die() -> None:
    assert drawn("razorwing_attack", dice=(5,)).hero.wounds == 5


@proves("DQ-CRD-2", "DQ-R-63")
@pytest.mark.parametrize(("die", "entry"), [(1, "N"), (2, "N"), (3, "E"), (4, "E"), (5, "S"), (6, "S")])
def test_the_curse_of_the_wizard_turns_every_corridor(die: int, entry: str) -> None:
    rooms = ROOMS | {"H8": "co2 W", "J2": "co6 W", "E8": "dn2 W"}
    heroes = (Hero("hugo", "C3"), Hero("lindel", "H8", came="W"))
    game = quest(*heroes, board=rooms, tokens={"J2": "searched monster entrance"})

    game.play("move D3", dungeon=["curse_of_the_wizard"], dice=[die])

    assert (game.room("H8"), game.room("J2"), game.room("E8")) == (f"co2 {entry}", f"co6 {entry}", "dn2 W")
    assert (game[1].at, game[1].came) == ("H8", entry)
    assert game.tokens("J2") == {"searched", "monster", "entrance"}
    assert game.clause("room_turned") == "DQ-R-63"


@proves("DQ-R-63")
def test_a_travel_marker_stays_where_it_points_when_its_corridor_turns() -> None:
    heroes = (Hero("hugo", "C3"), Hero("lindel", "H8", standing=BELOW, heading="S"))
    game = quest(*heroes, board=ROOMS | {"H8": "co2 W"})

    game.play("move D3", dungeon=["curse_of_the_wizard"], dice=[1], catacomb=["empty"])

    assert (game.room("H8"), game[1].marker) == ("co2 N", "H8 S")


@proves("DQ-CRD-2", "DQ-CRD-4")
def test_potions_imps_and_coins_are_loot() -> None:
    found = {card: drawn(card).hero.loot for card in ("unstable_potion", "bottle_imp", "gold_30", "gold_40")}

    assert found == {card: [card] for card in found}


@proves("DQ-CRD-2")
@pytest.mark.parametrize(
    ("dice", "standing"), [([1, 1], "dead"), ([1, 2], "dead"), ([2, 2], "inside"), ([6, 6], "inside")]
)
def test_a_lingering_shade_kills_on_a_2_or_3_at_the_start_of_a_turn(dice: list[int], standing: str) -> None:
    game = drawn("lingering_shade")
    assert game.hero.kept == ["lingering_shade"]

    game.play("move M9", tile=["dn1"], dungeon=["empty"], dice=dice)

    assert game.hero.standing == standing
    assert game.hero.kept == (["lingering_shade"] if standing == "inside" else [])


@proves("DQ-CRD-2")
def test_a_lingering_shade_stays_behind_when_one_goes_below_or_out() -> None:
    hero = Hero("hugo", "C3", kept=["lingering_shade"])
    below = quest(hero, board={"C3": "st1 W"}, dice=[3, 3]).play("descend", "N")
    out = quest(Hero("hugo", "A1", kept=["lingering_shade"], loot=["gold_30"]), dice=[3, 3]).play("leave")

    assert (below.hero.kept, below.discarded("dungeon", "lingering_shade")) == ([], 1)
    assert (out.hero.kept, out.discarded("dungeon", "lingering_shade")) == ([], 1)


def with_an_imp(*dice: int, others: tuple[str, ...] = (), **draws: list[str]) -> Scene:
    """The last hero inside dies, and a survivor opens the bottle."""
    heroes = (Hero("hugo", standing=OUT, loot=["bottle_imp", *others]), Hero("lindel", "C3", wounds=14))
    game = quest(*heroes, board=ROOMS, turn=1, starter=1)
    game.play("move D3", dungeon=["razorwing_attack"], dice=[1])
    assert (game.question, game.asked, game.options) == ("imp", 0, ["leave", "uncork"])
    return game.play("uncork", dice=dice, **draws)


@proves("DQ-CRD-2", "DQ-WIN-2")
@pytest.mark.parametrize("die", [1, 2])
def test_a_bottled_imp_may_take_another_loot_card_at_random(die: int) -> None:
    game = with_an_imp(die, others=("giant_ruby", "gold_30"), loot=["giant_ruby"])

    assert (game.hero.loot, game.hero.gold) == (["bottle_imp", "gold_30"], 30)
    assert game.clause("loot_lost") == "DQ-WIN-2"


@proves("DQ-CRD-2")
def test_an_imp_with_nothing_to_take_takes_nothing() -> None:
    assert with_an_imp(1).hero.loot == ["bottle_imp"]


@proves("DQ-CRD-2")
def test_an_imp_may_do_nothing() -> None:
    assert with_an_imp(3, others=("gold_30",)).hero.gold == 30


@proves("DQ-CRD-2")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_an_imp_may_give_a_treasure(die: int) -> None:
    game = with_an_imp(die, treasure=["giant_ruby"])

    assert (game.hero.loot, game.hero.gold) == (["bottle_imp", "giant_ruby"], 3000)


@proves("DQ-CRD-2", "DQ-TRN-6")
def test_the_bottle_may_stay_corked_and_the_dead_open_none() -> None:
    heroes = (Hero("hugo", standing=OUT, loot=["bottle_imp"]), Hero("lindel", "C3", wounds=14))
    game = quest(*heroes, board=ROOMS, turn=1, starter=1)
    game.play("move D3", dungeon=["razorwing_attack"], dice=[1])
    game.play("leave")
    assert (game.hero.gold, game.winners) == (0, (0,))

    dead = quest(
        Hero("hugo", "C3", wounds=15, loot=["bottle_imp"]), Hero("lindel", standing=OUT), board=ROOMS
    )
    dead.play("move D3", dungeon=["razorwing_attack"], dice=[1])
    assert dead.over
