"""Combat: two cards in secret, wounds by the chart, escapes and their price, and how a fight ends."""

from __future__ import annotations

import pytest

from mazmorra.content.wording import words
from mazmorra.games.quest.state import BELOW
from tests.quest.fights import HALLS, ambushed, discarded_monster, facing, strike
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

CHART = [
    ("magic", "ranged", 0, 1),
    ("magic", "melee", 1, 0),
    ("magic", "magic", 1, 1),
    ("melee", "ranged", 1, 0),
    ("melee", "melee", 2, 2),
    ("melee", "magic", 0, 1),
    ("ranged", "ranged", 1, 1),
    ("ranged", "melee", 0, 2),
    ("ranged", "magic", 1, 0),
]
CHALLARAS_HEALTH = 12


@proves("DQ-COM-1", "DQ-COM-2")
@pytest.mark.parametrize(("hero", "monster", "hero_wounds", "monster_wounds"), CHART)
def test_each_side_suffers_what_the_chart_says(
    hero: str, monster: str, hero_wounds: int, monster_wounds: int
) -> None:
    game = ambushed(monster="demon_4")

    game.clash(hero, monster)

    assert (game.hero.wounds, game.state.foe_wounds) == (hero_wounds, monster_wounds)
    assert game.last("cards_revealed") == {"seat": 0, "weapon": hero, "against": monster, "monster": "demon"}
    assert game.clause("cards_revealed") == "DQ-COM-1"
    assert [event.clause for event in game.told("wounded")] == ["DQ-COM-2"] * bool(hero_wounds)
    assert [event.clause for event in game.told("monster_wounded")] == ["DQ-COM-2"] * bool(monster_wounds)


@proves("DQ-COM-1")
@pytest.mark.parametrize("first", [0, 1])
def test_one_card_alone_does_nothing_until_the_other_is_in(first: int) -> None:
    game = ambushed(monster="demon_4")

    game.table.answer(first, "melee")

    assert (game.hero.wounds, game.state.foe_wounds) == (0, 0)
    assert not game.told("cards_revealed")
    game.table.answer(1 - first, "melee")
    assert (game.hero.wounds, game.state.foe_wounds) == (2, 2)


@proves("DQ-COM-3")
def test_a_hero_killed_in_a_fight_leaves_the_token_and_the_card_is_discarded() -> None:
    game = ambushed(wounds=CHALLARAS_HEALTH - 1)

    game.clash("magic", "melee")

    assert game.hero.standing == "dead"
    assert game.last("died") == {"seat": 0, "cause": "monster"}
    assert discarded_monster(game, "troll_1")
    assert game.tokens("D3") == {"monster"}
    assert (game.state.foe, game.state.foe_wounds) == ("", 0)
    assert (game.asked, game.question) == (1, "action")


@proves("DQ-COM-4")
def test_a_monster_with_as_many_wounds_as_health_dies_and_the_turn_ends() -> None:
    game = ambushed(monster="skeleton_1")

    game.clash("ranged", "melee")

    assert game.clause("monster_slain") == "DQ-COM-4"
    assert discarded_monster(game, "skeleton_1")
    assert game.last("monster_discarded") == {
        "monster": "skeleton",
        "health": 2,
        "penalty": 1,
    }  # now everybody sees it
    assert game.tokens("D3") == set()
    assert (game.asked, game.question) == (1, "action")
    assert game.hero.at == "D3"


@proves("DQ-COM-4")
def test_a_monster_with_fewer_wounds_than_health_fights_on() -> None:
    game = ambushed(monster="skeleton_3")

    game.clash("ranged", "melee")

    assert not game.told("monster_slain")
    assert game.tokens("D3") == {"monster"}
    assert game.question == "flee"


@proves("DQ-COM-5")
def test_if_both_live_the_hero_may_try_to_escape_or_all_cards_are_taken_back() -> None:
    game = ambushed()
    game.clash("magic", "melee")
    assert (game.asked, game.question, game.options) == (0, "flee", ["fight", "flee"])
    assert game.table.asks[0].clause == "DQ-COM-5"

    game.play("fight")

    assert [(ask.seat, set(ask.options)) for ask in game.table.asks] == [
        (seat, {"melee", "ranged", "magic"}) for seat in (0, 1)
    ]
    assert game.clash("magic", "melee").hero.wounds == 2  # the same two cards again


@proves("DQ-COM-5")
def test_before_the_first_round_there_is_no_escape() -> None:
    game = ambushed()

    assert sorted(ask.kind for ask in game.table.asks) == ["hero_card", "monster_card"]
    assert game.refuses("flee")


