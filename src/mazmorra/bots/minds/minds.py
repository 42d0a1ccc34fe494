"""The mind for a game."""

from __future__ import annotations

from importlib import import_module

from mazmorra.bots.search.mind import Mind, PlainMind
from mazmorra.kernel import AnyGame

GAMES = ("raiders", "quest", "platformer")
"""The games somebody has thought about."""


def mind_of(game: AnyGame, among_equals: bool = False) -> Mind:
    """How a game is thought about; any other is played at random to its end.

    A bot prepares for rivals of every sort; `among_equals` all play alike, and so are their chances.
    """
    if game.name not in GAMES:
        return PlainMind()
    made: Mind = import_module(f"mazmorra.bots.minds.{game.name}").make(game, among_equals)
    return made
