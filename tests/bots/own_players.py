"""Players of somebody's own, for tests: good ones, and every kind of bad one."""

from __future__ import annotations

import random
from typing import Any

from mazmorra.kernel.view import AnyView

NUMBER = 3


class Chooses:
    def __init__(self, game: Any, seed: int, tries: int = 5) -> None:
        self.game, self.tries = game, tries
        self.random = random.Random(seed)

    def choose(self, view: AnyView) -> object:
        assert view.game is self.game
        assert self.tries == 5
        return self.random.choice(view.question.options)


class NeedsNothing:
    def __call__(self, view: AnyView) -> object:
        return view.question.options[0]


class WantsMore:
    def __init__(self, seed: int, depth: int) -> None:
        raise AssertionError("is not made")


class Idle:
    pass


class BreaksAtOnce:
    def __init__(self) -> None:
        raise OSError("no weights")


def last(view: AnyView) -> object:
    return view.question.options[-1]


def weighs(view: AnyView, weight: float) -> object:
    raise AssertionError("is not asked")


class ForgetsTheView:
    def choose(self) -> object:
        raise AssertionError("is not asked")


def as_a_list(view: AnyView) -> object:
    option = view.question.options[0]
    return list(option) if isinstance(option, tuple) else option


def fails(view: AnyView) -> object:
    raise ZeroDivisionError("half of nothing")


def leaves(view: AnyView) -> object:
    raise SystemExit(3)


class Unspeakable(Exception):  # it is meant to be odd
    """An error that cannot even be said."""

    def __str__(self) -> str:
        raise ValueError("no words")


def fails_unspeakably(view: AnyView) -> object:
    raise Unspeakable


def cheats(view: AnyView) -> object:
    return "all the coins"


class Odd:
    """Something that can be neither compared nor shown."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("cannot be compared")

    def __repr__(self) -> str:
        raise RuntimeError("cannot be shown")

    __hash__ = None  # type: ignore[assignment]  # so that nothing can look it up either


def answers_oddly(view: AnyView) -> object:
    return Odd()
