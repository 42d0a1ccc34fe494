"""Content of somebody's own making: read in a worker first, since nobody knows how long that takes."""

from __future__ import annotations

from collections.abc import Mapping

from mazmorra.games import find_game


def read_through(game: str, settings: Mapping[str, str], content: str) -> None:
    """In a worker: whether the content can be read at all; what is wrong with it is raised."""
    find_game(game, settings, content)
