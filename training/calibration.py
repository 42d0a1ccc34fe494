"""Whether the network knows how it stands: of the tables it said would be won so often, how many were.

Run `python -m training.calibration --weights kept/raiders.npz --lots 96 --workers 16`.
"""

from __future__ import annotations

import argparse
import os
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from mazmorra.bots.learned.network import Array, read, softmax
from mazmorra.bots.learned.raider import OUTPUTS
from mazmorra.bots.learned.raiders import CARDS
from training.actors import SIDE_BY_SIDE, side_by_side
from training.variants import VARIANTS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--lots", type=int, default=96, help=f"how often {SIDE_BY_SIDE} games are played")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        parts = list(pool.map(partial(said, weights=asked.weights), range(asked.lots)))
    for name in sorted({name for name, _, _ in parts}):
        expected = np.concatenate([chances for each, chances, _ in parts if each == name])
        came = np.concatenate([ends for each, _, ends in parts if each == name])
        error = ((expected - came) ** 2).mean()
        print(f"{name}: {len(came)} decisions, said {expected.mean():.3f}, squared error {error:.4f}")
    expected = np.concatenate([chances for _, chances, _ in parts])
    came = np.concatenate([ends for _, _, ends in parts])
    tenth = np.minimum((expected * 10).astype(int), 9)
    for each in range(10):
        those = tenth == each
        if those.any():
            told = f"said {expected[those].mean():.3f}, won {came[those].mean():.3f}"
            print(f"{each * 10:3}-{each * 10 + 10}%: {told}, {those.sum()} decisions", flush=True)


def said(number: int, weights: Path) -> tuple[str, Array, Array]:
    """What the network said before each decision of some games with itself, and what came of it."""
    variant = VARIANTS[number % len(VARIANTS)]
    network = read(weights)
    batch, _ = side_by_side(variant, False, network, network, random.Random(f"calibration {number}"))
    chances = softmax(network.run(batch.inputs.astype(np.float32))[:, CARDS:OUTPUTS])[:, 0]
    return "/".join(map(str, variant[:2])), chances, batch.outcomes[:, 0]


if __name__ == "__main__":
    main()
