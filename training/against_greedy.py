"""How the network plays against `greedy`, one seat of its own and all others greedy, the seats taken in turn.

Run `python -m training.against_greedy --weights kept/raiders.npz --games 400 --workers 16`.
"""

from __future__ import annotations

import argparse
import os
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from mazmorra.bots import make_bot
from mazmorra.bots.learned.network import Network, read
from mazmorra.bots.learned.raider import SCORED, shares
from mazmorra.bots.search.mind import won
from mazmorra.kernel.ask import Answer, Ask
from mazmorra.kernel.chance import FastDealer
from training.variants import VARIANTS, game_of

WATCHED = (
    ("devir", "standard", 4),
    ("classic", "standard", 4),
    ("devir", "tactical", 4),
    ("classic", "speed", 4),
    ("classic", "duel", 2),
    ("classic", "solitaire", 1),
)
LOT = 25
"""So many games are played by a worker at a time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        made = {
            (variant, best): pool.map(
                partial(lot, variant=variant, best=best, weights=asked.weights), range(0, asked.games, LOT)
            )
            for variant in VARIANTS
            if variant[:3] in WATCHED
            for best in (False, True)
        }
        for (variant, best), lots in made.items():
            shares_won = np.array([share for some in lots for share in some])
            mean, off = shares_won.mean(), 1.96 * shares_won.std() / sqrt(len(shares_won))
            how = "the likeliest card" if best else "by its shares"
            name = "/".join(map(str, variant[:3]))
            print(f"{name:22} {how:18} {len(shares_won)} games {mean:.3f} +- {off:.3f}", flush=True)


def lot(first: int, variant: tuple[str, str, int, int], best: bool, weights: Path) -> list[float]:
    """What the network won of some games, of each its part."""
    network = read(weights)
    numbers = range(first, first + LOT)
    return [_won(random.Random(number), variant, best, network, number) for number in numbers]


def _won(
    rng: random.Random, variant: tuple[str, str, int, int], best: bool, network: Network, number: int
) -> float:
    game, seats = game_of(variant), variant[2]
    mine = number % seats
    table = game.new(seats, dealer=FastDealer(rng.getrandbits(64)), watched=False)
    bots = [make_bot("greedy", game, rng.getrandbits(64)) for _ in range(seats)]

    def choice(ask: Ask) -> Answer:
        if ask.seat != mine:
            return bots[ask.seat].choose(table.view(ask.seat))
        if ask.kind not in SCORED:
            return ask.options[0]
        row = shares(network, game, [(table, ask)])[0]
        return int(row.argmax()) if best else rng.choices(range(len(row)), row.tolist())[0]

    while table.asks:
        ask = table.asks[0]
        table.answer(ask.seat, choice(ask))
    return won(table)[mine]


if __name__ == "__main__":
    main()
