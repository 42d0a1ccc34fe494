"""A table of Platformer in numbers, as its estimate was trained on: how one hero stands, and the rivals.

The turns a hero still needs come from the judge of the greedy climbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazmorra.bots.greedy.platformer.worth import Judge
from mazmorra.games.platformer.rules.spaces import LEVEL

if TYPE_CHECKING:
    from mazmorra.games.platformer.game import PlatformerTable

TURNS, FEW, MANY = 20.0, -4.0, 1.0
"""Turns are told in parts of this, and neither fewer nor more than that many parts."""
ROUNDS = 40
OWN = (
    "turns",
    "before the boss",
    "health",
    "gold",
    "gems",
    "height",
    "cards",
    "is on the map",
    "has the turn",
)
ROUND = ("round", "highest level", "alone", "seats", "events left")
RIVALS = ("best turns", "mean turns", "before the boss", "best height", "best gems")
NAMES = (*OWN, *ROUND, *(f"rivals: {name}" for name in RIVALS))
"""What the numbers of a row say, in order."""


def rows(table: PlatformerTable) -> list[list[float]]:
    """How it stands for each seat."""
    seats = range(table.seats)
    turns = [_turns(table, seat) for seat in seats]
    return [[*_own(table, seat, turns[seat]), *_round(table), *_rivals(table, seat, turns)] for seat in seats]


def _turns(table: PlatformerTable, seat: int) -> float:
    worth = Judge(table.game, seat, table.state.heroes).rest(table) / TURNS
    return min(max(worth, FEW), MANY)


def _own(table: PlatformerTable, seat: int, turns: float) -> list[float]:
    state = table.state
    return [
        turns,
        float(state.inside[seat] > 0),
        state.health[seat] / 8,
        min(state.gold[seat], 12) / 12,
        state.gems[seat] / 6,
        _height(table, seat),
        (len(state.items[seat]) + len(state.potions[seat])) / 6,
        float(state.spaces[seat] >= 0),
        float(state.turn == seat),
    ]


def _height(table: PlatformerTable, seat: int) -> float:
    state = table.state
    return max(state.spaces[seat], 0) / LEVEL / max(len(state.tiles) // 2, 1)


def _round(table: PlatformerTable) -> list[float]:
    state = table.state
    levels = max(len(state.tiles) // 2, 1)
    alone = float(table.seats == 1)
    return [
        state.round / ROUNDS,
        (state.highest + 1) / levels,
        alone,
        table.seats / 4,
        sum(state.event_deck) / ROUNDS,
    ]


def _rivals(table: PlatformerTable, seat: int, turns: list[float]) -> list[float]:
    state = table.state
    others = [each for each in range(table.seats) if each != seat]
    if not others:
        return [FEW, FEW, 0.0, 0.0, 0.0]
    return [
        max(turns[each] for each in others),
        sum(turns[each] for each in others) / len(others),
        float(any(state.inside[each] for each in others)),
        max(_height(table, each) for each in others),
        max(state.gems[each] for each in others) / 6,
    ]
