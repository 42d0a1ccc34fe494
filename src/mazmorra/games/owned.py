"""Which game a content file is for: files do not say it, their tables do."""

from __future__ import annotations

import tomllib
from importlib import import_module

from mazmorra.games import REGISTRY


def game_of(content: str) -> str:
    """The game that has the most tables of a text; whoever opens its box says what is wrong with it."""
    try:
        tables = tomllib.loads(content).keys()
    except (ValueError, RecursionError):
        return next(iter(REGISTRY))
    return max(REGISTRY, key=lambda name: len(tables & _tables(name)))


def _tables(name: str) -> set[str]:
    return set(import_module(f"mazmorra.games.{name}.box.rows").TABLES)
