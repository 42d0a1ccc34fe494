"""Content files of every game: which game one is for, what is printed, and everything that is wrong with one.

Files do not say which game they are for, their tables do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from mazmorra.content.errors import BadContent
from mazmorra.content.expect import every_fault
from mazmorra.content.leaflet import Leaflet
from mazmorra.content.loader import Row, check_rows, read_pack
from mazmorra.content.wording import Wording
from mazmorra.games import REGISTRY, find_game, game_class
from mazmorra.kernel import AnyGame
from mazmorra.kernel.game import choose

EDITION = "edition"
"""The setting that decides what is printed, in a game that has it."""
NONE: Mapping[str, str] = MappingProxyType({})
"""No settings asked for: those that the content decides, else the usual ones."""


def game_of(content: str) -> str:
    """The game that has the most tables of a text; whoever opens its box says what is wrong with it."""
    try:
        tables = tomllib.loads(content).keys()
    except (ValueError, RecursionError):
        return next(iter(REGISTRY))
    return max(REGISTRY, key=lambda name: len(tables & _tables(name).keys()))


def editions(name: str) -> list[str]:
    """The editions of a game whose content is printed; one without a name where it has no editions."""
    return list(dict.fromkeys(settings.get(EDITION, "") for settings in game_class(name).variants()))


def printed_text(name: str, wanted: Mapping[str, str], say: Wording) -> str:
    """The printed content of a game (in an edition) as a text to edit, with a few words about it on top."""
    found = game_class(name)
    settings = choose(found.variants(), wanted)
    heading = say.say("cli-content-heading", title=titled(name, settings, say), name=name)
    return found.content_text(settings, heading)


def titled(name: str, settings: Mapping[str, str], say: Wording) -> str:
    """A game, and its edition where it has several."""
    edition = [say.say(f"{name}-edition-{settings[EDITION]}")] if EDITION in settings else []
    return ", ".join([say.say(name), *edition])


def leaflet_of(game: AnyGame, say: Wording) -> Leaflet:
    """Everything in a game's box, the printed one or somebody's own."""
    found: Leaflet = import_module(f"mazmorra.games.{game.name}.told.page").leaflet(game, say)
    return found


def faults_in(name: str, content: str, settings: Mapping[str, str] = NONE) -> list[BadContent]:
    """What is wrong with a content text: every row that is by itself, else whatever the whole gets wrong as
    content of a game with these settings.
    """
    tables, vocabulary = _tables(name), import_module(f"mazmorra.games.{name}.box.operations").VOCABULARY
    return every_fault(
        lambda: check_rows(read_pack((("content", content),), tables), tables, vocabulary)
    ) or every_fault(lambda: find_game(name, settings, content))


def _tables(name: str) -> dict[str, type[Row]]:
    found: dict[str, type[Row]] = import_module(f"mazmorra.games.{name}.box.rows").TABLES
    return found
