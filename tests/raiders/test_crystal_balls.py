"""Crystal balls: wait, watch, and play after the others."""

from __future__ import annotations

import pytest

from mazmorra.kernel import WATCHER
from tests.scenario import proves, raiders
from tests.scenario.tables import at_once, both_editions, every_party, in_turn

BALL = "crystal_ball"


@proves("DR-PLY-7")
@every_party
@pytest.mark.parametrize("room", ["treasure_4", "dragon", "magnet", "vault_items"])
def test_in_any_room_a_crystal_ball_waits_until_all_others_have_shown_theirs(
    edition: str, mode: str, room: str
) -> None:
    game = raiders(edition, mode, room=room, items={0: [BALL]})

    game.play(BALL, 2, 3)

    assert game.asked == [0]
    assert game.view(0)["cards"][1:] == (2, 3)
    assert game.place == 1  # nothing has been resolved
    game.answer(0, 5)
    assert game.place == 2


@proves("DR-PLY-7")
@every_party
def test_a_crystal_ball_is_told_as_such_and_counts_for_nothing_itself(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="treasure_4", items={0: [BALL]})

    game.play([BALL, 1], 2, 3)

    assert game.coins == [0, 0, 4]
    balls = [event for event in game.told("card_played") if event.args["card"] == BALL]
    assert [event.clause for event in balls] == ["DR-PLY-7"]


@proves("DR-PLY-7")
@every_party
def test_without_a_crystal_ball_nobody_plays_twice(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="treasure_4")

    assert game.refuses(0, BALL)
    game.play(1, 2, 3)

    assert game.place == 2


@proves("DR-PLY-8")
@in_turn
def test_second_cards_are_played_in_turn_order_from_the_start_player(edition: str, mode: str) -> None:
    game = raiders(
        edition, mode, seats=4, room="dragon", starter=1, items={seat: [BALL] for seat in (0, 1, 3)}
    )
    game.play(BALL, BALL, 2, BALL)

    order = []
    while game.place == 1:
        order += game.asked
        game.answer(game.asked[0], 4)

    assert order == [1, 3, 0]


@proves("DR-PLY-8")
@in_turn
def test_whoever_plays_a_second_card_later_sees_the_earlier_ones(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon", items={0: [BALL], 1: [BALL]})
    game.play(BALL, BALL, 2)

    game.answer(0, 5)

    assert game.asked == [1]
    assert game.view(1)["cards"][0] == 5


@proves("DR-PLY-9")
@at_once
@pytest.mark.parametrize("viewer", [1, 2, WATCHER])
def test_second_cards_are_chosen_in_secret(edition: str, mode: str, viewer: int) -> None:
    tables = [raiders(edition, mode, room="dragon", items={0: [BALL], 1: [BALL]}) for _ in range(2)]
    for game, card in zip(tables, (1, 5), strict=True):
        game.play(BALL, BALL, 2)
        assert game.asked == [0, 1]
        game.answer(0, card)

    assert tables[0].knowledge(viewer) == tables[1].knowledge(viewer)


@proves("DR-PLY-9")
@at_once
def test_second_cards_are_revealed_together(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="goblin", items={0: [BALL], 1: [BALL]})
    game.play(BALL, BALL, 2)
    game.answer(1, 4)
    assert len(game.told("card_played")) == 3

    game.answer(0, 5)

    assert [event.args["card"] for event in game.told("card_played")[3:]] == ["5", "4"]


@proves("DR-PLY-10")
@every_party
def test_a_follow_up_is_compulsory(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="magnet", items={0: [BALL]})

    game.play(BALL, 2, 3)

    assert game.options(0) == [1, 2, 3, 4, 5]
    assert game.refuses(0, "pass")


@proves("DR-PLY-10")
@every_party
@pytest.mark.parametrize(
    ("room", "item", "refused"), [("treasure_4", "key", "sword"), ("dragon", "sword", "key")]
)
def test_a_key_or_sword_the_room_allows_may_follow(
    edition: str, mode: str, room: str, item: str, refused: str
) -> None:
    game = raiders(edition, mode, room=room, items={0: [BALL, "key", "sword"]})
    game.play(BALL, 4, 3)
    assert game.refuses(0, refused)

    game.answer(0, item)

    assert game.place == 2
    assert game.items(0) == [refused]


@proves("DR-PLY-10")
@every_party
def test_a_second_crystal_ball_waits_for_those_who_waited_less(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="dragon", items={0: [BALL, BALL], 1: [BALL]})
    game.play([BALL, BALL], [BALL, 5], 2)

    assert game.asked == [0]
    assert game.view(0)["cards"][1:] == (5, 2)
    game.answer(0, 4)

    assert game.place == 2
    assert game.wounds == [0, 0, 3]


@proves("DR-PLY-11")
@pytest.mark.parametrize(
    ("edition", "mode", "at_once"),
    [
        ("devir", "standard", True),
        ("devir", "tactical", False),
        ("classic", "standard", False),
        ("classic", "speed", False),
    ],
)
def test_a_crystal_ball_goes_back_at_once_or_when_the_second_card_is_down(
    edition: str, mode: str, at_once: bool
) -> None:
    game = raiders(edition, mode, room="magnet", items={0: [BALL], 1: [BALL]})
    before = game.supply(BALL)

    game.play(BALL, BALL, 2)
    assert game.supply(BALL) == before + 2 * at_once
    game.play(3, 4)

    assert game.place == 2
    assert game.supply(BALL) == before + 2


@proves("DR-PLY-11")
@in_turn
def test_each_crystal_ball_goes_back_with_its_own_players_second_card(edition: str, mode: str) -> None:
    game = raiders(edition, mode, room="magnet", items={0: [BALL], 1: [BALL]})
    before = game.supply(BALL)
    game.play(BALL, BALL, 2)

    game.answer(0, 3)

    assert game.supply(BALL) == before + 1


@proves("DR-PLY-11")
@both_editions
def test_two_crystal_balls_of_one_player_both_go_back(edition: str) -> None:
    game = raiders(edition, room="magnet", items={0: [BALL, BALL]})

    game.play([BALL, BALL, 3], 1, 1)

    assert game.supply(BALL) == game.copies(BALL) == game.table.game.box.figures.items_of_each_kind