@proves("DQ-COM-6", "DQ-COM-8")
def test_an_escape_shows_the_monster_costs_its_penalty_and_leads_next_door() -> None:
    game = ambushed(monster="troll_2")
    game.clash("magic", "ranged")

    game.play("flee", dice=[3, 4], dungeon=["empty"])

    assert game.last("escaped") == {"seat": 0, "monster": "troll", "penalty": 2}
    assert game.clause("escaped") == game.clause("wounded") == game.clause("test_passed") == "DQ-COM-6"
    assert (game.hero.at, game.hero.wounds) == ("C3", 2)
    assert discarded_monster(game, "troll_2")
    assert game.last("monster_discarded") == {"monster": "troll", "health": 4, "penalty": 2}
    assert game.tokens("D3") == {"monster"}
    assert game.tokens("C3") == set()
    assert game.asked == 1


@proves("DQ-COM-6")
def test_a_failed_escape_is_another_round() -> None:
    game = ambushed(monster="troll_2")
    game.clash("magic", "ranged")

    game.play("flee", dice=[4, 4])

    assert game.clause("test_failed") == "DQ-COM-6"
    assert (game.hero.at, game.hero.wounds, game.hero.determination) == ("D3", 0, 1)
    assert sorted(ask.kind for ask in game.table.asks) == ["hero_card", "monster_card"]
    assert not discarded_monster(game, "troll_2")
    assert game.state.foe_wounds == 1  # the wounds dealt so far stay


@proves("DQ-COM-6")
@pytest.mark.parametrize(
    ("board", "to"),
    [
        ({"C3": "dn8 W", "D3": "do1 N", "D4": "dn1 N"}, "D4"),  # a door in the wall ahead
        ({"C3": "dn8 W", "D3": "dn1 W", "D4": "do1 S"}, "D4"),  # a door of the room beyond
        ({"C3": "dn8 W", "D3": "pc1 S", "D4": "dn1 N"}, "D4"),  # a portcullis
    ],
)
def test_doors_and_portcullises_do_not_stop_an_escape(board: dict[str, str], to: str) -> None:
    game = quest(Hero("challara", "D2"), board=board | {"D2": "dn1 N"}, tokens={"D3": "monster"})
    game.play("move D3", monster=["troll_4"]).clash("magic", "ranged")

    game.play("flee", to, dice=[1, 1], dungeon=["empty"])

    assert game.hero.at == to
    assert game.told("card_drawn")[-1].args["deck"] == "dungeon"
    assert [event.args["about"] for event in game.told("rolled")] == ["flee"]


def risen_beside_a_monster(board: dict[str, str], *others: Hero) -> Scene:
    """A hero has come up from the catacombs at D5, where a monster token lay."""
    hero = Hero("challara", "C3", standing=BELOW, heading="E")
    game = quest(hero, *others, board=board, tokens={"D5": "monster"}, draws={"catacomb": ["exit"]})
    return game.play("exit", "S", dice=[2], monster=["troll_4"])


@proves("DQ-COM-7")
def test_with_no_explored_room_beside_there_is_no_escape() -> None:
    game = risen_beside_a_monster({"D5": "dn8 E"})

    game.clash("magic", "ranged")

    assert game.hero.at == "D5"
    assert sorted(ask.kind for ask in game.table.asks) == ["hero_card", "monster_card"]


@proves("DQ-COM-7")
def test_one_explored_room_beside_is_enough_to_escape() -> None:
    game = risen_beside_a_monster({"D5": "dn8 E", "E5": "dn1 W"})

    game.clash("magic", "ranged")

    assert game.question == "flee"


@proves("DQ-R-42")
def test_an_occupied_room_is_no_refuge() -> None:
    game = ambushed(
        board={**HALLS, "D2": "dn1 S", "E3": "dn1 W"}, others=[Hero("lindel", "E3"), Hero("gherinn", "M10")]
    )
    game.clash("magic", "ranged")

    game.play("flee", dice=[1, 1])

    assert game.question == "run"
    assert sorted(game.options) == ["C3", "D2"]


@proves("DQ-R-42")
def test_if_all_rooms_beside_are_occupied_there_is_no_escape() -> None:
    game = risen_beside_a_monster({"D5": "dn8 E", "E5": "dn1 W"}, Hero("lindel", "E5"))

    game.clash("magic", "ranged")

    assert sorted(ask.kind for ask in game.table.asks) == ["hero_card", "monster_card"]


@proves("DQ-R-42")
def test_the_treasure_chamber_is_a_refuge_even_with_others_in_it() -> None:
    game = quest(
        Hero("challara", "E5"),
        Hero("lindel", "G5"),
        board={"E5": "dn1 W", "F5": "dn1 W"},
        tokens={"F5": "monster"},
    ).play("move F5", monster=["troll_4"])
    game.clash("magic", "ranged")

    game.play("flee", "G5", dice=[1, 1], dragon=["dragon_sleeps"], treasure=["ebon_ring", "pearl_ring"])

    assert game.hero.at == game[1].at == "G5"
    assert game.hero.loot == ["ebon_ring", "pearl_ring"]


