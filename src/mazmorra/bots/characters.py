"""Who a bot is: what it likes among answers that are nearly as good as the best."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from mazmorra.bots.search.weigh import Weighed
from mazmorra.kernel.ask import Answer


@dataclass(frozen=True, slots=True)
class Glance:
    """A taste in cards. What it likes is added to a network's score of the card."""

    height: float = 0.0
    """How much better it likes a power card than one lower by one."""
    items: float = 0.0
    """How much it likes to use what it has found."""
    sure: float = 0.5
    """How much of the network's certainty it has: it plays less sure of itself than it could, so that several
    at one table differ.
    """


@dataclass(frozen=True, slots=True)
class Character:
    """A taste. What it likes is added to the chance to win, in hundredths of a game for each figure."""

    likes: Mapping[str, float] = field(default_factory=dict)
    spite: float = 0.0
    """How much it likes that whoever is ahead falls back."""
    spread: float = 0.02
    """How much chance to win it gives away now and then, so that nobody can foresee it."""
    glance: Glance = Glance()
    """And what it likes at first glance, where it plays cards without thinking."""


PLAIN = Character()
PEOPLE: Mapping[str, Character] = {
    "careful": Character(
        {"wounds": -0.6, "alive": 4.0, "health": 0.5}, spread=0.012, glance=Glance(-0.35, 0.5, 0.48)
    ),
    "bold": Character(
        {"coins": 0.5, "gold": 0.001, "gems": 0.5, "wounds": 0.3}, spread=0.03, glance=Glance(0.4, 0.5, 0.45)
    ),
    "hoarder": Character(
        {"coins": 0.8, "gold": 0.002, "gems": 0.8}, spread=0.015, glance=Glance(0.0, 0.7, 0.45)
    ),
    "vengeful": Character({}, spite=0.15, spread=0.02, glance=Glance(0.15, 0.4, 0.43)),
}
"""The people bots can be, by name; at a table each is somebody else."""


def picked(
    weighed: Sequence[Weighed], names: tuple[str, ...], who: Character, seat: int, rng: random.Random
) -> Answer:
    """An answer: the better for this character, the more often; what was hardly tried is never played."""
    most = max(each.tries for each in weighed)
    tried = [each for each in weighed if 2 * each.tries >= most]
    worth = [_worth(each, names, who, seat) for each in tried]
    best = max(worth)
    if not who.spread:
        return tried[worth.index(best)].option
    return rng.choices(tried, [exp((each - best) / who.spread) for each in worth])[0].option


def _worth(weighed: Weighed, names: tuple[str, ...], who: Character, seat: int) -> float:
    liked = sum(
        who.likes.get(name, 0.0) * figure for name, figure in zip(names, weighed.figures, strict=True)
    )
    others = [chance for each, chance in enumerate(weighed.chances) if each != seat]
    return weighed.worth + liked / 100 - who.spite * max(others, default=0.0)
