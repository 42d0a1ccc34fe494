"""One player against the dungeon: monsters are played by the rules, and only treasure opens the gate."""

from __future__ import annotations

from typing import Any

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.games.quest.state import BELOW
from tests.quest.fights import HALLS, discarded_monster
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

CHALLARAS_HEALTH = 12


def alone(name: str = "challara", at: str = "C3", **more: Any) -> Scene:
    """A hero alone in the dungeon; the setting's own words go to the setting, the rest to the hero."""
    setting = {
        word: more.pop(word)
        for word in ("board", "tokens", "death", "light", "sun", "dice", "bag")
        if word in more
    }
    return quest(Hero(name, at, **more), players="solo", **setting)


def surprised(name: str = "challara", board: dict[str, str] = HALLS, **more: Any) -> Scene:
    """A hero alone has walked from C3 into D3 and drawn an ambush; the monster's card lies face down."""
    return alone(name, board=board, **more).play("move D3", dungeon=["ambush"])


# What is as always.


@proves("DQ-SOLO-0")
def test_alone_one_searches_falls_and_comes_up_as_in_company() -> None:
    game = alone(board={"C3": "dn1 W", "D3": "st1 W"})

    game.play("search", search=["gold_10"])
    game.play("move D3", dungeon=["empty"])
    game.play("descend", "E", catacomb=["exit"])
    game.play("exit", "S", dice=[1], tile=["dn8"])
    game.play("N", dungeon=["empty"])

    assert (game.hero.at, game.hero.loot) == ("E4", ["gold_10"])
    assert game.state.sun == 5  # a space each turn


@proves("DQ-SOLO-0")
def test_alone_the_sun_sets_too() -> None:
    game = alone(at="A1", loot=["ebon_ring"], sun=25, dice=[1])

    assert game.over
    assert game.winners == ()


@proves("DQ-SOLO-0", "DQ-R-45")
def test_alone_nobody_plays_the_monster() -> None:
    game = surprised()

    game.play("fight", monster=["skeleton_1"], dice=[6])

    assert game.table.seats == 1
    assert not game.told("cards_revealed")
    assert game.clause("monster_slain") == "DQ-COM-4"
    assert not game.told("monster_discarded")  # it was seen when the fight began
    assert game.tokens("D3") == set()


# Leaving.


@proves("DQ-SOLO-1")
@pytest.mark.parametrize(
    ("loot", "may"),
    [
        ((), False),
        (("gold_200",), False),
        (("gigantic_diamond",), False),
        (("ebon_ring",), True),
        (("gold_10", "loadstone"), True),
    ],
)
def test_alone_only_a_treasure_card_lets_a_hero_out(loot: tuple[str, ...], may: bool) -> None:
    game = alone(at="A1", loot=loot)

    assert ("leave" in game.options) is may


@proves("DQ-SOLO-1")
def test_in_company_any_loot_card_lets_a_hero_out() -> None:
    assert "leave" in quest(Hero("challara", "A1", loot=["gold_200"])).options


@proves("DQ-R-67")
@pytest.mark.parametrize(("loot", "may"), [("gold_200", False), ("ebon_ring", True)])
def test_alone_coming_into_a_tower_asks_for_a_treasure_card_too(loot: str, may: bool) -> None:
    game = alone(at="B1", board={"B1": "dn1 W"}, loot=[loot]).play("move A1")

    assert game.question == "tower"
    assert ("leave" in game.options) is may


@proves("DQ-SOLO-1", "DQ-WIN-2")
def test_alone_who_gets_out_wins() -> None:
    game = alone(at="A1", loot=["ebon_ring", "gold_10"]).play("leave")

    assert (game.winners, game.hero.gold) == ((0,), 90)


# Escaping.


@proves("DQ-SOLO-2")
def test_alone_the_escape_is_tried_before_the_monster_is_seen() -> None:
    game = surprised()

    assert (game.question, game.options, game.table.asks[0].clause) == (
        "flee_unseen",
        ["fight", "flee"],
        "DQ-SOLO-2",
    )
    assert (game.state.foe, game.table.view(0)["foe_card"]) == ("", -1)
    assert game.tokens("D3") == {"monster"}


@proves("DQ-SOLO-2", "DQ-R-65")
def test_alone_an_escape_costs_nothing_leaves_the_token_and_leads_through_any_passage() -> None:
    game = surprised()

    game.play("flee", dice=[3, 4], monster=["demon_4"])
    assert (game.question, sorted(game.options)) == ("run", ["C3", "D2", "D4", "E3"])
    assert game.table.asks[0].clause == "DQ-SOLO-2"
    game.play("E3", tile=["tr1"], trap=["poisonous_snakes"], dice=[2])

    assert (game.hero.at, game.hero.wounds) == ("E3", 2)  # into the unknown, and that room was resolved
    assert game.last("escaped") == {"seat": 0, "monster": "demon", "penalty": 0}
    assert game.last("monster_discarded") == {"monster": "demon", "health": 8, "penalty": 6}
    assert game.clause("escaped") == "DQ-SOLO-2"
    assert discarded_monster(game, "demon_4")
    assert game.tokens("D3") == {"monster"}
    assert (game.question, game.state.sun) == ("action", 2)  # the next turn


