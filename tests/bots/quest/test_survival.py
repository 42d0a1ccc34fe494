"""How hard the dungeon is for bots: the sensible one lives in about a third of its games, and policies differ
as they should.
"""

from __future__ import annotations

import random
from time import process_time

import pytest

from mazmorra.bots.greedy.quest import POLICIES, Adventurer
from mazmorra.games import find_game
from mazmorra.games.quest.state import OUT

SEATS, GAMES = 4, 30


def survival(policy: str, games: int) -> float:
    """How many of the heroes with a policy come out alive, all four at a table."""
    game, alive = find_game("quest", {}), 0
    for number in range(games):
        rng = random.Random(f"survival/{number}")
        table = game.new(SEATS, seed=rng.getrandbits(64))
        players = [Adventurer(rng.getrandbits(64), POLICIES[policy]) for _ in range(SEATS)]
        while table.asks:
            seat = table.asks[0].seat
            table.answer(seat, players[seat].choose(table.view(seat)))
        alive += table.state.standing.count(OUT)
    return alive / (games * SEATS)


def test_the_sensible_adventurer_survives_in_a_quarter_to_two_fifths_of_its_games() -> None:
    assert 0.25 <= survival("sensible", GAMES) <= 0.4


@pytest.mark.parametrize(("policy", "least", "most"), [("insists", 0.01, 0.15), ("first_loot", 0.35, 0.6)])
def test_other_policies_live_less_or_more(policy: str, least: float, most: float) -> None:
    assert least <= survival(policy, GAMES) <= most


def test_a_move_takes_well_under_20_milliseconds() -> None:
    game = find_game("quest", {})
    table, bot = game.new(SEATS, seed=3), Adventurer(3)
    spent = moves = 0.0
    while table.asks:
        seat = table.asks[0].seat
        view = table.view(seat)
        began = process_time()
        chosen = bot.choose(view)
        spent += process_time() - began
        moves += 1
        table.answer(seat, chosen)
    assert spent / moves < 0.010
