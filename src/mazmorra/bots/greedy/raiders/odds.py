"""What may happen in a room, by the value played: exact averages over what the rivals might play.

Nothing here depends on coins or wounds; `worth` weighs these odds for one seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from mazmorra.bots.greedy.raiders.rivals import plays
from mazmorra.games.raiders.box.loading import Room

MINE = range(6)
"""The values a seat may play; 0 is an escape."""


class Odds(NamedTuple):
    """For one value played: coins gained, the chance of being hit, coins and hits of the rivals together.

    In a vault `rival_hits` counts those who want the same. `springs` is how likely each value is to decide a
    trap.
    """

    coins: float = 0.0
    hit: float = 0.0
    rival_coins: float = 0.0
    rival_hits: float = 0.0
    springs: tuple[float, ...] = ()


def odds_of(room: Room, seats: int, rivals: tuple[int, ...]) -> tuple[Odds, ...]:
    """The odds for each value that could be played in a room, against rivals as `could_play` packs them."""
    if room.kind == "trap":
        return tuple(Odds(springs=_springs(room, mine, rivals)) for mine in MINE)
    outcome = {"treasure": _treasure, "monster": _monster, "vault": _vault}[room.kind]
    odds = []
    for mine in MINE:
        figures = [0.0] * 4
        for others, chance in plays(rivals):
            for index, figure in enumerate(outcome(room, seats, mine, others)):
                figures[index] += chance * figure
        odds.append(Odds(figures[0], figures[1], figures[2], figures[3]))
    return tuple(odds)


@cache
def odds_against_attack(strength: int) -> tuple[Odds, ...]:
    """The odds against a monster met alone: only a greater card beats it (DR-SOL-4)."""
    return tuple(Odds(hit=float(value <= strength)) for value in MINE)


def mixed(cases: Sequence[tuple[float, tuple[Odds, ...]]]) -> tuple[Odds, ...]:
    """The odds of one of several rooms of a kind, each with its weight."""
    total = sum(weight for weight, _ in cases)
    return tuple(
        Odds(
            coins=sum(weight * odds[mine].coins for weight, odds in cases) / total,
            hit=sum(weight * odds[mine].hit for weight, odds in cases) / total,
            rival_coins=sum(weight * odds[mine].rival_coins for weight, odds in cases) / total,
            rival_hits=sum(weight * odds[mine].rival_hits for weight, odds in cases) / total,
        )
        for mine in MINE
    )


def _springs(room: Room, mine: int, rivals: tuple[int, ...]) -> tuple[float, ...]:
    decides = max if room.by_highest else min
    likely = [0.0] * 6
    for others, chance in plays(rivals):
        likely[decides((mine, *others))] += chance
    return tuple(likely)


def _vault(room: Room, seats: int, mine: int, others: tuple[int, ...]) -> tuple[float, ...]:
    return (0, 0, 0, others.count(mine))


def _treasure(room: Room, seats: int, mine: int, others: tuple[int, ...]) -> tuple[float, ...]:
    if seats == 1:  # DR-SOL-5
        return (sum(coins for coins in room.chests if mine > coins), 0, 0, 0)
    played = (mine, *others)
    ranks = sorted({*played}, reverse=True)
    gain = total = 0
    for value, coins in zip(ranks, room.chests, strict=False):
        tied = played.count(value)
        share = coins // tied
        gain += share * (mine == value)
        total += share * tied
    return (gain, 0, total - gain, 0)


def _monster(room: Room, seats: int, mine: int, others: tuple[int, ...]) -> tuple[float, ...]:
    if seats == 2:  # DR-DUE-2
        return (0, mine < others[0], 0, mine > others[0])
    played = (mine, *others)
    fighting = [value for value in played if value]
    beaten = bool(room.strength) and sum(played) >= room.strength[seats - 3]
    gain = rivals_gain = 0
    if fighting and room.highest and (beaten or max(fighting) > min(fighting)):
        gain, rivals_gain = _reward(room, mine, played)
    if beaten or not fighting:
        return (gain, 0, rivals_gain, 0)
    felt = [1 if value in room.counts_as_1 else value for value in played]
    decides = max if room.attacks_highest else min
    target = decides(value for value in felt if value)
    hit = felt[0] == target
    return (gain, hit, rivals_gain, felt.count(target) - hit)


def _reward(room: Room, mine: int, played: tuple[int, ...]) -> tuple[int, int]:
    """The Sphinx and the Minotaur pay whoever played highest (DR-BOS-13)."""
    amount = sum(op["amount"] for op in room.highest)
    first = max(played)
    gain = amount * (mine == first)
    return gain, amount * played.count(first) - gain
