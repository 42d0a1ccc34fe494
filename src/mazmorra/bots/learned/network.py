"""A small network of two hidden layers: plain arrays in a file, a few products of matrices to run it."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float32]]"

LAYERS = ("first", "second", "third")
"""The matrices of a network, each with its bias `<name>_bias`; the third gives the outputs."""


class Network:
    """What training left: two layers of rectified units and an output."""

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.arrays = arrays
        self.first, self.second, self.third = (arrays[name] for name in LAYERS)
        self.first_bias, self.second_bias, self.third_bias = (arrays[f"{name}_bias"] for name in LAYERS)

    def run(self, inputs: Array) -> Array:
        """The outputs for rows of inputs."""
        hidden = np.maximum(inputs @ self.first + self.first_bias, 0)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        outputs: Array = hidden @ self.third + self.third_bias
        return outputs

    def digest(self) -> str:
        """What tells these weights from others."""
        whole = hashlib.sha256()
        for name in sorted(self.arrays):
            whole.update(name.encode() + self.arrays[name].tobytes())
        return whole.hexdigest()

    def save(self, path: Path) -> None:
        np.savez_compressed(path, allow_pickle=False, **self.arrays)


def read(path: Path) -> Network:
    """A network from a file; half precision is widened."""
    with np.load(path) as kept:
        return Network({name: kept[name].astype(np.float32) for name in kept.files})


@cache
def shipped(name: str) -> Network:
    """A network that comes with the package."""
    with as_file(files("mazmorra.bots.learned") / "weights" / f"{name}.npz") as path:
        return read(path)


def softmax(scores: Array) -> Array:
    """Shares that add up to one along the last axis."""
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Array = raised / raised.sum(axis=-1, keepdims=True)
    return shares
