"""What a bot is, and the list of those there are."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.errors import MazmorraError
from mazmorra.kernel.view import AnyView


class Bot(Protocol):
    """A player. `choose` gets a view with an open question (`view.ask`) and returns one of its options."""

    def choose(self, view: AnyView) -> Answer: ...


class UnknownBot(MazmorraError):
    key = "error-unknown-bot"
    says = "there is no bot '{name}' for {game}; there are {names}"


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


def make_bot(name: str, game: AnyGame, seed: int) -> Bot:
    """A fresh bot for one seat of one table.

    A policy may stand after a colon, where a bot has several (`greedy:insists`), and so may a character after
    a level (`expert:bold`).
    """
    kind, _, policy = name.partition(":")
    if kind not in BOTS or name.endswith(":"):
        raise UnknownBot(name=name, game=game.name, names=list(BOTS))
    made: Bot
    if kind in LEVELS:
        made = import_module("mazmorra.bots.levels").made(kind, game, seed, policy)
    else:
        made = import_module(f"mazmorra.bots.{kind}_bot").make(game, seed, policy)
    return made
