"""Intervals against figures from elsewhere."""

from __future__ import annotations

import random
import statistics

import pytest

from mazmorra.arena.statistics import Mean, Rate, SeatsMean, SeatsRate, t_quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (81, 263, 0.255289, 0.366192),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    """The last one is Newcombe's example (1998)."""
    assert wilson(successes, trials) == pytest.approx((low, high), abs=2e-4)


def test_a_rate_without_trials_may_be_anything() -> None:
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (10, 2.228), (30, 2.042), (60, 2.0003), (120, 1.9799)]
)
def test_student_s_quantiles_are_the_tabled_ones(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=5e-4)


def test_a_mean_agrees_with_the_standard_library() -> None:
    figures = [3.0, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    mean = Mean()
    for figure in figures:
        mean.add(figure)
    half = 2.262 * statistics.stdev(figures) / len(figures) ** 0.5
    assert mean.value == pytest.approx(statistics.mean(figures))
    assert mean.interval == pytest.approx((mean.value - half, mean.value + half))


def test_one_figure_has_no_spread() -> None:
    mean = Mean()
    mean.add(4)
    assert mean.interval == (4, 4)


def test_a_shared_win_counts_in_parts() -> None:
    rate = Rate()
    for share in (1, 0.5, 0, 0.5):
        rate.add(share)
    assert rate.value == 0.5


def test_seats_of_one_game_that_fare_alike_say_no_more_than_one() -> None:
    rng = random.Random(1)
    games = [rng.gauss(10, 3) for _ in range(200)]
    mean, alone, fates = SeatsMean(), Mean(), SeatsRate()
    for figure in games:
        mean.add_game([figure] * 3)
        alone.add(figure)
        fates.add_game([figure > 10] * 3)
    assert mean.count == 600
    assert mean.interval == pytest.approx(alone.interval)
    assert fates.interval == pytest.approx(wilson(fates.successes / 3, 200), abs=0.002)


def test_where_a_game_has_one_seat_intervals_are_those_of_all_means_and_rates() -> None:
    mean, alone, rate, plain = SeatsMean(), Mean(), SeatsRate(), Rate()
    for figure in (4, 7, 1, 9, 9, 2):
        mean.add_game([figure])
        alone.add(figure)
        rate.add_game([figure > 5])
        plain.add(figure > 5)
    assert mean.interval == pytest.approx(alone.interval)
    assert rate.interval == plain.interval
    assert SeatsRate().interval == (0, 1)


def test_intervals_of_a_bot_with_several_seats_hold_the_truth() -> None:
    rng, held = random.Random(2), [0, 0]
    for _ in range(400):
        mean, rate = SeatsMean(), SeatsRate()
        for _ in range(40):
            luck = rng.gauss(0, 1)  # of the whole game
            figures = [luck + rng.gauss(0, 1) for _ in range(3)]
            mean.add_game(figures)
            rate.add_game([figure > 0 for figure in figures])
        held[0] += mean.interval[0] <= 0 <= mean.interval[1]
        held[1] += rate.interval[0] <= 0.5 <= rate.interval[1]
    assert all(0.92 <= each / 400 <= 0.98 for each in held)
