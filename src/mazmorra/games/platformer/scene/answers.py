"""Answers of Platformer as text: 'step D2', 'use hand', 'attack D7', 'buy hammer_of_greed', 'D2', 'sword',
2.
"""

from __future__ import annotations

from typing import Any

from mazmorra.games.platformer.game import PlatformerGame
from mazmorra.games.platformer.rules.spaces import place
from mazmorra.games.platformer.rules.symbols import SYMBOLS
from mazmorra.games.platformer.told.labels import DICE, FOES, PLACES, STEPS
from mazmorra.kernel import About
from mazmorra.kernel.ask import Answer, Ask

SPACES = (*PLACES, *STEPS, "swap")
"""The questions whose numbers are spaces."""


def text_of(game: PlatformerGame, ask: Ask, option: Answer) -> str:
    """An answer as a player would say it."""
    about = dict(ask.about)
    if isinstance(option, tuple):
        kind, what = str(option[0]), int(str(option[1]))
        return kind if kind.endswith("alloy") else f"{kind} {_what(game, about, kind, what)}"
    if not isinstance(option, int):
        return str(option)
    if ask.kind in FOES:
        return _where(about, option)
    if ask.kind in SPACES:
        return place(option)
    return SYMBOLS[option] if ask.kind in DICE else str(option)


def _what(game: PlatformerGame, about: About, kind: str, what: int) -> str:
    if kind == "attack":
        return _where(about, what)
    if kind == "buy":
        return str(next(name for stall, name, _ in about["stalls"] if stall == what))
    if kind in ("step", "portal"):
        return place(what)
    cards: dict[str, Any] = {
        "item": game.box.items,
        "potion": game.box.potions,
        "artifact": game.box.artifacts,
    }
    return str(cards[kind][what].id) if kind in cards else SYMBOLS[what]


def _where(about: About, slot: int) -> str:
    """The place of an enemy that the question names."""
    return str(next(where for each, _, where in about["foes"] if each == slot))
