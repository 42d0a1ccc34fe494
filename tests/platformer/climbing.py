"""A player for tests that play whole games: anything at random, but upwards where it can."""

from __future__ import annotations

import random
from typing import Any

from mazmorra.kernel import Ask


def climber(rng: random.Random, ask: Ask) -> Any:
    """Plays at random, but climbs rather than not, and does not end the turn too soon."""
    options = list(ask.options)
    if ask.kind == "step" and rng.random() < 0.7:
        spaces = [option if isinstance(option, int) else option[1] for option in options if option != "stop"]
        return options[spaces.index(max(spaces))]
    if ask.kind == "act" and len(options) > 1 and rng.random() < 0.8:
        options.remove("end")
    return rng.choice(options)
