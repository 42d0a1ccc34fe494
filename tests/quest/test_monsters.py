"""Monsters: how they are met, who plays them, and the figures on their cards."""

from __future__ import annotations

import pytest

from mazmorra.games.quest.state import DEAD, OUT
from tests.quest.fights import HALLS, ambushed, discarded_monster, facing, strike
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

MONSTERS = [
    ("troll_1", "troll", 3, 4),
    ("troll_2", "troll", 4, 2),
    ("troll_3", "troll", 4, 3),
    ("troll_4", "troll", 5, 0),
    ("demon_1", "demon", 5, 2),
    ("demon_2", "demon", 6, 3),
    ("demon_3", "demon", 6, 4),
    ("demon_4", "demon", 8, 6),
    ("skeleton_1", "skeleton", 2, 1),
    ("skeleton_2", "skeleton", 2, 2),
    ("skeleton_3", "skeleton", 3, 0),
    ("skeleton_4", "skeleton", 3, 1),
    ("sorcerer_1", "sorcerer", 2, 1),
    ("sorcerer_2", "sorcerer", 2, 2),
    ("sorcerer_3", "sorcerer", 3, 3),
    ("sorcerer_4", "sorcerer", 3, 4),
    ("golem_1", "golem", 4, 2),
    ("golem_2", "golem", 5, 2),
    ("golem_3", "golem", 5, 3),
    ("golem_4", "golem", 6, 4),
]
every_monster = pytest.mark.parametrize(("card", "name", "health", "penalty"), MONSTERS)


def kinds_asked(game: Scene) -> dict[int, str]:
    return {ask.seat: ask.kind for ask in game.table.asks}


@proves("DQ-MON-1")
def test_a_card_can_bring_a_monster_and_its_token_lies_in_the_room_then() -> None:
    game = ambushed()

    assert kinds_asked(game) == {0: "hero_card", 1: "monster_card"}
    assert game.tokens("D3") == {"monster"}
    assert game.clause("monster_met") == "DQ-MON-2"


@proves("DQ-CRD-1")
def test_when_no_monster_card_is_left_the_discards_are_shuffled() -> None:
    game = quest(Hero("challara", "C3"), board=HALLS)
    game.state.monster_deck, game.state.monster_discard = [0] * len(MONSTERS), [1] * len(MONSTERS)

    game.play("move D3", dungeon=["ambush"], monster=["demon_2"])

    assert (game.state.foe, game.state.monster_deck, game.state.monster_discard) == (
        "demon",
        [1] * 20,
        [0] * 20,
    )


@proves("DQ-MON-1")
def test_in_a_room_with_a_monster_token_the_monster_is_met_and_the_room_does_nothing() -> None:
    game = facing()

    assert kinds_asked(game) == {0: "hero_card", 1: "monster_card"}
    assert not game.told("card_drawn")


@proves("DQ-MON-1")
def test_a_rotating_chamber_guarded_by_a_monster_does_not_turn() -> None:
    game = facing(board={"C3": "dn1 W", "D3": "ro1 W"})

    strike(game, 3)

    assert game.room("D3") == "ro1 W"
    assert game.clause("monster_slain") == "DQ-COM-4"


@proves("DQ-MON-1")
def test_in_a_room_without_a_monster_token_nobody_is_met() -> None:
    game = quest(Hero("challara", "C3"), board=HALLS).play("move D3", dungeon=["empty"])

    assert not game.told("monster_met")
    assert game.clause("card_drawn") == "DQ-ROM-2"
    assert game.tokens("D3") == set()


@proves("DQ-MON-1", "DQ-COM-5")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_old_bones_that_rise_cannot_be_fled_from(pips: int) -> None:
    game = quest(Hero("challara", "C3"), board=HALLS)
    game.play("move D3", "draw", dice=[pips], dungeon=["crypt"], crypt=["old_bones"], monster=["skeleton_3"])

    game.clash("magic", "ranged")

    assert kinds_asked(game) == {
        0: "hero_card",
        1: "monster_card",
    }  # C3 is explored, yet no escape is offered


@proves("DQ-MON-1")
@pytest.mark.parametrize("pips", [1, 2, 3])
def test_old_bones_may_lie_still(pips: int) -> None:
    game = quest(Hero("challara", "C3"), board=HALLS)

    game.play("move D3", "draw", dice=[pips], dungeon=["dead_adventurer"], corpse=["old_bones"])

    assert not game.told("monster_met")
    assert game.tokens("D3") == set()


