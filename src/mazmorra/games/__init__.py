"""The registry of games: each is one folder here and one line below."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from mazmorra.kernel import AnyGame
from mazmorra.kernel.errors import UnknownGame
from mazmorra.kernel.game import choose, made

REGISTRY = {"raiders": "RaidersGame", "quest": "QuestGame", "platformer": "PlatformerGame"}
"""Each game's folder and the class in it."""


def game_class(name: str) -> type[AnyGame]:
    """The class of a game."""
    if name not in REGISTRY:
        raise UnknownGame(name=name, names=sorted(REGISTRY))
    found: type[AnyGame] = getattr(import_module(f"mazmorra.games.{name}"), REGISTRY[name])
    return found


def setting_names() -> tuple[str, ...]:
    """The settings of all games, each once; a game without one refuses it."""
    return tuple(dict.fromkeys(setting for name in REGISTRY for setting in game_class(name).variants()[0]))


def usual_seats(allowed: tuple[int, ...], least: int = 1) -> int:
    """How many sit down when nobody says: four where that is possible, else the fewest with a seat for
    everybody.
    """
    fitting = [seats for seats in allowed if seats >= least]
    return 4 if 4 in fitting else fitting[0] if fitting else allowed[-1]


def find_game(
    name: str, settings: Mapping[str, str], content: str | None = None, version: int | None = None
) -> AnyGame:
    """A game with the settings asked for, the others as its content has them or at their defaults.

    By the rules of today, or of an earlier version where that is still played. Games are constant, so tables
    share them.
    """
    found = game_class(name)
    decided = found.settings_in(content) if content is not None else {}
    chosen = choose(found.variants(), {**decided, **settings})
    wanted = version if version in found.still_played else found.newest
    return made(found, tuple(chosen.items()), content, wanted)
