"""Versions of a game's content made by changing its figures, each checked as a file would be."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from mazmorra.arena.balance.study import Version
from mazmorra.content.changes import BadChange, Change, changed
from mazmorra.content.errors import BadContent
from mazmorra.content.writer import toml
from mazmorra.games import find_game
from mazmorra.kernel import AnyGame


def changed_version(game: AnyGame, changes: Sequence[Change]) -> Version:
    """A game's content with figures changed; what its checks refuse is said of the paths that were given."""
    text = changed(text_of(game), changes)
    try:
        find_game(game.name, game.settings, text)
    except BadContent as error:
        paths = ", ".join(change.path for change in changes)
        raise BadChange(path=paths, problem=error.args_by_name["problem"]) from error
    return Version(", ".join(map(str, changes)), text)


def swept_versions(game: AnyGame, changes: Sequence[Change]) -> tuple[Version, ...]:
    """One version for each value of a figure; drawn by that value where all of them are numbers."""
    numbers = [change.value for change in changes if isinstance(change.value, int)]
    places = numbers if len(numbers) == len(changes) else [None] * len(changes)
    return tuple(
        Version(toml(change.value), changed_version(game, [change]).content, place)
        for change, place in zip(changes, places, strict=True)
    )


def ids_in(game: AnyGame) -> set[str]:
    """What the rows of a game's content are called."""
    tables = [rows for rows in tomllib.loads(text_of(game)).values() if isinstance(rows, list)]
    return {row["id"] for rows in tables for row in rows}


def text_of(game: AnyGame) -> str:
    """The content a game is played with, as a text."""
    return game.own_content or type(game).content_text(game.settings, "")
