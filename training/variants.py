"""The games of Dungeon Raiders that are trained on, and how often each."""

from __future__ import annotations

from mazmorra.games import find_game
from mazmorra.games.raiders.game import RaidersGame

VARIANTS: tuple[tuple[str, str, int, int], ...] = (
    ("devir", "standard", 4, 5),
    ("devir", "standard", 3, 2),
    ("devir", "standard", 5, 2),
    ("devir", "tactical", 4, 5),
    ("devir", "tactical", 3, 2),
    ("devir", "tactical", 5, 2),
    ("classic", "standard", 4, 5),
    ("classic", "standard", 3, 2),
    ("classic", "standard", 5, 2),
    ("classic", "speed", 4, 4),
    ("classic", "speed", 3, 1),
    ("classic", "speed", 5, 1),
    ("classic", "speed", 2, 1),
    ("classic", "duel", 2, 4),
    ("classic", "solitaire", 1, 14),
)
"""Edition, mode, seats, and the weight it is drawn with."""


def game_of(variant: tuple[str, str, int, int]) -> RaidersGame:
    """The game of a variant."""
    edition, mode, _, _ = variant
    game = find_game("raiders", {"edition": edition, "mode": mode})
    assert isinstance(game, RaidersGame)
    return game