@proves("DQ-MON-2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_player_to_the_left_plays_the_monster(seat: int) -> None:
    names, towers = ("challara", "lindel", "gherinn", "tatianna"), ("A1", "M1", "A10", "M10")
    party = [
        Hero(name, "C3" if each == seat else tower)
        for each, (name, tower) in enumerate(zip(names, towers, strict=True))
    ]
    game = quest(*party, board=HALLS, turn=seat)

    game.play("move D3", dungeon=["ambush"], monster=["golem_1"])

    assert kinds_asked(game) == {seat: "hero_card", (seat + 1) % 4: "monster_card"}


@proves("DQ-MON-2")
def test_only_the_name_of_the_monster_is_announced() -> None:
    game = ambushed(monster="golem_3")

    told = [game.table.log(seat)[-1] for seat in (0, 1)]
    assert told[0] | {"number": 0} == {
        "kind": "monster_met",
        "clause": "DQ-MON-2",
        "number": 0,
        "seat": 0,
        "monster": "golem",
    }
    assert (told[1]["health"], told[1]["penalty"]) == (5, 3)


@proves("DQ-MON-3")
def test_each_side_has_the_three_combat_cards() -> None:
    game = ambushed()

    assert [set(ask.options) for ask in game.table.asks] == [{"melee", "ranged", "magic"}] * 2


@proves("DQ-R-37")
def test_a_monster_token_that_lay_there_serves_for_a_fresh_card_and_goes_with_that_monster() -> None:
    game = facing("challara", "skeleton_1", board={"C3": "dn1 W", "D3": "dn1 W"})
    assert game.tokens("D3") == {"monster"}
    game.clash("ranged", "magic").play("flee", dice=[1, 1], dungeon=["empty"])
    assert game.tokens("D3") == {"monster"}

    game.play("move L10", dungeon=["empty"], tile=["dn1"])
    game.play("move D3", monster=["golem_1"])

    assert discarded_monster(game, "skeleton_1")
    strike(game, 4)
    assert game.tokens("D3") == set()


@proves("DQ-R-38")
def test_a_monster_killed_on_entering_leaves_no_time_for_the_room() -> None:
    game = facing(monster="skeleton_1")

    strike(game, 2)

    assert (game.asked, game.question) == (1, "action")
    assert not game.told("card_drawn")
    assert game.hero.at == "D3"


@proves("DQ-R-40")
def test_a_monster_met_again_has_no_wounds_from_before() -> None:
    game = facing(monster="skeleton_1")
    strike(game, 1)
    game.play("flee", dice=[1, 1], dungeon=["empty"])
    game.play("move L10", dungeon=["empty"], tile=["dn1"])

    game.play("move D3", monster=["skeleton_2"])

    assert game.state.foe_wounds == 0
    strike(game, 1)
    assert game.question == "flee"  # of two health, one is left
    strike(game, 1)
    assert discarded_monster(game, "skeleton_2")


@proves("DQ-R-45", "DQ-DIE-3")
@pytest.mark.parametrize("standing", [DEAD, OUT])
def test_a_player_who_is_dead_or_out_still_plays_the_monster(standing: int) -> None:
    game = ambushed(others=[Hero("lindel", standing=standing), Hero("gherinn", "M10")])

    assert kinds_asked(game) == {0: "hero_card", 1: "monster_card"}
    game.clash("magic", "melee")
    assert game.hero.wounds == 1


@proves("DQ-MON-2", "DQ-COM-4")
@every_monster
def test_a_monster_dies_of_as_many_wounds_as_its_card_says(
    card: str, name: str, health: int, penalty: int
) -> None:
    game = ambushed(monster=card)
    assert game.last("monster_met")["monster"] == name

    strike(game, health - 1)
    assert not game.told("monster_slain")
    strike(game)

    assert game.last("monster_slain") == {"seat": 0, "monster": name}
    assert discarded_monster(game, card)


@proves("DQ-COM-6")
@every_monster
def test_escaping_costs_the_penalty_of_the_monsters_card(
    card: str, name: str, health: int, penalty: int
) -> None:
    game = ambushed(monster=card)

    game.clash("ranged", "magic").play("flee", dice=[1, 1], dungeon=["empty"])

    assert game.hero.wounds == 1 + penalty
    assert game.last("escaped") == {"seat": 0, "monster": name, "penalty": penalty}


@proves("DQ-MON-2")
def test_the_box_has_these_twenty_monsters_once_each() -> None:
    box = quest(Hero("hugo", "A1")).table.game.box

    assert [(row.id, row.name, row.health, row.escape) for row in box.monsters] == MONSTERS
    assert {row.copies for row in box.monsters} == {1}
