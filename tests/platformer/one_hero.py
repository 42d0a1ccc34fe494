"""Tables about one hero: what it has and how the table lies are told in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.platformer.scene import Scene
from tests.platformer.setting import OPEN, Hero, platformer

OWN = ("health", "gold", "gems", "special", "items", "exhausted", "potions", "badges")


def one_hero(
    name: str = "miksy", at: str = "B1", others: Sequence[Hero] = (), held: Sequence[str] = (), **more: Any
) -> Scene:
    """A hero on two open levels of a game with all cards; `held` are its artifacts, the enemy die shows
    left.
    """
    own = {key: more.pop(key) for key in OWN if key in more}
    table = {"enemy": "left", "tower": ((OPEN, OPEN), (OPEN, OPEN)), "cards": "all", **more}
    return platformer(Hero(name, at=at, artifacts=held, **own), *others, **table)
