"""Observations and actions as Gymnasium's spaces, which PettingZoo uses too."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mazmorra.environments.encoding import Encoding


def observation_space(encoding: Encoding) -> spaces.Box:
    """The bounds of every number of an observation; none has a single value, even where the box has none."""
    if encoding.form == "features":
        return spaces.Box(0, 1, (encoding.size,), np.float32)
    return spaces.Box(encoding.least, np.maximum(encoding.most, encoding.least + 1), dtype=np.int32)


def action_space(encoding: Encoding) -> spaces.Discrete[np.int64]:
    """Every action there can ever be."""
    return spaces.Discrete(len(encoding.actions))


def masked_space(encoding: Encoding) -> spaces.Dict:
    """An observation with the mask over actions beside it."""
    mask = spaces.Box(0, 1, (len(encoding.actions),), np.int8)
    return spaces.Dict({"observation": observation_space(encoding), "action_mask": mask})
