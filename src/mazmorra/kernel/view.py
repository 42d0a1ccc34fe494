"""What a seat may know, derived from the state's declaration; and the way back, from knowledge to a possible
table.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.rule import Stage
from mazmorra.kernel.state import OWNER, SECRET, visibility

if TYPE_CHECKING:
    from mazmorra.kernel.game import Game
    from mazmorra.kernel.table import Question, Table

WATCHER = -2
"""The viewpoint of somebody without a seat: public information only."""

EVERYTHING = -3
"""The viewpoint of a finished game's replay: nothing is hidden."""


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat may know it: `view["coins"]` is a field, `None` in an owner's list stands for what
    is hidden.

    `waiting` names the seats with an open question; of those `asked` at the same time, `answered` have chosen
    in secret.
    """

    game: Game[Any]
    seat: int
    seats: int
    number: int
    fields: dict[str, Any]
    ask: Ask | None
    waiting: tuple[int, ...]
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    own_answer: Answer | None
    over: bool
    joint: bool
    stack: tuple[Stage, ...] = field(compare=False, repr=False)
    asker: Question | None = field(compare=False, repr=False)

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]


def view_of(table: Table[Any, Any], seat: int) -> View:
    """The table as the seat (or `WATCHER`, or `EVERYTHING`) may know it."""
    return View(
        game=table.game,
        seat=seat,
        seats=table.seats,
        number=table.number,
        fields=_fields(table, seat),
        ask=next((ask for ask in table.asks if ask.seat == seat), None),
        waiting=tuple(ask.seat for ask in table.asks),
        asked=tuple(table.given),
        answered=tuple(each for each, answer in table.given.items() if answer is not None),
        own_answer=table.given.get(seat),
        over=table.over,
        joint=table.joint,
        stack=tuple(table.stack),
        asker=table.asker,
    )


def _fields(table: Table[Any, Any], seat: int) -> dict[str, Any]:
    state = table.state
    shown: dict[str, Any] = {}
    for name, seen in visibility(type(state)):
        value = getattr(state, name)
        if seen == OWNER and seat != EVERYTHING:
            value = tuple([each if index == seat else None for index, each in enumerate(value)])
        elif seen == SECRET and seat != EVERYTHING:
            continue
        shown[name] = tuple(value) if isinstance(value, list) else value
    shown.update(table.game.shown(state, seat))
    return shown


def determinize(view: View, rng: random.Random) -> Table[Any, Any]:
    """A table the viewer must hold possible, drawn with the true odds; chance is left open and it has no
    history.
    """
    from mazmorra.kernel.table import Table

    table: Table[Any, Any] = Table(view.game, view.seats, view.game.imagine(view, rng), None, watched=False)
    table.number = view.number
    table.stack = list(view.stack)
    table.over = view.over
    table.joint = view.joint
    table.asker = view.asker
    if view.joint:
        answers = {seat: _answer_of(table, view, seat, rng) for seat in view.answered}
        table.given = {seat: answers.get(seat) for seat in view.asked}
    table.asks = tuple(_ask_of(table, view, seat) for seat in view.waiting)
    return table


def _ask_of(table: Table[Any, Any], view: View, seat: int) -> Ask:
    if view.ask is not None and seat == view.seat:
        return view.ask
    if table.asker is None:
        raise ValueError(f"seat {seat} ({CHANCE} is chance) is asked something that cannot be asked again")
    return table.asker(table, seat)


def _answer_of(table: Table[Any, Any], view: View, seat: int, rng: random.Random) -> Any:
    if seat == view.seat:
        return view.own_answer
    ask = _ask_of(table, view, seat)
    return rng.choice([option for option in ask.options if option not in ask.at_once])
