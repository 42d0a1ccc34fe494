"""How plain functions become machine code: for this processor, and inside CUDA kernels from the same source.

Numba takes a compiled function called by a CUDA kernel for a function of the device, so one decorator is
enough. What was compiled is kept beside other caches, apart for each state of the sources: Numba alone
would not notice that a function called from another file has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import numba
import numpy as np
from numba.core import config
from platformdirs import user_cache_path

from mazmorra.batch.narrow import narrowed

Ints: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int32]]
Chance: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint32]]
Choices: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint64]]
Floats: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float32]]

F = TypeVar("F", bound=Callable[..., object])


def _sources() -> str:
    whole = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


if not config.CACHE_DIR:
    config.CACHE_DIR = str(user_cache_path("mazmorra") / "batch" / _sources())


OPTIONS = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}
"""Nothing is allocated inside, so nobody counts references to arrays: half of the time went there."""


def jitted(function: F) -> F:
    """Compiled when first called."""
    return cast(F, numba.njit(**OPTIONS)(function))


def inlined(function: F) -> F:
    """The same for what is short or called in one place: it becomes part of whoever calls it."""
    return cast(F, numba.njit(**OPTIONS, forceinline=True)(function))


def rule(function: F) -> F:
    """The same for rules, which reckon in 32 bits; where nothing is compiled they are plain Python."""
    return inlined(function if config.DISABLE_JIT else narrowed(function))
