"""How well the greedy bot plays: far better than chance, in every mode."""

from __future__ import annotations

import pytest

from mazmorra.arena.simulate import Plan, simulate
from mazmorra.arena.statistics import Rate

GAMES = 300
ENOUGH = 120
"""Of games that are won so often that the interval, wider with fewer of them, still lies above the mark."""


def wins(edition: str, mode: str, seats: int, games: int) -> Rate:
    """What one greedy bot wins against random ones, sitting at each seat in turn."""
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("raiders", {"edition": edition, "mode": mode}, bots, games, seed=5)
    won = Rate()
    for played in simulate(plan):
        won.add(played.share(played.bots.index("greedy")))
    return won


@pytest.mark.parametrize(
    ("edition", "mode", "games"),
    [
        ("classic", "standard", GAMES),
        ("classic", "speed", ENOUGH),
        ("devir", "standard", ENOUGH),
        ("devir", "tactical", ENOUGH),
    ],
)
def test_greedy_beats_three_random_bots(edition: str, mode: str, games: int) -> None:
    assert wins(edition, mode, 4, games).interval[0] > 0.7


@pytest.mark.parametrize("mode", ["duel", "speed"])
def test_greedy_wins_a_duel_with_a_random_bot(mode: str) -> None:
    assert wins("classic", mode, 2, GAMES).interval[0] > 0.85


def test_greedy_survives_most_easy_solitaires_and_brings_treasure_home() -> None:
    plan = Plan("raiders", {"edition": "classic", "mode": "solitaire"}, ("greedy",), GAMES, seed=5)
    played = list(simulate(plan))
    home = [game for game in played if game.winners]
    assert len(home) / len(played) > 0.75
    coins = [game.figures.seat_means[0][0] for game in home]
    assert sum(coins) / len(coins) > 15
