"""How hard a hero can strike: swords, stars, forged pairs and gems, reckoned exactly; and how likely the next roll is enough."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from mazmorra.games.platformer.symbols import BLANK, BOOT, COIN, HAND, STAR, SWORD, upgrade_cost

DICE = 5
MOST_STEPS = 6
"""Farther than this nobody walks and strikes in one turn."""


class Arms(NamedTuple):
    """What a hero strikes with, apart from the dice."""

    is_star_sword: bool
    is_star_boot: bool
    special: int
    gems: int
    bonus: int
    """The wounds that come on top of the swords, less those a token or a guard takes away."""
    greatsword: bool


def swords(pool: Sequence[int], special: int, is_star_sword: bool) -> int:
    """How many swords the dice make, stars and forged pairs counted (PL-26, PL-Q-61)."""
    direct = (SWORD, STAR) if is_star_sword else (SWORD,)
    found = sum(pool[symbol] for symbol in direct) + (special in direct)
    for symbol in (BOOT, COIN, HAND, STAR):
        if symbol not in direct and pool[symbol]:
            found += (pool[symbol] + (special == symbol)) // 2
    return found


def gems_for(units: int, wanted: int) -> int:
    """The fewest gems that make so many swords count so much: each is raised as evenly as can be (PL-71)."""
    if wanted <= units:
        return 0
    times, more = divmod(wanted, units)
    return more * upgrade_cost(times + 1) + (units - more) * upgrade_cost(times)


def can_inflict(units: int, gems: int, bonus: int, greatsword: bool, wanted: int) -> bool:
    """Whether so many swords and gems are enough; without a sword there is no attack (PL-Q-68)."""
    if not units:
        return False
    bonus += greatsword and units > 1
    return gems_for(units, wanted - bonus) <= gems


@lru_cache(maxsize=16)
def rolls(die: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every pool five dice can make, and how likely it is."""
    faces = [symbol for symbol, weight in enumerate(die) if weight]
    found = []
    for rolled in combinations_with_replacement(faces, DICE):
        pool = tuple(rolled.count(symbol) for symbol in range(len(die)))
        ways = factorial(DICE)
        for symbol, count in enumerate(pool):
            ways = ways // factorial(count) * die[symbol] ** count
        found.append((pool, ways / sum(die) ** DICE))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def chance(die: tuple[int, ...], arms: Arms, wanted: int, steps: int) -> float:
    """How likely the next roll brings the hero `steps` spaces on and inflicts the wounds wanted."""
    return sum(likely for pool, likely in rolls(die) if _suffices(list(pool), arms, wanted, steps))


def _suffices(pool: list[int], arms: Arms, wanted: int, steps: int) -> bool:
    special = _walk(pool, arms, steps)
    if special < 0:
        return False
    units = swords(pool, special, arms.is_star_sword)
    return can_inflict(units, arms.gems, arms.bonus, arms.greatsword, wanted)


def _walk(pool: list[int], arms: Arms, steps: int) -> int:
    """Pay for the steps with what a strike needs least; gives the special die that is left, -1 where it cannot be paid."""
    special = arms.special
    for _ in range(steps):
        if pool[BOOT]:
            pool[BOOT] -= 1
        elif special == BOOT:
            special = BLANK
        elif arms.is_star_boot and pool[STAR]:
            pool[STAR] -= 1
        elif not _forge(pool):
            return -1
    return special


def _forge(pool: list[int]) -> bool:
    for symbol in (COIN, HAND, STAR, SWORD):
        if pool[symbol] > 1:
            pool[symbol] -= 2
            return True
    return False
