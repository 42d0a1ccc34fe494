"""How fast the climber is: rounds of games for two, wins of solo games, and the time it takes to think."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import median
from time import process_time

import pytest

from mazmorra.bots.greedy.platformer import Climber
from mazmorra.games import find_game
from mazmorra.games.platformer.game import PlatformerTable

PAIRS, ALONE = 6, 8


def played(seats: int, number: int) -> PlatformerTable:
    """A game with a climber in every seat."""
    rng = random.Random(f"pace/{number}")
    table = find_game("platformer", {}).new(seats, seed=rng.getrandbits(64))
    players = [Climber(rng.getrandbits(64)) for _ in range(seats)]
    while table.asks:
        seat = table.asks[0].seat
        table.answer(seat, players[seat].choose(table.view(seat)))
    return table


@pytest.fixture(scope="module")
def pairs() -> Sequence[PlatformerTable]:
    return [played(2, number) for number in range(PAIRS)]


def test_two_climbers_take_9_to_25_rounds_as_a_rule(pairs: Sequence[PlatformerTable]) -> None:
    """Measured over 300 games a tenth ends by round 8 and a tenth after round 19: see docs/platformer.md."""
    won = sorted(table.state.round for table in pairs if table.result.winners)
    assert len(won) >= 0.8 * PAIRS
    assert 9 <= median(won) <= 25
    assert sum(6 <= rounds <= 25 for rounds in won) >= 0.8 * PAIRS


def test_at_least_a_fifth_of_the_solo_games_is_won() -> None:
    assert sum(bool(played(1, number).result.winners) for number in range(ALONE)) >= 0.2 * ALONE


def test_no_climber_ever_strikes_in_vain(pairs: Sequence[PlatformerTable]) -> None:
    blows = [event.args for table in pairs for event in table.events if event.kind == "struck"]
    assert len(blows) > PAIRS
    assert all(blow["wounds"] >= blow["health"] for blow in blows)


def test_a_move_takes_well_under_20_milliseconds() -> None:
    table, bot = find_game("platformer", {}).new(1, seed=3), Climber(3)
    spent = moves = 0.0
    while table.asks:
        view = table.view(0)
        began = process_time()
        chosen = bot.choose(view)
        spent += process_time() - began
        moves += 1
        table.answer(0, chosen)
    assert spent / moves < 0.020
