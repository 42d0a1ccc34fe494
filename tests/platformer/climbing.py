"""A player for tests that play whole games: anything at random, but upwards where it can."""

from __future__ import annotations

import random
from typing import Any

from mazmorra.kernel import Ask


def _is_step(ask: Ask, option: Any) -> bool:
    """Whether an answer is where a boot leads, by itself or in a question about more."""
    return (
        option[0] in ("step", "portal")
        if isinstance(option, tuple)
        else ask.kind == "step" and option != "stop"
    )


def climber(rng: random.Random, ask: Ask) -> Any:
    """Plays at random, but climbs rather than not, and does not end the turn too soon."""
    options = list(ask.options)
    steps = [option for option in options if _is_step(ask, option)]
    if steps and rng.random() < (0.7 if ask.kind == "step" else 0.4):
        return max(steps, key=lambda option: option if isinstance(option, int) else option[1])
    if ask.kind == "act" and len(options) > 1 and rng.random() < 0.8:
        options.remove("end")
    return rng.choice(options)
