"""Views and answers of every game as numbers, and views as people read them: what each game declares in its
`fields`, with the scales of one number of seats.

How values become numbers is in `kernel.fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Protocol

from mazmorra.kernel import AnyGame
from mazmorra.kernel.fields import (
    Actions,
    Bag,
    Index,
    Kind,
    Layout,
    Number,
    Questions,
    Scales,
    Word,
)
from mazmorra.kernel.view import AnyView


class Declared(Protocol):
    """What the module `fields` of a game says."""

    FIELDS: Mapping[str, Kind]
    QUESTIONS: Questions
    scales: Callable[[AnyGame, int], Scales]


VIEWED: Mapping[str, Kind] = {
    "seat": Index("seats", -1),
    "waiting": Bag("seats"),
    "answered": Bag("seats"),
    "own_answer": Number("actions"),
    "question": Word("questions"),
    "over": Number(1),
}
"""What a view says besides the fields of its game."""
MEANINGS = {
    "seat": "Whose view it is.",
    "waiting": "Who has an open question.",
    "answered": "Who of those asked at the same time has chosen, in secret.",
    "own_answer": "What the viewer has chosen while others still think: the first action that gives it.",
    "question": "The kind of the viewer's question.",
    "over": "Whether the game has ended.",
}
"""What those are, for the page that documents them."""
ABOUT = "about."
"""Before the name of something that a question is about."""


def declared(game: str) -> Declared:
    """What a game says of its fields, questions and scales."""
    found: Declared = import_module(f"mazmorra.games.{game}.fields")
    return found


@lru_cache(maxsize=64)
def scales_of(game: AnyGame, seats: int) -> Scales:
    """The scales of a game for so many seats, its questions and actions among them."""
    said = declared(game.name)
    scales = said.scales(game, seats)
    asked = tuple(said.QUESTIONS.offers)
    return {**scales, "questions": asked, "actions": len(Actions(said.QUESTIONS, scales)) - 1}


@lru_cache(maxsize=64)
def actions_of(game: AnyGame, seats: int) -> Actions:
    """Every action there can ever be."""
    return Actions(declared(game.name).QUESTIONS, scales_of(game, seats))


@lru_cache(maxsize=64)
def layout_of(game: AnyGame, seats: int) -> Layout:
    """Where each field of a view stands in a row of numbers: what every view says, the fields, and what a
    question is about.
    """
    said = declared(game.name)
    about = {f"{ABOUT}{name}": kind for name, kind in said.QUESTIONS.about.items()}
    return Layout({**VIEWED, **said.FIELDS, **about}, scales_of(game, seats))


def numbers_of(view: AnyView) -> list[int]:
    """A view as a row of numbers, as `layout_of` has them."""
    said = dict(view.fields)
    said["seat"], said["over"] = max(view.seat, -1), view.over
    said["waiting"] = [seat for seat in view.waiting if seat >= 0]
    said["answered"] = view.answered
    if view.own_answer is not None:
        said["own_answer"] = actions_of(view.game, view.seats).first(view.own_answer)
    if view.ask is not None:
        said["question"] = view.ask.kind
        said.update((f"{ABOUT}{name}", value) for name, value in view.ask.about)
    return layout_of(view.game, view.seats).write(said)


def readable(view: AnyView) -> dict[str, object]:
    """The fields of a view as people read them: seats, rooms and cards by their names, hands as the cards in
    them. Where everything lies open, hands are all hands, and what is always secret is as it stands.
    """
    scales, kinds = scales_of(view.game, view.seats), declared(view.game.name).FIELDS
    return {
        name: kinds[name].read(value, scales) if name in kinds else value
        for name, value in view.fields.items()
    }


__all__ = ["actions_of", "declared", "layout_of", "numbers_of", "readable", "scales_of"]
