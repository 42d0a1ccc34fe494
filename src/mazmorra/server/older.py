"""Games that were played by another version of the rules or the content: what can still be shown of them.

They open as far as they were kept; nothing here plays them on.
"""

from __future__ import annotations

import json
import logging
from typing import Any

from mazmorra.kernel import EVERYTHING, WATCHER, Game, Table, restore
from mazmorra.server.entries import Created

log = logging.getLogger("mazmorra.older")


def is_older(created: Created, game: Game[Any]) -> bool:
    """Whether a table was made for another version than the one that is here."""
    noted = (created.rules_version, created.content_digest)
    return noted not in ((0, ""), (game.version, game.content_digest))


def table_of(game: Game[Any], saved: dict[str, Any], older: bool) -> Table[Any, Any] | None:
    """The table in a snapshot. Of an older game only one that can still be looked at from everywhere, else none."""
    if not older:
        return restore(game, saved)
    try:
        table = restore(game, {**saved, **game.header()})
        for seat in (EVERYTHING, WATCHER, *range(table.seats)):
            table.view(seat)
        _ = table.over and table.result
    except Exception as error:  # other rules may have kept anything at all
        log.warning("an older game cannot be shown any more: %s", type(error).__name__)
        return None
    return table


def noted_names(text: str) -> list[str]:
    """The names in a saved game that the rules of today cannot open."""
    names: list[str] = json.loads(text)["about"]["names"]
    return names
