"""The greedy adventurer's judgement, one situation and one question each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mazmorra.bots import UnknownBot, make_bot
from mazmorra.bots.greedy.quest import FIRST_LOOT, INSISTS, SENSIBLE, Adventurer, Policy
from mazmorra.games import find_game
from mazmorra.games.quest.state import BELOW, DEAD
from mazmorra.kernel import determinize
from tests.quest.fights import ambushed
from tests.quest.scene import Scene, name_of
from tests.quest.setting import Hero, quest

GALLERY = {"B1": "dn5 W", "C1": "dn5 W", "D1": "dn1 W"}
"""Three rooms in a row from the tower in the corner."""


def answer(game: Scene, policy: Policy = SENSIBLE) -> Any:
    """What the bot in the seat that is asked answers, by name."""
    ask = game.table.asks[0]
    return name_of(game.table.game, ask, Adventurer(1, policy).choose(game.table.view(ask.seat)))


def test_whoever_stands_in_a_tower_with_a_fortune_leaves() -> None:
    assert answer(quest(Hero("hugo", "A1", loot=["giant_ruby"]), board=GALLERY, sun=12)) == "leave"


def test_little_loot_is_not_worth_leaving_for_on_the_first_morning() -> None:
    game = quest(Hero("hugo", "A1", loot=["gold_10"]), board=GALLERY, sun=1)
    assert answer(game) != "leave"
    assert answer(game, FIRST_LOOT) == "leave"


def test_with_loot_and_many_wounds_it_turns_back() -> None:
    hale = quest(Hero("hugo", "C1", loot=["gold_60"]), board=GALLERY, sun=4)
    hurt = quest(Hero("hugo", "C1", loot=["gold_60"], wounds=13), board=GALLERY, sun=4)
    assert (answer(hale), answer(hurt)) == ("move D1", "move B1")


def test_with_loot_it_turns_back_when_the_sun_is_low() -> None:
    assert answer(quest(Hero("hugo", "C1", loot=["gold_60"]), board=GALLERY, sun=22)) == "move B1"


def test_who_insists_goes_on_hurt_or_not() -> None:
    game = quest(Hero("hugo", "C1", loot=["gold_60"], wounds=13), board=GALLERY, sun=4)
    assert answer(game, INSISTS) == "move D1"


def test_alone_only_treasure_is_something_to_turn_back_with() -> None:
    loot, treasure = (
        quest(Hero("hugo", "C1", loot=[card], wounds=6), board=GALLERY, sun=10, players="solo")
        for card in ("gold_250", "giant_ruby")
    )
    assert (answer(loot), answer(treasure)) == ("move D1", "move B1")


@pytest.mark.parametrize("policy", [SENSIBLE, INSISTS, FIRST_LOOT])
def test_a_sleeping_dragon_is_left_alone_by_who_has_all_it_needs(policy: Policy) -> None:
    """Of two cards one wakes it."""
    few = {"dragon": ["dragon_sleeps", "dragon_rage"]}
    board = {"F5": "dn5 E", "E5": "dn5 E"}
    assert (
        answer(
            quest(Hero("hugo", "G5", loot=["giant_ruby", "bag_of_gems"]), board=board, sun=9, decks=few),
            policy,
        )
        != "dragon"
    )


def test_the_first_treasures_are_taken_when_there_is_time() -> None:
    """Six of seven cards let the dragon sleep, and a ring is no treasure to speak of."""
    few = {"dragon": ["dragon_sleeps"] * 6 + ["dragon_rage"]}
    assert (
        answer(quest(Hero("krutzbeck", "G5", loot=["ebon_ring"]), board={"F5": "dn5 E"}, sun=9, decks=few))
        == "dragon"
    )


def test_the_known_pit_is_gone_round() -> None:
    """Luck 4 at a pit is death five times of six; the way beside it is a room like others."""
    board = {"B1": "dn1 W", "C1": "pi1 W", "B2": "dn1 N"}
    assert answer(quest(Hero("krutzbeck", "B1"), board=board, sun=2)) != "move C1"


def test_a_walled_in_hero_searches() -> None:
    """A dead end behind, one portcullis nobody with such arms lifts, and a torch on the wall."""
    game = quest(Hero("gherinn", "B1", came="W"), board={"B1": "pc6 W"}, sun=3)
    assert answer(game) == "search"


def test_the_dying_flee_and_the_hale_fight_on() -> None:
    hale, dying = ambushed("hugo", "demon_4"), ambushed("tatianna", "demon_4", wounds=11)
    for game in (hale, dying):
        game.clash("magic", "melee")
    assert (answer(hale), answer(dying)) == ("fight", "flee")


def test_determination_is_spent_on_a_life() -> None:
    game = quest(Hero("hugo", "B1", determination=4), board={"B1": "dn1 W", "C1": "pi1 W"}, sun=2)
    game.play("move C1", dice=[4, 3])
    assert game.question == "determination"
    assert answer(game) == 3


def test_the_rune_of_slumber_is_kept_for_the_rage() -> None:
    for card, wanted in (("dragon_sleeps", "keep"), ("dragon_rage", "use")):
        game = quest(Hero("hugo", "F5", rune="slumber"), board={"F5": "dn5 E"}, sun=9)
        game.play("move G5", dragon=[card])
        assert answer(game) == wanted


def test_a_way_out_of_the_catacombs_is_taken() -> None:
    game = quest(
        Hero("hugo", "C3", standing=BELOW, row=["catacomb/empty"]), sun=5, draws={"catacomb": ["exit"]}
    )
    assert answer(game) == "exit"


def test_the_dead_play_the_monster() -> None:
    table = ambushed(others=[Hero("hugo", standing=DEAD), Hero("lindel", "M10")]).table
    asked = next(ask for ask in table.asks if ask.kind == "monster_card")
    assert asked.seat == 1
    assert Adventurer(1).choose(table.view(1)) in asked.options


def test_the_monster_card_is_not_looked_at() -> None:
    """Views that differ only in the hidden card are equal, and so are the answers to them."""
    game = ambushed("hugo", "demon_1")
    game.clash("magic", "melee")
    view = game.table.view(0)
    for seed in range(5):
        imagined = determinize(view, random.Random(seed)).view(0)
        assert Adventurer(3).choose(imagined) == Adventurer(3).choose(view)


def test_a_policy_may_be_named_after_a_colon() -> None:
    game = find_game("quest", {})
    bot = make_bot("greedy:insists", game, 1)
    assert isinstance(bot, Adventurer)
    assert bot.policy == INSISTS
    with pytest.raises(UnknownBot, match="greedy:first_loot"):
        make_bot("greedy:dances", game, 1)


@pytest.mark.parametrize("name", ["random:insists", "greedy:", "greedy:insists"])
def test_a_policy_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, find_game("raiders", {}), 1)
