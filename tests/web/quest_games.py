"""Games of DungeonQuest that go far: heroes who explore rather than hide, so that there is a dungeon to look
at.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import mazmorra
from mazmorra.kernel.ask import Ask

CURIOUS = ("search", "descend", "dragon", "delve", "climb")
SEEDS = range(24)


def pick(ask: Ask, rng: random.Random) -> Any:
    """Go on, look into things now and then, never leave, and spend all determination there is."""
    moves = [each for each in ask.options if isinstance(each, tuple) and each[0] == "move"]
    others = [each for each in ask.options if isinstance(each, tuple) and each[0] in CURIOUS]
    if others and (not moves or rng.random() < 0.35):
        return rng.choice(others)
    if moves:
        return rng.choice(moves)
    return max(ask.options) if ask.kind == "determination" else rng.choice(ask.options)


def played(seats: int, seed: int, **settings: str) -> Any:
    """A whole game."""
    table = mazmorra.game("quest", **settings).new(seats=seats, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, pick(ask, rng))
    return table


@cache
def widest(seats: int, **settings: str) -> str:
    """Of a few games the one that explores most, as a file."""
    games = [played(seats, seed, **settings) for seed in SEEDS]
    return str(max(games, key=lambda table: sum(map(bool, table.state.board))).save())
