"""Setting the table: the dungeon, the supply, the characters, the start player, and what stays unseen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mazmorra.games.raiders.box.loading import open_box
from mazmorra.kernel import CHANCE, WATCHER, Answer, Ask, Dealer
from tests.scenario import Scene, last_room, new_table, proves, raiders, walk_out
from tests.scenario.tables import at_once, both_editions, every_party, in_turn


class Leaning(Dealer):
    """Chance that gives the facing it likes as long as it can, and else the first result there is."""

    def __init__(self, facing: int) -> None:
        self.facing = facing

    def pick(self, number: int, kind: str, options: Sequence[Answer], weights: Sequence[int]) -> int:
        if kind == "facing" and weights[self.facing]:
            return self.facing
        return next(index for index, weight in enumerate(weights) if weight)


def chance(edition: str, mode: str, kind: str) -> Ask:
    """The first question of a kind that chance is asked in a new game."""
    table = new_table(edition, mode)
    while table.asks[0].kind != kind:
        table.answer(CHANCE, table.asks[0].options[-1])
    return table.asks[0]


def dealt(edition: str, mode: str, characters: list[int]) -> Scene:
    """Characters (by their number in the box) have just been dealt."""
    table = new_table(edition, mode, len(characters))
    for character in characters:
        table.answer(CHANCE, character)
    return Scene(table)


@proves("DR-SET-1")
def test_five_of_the_30_classic_cards_are_never_seen() -> None:
    game = last_room("classic", room="magnet")

    game.play(1, 1, 1)

    assert game.over
    assert sum(game.state.bag) == 5


@proves("DR-SET-1", "DR-SET-13")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_nobody_can_tell_the_cards_removed_from_those_still_to_come(seat: int) -> None:
    game = raiders("classic", room="dragon", lit="UUUUD")

    assert sum(game.view(seat)["unseen"]) == 30 - 4
    assert "bag" not in game.view(seat).fields


@proves("DR-SET-1")
def test_every_dungeon_card_is_as_likely_as_it_has_copies() -> None:
    ask = chance("classic", "standard", "room")

    assert ask.weights == tuple(room.copies for room in open_box("classic").rooms)


@proves("DR-SET-2")
@pytest.mark.parametrize("facing", [0, 1])
def test_exactly_12_rooms_are_known_and_13_dark_however_chance_falls(facing: int) -> None:
    game = walk_out(new_table("classic", dealer=Leaning(facing)))

    entered = game.told("room_entered")
    assert [event.args["was_dark"] for event in entered] == (
        [False] * 12 + [True] * 13 if facing else [True] * 13 + [False] * 12
    )


@proves("DR-SET-2")
def test_the_first_card_is_face_up_12_times_of_25() -> None:
    assert chance("classic", "standard", "facing").weights == (13, 12)


@proves("DR-SET-3", "DR-LVL-4")
@both_editions
def test_the_dungeon_is_five_levels_of_five_rooms(edition: str) -> None:
    game = walk_out(new_table(edition, dealer=Leaning(1)))

    assert [event.args["level"] for event in game.told("level_laid")] == [1, 2, 3, 4, 5]
    assert [event.args["place"] for event in game.told("room_entered")] == [1, 2, 3, 4, 5] * 5


@proves("DR-SET-4")
def test_24_of_the_30_rooms_are_entered_and_one_random_boss_is_the_25th() -> None:
    game = walk_out(new_table("devir", dealer=Leaning(1)))

    bosses = {room.id for room in game.table.game.box.rooms if room.boss}
    assert [event.args["room"] in bosses for event in game.told("room_entered")] == [False] * 24 + [True]
    assert sum(game.state.bag) == 6


@proves("DR-SET-4", "DR-LVL-3")
def test_each_of_the_ten_bosses_is_as_likely() -> None:
    game = raiders(
        "devir", level=5, lit="UUUUD", row=["treasure_1", "treasure_2", "treasure_3", "treasure_4"]
    )
    game.table.dealer = None  # chance is asked from here on

    for card in (1, 2, 3, 4):
        game.play(card, card, card)

    ask = game.table.asks[0]
    assert (ask.seat, ask.kind, ask.weights) == (CHANCE, "room", (1,) * 10)


@proves("DR-SET-4")
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_nobody_sees_the_boss_before_its_room(seat: int) -> None:
    tables = [raiders("devir", level=5, lit="UUUUD", boss=boss) for boss in ("golem", "medusa")]

    assert tables[0].knowledge(seat) == tables[1].knowledge(seat)


@proves("DR-SET-5")
def test_two_of_the_seven_level_cards_leave_unseen() -> None:
    assert chance("devir", "standard", "level_card").weights == (1,) * 7

    game = walk_out(new_table("devir", dealer=Leaning(1)))
    assert sum(game.state.level_cards) == 2


@proves("DR-SET-6")
@pytest.mark.parametrize(("edition", "each"), [("classic", 5), ("devir", 6)])
def test_the_supply_holds_every_item_not_in_a_hand(edition: str, each: int) -> None:
    game = dealt(edition, "standard", [0, 1, 2, 3, 4])

    assert [game.supply(item) for item in ("torch", "crystal_ball", "key", "sword")] == [
        each - 1,
        each - 2,
        each - 1,
        each - 1,
    ]


@proves("DR-SET-7")
@every_party
def test_characters_are_dealt_at_random_one_a_player(edition: str, mode: str) -> None:
    table = new_table(edition, mode, 3)
    assert (table.asks[0].kind, table.asks[0].weights) == ("character", (1, 1, 1, 1, 1))

    table.answer(CHANCE, 2)
    assert table.asks[0].options == (0, 1, 3, 4)
    table.answer(CHANCE, 4)
    table.answer(CHANCE, 0)

    assert table.state.characters == [2, 4, 0]
    assert table.asks[0].kind != "character"


@proves("DR-SET-8")
@every_party
def test_each_player_starts_with_what_the_character_card_shows(edition: str, mode: str) -> None:
    game = dealt(edition, mode, [0, 1, 2, 3, 4])

    assert game.coins == [3, 1, 2, 2, 1]
    assert game.wounds == [2, 1, 2, 0, 1]
    assert [game.items(seat) for seat in range(5)] == [
        ["torch"],
        ["sword"],
        ["key"],
        [],
        ["crystal_ball"] * 2,
    ]
    assert [game.powers(seat) for seat in range(5)] == [[1, 2, 3, 4, 5]] * 5
    assert game.clause("character_dealt") == "DR-SET-8"


@proves("DR-SET-9")
@every_party
def test_another_player_sees_how_many_cards_a_hand_has_and_never_which(edition: str, mode: str) -> None:
    game = raiders(
        edition, mode, row=["treasure_1", "treasure_2"], items={0: ["key", "sword"], 1: ["crystal_ball"]}
    )
    game.play(3, 4, 5)

    assert game.view(1)["hands"] == (None, game.state.hands[1], None)
    assert game.view(WATCHER)["hands"] == (None, None, None)
    assert game.view(1)["hand_sizes"] == (6, 5, 4)


@proves("DR-SET-9")
@every_party
def test_another_player_sees_power_cards_played_and_items_used_in_the_open(edition: str, mode: str) -> None:
    game = raiders(edition, mode, row=["treasure_1", "treasure_2"], items={0: ["key"]})
    game.play("key", 4, 5)

    assert game.seen_played(viewer=0, seat=1) == [4]
    assert game.seen_played(viewer=1, seat=0) == []
    assert game.seen_gained(viewer=1, seat=0) == game.seen_used(viewer=1, seat=0) == ["key"]
    played = [
        event["card"] for event in game.table.log(1) if event["kind"] == "card_played" and event["seat"] == 0
    ]
    assert played == ["key"]


@proves("DR-SET-10")
@in_turn
def test_a_random_player_is_the_start_player(edition: str, mode: str) -> None:
    assert chance(edition, mode, "starter").weights == (1, 1, 1)

    game = raiders(edition, mode, room="dragon", starter=2)
    assert game.asked == [2]


@proves("DR-SET-11")
@at_once
def test_there_is_no_start_player_where_all_play_at_once(edition: str, mode: str) -> None:
    game = dealt(edition, mode, [0, 1, 2])

    assert game.table.asks[0].kind in ("level_card", "facing")
    assert game.starter == -1


@proves("DR-SET-12")
@every_party
@pytest.mark.parametrize("seat", [0, 2, WATCHER])
def test_characters_coins_wounds_and_the_supply_are_open_to_all(edition: str, mode: str, seat: int) -> None:
    game = raiders(edition, mode, room="dragon", coins=[1, 2, 3], wounds=[4, 5, 6], items={1: ["key", "key"]})
    view = game.view(seat)

    assert (view["coins"], view["wounds"]) == ((1, 2, 3), (4, 5, 6))
    assert view["characters"] == tuple(game.state.characters)
    assert view["supply"] == tuple(game.state.supply)


@proves("DR-SET-13")
def test_a_level_not_yet_laid_out_has_shown_nothing_to_anybody() -> None:
    game = raiders("classic", row=["snake", "zombie", "troll", "lava"], lit="UUUUD")

    assert [event.kind for event in game.table.events] == ["level_laid", "room_entered"]
    assert game.row(WATCHER) == ["snake", "zombie", "troll", "lava", "dark"]
    assert game.view(WATCHER)["face_up_left"] == 8  # how many, and neither where nor which
