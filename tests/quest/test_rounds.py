"""Rounds: the sun moves exactly once in each, whoever dies or leaves and whenever (DQ-R-47, DQ-SUN-1)."""

from __future__ import annotations

import random

import pytest

from mazmorra.games.quest.game import QuestGame
from mazmorra.kernel import FastDealer
from mazmorra.kernel.event import Event
from tests.quest.scene import Scene
from tests.quest.setting import Hero, quest
from tests.scenario import proves

NAMES = ("hugo", "lindel", "tatianna", "krutzbeck")
TOWERS = ("A1", "M1", "A10", "M10")
STEPS = {"A1": "move B1", "M1": "move L1", "A10": "move B10", "M10": "move L10"}


def party(seats: int, **of_the_first: object) -> list[Hero]:
    """The first hero in C3, the others in towers."""
    others = [Hero(name, tower) for name, tower in zip(NAMES[1:seats], TOWERS[1:], strict=False)]
    return [Hero("hugo", "C3", **of_the_first), *others]  # type: ignore[arg-type]  # fields of a hero


def explore(game: Scene) -> Scene:
    """Whoever is asked leaves the tower for an empty chamber."""
    return game.play(STEPS[game[game.asked].at], tile=["dn1"], dungeon=["empty"])


def suns(game: Scene) -> list[tuple[int, int]]:
    """The seat in whose turn the sun moved, and where to."""
    found, seat = [], -1
    for event in game.table.events:
        if event.kind == "turn_began":
            seat = event.args["seat"]
        if event.kind == "sun_moved":
            found.append((seat, event.args["space"]))
    return found


@proves("DQ-R-47", "DQ-SUN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_of_a_start_player_who_dies_in_the_own_turn_moves_no_sun_in_this_round(seats: int) -> None:
    game = quest(*party(seats, wounds=15), board={"C3": "dn1 W"}, sun=3)

    game.play("search", search=["giant_centipede"], dice=[1, 1])
    assert (game.hero.standing, game.state.starter, game.asked) == ("dead", 1, 1)
    assert game.clause("start_passes") == "DQ-R-47"
    for _ in range(seats - 1):
        assert game.state.sun == 4
        explore(game)

    assert suns(game) == [(0, 4), (1, 5)]  # the next round is the new start player's


@proves("DQ-R-47")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nor_does_the_token_of_one_who_leaves(seats: int) -> None:
    heroes = [Hero("hugo", "A1", loot=["gold_30"]), *party(seats)[1:]]
    game = quest(*heroes, sun=3)

    game.play("leave")
    for _ in range(seats - 1):
        assert game.state.sun == 4
        explore(game)

    assert suns(game) == [(0, 4), (1, 5)]


@proves("DQ-R-47")
def test_when_the_next_one_dies_in_the_same_round_the_sun_still_waits_for_the_next() -> None:
    heroes = [Hero("hugo", "A1", loot=["gold_30"]), Hero("lindel", "M1", loot=["gold_40"]), *party(4)[2:]]
    game = quest(*heroes, sun=3)

    game.play("leave").play("leave")
    assert (game.state.starter, game.asked, game.state.sun) == (2, 2, 4)
    explore(explore(game))

    assert suns(game) == [(0, 4), (2, 5)]


@proves("DQ-R-47")
def test_another_who_dies_does_not_disturb_the_sun() -> None:
    game = quest(
        Hero("hugo", "A1"),
        Hero("lindel", "C3", wounds=14),
        Hero("tatianna", "A10"),
        board={"C3": "dn1 W"},
        sun=3,
    )

    explore(game)
    game.play("move D3", tile=["dn1"], dungeon=["razorwing_attack"], dice=[1])
    assert (game[1].standing, game.state.starter, game.asked, game.state.sun) == ("dead", 0, 2, 4)
    explore(game)

    assert suns(game) == [(0, 4), (0, 5)]


BURNING = [
    Hero("hugo", "G5", wounds=14),
    Hero("lindel", "G5"),
    Hero("tatianna", "G5"),
    Hero("krutzbeck", "M10"),
]


@proves("DQ-R-47")
@pytest.mark.parametrize(
    ("turn", "dead", "next_one"),
    [
        (1, (0,), 2),  # lindel has played and holds the token: next round
        (1, (0, 1), 2),  # tatianna holds it and has yet to play in this round
        (2, (0,), 3),  # lindel holds it; krutzbeck is still to play
        (2, (0, 1), 3),  # tatianna holds it and has just played
        (2, (0, 1, 2), 3),  # krutzbeck holds it and has yet to play
    ],
)
def test_several_who_burn_at_once_pass_the_token_on_without_moving_the_sun(
    turn: int, dead: tuple[int, ...], next_one: int
) -> None:
    healths = {0: 16, 1: 15, 2: 14}
    heroes = [
        Hero(each.name, each.at, wounds=healths[seat] - 2 if seat in dead else 0)
        for seat, each in enumerate(BURNING[:3])
    ]
    game = quest(*heroes, BURNING[3], turn=turn, sun=4)
    assert game.state.sun == 4  # not the start player's turn

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1, 1, 1])

    assert [seat for seat in range(3) if game[seat].standing == "dead"] == list(dead)
    assert (game.asked, game.state.sun) == (next_one, 4)


