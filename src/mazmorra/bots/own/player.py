"""Somebody's class or function as a bot: made for a seat, asked with a view, and its answer looked at before
anybody relies on it.
"""

from __future__ import annotations

import inspect
import reprlib
from collections.abc import Callable, Sequence
from typing import cast

from mazmorra.bots.bot import Bot
from mazmorra.bots.own.errors import NotAPlayer, PlayerFailed, PlayerNotBegun, PlayerWantsMore, WrongAnswer
from mazmorra.bots.own.loading import FAILURES, loaded
from mazmorra.bots.own.naming import read_name
from mazmorra.bots.own.problem import problem_of
from mazmorra.kernel import AnyGame
from mazmorra.kernel.ask import Answer
from mazmorra.kernel.codec import frozen
from mazmorra.kernel.view import AnyView


class OwnPlayer:
    """A player of somebody's own on one seat."""

    def __init__(self, text: str, choice: Callable[[AnyView], object]) -> None:
        self.text = text
        self.choice = choice

    def choose(self, view: AnyView) -> Answer:
        ask = view.question
        try:
            answer = self.choice(view)
        except FAILURES as error:
            problem = problem_of(error)
            raise PlayerFailed(
                player=self.text, seat=view.seat + 1, kind=ask.kind, problem=problem
            ) from error
        found = _option(answer, ask.options)
        if found is None:
            raise WrongAnswer(
                player=self.text,
                seat=view.seat + 1,
                answer=reprlib.repr(answer),
                kind=ask.kind,
                options=[repr(option) for option in ask.options],
            )
        return found


def made(text: str, game: AnyGame, seed: int) -> Bot:
    """What a text names, on one seat."""
    return seated(loaded(read_name(text)), text, game, seed)


def seated(player: object, text: str, game: AnyGame, seed: int) -> Bot:
    """A player on one seat, called by a text: a function or an object is asked itself, a class is made with
    `game` and `seed` where it has parameters of these names.
    """
    if inspect.isclass(player):
        given = _given(text, player, {"game": game, "seed": seed})
        try:
            player = player(**given)
        except FAILURES as error:
            raise PlayerNotBegun(player=text, problem=problem_of(error)) from error
    player = getattr(player, "choose", player)
    if not callable(player) or not _takes_a_view(player):
        raise NotAPlayer(player=text)
    return OwnPlayer(text, cast("Callable[[AnyView], object]", player))


def checked(text: str) -> None:
    """Whether a text names something that can be loaded."""
    loaded(read_name(text))


def _given(text: str, found: type, all_there_is: dict[str, object]) -> dict[str, object]:
    """What a class is made with."""
    try:
        parameters = inspect.signature(found).parameters.values()
    except ValueError:  # written in C, and says nothing of itself
        return {}
    several = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    named = [each for each in parameters if each.kind not in several]
    wants = [
        each.name
        for each in named
        if each.default is inspect.Parameter.empty and each.name not in all_there_is
    ]
    if wants:
        raise PlayerWantsMore(player=text, wants=wants)
    return {each.name: all_there_is[each.name] for each in named if each.name in all_there_is}


def _takes_a_view(choice: Callable[..., object]) -> bool:
    """Whether it can be called with a view and nothing else."""
    try:
        signature = inspect.signature(choice)
    except (TypeError, ValueError):  # written in C, and says nothing of itself
        return True
    try:
        signature.bind("a view")
    except TypeError:
        return False
    return True


def _option(answer: object, options: Sequence[Answer]) -> Answer | None:
    """The option that an answer is, as the game wrote it: a saved game knows no number of NumPy's."""
    try:
        return options[options.index(cast("Answer", frozen(answer)))]
    except Exception:  # not there, or nothing that could be compared: what that raises is up to them
        return None
