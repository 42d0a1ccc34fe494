"""Puts what was learned where the bots find it: `python -m training.ship --folder kept --alone kept-alone`.

The learner goes with both its estimates, of games among its like and among players like `greedy`; the
imitation of `greedy` goes with its answers alone. Half precision is enough. What went on learning the
solitaire is in a folder of its own.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from mazmorra.bots.learned import network
from mazmorra.bots.learned.raiders import CARDS

WEIGHTS = Path(network.__file__).parent / "weights"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", required=True)
    parser.add_argument("--alone", required=True)
    asked = parser.parse_args()
    folder = Path(asked.folder)
    _ship(network.read(folder / "learner.npz").arrays, "raiders")
    _ship(network.read(Path(asked.alone) / "learner.npz").arrays, "raiders-alone")
    imitation = network.read(folder / "greedy.npz").arrays
    answers = {"third": imitation["third"][:, :CARDS], "third_bias": imitation["third_bias"][:CARDS]}
    _ship(imitation | answers, "raiders-thumb")


def _ship(arrays: dict[str, network.Array], name: str) -> None:
    made = {each: array.astype(np.float16) for each, array in arrays.items()}
    np.savez_compressed(WEIGHTS / f"{name}.npz", allow_pickle=False, **made)
    print(f"{name}: {network.read(WEIGHTS / f'{name}.npz').digest()}")


if __name__ == "__main__":
    main()
