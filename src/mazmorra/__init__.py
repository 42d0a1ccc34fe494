"""Mazmorra: dungeon tabletop games to play and to study.

>>> import mazmorra
>>> table = mazmorra.game("raiders", edition="devir", mode="tactical").new(seats=4, seed=1)
>>> len(table.asks), table.over
(1, False)
"""

from __future__ import annotations

from pathlib import Path

from mazmorra.games import REGISTRY, find_game
from mazmorra.games.notation import answer_text, parse_answer, read_scene, scene_text
from mazmorra.games.numbers import readable
from mazmorra.kernel import AnyGame, AnyTable
from mazmorra.kernel.ask import CHANCE, Ask
from mazmorra.kernel.chance import FastDealer
from mazmorra.kernel.determinize import determinize
from mazmorra.kernel.errors import MazmorraError
from mazmorra.kernel.game import Game
from mazmorra.kernel.replay import Record, opened
from mazmorra.kernel.table import Table
from mazmorra.kernel.view import EVERYTHING, WATCHER, View

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "WATCHER",
    "Ask",
    "Game",
    "MazmorraError",
    "Record",
    "Table",
    "View",
    "answer_text",
    "determinize",
    "game",
    "games",
    "load",
    "parse_answer",
    "read_scene",
    "readable",
    "record",
    "scene_text",
]


def games() -> list[str]:
    """The names of the games there are."""
    return sorted(REGISTRY)


def game(name: str, /, *, content: str | None = None, **settings: str) -> AnyGame:
    """A game by name; settings such as `edition` and `mode` not given take their defaults."""
    return find_game(name, settings, content)


def record(source: str | Path) -> Record:
    """A saved game, from its text or its file, to be stepped through."""
    text = source.read_text("utf-8") if isinstance(source, Path) else source
    return opened(text, find_game)


def load(source: str | Path, *, ask_chance: bool = False) -> AnyTable:
    """The table of a saved game, from its text or its file, ready to go on (with `ask_chance`, dice and draws
    are asked).
    """
    return record(source).table(None if ask_chance else FastDealer())
