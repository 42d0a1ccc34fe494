"""Estimates of who will win, for DungeonQuest and Platformer: bots by rules of thumb play, and a small
network learns from how their games ended.

`python -m training.values quest --games 3000 --workers 2` plays, learns with NumPy alone, compares with the
estimate that rules of thumb make on games it has not seen, and ships the weights. Nothing else is needed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import numpy as np

from mazmorra.bots import make_bot
from mazmorra.bots.learned import network, platformer, quest
from mazmorra.bots.minds import mind_of
from mazmorra.bots.search.mind import won
from mazmorra.games import find_game
from mazmorra.kernel import AnyTable
from mazmorra.kernel.chance import FastDealer

Array: TypeAlias = network.Array
Sample: TypeAlias = tuple[int, list[float], float, float]
"""The number of a game, how it stood for a seat, what rules of thumb said (-1 if they were not asked), and
how it ended for the seat.
"""

SEEN = 0.06
"""The share of questions at which a table is looked at."""
ASKED = 0.2
"""And of those the share at which rules of thumb are asked too."""
HIDDEN = (48, 24)
HELD_OUT = 8
"""Of so many games one is not learned from."""


@dataclass(frozen=True)
class Subject:
    """A game to learn: who plays it, at which tables, and how a table is put in numbers."""

    bots: tuple[str, ...]
    seats: tuple[int, ...]
    rows: Callable[[AnyTable], Sequence[list[float]]]


SUBJECTS: Mapping[str, Subject] = {
    "quest": Subject(
        ("greedy:wins",),
        (1, 2, 2, 3, 4),
        lambda table: [quest.row(table, seat) for seat in range(table.seats)],
    ),
    "platformer": Subject(("greedy",), (1, 2, 2, 3, 4), platformer.rows),
}


def played(name: str, number: int) -> list[Sample]:
    """One game, and what was seen on the way."""
    subject, rng = SUBJECTS[name], random.Random(f"values/{name}/{number}")
    seats = rng.choice(subject.seats)
    game = find_game(name, {"players": "solo"} if name == "quest" and seats == 1 else {})
    table = game.new(seats, dealer=FastDealer(rng.getrandbits(64)), watched=False)
    bots = [make_bot(rng.choice(subject.bots), game, rng.getrandbits(64)) for _ in range(seats)]
    mind = mind_of(game)
    seen: list[tuple[int, list[float], float]] = []
    while table.asks:
        seat = table.asks[0].seat
        if rng.random() < SEEN:
            policy = mind.policy(table.view(seat), 0)
            said = policy.chances([table])[0] if rng.random() < ASKED else (-1.0,) * seats
            seen += [(each, row, said[each]) for each, row in enumerate(subject.rows(table))]
        table.answer(seat, bots[seat].choose(table.view(seat)))
    ended = won(table)
    return [(number, row, said, ended[seat]) for seat, row, said in seen]


def learned(rows: Array, ended: Array, rounds: int = 60) -> network.Network:
    """A network that says how likely a seat is to win, by Adam on the cross-entropy."""
    rng = np.random.default_rng(1)
    sizes = (rows.shape[1], *HIDDEN, 1)
    arrays: dict[str, Array] = {}
    for layer, (wide, high) in zip(network.LAYERS, pairwise(sizes), strict=True):
        arrays[layer] = (rng.normal(size=(wide, high)) * (2 / wide) ** 0.5).astype(np.float32)
        arrays[f"{layer}_bias"] = np.zeros(high, np.float32)
    first = {name: np.zeros_like(array) for name, array in arrays.items()}
    second = {name: np.zeros_like(array) for name, array in arrays.items()}
    step, size = 0, 512
    total = rounds * (len(rows) // size)
    for _ in range(rounds):
        order = rng.permutation(len(rows))
        for start in range(0, len(rows) - size + 1, size):
            step += 1
            rate = 2e-3 * (1 - step / (total + 1))
            chosen = order[start : start + size]
            for name, slope in _slopes(arrays, rows[chosen], ended[chosen]).items():
                slope += 1e-5 * arrays[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                mean, spread = first[name] / (1 - 0.9**step), second[name] / (1 - 0.999**step)
                arrays[name] = (arrays[name] - rate * mean / (np.sqrt(spread) + 1e-8)).astype(np.float32)
    return network.Network(arrays)


def _slopes(arrays: dict[str, Array], rows: Array, ended: Array) -> dict[str, Array]:
    """How the cross-entropy changes with each weight."""
    one = np.maximum(rows @ arrays["first"] + arrays["first_bias"], 0)
    two = np.maximum(one @ arrays["second"] + arrays["second_bias"], 0)
    wrong = (chance(two @ arrays["third"] + arrays["third_bias"])[:, 0] - ended)[:, None] / len(rows)
    back_two = (wrong @ arrays["third"].T) * (two > 0)
    back_one = (back_two @ arrays["second"].T) * (one > 0)
    return {
        "third": two.T @ wrong,
        "third_bias": wrong.sum(axis=0),
        "second": one.T @ back_two,
        "second_bias": back_two.sum(axis=0),
        "first": rows.T @ back_one,
        "first_bias": back_one.sum(axis=0),
    }


def chance(scores: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-scores)), np.float32)


def loss(said: Array, ended: Array) -> float:
    """The mean cross-entropy: lower is better."""
    sure = np.clip(said, 1e-3, 1 - 1e-3)
    return float(-(ended * np.log(sure) + (1 - ended) * np.log(1 - sure)).mean())


def told(name: str, said: Array, ended: Array) -> None:
    """How good an estimate is, and whether of those said to win with 30 % three in ten do."""
    print(f"{name}: cross-entropy {loss(said, ended):.4f} of {len(said)}")
    for low in np.arange(0, 1, 0.1):
        within = (said >= low) & (said < low + 0.1)
        if within.sum() >= 30:
            print(f"   said {said[within].mean():.3f}, won {ended[within].mean():.3f} ({within.sum()})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    began = perf_counter()
    samples: list[Sample] = []
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        games = pool.map(played, [asked.game] * asked.games, range(asked.games), chunksize=8)
        for number, game in enumerate(games, 1):
            samples += game
            if number % 200 == 0:
                print(f"{number} games, {len(samples)} rows, {perf_counter() - began:.0f} s", flush=True)
    numbers = np.array([sample[0] for sample in samples])
    rows = np.array([sample[1] for sample in samples], np.float32)
    thumb, ended = (np.array([sample[each] for sample in samples], np.float32) for each in (2, 3))
    unseen = numbers % HELD_OUT == 0
    net = learned(rows[~unseen], ended[~unseen])
    said = chance(net.run(rows))[:, 0]
    both = unseen & (thumb >= 0)
    told("the network", said[unseen], ended[unseen])
    told("the network, where rules of thumb were asked", said[both], ended[both])
    told("rules of thumb", thumb[both], ended[both])
    print(f"{perf_counter() - began:.0f} s, {net.digest()}")
    if asked.out:
        half = {name: array.astype(np.float16) for name, array in net.arrays.items()}
        np.savez_compressed(asked.out, allow_pickle=False, **half)


if __name__ == "__main__":
    main()
