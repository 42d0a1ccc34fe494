"""How hard a hero can strike: swords, stars, forged pairs and gems, reckoned exactly; and how likely the next
roll is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import NamedTuple

from mazmorra.games.platformer.rules.symbols import BLANK, BOOT, COIN, HAND, STAR, SWORD, upgrade_cost

DICE = 5
MOST_SWORDS = DICE + 1


class Arms(NamedTuple):
    """What a hero strikes with, apart from the dice."""

    is_star_sword: bool
    is_star_boot: bool
    special: int
    gems: int
    bonus: int
    """The wounds that come on top of the swords, less those a token or a guard takes away."""
    greatsword: bool
    is_star_hand: bool = False
    reach: int = 1
    """The spaces that a hand brings the hero and the boss closer: it moves the boss, with a charmer both."""
    dice: int = DICE
    raises: bool = False
    """Whether gems that the blow does not need may make a boot carry farther."""


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
    if units < 1:
        return False
    bonus += greatsword and units > 1
    return gems_for(units, wanted - bonus) <= gems


@lru_cache(maxsize=64)
def rolls(die: tuple[int, ...], dice: int = DICE) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every pool so many dice can make, and how likely it is."""
    faces = [symbol for symbol, weight in enumerate(die) if weight]
    found = []
    for rolled in combinations_with_replacement(faces, dice):
        pool = tuple(rolled.count(symbol) for symbol in range(len(die)))
        ways = factorial(dice)
        for symbol, count in enumerate(pool):
            ways = ways // factorial(count) * die[symbol] ** count
        found.append((pool, ways / sum(die) ** dice))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def chance(die: tuple[int, ...], arms: Arms, wanted: int, steps: int) -> float:
    """How likely the next roll brings the hero `steps` spaces on and inflicts the wounds wanted."""
    if arms.raises:
        return _far_chance(die, arms, wanted, steps)
    made = _spread(die, arms._replace(gems=0, bonus=0, greatsword=False), steps)
    return sum(
        likely
        for units, likely in enumerate(made)
        if can_inflict(units, arms.gems, arms.bonus, arms.greatsword, wanted)
    )


@lru_cache(maxsize=1 << 12)
def _spread(die: tuple[int, ...], arms: Arms, steps: int) -> tuple[float, ...]:
    """How likely a roll makes so many swords after so many steps, by the swords."""
    found = [0.0] * (MOST_SWORDS + 1)
    for pool, likely in rolls(die, arms.dice):
        units = swords_after(pool, arms, steps)
        if units > 0:
            found[units] += likely
    return tuple(found)


def _far_chance(die: tuple[int, ...], arms: Arms, wanted: int, steps: int) -> float:
    """The same where gems may carry the hero."""
    return sum(
        likely
        for blows, likely in _far_spread(die, arms._replace(gems=0, bonus=0, greatsword=False), steps)
        if can_strike(blows, arms, wanted)
    )


@lru_cache(maxsize=1 << 12)
def _far_spread(
    die: tuple[int, ...], arms: Arms, steps: int
) -> tuple[tuple[tuple[tuple[int, int], ...], float], ...]:
    """How likely a roll leaves these swords for these gems after so many steps."""
    found: dict[tuple[tuple[int, int], ...], float] = {}
    for pool, likely in rolls(die, arms.dice):
        left = blows(pool, arms, steps)
        if left:
            found[left] = found.get(left, 0.0) + likely
    return tuple(found.items())


def can_strike(blows: tuple[tuple[int, int], ...], arms: Arms, wanted: int) -> bool:
    """Whether the swords left by one way of walking are enough with the gems left by it."""
    return any(
        can_inflict(units, arms.gems - spent, arms.bonus, arms.greatsword, wanted) for units, spent in blows
    )


def is_enough(pool: Sequence[int], arms: Arms, wanted: int, steps: int) -> bool:
    """Whether dice bring the hero so many steps on and inflict the wounds wanted."""
    if arms.raises:
        return can_strike(blows(pool, arms, steps), arms, wanted)
    return can_inflict(swords_after(pool, arms, steps), arms.gems, arms.bonus, arms.greatsword, wanted)


def blows(pool: Sequence[int], arms: Arms, steps: int) -> tuple[tuple[int, int], ...]:
    """The swords that are left when so many steps are paid for, and the gems it takes: the fewer boots, the
    more gems (PL-71).
    """
    found: dict[int, int] = {}
    for hands in range(min(pool[HAND], -(-steps // arms.reach)) + 1 if steps > 0 else 1):
        far = max(0, steps - hands * arms.reach)
        for boots in range(min(1, far), far + 1):
            left = list(pool)
            left[HAND] -= hands
            special = _walk(left, arms, boots)
            units = swords(left, special, arms.is_star_sword) if special >= 0 else 0
            if units:
                spent = gems_for(boots, far) if boots else 0
                found[units] = min(spent, found.get(units, spent))
    return tuple(sorted(found.items()))


@lru_cache(maxsize=1 << 10)
def rolling_again(
    die: tuple[int, ...], arms: Arms, wanted: int, steps: int, pool: tuple[int, ...], most: int
) -> tuple[float, tuple[int, ...]]:
    """How likely a pool is enough after rolling up to so many of its dice again, and the dice to keep."""
    best: tuple[float, tuple[int, ...]] = (-1.0, pool)
    for kept in product(*(range(count + 1) for count in pool)):
        again = sum(pool) - sum(kept)
        if again <= most:
            best = max(best, (_rolled(die, arms, wanted, steps, kept, again), kept))
    return best


def _rolled(
    die: tuple[int, ...], arms: Arms, wanted: int, steps: int, kept: tuple[int, ...], dice: int
) -> float:
    """How likely so many dice, rolled beside those kept, are enough."""
    likely = 0.0
    for rolled, chance_of in rolls(die, dice):
        if is_enough([one + other for one, other in zip(kept, rolled, strict=True)], arms, wanted, steps):
            likely += chance_of
    return likely


def swords_after(pool: Sequence[int], arms: Arms, steps: int) -> int:
    """The most swords that are left when so many steps are paid for, -1 where they cannot be."""
    best = -1
    for hands in range(min(pool[HAND], -(-steps // arms.reach)) + 1 if steps > 0 else 1):
        left = list(pool)
        left[HAND] -= hands
        special = _walk(left, arms, steps - hands * arms.reach)
        if special >= 0:
            best = max(best, swords(left, special, arms.is_star_sword))
    return best


def _walk(pool: list[int], arms: Arms, steps: int) -> int:
    """Pay for the steps with what a strike needs least; gives the special die that is left, -1 where it
    cannot be paid.
    """
    special = arms.special
    while steps > 0:
        steps -= 1
        if pool[BOOT]:
            pool[BOOT] -= 1
        elif special == BOOT:
            special = BLANK
        elif special == HAND:
            special, steps = BLANK, steps + 1 - arms.reach
        elif pool[STAR] and (arms.is_star_boot or arms.is_star_hand):
            pool[STAR] -= 1
            steps -= 0 if arms.is_star_boot else arms.reach - 1
        elif not _forge(pool):
            return -1
    return special


def _forge(pool: list[int]) -> bool:
    for symbol in (COIN, HAND, STAR, SWORD):
        if pool[symbol] > 1:
            pool[symbol] -= 2
            return True
    return False
