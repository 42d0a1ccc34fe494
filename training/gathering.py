"""Games for training on the batch engine: many side by side, observed and played on arrays."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from mazmorra.batch.environment import RaidersVector
from mazmorra.batch.learned import drawn
from mazmorra.bots.learned.network import Array, Network, read, softmax
from mazmorra.bots.learned.raider import MASKS, OUTPUTS
from mazmorra.bots.learned.raiders import CARDS, MOST_SEATS
from training.actors import AGAINST, LAMBDA, SHARPNESS, Batch, any_variant, named, played
from training.variants import game_of

AT_ONCE = 512
"""So many games of one variant are played at once."""
BITS = 1 << np.arange(CARDS)
Indices = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def played_on_arrays(
    seed: int, learner: Path, rival: Path, real: float, mode: str
) -> tuple[Batch, str, int, float]:
    """As `played`, on the batch engine where it plays the game: not alone, nor with `greedy` itself."""
    rng = random.Random(seed)
    variant = any_variant(rng, mode)
    against = rng.random() < AGAINST
    if variant[2] == 1 or (against and rng.random() < real):
        return played(seed, learner, rival, real, mode)
    batch, total = gathered(variant, against, read(learner), read(rival), rng, AT_ONCE)
    return batch, named(variant, against), AT_ONCE, total


def gathered(
    variant: tuple[str, str, int, int],
    against: bool,
    network: Network,
    other: Network,
    rng: random.Random,
    count: int,
) -> tuple[Batch, float]:
    """Whole games of one variant, as `side_by_side` plays them; and how many the learner won."""
    seats = variant[2]
    games = RaidersVector(game_of(variant), seats, count, rng.getrandbits(31), again=False)
    np_rng, sharpness = np.random.default_rng(rng.getrandbits(64)), rng.choice(SHARPNESS)
    ends_at = OUTPUTS if against else CARDS
    won = np.zeros((count, seats), dtype=np.float32)
    parts: list[tuple[np.ndarray, ...]] = []
    while games.legal.any():
        playing = np.flatnonzero(games.legal.any(axis=1))
        rows, legal, asked = games.observe()[playing], games.legal[playing] @ BITS, games.seats[playing]
        learns = asked == playing % seats if against else np.ones(len(playing), dtype=np.bool_)
        scores = np.empty((len(playing), CARDS), dtype=np.float32)
        out = network.run(rows[learns])
        scores[learns] = out[:, :CARDS]
        if not learns.all():
            scores[~learns] = other.run(rows[~learns])[:, :CARDS] * sharpness
        likely = softmax(scores + MASKS[legal])
        chosen = np.zeros(count, dtype=np.int32)
        chosen[playing] = drawn(likely, np_rng)
        outcome = softmax(out[:, [*range(ends_at, ends_at + seats), ends_at + MOST_SEATS]])
        mine = playing[learns]
        log = np.log(likely[learns, chosen[mine]] + 1e-9)
        parts.append((rows[learns], legal[learns], chosen[mine], log, outcome[:, 0], mine, asked[learns]))
        games.step(chosen)
        won += games.rewards
    whole = [np.concatenate(part) for part in zip(*parts, strict=True)]
    inputs, masks, cards, logs, values, whose, seat = whole
    batch = Batch(
        inputs.astype(np.float16),
        masks.astype(np.int16),
        cards.astype(np.int8),
        logs.astype(np.float32),
        _gains(whose * seats + seat, values, won[whose, seat]),
        _outcomes(won[whose], seat),
        np.full(len(cards), against),
    )
    numbers = np.arange(count)
    return batch, float(won[numbers, numbers % seats if against else 0].sum())


def _gains(player: Indices, values: Array, ends: Array) -> Array:
    """How much better than expected each decision turned out, by what came soon after it."""
    order = np.lexsort((np.arange(len(player)), player))
    gains = np.zeros(len(player), dtype=np.float32)
    later_value, later_gain, later_player = 0.0, 0.0, -1
    for place in order[::-1].tolist():
        if player[place] != later_player:
            later_value, later_gain, later_player = float(ends[place]), 0.0, int(player[place])
        later_gain = later_value - float(values[place]) + LAMBDA * later_gain
        later_value = float(values[place])
        gains[place] = later_gain
    return gains


def _outcomes(won: Array, seat: Indices) -> Array:
    """Who won, from each decision's seat on, and at last whether nobody did."""
    seats = won.shape[1]
    turned = np.take_along_axis(won, (seat[:, None] + np.arange(seats)) % seats, axis=1)
    outcomes = np.zeros((len(won), MOST_SEATS + 1), dtype=np.float32)
    outcomes[:, :seats] = turned
    outcomes[:, MOST_SEATS] = 1 - won.sum(axis=1)
    return outcomes
