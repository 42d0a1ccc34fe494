"""How strong each bot is, on one scale: Bradley and Terry's model of who beats whom, in points of Elo.

Intervals come from weighing the deals at random (a Bayesian bootstrap); both games of a deal stay together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazmorra.arena.contest.bout import Duel
from mazmorra.arena.contest.standing import Duelled, Standing

Wins = NDArray[np.float64]
"""How often the bot of a row has beaten that of a column."""

DRAWS = 400
"""So often the deals are weighed."""
PRIOR = 0.5
"""So many games won by each are added for every pair that met: nobody is infinitely strong. Where deals are
weighed they are too: who has lost none yet may be a little stronger, or far.
"""
STEPS = 100
CLOSE = 1e-9
STRIDE = 1.0
"""The furthest a strength moves in a step: far from the end Newton's method would leap over it."""
POINTS = 400 / np.log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength, against the mean of all."""

    bot: str
    points: float
    low: float
    high: float
    games: int


def rated(standing: Standing, grounds: Sequence[int] | None = None) -> list[Rating]:
    """Every bot, the strongest first; on some of the grounds only, if they are named."""
    bots = standing.contest.bots
    chosen = {
        duel: duelled for duel, duelled in standing.duels.items() if grounds is None or duel[2] in grounds
    }
    rows = {duel: _rows(duelled) for duel, duelled in chosen.items()}
    rng = np.random.default_rng(abs(standing.contest.seed))
    weighed = [_counted(rows, len(bots), rng) for _ in range(DRAWS)]
    points, *others = _points(np.array([_counted(rows, len(bots)), *weighed]))
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    games = [
        sum(len(duelled.outcomes) for duel, duelled in chosen.items() if index in duel[:2])
        for index in range(len(bots))
    ]
    ratings = [
        Rating(bot, float(points[each]), float(low[each]), float(high[each]), games[each])
        for each, bot in enumerate(bots)
    ]
    return sorted(ratings, key=lambda rating: -rating.points)


def _rows(duelled: Duelled) -> NDArray[np.float64]:
    """What the first and the second won of each deal; games nobody won say nothing."""
    if not duelled.deals:
        return np.zeros((0, 2))
    alone = len(duelled.outcomes[0].bout.pattern) == 1
    rows = []
    for number, second in enumerate(duelled.deals):
        if alone:
            rows.append((1 - second, second) if second != 0.5 else (0.0, 0.0))
        else:
            both = duelled.outcomes[2 * number : 2 * number + 2]
            rows.append((sum(each.share(0) for each in both), sum(each.share(1) for each in both)))
    return np.array(rows)


def _counted(
    rows: dict[Duel, NDArray[np.float64]], bots: int, rng: np.random.Generator | None = None
) -> Wins:
    """Every deal once, or as often as a generator says."""
    wins = np.zeros((bots, bots))
    for (first, second, _), found in rows.items():
        often, added = np.ones(len(found)), np.full(2, PRIOR)
        if rng:
            often, added = rng.exponential(size=len(found)), rng.gamma(PRIOR, size=2)
        lost, won = often @ found + added
        wins[first, second] += lost
        wins[second, first] += won
    return wins


def _points(wins: Wins) -> NDArray[np.float64]:
    """The likeliest strengths for each of many countings, by Newton's method; their mean is 0."""
    met = wins + wins.transpose(0, 2, 1)
    strength = np.zeros(wins.shape[:2])
    for _ in range(STEPS):
        move = _move(wins, met, strength)
        strength += np.clip(move, -STRIDE, STRIDE)
        if np.abs(move).max() < CLOSE:
            break
    return np.asarray(POINTS * (strength - strength.mean(axis=1, keepdims=True)))


def _move(wins: Wins, met: Wins, strength: NDArray[np.float64]) -> NDArray[np.float64]:
    """Where the slope of the likelihood would be level if its curve stayed as it is here."""
    likely = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
    slope = (wins - met * likely).sum(axis=2)
    curve = met * likely * (1 - likely)
    whole = np.eye(wins.shape[1]) * curve.sum(axis=2)[:, :, None] - curve + 1  # 1: the mean stays
    return np.asarray(np.linalg.solve(whole, slope[:, :, None])[:, :, 0])
