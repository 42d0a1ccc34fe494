"""Ratings: what the model says of results that are known."""

from __future__ import annotations

from dataclasses import replace
from math import log10
from random import Random

import pytest

from mazmorra.arena.contest.ground import Ground
from mazmorra.arena.contest.outcome import Outcome
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.ratings import PRIOR, Rating, rated
from mazmorra.arena.contest.standing import Standing

GROUND = Ground("raiders", (), 2)


def standing_of(won: dict[tuple[int, int], tuple[int, int]], bots: int) -> Standing:
    """A contest in which the second of each pair won so many games of so many deals, two games each."""
    deals = max(count for _, count in won.values())
    standing = Standing(Contest("robin", tuple("abcd"[:bots]), (GROUND,), deals, seed=1))
    left = {pair: wins for pair, (wins, _) in won.items()}
    for bout in standing.contest.bouts():
        pair = (bout.duel[0], bout.duel[1])
        wins = left[pair] > 0
        left[pair] -= wins
        winner = bout.pattern.index(1 if wins else 0)
        standing.add(Outcome((winner,), 1, 0.0, "", bout, (0, 0)))
    return standing


def by_name(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in ratings}


def test_of_two_bots_the_difference_is_the_odds_in_points_of_elo() -> None:
    ratings = by_name(rated(standing_of({(0, 1): (60, 40)}, 2)))
    odds = (60 + PRIOR) / (20 + PRIOR)
    assert ratings["b"].points - ratings["a"].points == pytest.approx(400 * log10(odds), abs=0.1)
    assert ratings["a"].points + ratings["b"].points == pytest.approx(0, abs=1e-6)
    assert ratings["b"].low < ratings["b"].points < ratings["b"].high


def test_three_bots_whose_odds_agree_stand_at_their_odds() -> None:
    """At 2 to 1 and 2 to 1 the third is 4 to 1 over the first."""
    ratings = by_name(rated(standing_of({(0, 1): (200, 150), (1, 2): (200, 150), (0, 2): (240, 150)}, 3)))
    step = 400 * log10(2)
    assert ratings["b"].points - ratings["a"].points == pytest.approx(step, abs=3)
    assert ratings["c"].points - ratings["b"].points == pytest.approx(step, abs=3)


def test_who_never_loses_is_strong_and_not_infinitely() -> None:
    best, worst = rated(standing_of({(0, 1): (80, 40)}, 2))
    assert best.bot == "b"
    assert 400 < best.points - worst.points < 1200


def test_more_deals_narrow_the_interval_as_the_square_root() -> None:
    few, many = (by_name(rated(standing_of({(0, 1): (n, n)}, 2)))["b"] for n in (25, 400))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(4, rel=0.35)


def test_equals_are_not_told_apart() -> None:
    ratings = by_name(rated(standing_of({(0, 1): (50, 50)}, 2)))
    assert ratings["a"].low < ratings["b"].points < ratings["a"].high


def test_who_has_lost_nothing_yet_is_not_known_exactly() -> None:
    best, _ = rated(standing_of({(0, 1): (20, 10)}, 2))
    assert best.high - best.low > 100


def test_ten_games_won_of_ten_are_what_any_odds_above_four_to_one_may_bring() -> None:
    best, worst = rated(standing_of({(0, 1): (10, 5)}, 2))
    assert best.low - worst.high < 400 * log10(4)
    assert best.high - worst.low > 400 * log10(500)


@pytest.mark.parametrize(("odds", "deals"), [(1, 5), (5, 5), (60, 5), (400, 20)])
def test_intervals_hold_the_truth_where_the_strengths_are_known(odds: float, deals: int) -> None:
    rng, held = Random(7), 0
    for _ in range(60):
        wins = sum(rng.random() < odds / (1 + odds) for _ in range(2 * deals))
        ratings = by_name(rated(standing_of({(0, 1): (wins, deals)}, 2)))
        held += 2 * ratings["b"].low <= 400 * log10(odds) <= 2 * ratings["b"].high
    assert held >= 60 * 0.85


def test_a_long_ladder_of_uneven_bots_stands_at_its_odds() -> None:
    contest = Contest("ladder", tuple("abcdef"), (GROUND,), deals=100, seed=1)
    standing = Standing(contest)
    for bout in contest.bouts():
        winner = bout.pattern.index(0 if bout.deal == 0 else 1)
        standing.add(Outcome((winner,), 1, 0.0, "", bout, (0, 0)))
    ratings = by_name(rated(standing))
    odds = (198 + PRIOR) / (2 + PRIOR)
    assert ratings["f"].points - ratings["a"].points == pytest.approx(5 * 400 * log10(odds), abs=1)


def test_a_negative_seed_is_a_seed() -> None:
    standing = standing_of({(0, 1): (5, 4)}, 2)
    standing.contest = replace(standing.contest, seed=-1)
    assert len(rated(standing)) == 2