@proves("DQ-SOLO-2")
def test_alone_doors_do_not_stop_an_escape() -> None:
    game = surprised(board={"C3": "dn1 W", "D3": "do1 W"})

    game.play("flee", "E3", dice=[1, 1], monster=["demon_4"], tile=["dn1"], dungeon=["empty"])

    assert game.hero.at == "E3"
    assert {event.args["deck"] for event in game.told("card_drawn")} == {"dungeon"}


@proves("DQ-R-65", "DQ-ROM-6")
def test_alone_nobody_flees_over_a_cave_in_either() -> None:
    game = surprised(board={"C3": "dn1 W", "D3": "ci2 W"})

    game.play("flee", dice=[1, 1], monster=["demon_4"], dungeon=["empty"])

    assert game.hero.at == "C3"  # the only way on this side of the fall


@proves("DQ-SOLO-2", "DQ-R-66")
def test_alone_a_failed_escape_shows_the_monster_costs_its_penalty_and_there_is_no_other() -> None:
    game = surprised()

    game.play(
        "flee", dice=[4, 4, 1, 6, 5], monster=["skeleton_4"]
    )  # one wound more, then the skeleton's three

    assert game.last("monster_shown") == {"seat": 0, "monster": "skeleton", "health": 3, "penalty": 1}
    assert game.clause("monster_shown") == "DQ-SOLO-2"
    assert [event.clause for event in game.told("wounded")] == ["DQ-SOLO-2", "DQ-SOLO-3"]
    assert (game.hero.at, game.hero.wounds, game.hero.determination) == ("D3", 2, 1)
    assert game.tokens("D3") == set()
    assert game.question == "action"  # nothing else was asked


@proves("DQ-R-66", "DQ-COM-3")
def test_alone_a_failed_escape_can_kill() -> None:
    game = surprised(wounds=CHALLARAS_HEALTH - 6)

    game.play("flee", dice=[6, 6], monster=["demon_4"])

    assert game.over
    assert game.last("died") == {"seat": 0, "cause": "monster"}
    assert game.tokens("D3") == {"monster"}


@proves("DQ-SOLO-2")
def test_alone_old_bones_cannot_be_fled_from() -> None:
    game = alone(board=HALLS)

    game.play("move D3", "draw", dungeon=["crypt"], crypt=["old_bones"], dice=[4, 6], monster=["skeleton_1"])

    assert game.clause("monster_slain") == "DQ-COM-4"
    assert not game.told("escaped")


@proves("DQ-SOLO-2", "DQ-CAT-9")
def test_alone_a_monster_token_is_met_from_below_in_the_same_way() -> None:
    hero = Hero("challara", "C3", standing=BELOW, heading="E")
    game = quest(
        hero, players="solo", board={"D5": "dn1 W"}, tokens={"D5": "monster"}, draws={"catacomb": ["exit"]}
    )

    game.play("exit", "S", dice=[2])

    assert game.question == "flee_unseen"


# Fighting.


