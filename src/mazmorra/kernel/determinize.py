"""From what a seat knows to a table it must hold possible: how bots see without seeing."""

from __future__ import annotations

import random

from mazmorra.kernel.ask import CHANCE, Answer, Ask
from mazmorra.kernel.table import AnyTable, Table
from mazmorra.kernel.view import AnyView


def determinize(view: AnyView, rng: random.Random, asks_again: bool = False) -> AnyTable:
    """A table the viewer must hold possible, drawn with the true odds; chance is left open and it has no
    history.

    What others have chosen in secret may be anything they could; with `asks_again` they are asked once more.
    """
    table: AnyTable = Table(view.game, view.seats, view.game.imagine(view, rng), None, watched=False)
    table.number = view.number
    table.stack = list(view.stack)
    table.over = view.over
    table.joint = view.joint
    table.asker = view.asker
    waiting = view.waiting
    if view.joint:
        again = [seat for seat in view.answered if asks_again and seat != view.seat]
        answers = {seat: _answer_of(table, view, seat, rng) for seat in view.answered if seat not in again}
        table.given = {seat: answers.get(seat) for seat in view.asked}
        waiting = tuple(seat for seat in view.asked if seat in waiting or seat in again)
    table.asks = tuple(_ask_of(table, view, seat) for seat in waiting)
    return table


def _ask_of(table: AnyTable, view: AnyView, seat: int) -> Ask:
    if view.ask is not None and seat == view.seat:
        return view.ask
    if table.asker is None:
        raise ValueError(f"seat {seat} ({CHANCE} is chance) is asked something that cannot be asked again")
    return table.asker(table, seat)


def _answer_of(table: AnyTable, view: AnyView, seat: int, rng: random.Random) -> Answer | None:
    if seat == view.seat:
        return view.own_answer
    ask = _ask_of(table, view, seat)
    return rng.choice([option for option in ask.options if option not in ask.at_once])
