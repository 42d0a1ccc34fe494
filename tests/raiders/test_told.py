"""What is told of a game: each event carries the figures a screen shows, and open counts are true."""

from __future__ import annotations

import random

import pytest

from mazmorra import determinize
from mazmorra.games.raiders.state import UNDRAWN
from mazmorra.kernel import CHANCE, WATCHER, gave_nothing_away
from tests.scenario import Scene, last_room, new_table, proves, raiders


def told(game: Scene, kind: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in game.told(kind)]


@proves("DR-MON-3", "DR-MON-4")
def test_an_attack_names_the_monster_and_everybody_it_strikes() -> None:
    game = raiders("devir", room="troll")

    game.play(1, 1, 3)

    assert told(game, "monster_unbeaten") == [{"room": "troll", "total": 5, "strength": 14}]
    assert told(game, "monster_attacks") == [{"room": "troll", "seats": (0, 1)}]
    assert [event.clause for event in game.told("monster_attacks")] == ["DR-MON-4"]


@proves("DR-MON-3")
def test_an_attack_on_one_cites_the_rule_of_one() -> None:
    game = raiders("devir", room="troll")

    game.play(1, 2, 3)

    assert told(game, "monster_attacks") == [{"room": "troll", "seats": (0,)}]
    assert game.clause("monster_attacks") == "DR-MON-3"


@proves("DR-MON-2")
def test_the_monsters_beaten_are_counted() -> None:
    game = raiders("devir", row=["snake", "troll", "goblin"])
    game.play(4, 3, 3)
    assert game.state.beaten == 1
    game.play(2, 1, 1)
    assert game.state.beaten == 1
    game.play(5, 5, 5)

    assert game.state.beaten == 2


@proves("DR-SOL-4")
def test_the_monsters_beaten_alone_are_counted_too() -> None:
    game = raiders("classic", "solitaire", 1, row=["snake", "goblin", "troll"], attack=[3, 3, 4])
    for card, beaten in ((4, 1), (5, 2), (2, 2)):
        game.play(card)
        assert game.state.beaten == beaten


@proves("DR-SET-10")
def test_who_is_drawn_to_start_is_told() -> None:
    game = Scene(new_table("devir", "tactical", 3))
    for character in (0, 1, 2):
        game.table.answer(CHANCE, character)
    game.table.answer(CHANCE, 1)

    assert told(game, "start_drawn") == [{"seat": 1}]
    assert game.clause("start_drawn") == "DR-SET-10"


@proves("DR-SOL-2")
def test_the_solitaires_set_up_is_told_as_it_is() -> None:
    game = Scene(new_table("classic", "solitaire", 1))
    game.answer(0, 3)
    game.answer(0, 4)

    character = game.table.game.box.characters[3].id
    assert told(game, "character_dealt") == [{"seat": 0, "character": character, "coins": 2, "wounds": 4}]
    assert (game.coins, game.wounds) == ([2], [4])


@proves("DR-SOL-5")
def test_a_chest_that_stays_is_told_and_one_that_is_taken_is_not() -> None:
    game = raiders("classic", "solitaire", 1, room="treasure_4_2")

    game.play(4)

    assert told(game, "chest_stays") == [{"coins": 4}]
    assert game.clause("chest_stays") == "DR-SOL-5"


@proves("DR-TRE-5")
@pytest.mark.parametrize(("coins", "gained", "lost"), [(18, 2, 2), (17, 3, 1), (20, 0, 4)])
def test_what_a_full_bag_leaves_behind_is_told(coins: int, gained: int, lost: int) -> None:
    game = raiders("devir", room="treasure_4", coins=[coins, 0, 0])

    game.play(5, 4, 3)

    assert told(game, "coins_gained") == [{"seat": 0, "amount": gained, "total": 20}]
    assert told(game, "purse_full") == [{"seat": 0, "lost": lost}]


@proves("DR-TRE-5")
def test_a_bag_that_is_just_filled_leaves_nothing_behind() -> None:
    game = raiders("devir", room="treasure_4", coins=[16, 0, 0])

    game.play(5, 4, 3)

    assert (game.coins[0], told(game, "purse_full")) == (20, [])


@proves("DR-VAU-2")
def test_too_few_of_an_item_are_told_by_its_name() -> None:
    game = raiders("devir", room="vault_items", items={2: ["key"] * 5})

    game.play(3, 3, 5)

    assert told(game, "item_short") == [{"seats": (0, 1), "item": "key"}]


@proves("DR-LVL-5")
def test_the_level_that_was_explored_is_told() -> None:
    game = raiders("devir", level=2, row=["treasure_1"])
    for card in (1, 2, 3, 4):
        game.play(card, card, card)

    assert told(game, "rested") == [{"level": 2}]


@proves("DR-SET-9")
def test_the_sizes_of_hands_are_open_items_included() -> None:
    game = raiders("devir", room="treasure_1", items={0: ["key", "key", "sword"], 1: ["crystal_ball"]})
    assert [game.view(viewer)["hand_sizes"] for viewer in (0, 2, WATCHER)] == [(8, 6, 5)] * 3

    game.play("key", 1, 2)

    assert game.view(2)["hand_sizes"] == (7, 5, 4)


@proves("DR-END-5")
def test_with_nobody_left_nobody_is_said_to_have_stayed_on_their_feet() -> None:
    game = last_room(room="medusa")

    game.play(1, 1, 1)

    assert (game.told("nobody_collapses"), game.winners) == ([], ())
    assert game.clause("nobody_wins") == "DR-BOS-3"


@proves("DR-BOS-7")
def test_an_escape_is_told_only_where_there_is_one() -> None:
    assert told(_played(raiders("devir", room="troll", items={0: ["sword"]}), "sword", 1, 1), "escaped") == []
    escaped = told(_played(last_room(room="wolf_pack", items={0: ["torch"]}), "torch", 1, 2), "escaped")
    assert escaped == [{"seat": 0, "item": "torch", "room": "wolf_pack"}]


def _played(game: Scene, *cards: int | str) -> Scene:
    game.play(*cards)
    return game


@proves("DR-SET-9", "DR-LVL-6")
def test_power_cards_out_are_open_from_the_first_room_on_and_the_dead_have_none() -> None:
    game = raiders("classic", row=["dragon", "treasure_1"], wounds=[9, 0, 0])
    assert game.view(1)["played"] == (0, 0, 0)

    game.play(1, 2, 3)

    assert game.alive[0] is False
    assert [game.seen_played(1, seat) for seat in range(3)] == [[], [2], [3]]
    assert game.view(1)["played"][0] == 0


@proves("DR-PLY-14")
def test_a_room_that_another_has_seen_is_drawn_when_it_is_imagined() -> None:
    game = raiders("devir", row=["treasure_1"], lit="UUUUD", items={1: ["torch"]})
    game.answer(1, "look")

    for seed in range(20):
        imagined = determinize(game.view(0), random.Random(seed))
        assert imagined.state.row[4] != UNDRAWN
        assert sum(imagined.state.bag) == sum(game.state.bag)
    assert UNDRAWN not in game.state.row


@proves("DR-PLY-1")
def test_a_card_laid_in_turn_may_be_taken_back_until_the_next_is_asked_in_the_dark() -> None:
    game = raiders("devir", "tactical", row=["treasure_1", "treasure_2"], lit="UDDUD")
    before = game.table.copy(watched=True)
    game.answer(0, 1)
    assert gave_nothing_away(before, game.table)

    game.answer(1, 2)
    before = game.table.copy(watched=True)
    game.answer(2, 3)  # and the next room, which was dark, is turned up

    assert not gave_nothing_away(before, game.table)