@proves("DQ-SOLO-3")
@pytest.mark.parametrize(
    ("pips", "hero", "monster"), [(1, 1, 0), (2, 1, 0), (3, 1, 1), (4, 1, 1), (5, 0, 1), (6, 0, 2)]
)
def test_alone_each_round_is_a_die(pips: int, hero: int, monster: int) -> None:
    game = surprised()
    finish = [6] * ((8 - monster + 1) // 2)

    game.play("fight", monster=["demon_4"], dice=[pips, *finish])

    assert game.hero.wounds == hero
    dealt = [event.args["amount"] for event in game.told("monster_wounded")]
    assert dealt[: len(dealt) - len(finish)] == [monster] * bool(monster)
    assert {event.clause for event in (*game.told("wounded"), *game.told("monster_wounded"))} == {"DQ-SOLO-3"}


@proves("DQ-SOLO-3")
def test_alone_the_dice_can_kill_the_hero() -> None:
    game = surprised(wounds=CHALLARAS_HEALTH - 2)

    game.play("fight", monster=["golem_4"], dice=[5, 3, 1])

    assert game.over
    assert game.last("died") == {"seat": 0, "cause": "monster"}
    assert discarded_monster(game, "golem_4")
    assert game.tokens("D3") == {"monster"}


@proves("DQ-SOLO-4")
def test_alone_the_monster_is_shown_when_the_fight_begins() -> None:
    game = surprised()
    assert not game.told("monster_shown")

    game.play("fight", monster=["troll_1"], dice=[6, 5])

    assert game.last("monster_shown") == {"seat": 0, "monster": "troll", "health": 3, "penalty": 4}
    assert game.clause("monster_shown") == "DQ-SOLO-4"
    assert game.hero.wounds == 0  # whoever does not try to escape pays no penalty


# The heroes' own ways in such a fight.


@proves("DQ-R-78", "DQ-SOLO-3")
@pytest.mark.parametrize(("name", "wounds", "guards"), [("hugo", 1, 1), ("lindel", 2, 0)])
def test_alone_too_hugo_turns_one_wound_aside_once_a_fight(name: str, wounds: int, guards: int) -> None:
    game = surprised(name)

    game.play("fight", monster=["troll_4"], dice=[1, 2, 6, 6, 5])

    assert game.told("monster_slain")
    assert (game.hero.wounds, len(game.told("guarded"))) == (wounds, guards)


@proves("DQ-R-78", "DQ-SOLO-3")
def test_alone_hugo_turns_aside_one_of_two_wounds_that_a_die_of_ones_own_gives() -> None:
    printed = QuestGame.content_text(QuestGame.variants()[0], "Own.")
    own = printed.replace("pips = 1\nhero_wounds = 1", "pips = 1\nhero_wounds = 2")
    assert own != printed
    game = quest(Hero("hugo", "C3"), board=HALLS, players="solo", content=own)

    game.play("move D3", "fight", dungeon=["ambush"], monster=["skeleton_1"], dice=[1, 6])

    assert (game.hero.wounds, len(game.told("guarded"))) == (1, 1)


@proves("DQ-R-78", "DQ-SOLO-3")
def test_alone_hugo_keeps_his_guard_for_the_first_wound_of_the_fight() -> None:
    game = surprised("hugo")

    game.play("fight", monster=["troll_4"], dice=[6, 3, 6])

    assert (game.told("monster_slain") != [], game.hero.wounds, len(game.told("guarded"))) == (True, 0, 1)


@proves("DQ-R-78", "DQ-SOLO-3")
def test_alone_hugos_guard_is_up_again_in_the_next_fight() -> None:
    game = surprised("hugo").play("fight", monster=["skeleton_1"], dice=[1, 6])

    game.play("move C3", "fight", dungeon=["ambush"], monster=["skeleton_2"], dice=[1, 6])

    assert (game.hero.wounds, len(game.told("guarded")), game.hero.determination) == (0, 2, 2)


@proves("DQ-TRN-6", "DQ-SOLO-3")
@pytest.mark.parametrize(("answer", "wounds", "suffered"), [("calm", 0, 1), ("fury", 1, 2)])
def test_alone_too_krutzbecks_fury_costs_a_wound_and_deals_one(
    answer: str, wounds: int, suffered: int
) -> None:
    game = surprised("krutzbeck").play("fight", monster=["troll_4"], dice=[5])
    assert (game.question, game.options) == ("fury", ["calm", "fury"])
    assert (game.about["wounds"], game.about["dealt"]) == (0, 1)

    game.play(answer, dice=[5])

    assert (game.hero.wounds, game.state.foe_wounds, game.question) == (wounds, suffered, "fury")


@proves("DQ-TRN-6", "DQ-SOLO-3")
def test_alone_fury_adds_to_what_the_die_says() -> None:
    game = surprised("krutzbeck").play("fight", monster=["troll_4"], dice=[3])
    assert (game.about["wounds"], game.about["dealt"]) == (1, 1)

    game.play("fury", dice=[6])
    assert (game.hero.wounds, game.state.foe_wounds, game.about["dealt"]) == (2, 2, 2)
    game.play("fury")

    assert game.told("monster_slain")
    assert game.hero.wounds == 3


@proves("DQ-TRN-6", "DQ-SOLO-3")
def test_alone_fury_needs_a_wound_to_add_to() -> None:
    game = surprised("krutzbeck").play("fight", monster=["troll_4"], dice=[1, 2, 5])

    assert (game.hero.wounds, game.state.foe_wounds, game.question) == (2, 0, "fury")


@proves("DQ-TRN-6", "DQ-DIE-1")
def test_alone_fury_can_cost_the_life_and_then_the_monster_lives() -> None:
    game = surprised("krutzbeck", wounds=19).play("fight", monster=["troll_1"], dice=[6])

    game.play("fury")

    assert (game.hero.standing, game.told("monster_slain"), game.tokens("D3")) == ("dead", [], {"monster"})


@proves("DQ-TRN-6")
def test_alone_others_know_no_fury() -> None:
    game = surprised("lindel").play("fight", monster=["skeleton_1"], dice=[6])

    assert game.told("monster_slain")