@proves("DQ-R-47")
def test_when_the_last_of_the_round_burns_the_start_player_the_next_turn_opens_a_round() -> None:
    heroes = [Hero("hugo", "G5", wounds=14), Hero("lindel", "M1"), Hero("tatianna", "G5")]
    game = quest(*heroes, turn=2, sun=4)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1])

    assert (game.hero.standing, game.state.starter, game.asked) == ("dead", 1, 1)
    assert game.state.sun == 5


@proves("DQ-R-47")
def test_who_is_left_alone_in_the_own_turn_opens_the_next_round() -> None:
    game = quest(Hero("hugo", "G5", wounds=14), Hero("lindel", "G5"), turn=1, sun=4)

    game.play("dragon", dragon=["dragon_rage"], dice=[1, 1, 1, 1])

    assert (game.hero.standing, game.state.starter, game.asked) == ("dead", 1, 1)
    assert game.state.sun == 5


def sun_by_round(events: list[Event]) -> list[tuple[int, int]]:
    """The rounds begun and the sun's steps at each turn; a round begins when somebody plays who has played in
    this one.
    """
    rounds, steps, played, found = 0, 0, set[int](), list[tuple[int, int]]()
    for event in events:
        if event.kind == "turn_began":
            if found:
                found[-1] = (rounds, steps)
            if not rounds or event.args["seat"] in played:
                rounds, played = rounds + 1, set()
            played.add(event.args["seat"])
            found.append((rounds, steps))
        steps += event.kind == "sun_moved"
    return found[:-1]


@proves("DQ-SUN-1", "DQ-R-47")
@pytest.mark.parametrize("sun", ["first", "last"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_after_every_turn_the_sun_has_moved_as_often_as_rounds_were_begun(seats: int, sun: str) -> None:
    players = "solo" if seats == 1 else "company"
    passes = 0
    for seed in range(12):
        table = QuestGame(QuestGame.variants()[0] | {"players": players, "sun": sun}).new(
            seats, dealer=FastDealer(seed)
        )
        choose = random.Random(seed).choice
        while not table.over:
            table.answer(table.asks[0].seat, choose(table.asks[0].options))
        assert all(rounds == steps for rounds, steps in sun_by_round(table.events)), seed
        passes += sum(event.kind == "start_passes" for event in table.events)
    assert passes or seats == 1


@proves("DQ-SUN-1", "DQ-SUN-4")
def test_a_game_has_as_many_rounds_as_are_printed() -> None:
    """Nobody leaves and nobody dies: twenty-five rounds are safe, and the thirtieth rolls against a five."""
    assert QuestGame(QuestGame.variants()[0]).box.sun == (0,) * 25 + (1, 2, 3, 4, 5)
    heroes = [Hero(name, tower, skips=99) for name, tower in zip(NAMES, TOWERS, strict=True)]
    game = quest(*heroes, dice=[6, 6, 6, 6, 6, 5])

    assert game.over
    assert [space for _, space in suns(game)] == [*range(1, 31), 30]
    assert len(game.told("turn_lost")) == 4 * 30
