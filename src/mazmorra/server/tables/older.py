"""Tables whose rules may have moved on: by which rules each is played, and what is left of one that nobody
can play any more.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import EVERYTHING, WATCHER, Answer, AnyGame, AnyTable, Json, restore
from mazmorra.server.tables.entries import Created, Entry

SAME, RENEWED, OLDER = "same", "renewed", "older"
"""How a table stands to its rules: as it was laid, begun under newer ones than it was laid for, or left
behind by them.
"""
log = logging.getLogger("mazmorra.older")


class Rules(NamedTuple):
    """What a game is played by: the version of its rules and the digest of its content.

    Nothing, where none was noted.
    """

    version: int = 0
    content: str = ""

    @classmethod
    def noted(cls, created: Created, body: Json | None = None) -> Rules:
        """What a table was laid for, or what the entry that began its game says."""
        body = body or {}
        return cls(
            body.get("rules_version", created.rules_version),
            body.get("content_digest", created.content_digest),
        )

    @classmethod
    def of(cls, game: AnyGame) -> Rules:
        return cls(game.version, game.content_digest)


NOT_NOTED = Rules()


def versions_played() -> dict[str, tuple[int, ...]]:
    """The versions of each game that can be played here; 0 is a table that noted none."""
    return {name: (0, *game_class(name).still_played, game_class(name).newest) for name in REGISTRY}


def printed() -> list[tuple[str, dict[str, str]]]:
    """Every game and its ways to be played, as far as their contents differ: by what a content decides, such
    as its edition.
    """
    ways: dict[tuple[str, ...], dict[str, str]] = {}
    for name in REGISTRY:
        samples = game_class(name).samples()
        decided = game_class(name).settings_in(game_class(name).content_text(samples[0], name))
        for settings in samples:
            ways.setdefault((name, *(settings[each] for each in decided)), settings)
    return [(name, settings) for (name, *_), settings in ways.items()]


def printed_content(name: str, settings: Mapping[str, str]) -> tuple[str, str]:
    """The digest of what is printed today for a game, and its text."""
    digest = find_game(name, settings).content_digest
    return digest, game_class(name).content_text(settings, digest)


def of_today(created: Created) -> AnyGame | None:
    """The game a table was laid for, by the rules of today; none where there is no such game or setting any
    more.
    """
    return _found(created, created.content, None)


def as_begun(created: Created, rules: Rules, kept: str | None) -> AnyGame | None:
    """The game as a table began it, with its own content or the `kept` one that was printed then; none if
    nobody plays it.
    """
    for content in dict.fromkeys((created.content, kept)):
        game = _found(created, content, rules.version)
        if game is not None and rules in (NOT_NOTED, Rules.of(game)):
            return game
    return None


def _found(created: Created, content: str | None, version: int | None) -> AnyGame | None:
    try:
        return find_game(created.game, created.settings, content, version)
    except (
        Exception
    ) as error:  # a game, a setting or a row that is no more, in content that was right in its time
        log.info("a table's game is no more: %s", type(error).__name__)
        return None


def table_of(game: AnyGame | None, saved: Json) -> AnyTable | None:
    """The table in a snapshot by other rules, if it can still be looked at from everywhere."""
    if game is None:
        return None
    try:
        table = restore(game, {**saved, **game.header()})
        for seat in (EVERYTHING, WATCHER, *range(table.seats)):
            table.view(seat)
        _ = table.over and table.result
    except Exception as error:  # other rules may have kept anything at all
        log.info("an older game cannot be shown any more: %s", type(error).__name__)
        return None
    return table


def noted_names(text: str) -> list[str]:
    """The names in a saved game that the rules of today cannot open."""
    names: list[str] = json.loads(text)["about"]["names"]
    return names


def written_history(snapshot: bytes) -> list[tuple[int, Answer]]:
    """The answers of a finished game in its last snapshot, dice included; none where it cannot be read or the
    game went on.
    """
    try:
        table = json.loads(snapshot)["table"]
        return [(seat, answer) for seat, answer in table["history"]] if table["over"] else []
    except (ValueError, KeyError, TypeError):
        return []


def answers_in(entries: Iterable[Entry]) -> list[tuple[int, Answer]]:
    """What the players of a log answered, without what they took back.

    What chance dealt only the rules could say.
    """
    first: list[tuple[int, Answer]] = []
    given: list[tuple[int, int, Answer]] = []
    for entry in entries:
        body = entry.body
        if entry.kind == "continued":
            first = [(seat, answer) for seat, answer in body["answers"]]
        elif entry.kind == "answered":
            given.append((entry.number, body["seat"], body["answer"]))
        elif entry.kind == "undone":
            given = [each for each in given if each[0] < body["to"]]
    return [*first, *((seat, answer) for _, seat, answer in given)]
