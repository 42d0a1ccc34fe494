"""Death, collapse and victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import last_room, proves, raiders
from tests.scenario.scene import Scene
from tests.scenario.tables import both_editions


def quiet_end(edition: str, **party: Any) -> Scene:
    """The last room is over and nothing happened in it: a boss was beaten, or a trap not sprung."""
    room, card = {"classic": ("magnet", 2), "devir": ("tax_collector", 5)}[edition]
    game = last_room(edition, "standard", len(party["coins"]), room=room, **party)
    game.play(*(card if alive else None for alive in game.alive))
    return game


@proves("DR-END-1")
def test_ten_wounds_kill_at_once_and_the_items_go_back_to_the_supply() -> None:
    game = raiders("classic", room="dragon", wounds=[7, 0, 0], items={0: ["key", "sword"]})
    assert game.supply("key") == game.supply("sword") == 4

    game.play(1, 2, 2)

    assert game.wounds[0] == 10
    assert game.alive == [False, True, True]
    assert game.supply("key") == game.supply("sword") == 5
    assert (game.items(0), game.powers(0)) == ([], [])
    assert game.clause("eliminated") == "DR-END-1"


@proves("DR-END-1")
def test_nine_wounds_do_not_kill() -> None:
    game = raiders("classic", room="dragon", wounds=[6, 0, 0])

    game.play(1, 2, 2)

    assert game.wounds[0] == 9
    assert game.alive == [True, True, True]


@proves("DR-END-1")
def test_the_dead_play_no_more() -> None:
    game = raiders("classic", row=["dragon", "treasure_4"], wounds=[9, 0, 0], starter=1)
    game.play(1, 2, 3)

    assert game.refuses(0, 2)
    game.play(None, 4, 5)

    assert game.place == 3
    assert game.coins == [0, 0, 4]


@proves("DR-END-1", "DR-END-9")
@pytest.mark.parametrize("mode", ["standard", "speed"])
def test_a_dead_players_last_card_counts_in_the_room_of_the_death_and_never_again(mode: str) -> None:
    row = ["dragon", "treasure_4", "goblin", "boulder"]
    game = raiders("classic", mode, seats=4, row=row, wounds=[9, 0, 0, 0])
    game.play(4, 4, 4, 4)  # 16 of 18: all are lowest, and the first seat dies
    assert game.told("monster_unbeaten")[-1].args["total"] == 16

    game.play(None, 3, 2, 1)
    assert game.coins == [0, 4, 0, 0]  # the 4 of the dead is not the highest
    game.play(None, 5, 5, 3)
    assert game.told("monster_unbeaten")[-1].args["total"] == 13  # nor does it help to 14
    assert game.wounds == [12, 3, 3, 5]
    game.play(None, 2, 1, 2)

    assert game.told("trap_quiet")[-1].args["value"] == 2  # nor does it spring a trap


@proves("DR-END-1")
def test_the_dead_cannot_win() -> None:
    game = quiet_end("classic", coins=[20, 5, 3, 1], wounds=[10, 1, 2, 3], dead=[0])

    assert game.winners == (1,)


@proves("DR-END-2")
@pytest.mark.parametrize(
    ("wounds", "collapsed"),
    [([3, 2, 1], (0,)), ([3, 3, 1], (0, 1)), ([0, 0, 9], (2,)), ([2, 2, 2], ()), ([0, 0, 0], ())],
)
def test_the_survivors_with_most_wounds_collapse_unless_all_have_the_same(
    wounds: list[int], collapsed: tuple[int, ...]
) -> None:
    game = quiet_end("classic", coins=[9, 9, 9], wounds=wounds)

    assert game.state.collapsed == collapsed
    assert not set(game.winners) & set(collapsed)
    assert game.clause("collapsed" if collapsed else "nobody_collapses") == (
        "DR-END-2" if collapsed else "DR-END-5"
    )


@proves("DR-END-2")
def test_collapse_is_judged_among_survivors_and_not_against_the_dead() -> None:
    game = quiet_end("classic", coins=[9, 8, 7, 1], wounds=[4, 3, 2, 11], dead=[3])

    assert game.state.collapsed == (0,)
    assert game.winners == (1,)


@proves("DR-END-3")
@pytest.mark.parametrize(
    ("wounds", "collapsed"),
    [
        ([5, 1, 2, 3], (0,)),
        ([5, 5, 2, 3], (0, 1)),
        ([5, 5, 5, 3, 4], (0, 1, 2)),
        ([5, 1, 5, 1, 5], (0, 2, 4)),
    ],
)
def test_with_four_or_five_all_who_tie_for_most_wounds_are_out(
    wounds: list[int], collapsed: tuple[int, ...]
) -> None:
    game = quiet_end("devir", coins=[9] * len(wounds), wounds=wounds)

    assert game.state.collapsed == collapsed
    assert game.clause("collapsed") == "DR-END-3"


@proves("DR-END-3")
@pytest.mark.parametrize(
    ("wounds", "collapsed"), [([5, 5, 1], (0, 1)), ([1, 4, 4], (1, 2)), ([2, 4, 1], (1,))]
)
def test_three_left_of_four_who_started_still_lose_all_who_tie(
    wounds: list[int], collapsed: tuple[int, ...]
) -> None:
    game = last_room(seats=4, room="medusa", coins=[9, 9, 9, 9], wounds=[*wounds, 0])

    game.play(4, 4, 4, 1)  # 13 of 14: the last seat is turned to stone

    assert game.alive == [True, True, True, False]
    assert game.state.collapsed == collapsed
    assert game.clause("collapsed") == "DR-END-3"


@proves("DR-END-4")
def test_with_three_whoever_is_alone_with_most_wounds_is_out() -> None:
    game = quiet_end("devir", coins=[9, 5, 1], wounds=[4, 3, 3])  # the most, though less than half of all

    assert game.state.collapsed == (0,)
    assert game.winners == (1,)
    assert game.clause("collapsed") == "DR-END-4"


@proves("DR-END-4")
def test_with_three_two_who_tie_for_most_wounds_stay_in() -> None:
    game = quiet_end("devir", coins=[9, 5, 1], wounds=[4, 4, 0])

    assert game.state.collapsed == ()
    assert game.winners == (0,)
    assert game.clause("nobody_collapses") == "DR-END-4"


@proves("DR-END-5")
@both_editions
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_equal_wounds_for_all_who_are_left_put_nobody_out(edition: str, seats: int) -> None:
    game = quiet_end(edition, coins=range(seats), wounds=[6] * seats)

    assert game.state.collapsed == ()
    assert game.winners == (seats - 1,)
    assert game.clause("nobody_collapses") == "DR-END-5"


@proves("DR-END-6")
@both_editions
@pytest.mark.parametrize(
    ("coins", "wounds", "winners"),
    [
        ([7, 8, 6, 20], [1, 2, 0, 5], (1,)),
        ([8, 8, 6, 20], [1, 2, 0, 5], (0,)),
        ([8, 8, 6, 20], [2, 2, 0, 5], (0, 1)),
        ([8, 8, 8, 20], [0, 0, 0, 1], (0, 1, 2)),
    ],
)
def test_of_those_left_most_coins_win_then_fewest_wounds_then_all_share(
    edition: str, coins: list[int], wounds: list[int], winners: tuple[int, ...]
) -> None:
    game = quiet_end(edition, coins=coins, wounds=wounds)

    assert game.winners == winners
    assert game.ending == game.clause("won") == "DR-END-6"


@proves("DR-END-7")
def test_a_single_survivor_wins() -> None:
    game = quiet_end("classic", coins=[9, 0, 9], wounds=[10, 9, 10], dead=[0, 2])

    assert game.winners == (1,)
    assert game.ending == "DR-END-7"


@proves("DR-END-7")
def test_without_a_survivor_nobody_wins() -> None:
    game = raiders("classic", room="dragon", wounds=[9, 9, 9])

    game.play(3, 3, 3)

    assert game.winners == ()
    assert game.clause("nobody_wins") == game.ending == "DR-END-7"


@proves("DR-END-8")
@pytest.mark.parametrize("victims", [7, 3])
def test_medusas_victims_are_out_before_wounds_are_compared(victims: int) -> None:
    game = last_room(seats=4, room="medusa", coins=[9, 9, 5, 5], wounds=[victims, 3, 2, 2])

    game.play(1, 3, 4, 4)

    assert game.state.collapsed == (1,)
    assert game.winners == (2, 3)


@proves("DR-END-8")
def test_two_left_by_medusa_with_equal_wounds_both_stay_in() -> None:
    game = last_room(room="medusa", coins=[9, 6, 5], wounds=[7, 3, 3])

    game.play(1, 4, 4)

    assert game.state.collapsed == ()
    assert game.winners == (1,)


@proves("DR-END-9")
def test_death_is_judged_once_after_the_whole_room() -> None:
    game = raiders("classic", room="spike", wounds=[8, 0, 9])

    game.play(5, 2, 5)

    assert game.wounds == [10, 2, 11]
    assert game.alive == [False, True, False]
    kinds = [event.kind for event in game.table.events if event.kind in ("wounded", "eliminated")]
    assert kinds == ["wounded"] * 3 + ["eliminated"] * 2


@proves("DR-END-9")
@pytest.mark.parametrize(
    ("room", "coins", "wounds"),
    [
        ("magnet", [9, 3, 3], [10, 2, 1]),
        ("boulder", [9, 6, 3], [10, 2, 4]),
        ("lava", [9, 4, 1], [10, 2, 1]),
        ("spike", [9, 6, 3], [10, 4, 3]),
    ],
)
def test_traps_ignore_the_dead(room: str, coins: list[int], wounds: list[int]) -> None:
    game = raiders("classic", room=room, coins=[9, 6, 3], wounds=[10, 2, 1], dead=[0])

    game.play(None, 2, 5)

    assert (game.coins, game.wounds) == (coins, wounds)


@proves("DR-END-10")
def test_with_one_left_alive_in_mid_game_the_dungeon_goes_on() -> None:
    game = raiders("classic", row=["dragon", "treasure_4"], wounds=[9, 9, 0], starter=2)
    game.play(1, 1, 5)
    assert game.alive == [False, False, True]

    game.play(None, None, 2)

    assert game.coins == [0, 0, 4]
    assert not game.over
    assert game.asked == [2]


@proves("DR-END-10")
def test_the_last_one_alive_can_still_die_before_the_end() -> None:
    game = raiders("classic", room="dragon", wounds=[10, 10, 9], dead=[0, 1])

    game.play(None, None, 5)

    assert game.winners == ()
