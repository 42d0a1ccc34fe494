"""The treasure chamber, its dragon, and the treasures that do more than shine (DQ-ROM-14)."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import BELOW
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

AROUND = {"G4": "dn1 N", "F5": "dn1 W", "H5": "dn1 E", "F6": "dn1 W", "H6": "dn1 E", "G7": "dn1 S"}
SIX = [f"move {place}" for place in ("G4", "H5", "F5", "H6", "G7", "F6")]


def tome(*dice: int, wounds: int = 0) -> Scene:
    """A hero reads the forbidden tome in D3."""
    game = quest(Hero("hugo", "D3", loot=["forbidden_tome"], wounds=wounds), board={"D3": "dn1 W"})
    return game.play("tome", dice=dice)


@proves("DQ-ROM-14")
@pytest.mark.parametrize("place", sorted(AROUND))
def test_the_two_spaces_are_one_room_and_entering_it_draws_a_dragon_card(place: str) -> None:
    game = quest(Hero("hugo", place), board=AROUND)

    game.play("move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])

    assert (game.hero.at, game.hero.came, game.hero.loot) == ("G5", "", ["ebon_ring", "sun_spear"])
    assert game.clause("card_drawn") == "DQ-ROM-14"


@proves("DQ-ROM-14")
def test_at_the_start_of_a_turn_there_one_draws_another_or_leaves() -> None:
    game = quest(Hero("hugo", "G5"), board=AROUND)
    assert sorted(game.options) == sorted([*SIX, "dragon"])

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])

    assert (len(game.hero.loot), game.hero.at, game.asked) == (2, "G5", 1)


@proves("DQ-ROM-14", "DQ-R-60")
def test_whatever_half_one_entered_by_all_six_passages_lead_out() -> None:
    game = quest(Hero("hugo", "G4"), board=AROUND)
    game.play("move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])

    game.play("move G7", dungeon=["empty"])

    assert (game.hero.at, game.hero.came) == ("G7", "N")


@proves("DQ-ROM-14", "DQ-R-60")
def test_a_wall_or_a_hero_blocks_a_passage_out() -> None:
    game = quest(Hero("hugo", "G5"), Hero("lindel", "G7"), board=AROUND | {"F5": "dn5 N"})

    assert sorted(game.options) == sorted(
        [move for move in SIX if move not in ("move F5", "move G7")] + ["dragon"]
    )


@proves("DQ-ROM-14")
def test_a_sleeping_dragon_ends_the_turn() -> None:
    game = quest(Hero("hugo", "F5", rune="stasis"), board=AROUND)

    game.play("rune stasis", "move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])

    assert (game.hero.at, game.asked) == ("G5", 1)


@proves("DQ-R-57")
def test_rage_takes_all_loot_and_wounds_everyone_in_the_chamber_each_by_dice_of_their_own() -> None:
    heroes = (
        Hero("hugo", "G5", loot=["gold_30", "loadstone"]),
        Hero("krutzbeck", "G5", loot=["giant_ruby"]),
        Hero("lindel", "G4", loot=["gold_40"]),
    )
    game = quest(*heroes, board=AROUND)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 2, 6, 5])

    assert [game[seat].wounds for seat in range(3)] == [3, 11, 0]
    assert [game[seat].loot for seat in range(3)] == [[], [], ["gold_40"]]
    assert game.last("dragon_wakes") == {"seats": (0, 1)}
    assert game.clause("dragon_wakes") == game.clause("wounded") == "DQ-R-57"
    assert game.discarded("treasure", "giant_ruby") == game.discarded("treasure", "loadstone") == 1


@proves("DQ-R-57")
def test_rage_can_kill_one_and_spare_another() -> None:
    heroes = (Hero("hugo", "G5", wounds=14), Hero("krutzbeck", "G5"), Hero("lindel", "A1"))
    game = quest(*heroes, board=AROUND)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1])

    assert [game[seat].standing for seat in range(2)] == ["dead", "inside"]
    assert (game[1].wounds, game.last("died")["cause"], game.asked) == (2, "dragon", 1)


@proves("DQ-R-57")
def test_a_hero_below_the_chamber_does_not_burn() -> None:
    heroes = (Hero("hugo", "G5"), Hero("krutzbeck", "G5", standing=BELOW))
    game = quest(*heroes)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1], catacomb=["empty"])

    assert game[1].wounds == 0


@proves("DQ-R-57")
def test_after_the_rage_all_eight_dragon_cards_are_shuffled() -> None:
    game = quest(Hero("hugo", "G5"), decks={"dragon": ["dragon_sleeps", "dragon_rage"]})

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1])

    assert (game.left("dragon", "dragon_sleeps"), game.left("dragon", "dragon_rage")) == (7, 1)


@proves("DQ-R-58")
def test_a_sleeping_dragon_drawn_stays_out_even_when_the_chamber_empties() -> None:
    game = quest(Hero("hugo", "F5"), board=AROUND)
    game.play("move G5", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])
    game.play("move M9", tile=["dn1"], dungeon=["empty"])
    game.play("move F5", dungeon=["empty"])

    assert (game.left("dragon", "dragon_sleeps"), game.left("dragon", "dragon_rage")) == (6, 1)
    assert game.discarded("dragon", "dragon_sleeps") == 0


@proves("DQ-R-59")
def test_an_empty_treasure_deck_is_made_of_its_discards() -> None:
    game = quest(Hero("hugo", "G5"), decks={"treasure": ["ebon_ring"]}, discards={"treasure": ["sun_spear"]})

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["ebon_ring", "sun_spear"])

    assert game.hero.loot == ["ebon_ring", "sun_spear"]
    assert game.clause("deck_refilled") == "DQ-CRD-1"


@proves("DQ-R-59")
def test_with_deck_and_discards_empty_a_sleeping_dragon_gives_nothing() -> None:
    game = quest(Hero("hugo", "G5"), decks={"treasure": []})

    game.play("dragon", dragon=["dragon_sleeps"])

    assert (game.hero.loot, game.asked) == ([], 1)
    assert not game.told("deck_refilled")


# Treasures with a will of their own.


@proves("DQ-ROM-4", "DQ-CRD-4")
def test_a_loadstone_weighs_three_on_a_bridge_and_cannot_be_dropped() -> None:
    game = quest(Hero("lindel", "C3", loot=["loadstone", "gold_30"]), board={"C3": "dn1 W", "D3": "br1 W"})
    game.play("move D3", "cross")
    assert (game.options, game.about["needed"]) == (["go", "gold_30"], 2)

    game.play("gold_30", dice=[2, 1], tile=["dn1"], dungeon=["empty"])  # three, and no more: agility is 6

    assert (game.hero.at, game.hero.loot) == ("E3", ["loadstone"])


@proves("DQ-CRD-2")
def test_a_loadstone_cannot_be_given_to_a_golem() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW, loot=["loadstone", "gold_30"]),
        board={"C3": "dn1 W"},
        dice=[6, 6],
        draws={"catacomb": ["golem_grab"]},
    )

    assert game.hero.loot == ["loadstone"]  # the golem took what it could


@proves("DQ-CRD-2")
def test_the_artifact_eater_eats_the_dearest_other_loot() -> None:
    game = quest(Hero("hugo", "G5", loot=["gold_30", "giant_ruby", "sun_spear"]))

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["artifact_eater", "ebon_ring"])

    assert game.hero.loot == ["gold_30", "sun_spear", "artifact_eater", "ebon_ring"]
    assert game.discarded("treasure", "giant_ruby") == 1


@proves("DQ-CRD-2")
def test_with_nothing_else_to_eat_it_eats_nothing() -> None:
    game = quest(Hero("hugo", "G5"))

    game.play("dragon", dragon=["dragon_sleeps"], treasure=["artifact_eater", "ebon_ring"])

    assert game.hero.loot == ["artifact_eater", "ebon_ring"]


@proves("DQ-CRD-2")
def test_reading_the_forbidden_tome_takes_the_place_of_an_action() -> None:
    game = quest(Hero("hugo", "D3", loot=["forbidden_tome"]), board={"D3": "dn1 W"})
    assert "tome" in game.options

    game.play("tome", dice=[3, 3])

    assert (game.asked, game.hero.loot, game.hero.wounds) == (1, ["forbidden_tome"], 0)


@proves("DQ-CRD-2")
def test_nobody_reads_without_the_tome() -> None:
    assert "tome" not in quest(Hero("hugo", "D3"), board={"D3": "dn1 W"}).options


@proves("DQ-CRD-2")
def test_the_tome_kills_on_a_2() -> None:
    assert tome(1, 1).hero.standing == "dead"


@proves("DQ-CRD-2")
@pytest.mark.parametrize(
    ("dice", "wounds"), [((1, 2), 9), ((2, 3), 9), ((3, 3), 5), ((3, 4), 5), ((5, 6), 0)]
)
def test_the_tome_wounds_below_6_and_heals_on_an_11(dice: tuple[int, int], wounds: int) -> None:
    assert tome(*dice, wounds=5).hero.wounds == wounds


@proves("DQ-CRD-2")
@pytest.mark.parametrize("dice", [(2, 6), (4, 5), (5, 5)])
def test_the_tome_gives_a_treasure_from_8_to_10(dice: tuple[int, int]) -> None:
    game = quest(Hero("hugo", "D3", loot=["forbidden_tome"]), board={"D3": "dn1 W"})

    game.play("tome", dice=dice, treasure=["giant_ruby"])

    assert game.hero.loot == ["forbidden_tome", "giant_ruby"]


@proves("DQ-CRD-2")
def test_the_tome_leads_to_a_free_tower_on_a_12() -> None:
    game = quest(Hero("hugo", "D3", loot=["forbidden_tome"]), Hero("lindel", "M1"), board={"D3": "dn1 W"})
    game.play("tome", dice=[6, 6])
    assert (game.question, game.options) == ("to_tower", ["A1", "A10", "M10"])

    game.play("A1", "leave")

    assert game.hero.standing == "out"


@proves("DQ-CRD-2")
def test_with_all_other_towers_taken_a_12_of_the_tome_does_nothing() -> None:
    others = (Hero("lindel", "M1"), Hero("tatianna", "A10"), Hero("krutzbeck", "M10"))
    game = quest(Hero("hugo", "A1", loot=["forbidden_tome"]), *others)

    game.play("tome", dice=[6, 6])

    assert (game.hero.at, game.asked) == ("A1", 1)
