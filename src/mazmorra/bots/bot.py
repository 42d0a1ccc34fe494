"""What a bot is, and the list of those there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from importlib import import_module
from typing import Protocol, runtime_checkable

from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import MazmorraError
from mazmorra.kernel.view import AnyView


class Bot(Protocol):
    """A player. `choose` gets a view with an open question (`view.ask`) and returns one of its options."""

    def choose(self, view: AnyView) -> Answer: ...


@runtime_checkable
class Attentive(Protocol):
    """A bot that learns from what it sees. Shown the views of its earlier questions in order, a fresh one
    knows what one that answered them knows.
    """

    def heed(self, view: AnyView) -> None: ...


class UnknownBot(MazmorraError):
    key = "error-unknown-bot"
    says = "there is no bot '{name}' for {game}; there are {names}"


class OwnNotNamed(UnknownBot):
    """Somebody's own player that nobody here has named: its code does not run because a file says so."""

    key = "error-own-not-named"
    says = "there is no bot '{name}' for {game}; if it is a player of your own, name it: --bot {name}"


LEVELS = ("novice", "apprentice", "journeyman", "expert", "master", "legend")
"""What people choose from, weakest first: the same names in every game."""
CHARACTERS = ("careful", "bold", "hoarder", "vengeful")
"""Who a bot of a level can be: `expert:bold`."""
PARTS = ("random", "greedy", "learned")
"""What levels are made of, and measured against. Each is a module here, `<name>_bot`."""
BOTS = (*PARTS, *LEVELS)
"""Every name before the colon."""


def is_offered(name: str) -> bool:
    """Whether a table may seat a bot of this name: a level, somebody of it, or a part that plays any game."""
    level, _, character = name.partition(":")
    return name in ("random", "greedy", *LEVELS) or (level in LEVELS and character in CHARACTERS)


def is_own(name: str) -> bool:
    """Whether a name can only be of a player of somebody's own: `module:Name`, `file.py:Name`."""
    return ":" in name.strip(":") and name.partition(":")[0] not in BOTS


def recalling(bot: Bot, views: Callable[[], Iterable[AnyView]]) -> Bot:
    """A fresh bot as if it had answered earlier questions of its seat; the views are made if it learns from
    them.
    """
    if isinstance(bot, Attentive):
        for view in views():
            bot.heed(view)
    return bot


def make_bot(name: str, game: AnyGame, seed: int, own: Collection[str] = ()) -> Bot:
    """A fresh bot for one seat of one table.

    A policy may stand after a colon, where a bot has several (`greedy:insists`), and so may a character after
    a level (`expert:bold`). Somebody's own player (`tree.py:Tree`) is loaded only if it is among `own`: those
    that whoever started the program has named. A saved game or a client that names one starts nothing.
    """
    kind, _, policy = name.partition(":")
    made: Bot
    if is_own(name):
        if name not in own:
            raise OwnNotNamed(name=name, game=game.name, names=list(BOTS))
        made = import_module("mazmorra.bots.own").made(name, game, seed)
    elif kind not in BOTS or name.endswith(":"):
        raise UnknownBot(name=name, game=game.name, names=list(BOTS))
    elif kind in LEVELS:
        made = import_module("mazmorra.bots.levels").made(kind, game, seed, policy)
    else:
        made = import_module(f"mazmorra.bots.{kind}_bot").make(game, seed, policy)
    return made