@proves("DQ-R-42")
def test_nobody_flees_across_a_chasm() -> None:
    game = ambushed(board={"C3": "dn1 W", "D3": "ch1 W", "D2": "dn1 S", "E3": "dn1 W", "D4": "dn1 N"})
    game.clash("magic", "ranged")

    game.play("flee", dice=[1, 1])

    assert sorted(game.options) == ["C3", "D2"]  # the sides of the entry; E3 and D4 lie beyond


@proves("DQ-R-42")
def test_nobody_flees_over_a_cave_in() -> None:
    game = ambushed(board={"C3": "dn1 W", "D3": "ci2 W", "D2": "dn1 S", "E3": "dn1 W"})
    game.clash("magic", "ranged")

    game.play("flee", dice=[1, 1], dungeon=["empty"])

    assert game.hero.at == "C3"


@proves("DQ-R-42")
def test_the_room_fled_to_is_resolved_and_then_the_turn_ends() -> None:
    game = ambushed(board={**HALLS, "D2": "tr1 S"})
    game.clash("magic", "ranged")

    game.play("flee", "D2", dice=[1, 1, 4], trap=["poisonous_snakes"])

    assert game.clause("card_drawn") == "DQ-ROM-12"
    assert game.hero.wounds == 4 + 4
    assert (game.asked, game.question) == (1, "action")


@proves("DQ-R-42", "DQ-MON-1")
def test_out_of_one_fight_into_another() -> None:
    game = quest(
        Hero("challara", "C3"), board={**HALLS, "D2": "dn1 S"}, tokens={"D3": "monster", "D2": "monster"}
    )
    game.play("move D3", monster=["troll_4"]).clash("magic", "ranged")

    game.play("flee", "D2", dice=[1, 1], monster=["golem_1"])

    assert (game.state.foe, game.state.foe_wounds) == ("golem", 0)
    assert game.tokens("D3") == game.tokens("D2") == {"monster"}


@proves("DQ-R-43")
def test_who_dies_of_the_penalty_dies_in_the_room_of_the_fight() -> None:
    game = ambushed(wounds=CHALLARAS_HEALTH - 4, loot=["gold_10"])
    game.clash("magic", "ranged")

    game.play("flee", dice=[1, 1])  # a troll's blow of four, and no dungeon card next door

    assert game.hero.standing == "dead"
    assert game.last("died") == {"seat": 0, "cause": "monster"}
    assert game.last("entered")["place"] == "D3"
    assert game.tokens("D3") == {"monster"}
    assert discarded_monster(game, "troll_1")


@proves("DQ-R-44")
def test_nobody_flees_from_a_dead_monster() -> None:
    game = ambushed(monster="skeleton_1")

    strike(game, 2)

    assert [event.args["monster"] for event in game.told("monster_slain")] == ["skeleton"]
    assert (game.asked, game.question) == (1, "action")


@proves("DQ-R-39")
def test_when_both_fall_in_one_round_the_hero_dies_and_the_token_stays() -> None:
    game = facing(monster="skeleton_1", wounds=CHALLARAS_HEALTH - 1)
    strike(game)
    game.play("fight").clash("magic", "magic")

    assert game.hero.standing == "dead"
    assert not game.told("monster_slain")
    assert game.tokens("D3") == {"monster"}
    assert discarded_monster(game, "skeleton_1")


@proves("DQ-COM-8")
def test_the_next_hero_in_finds_the_token_of_a_monster_somebody_fled_from() -> None:
    game = ambushed(board={**HALLS, "E3": "dn1 E"}, others=[Hero("lindel", "E3")])
    game.clash("magic", "ranged").play("flee", dice=[1, 1], dungeon=["empty"])

    game.play("move D3", monster=["sorcerer_1"])

    assert {ask.seat: ask.kind for ask in game.table.asks} == {1: "hero_card", 0: "monster_card"}


@proves("DQ-COM-6")
@pytest.mark.parametrize(
    ("monster", "blows", "said"),
    [
        ("skeleton_1", 0, "de 0 a 2 heridas"),
        ("skeleton_3", 2, "de 0 a 1 heridas"),
        ("demon_4", 6, "cuesta 6 heridas"),
    ],
)
def test_what_an_escape_may_cost_is_said_as_far_as_it_is_known(monster: str, blows: int, said: str) -> None:
    game = ambushed(monster=monster)
    game.state.foe_wounds = blows
    game.clash("ranged", "magic")
    _, note = game.table.game.notes(game.table.view(0))

    assert note is not None
    assert said in words("es").phrase(note, "quest", ("Ana", "Rui"))
