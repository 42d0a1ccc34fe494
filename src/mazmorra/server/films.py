"""A finished game as a film: everything one viewpoint saw, from the first question to the end, in one small piece."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from mazmorra.kernel import EVERYTHING, Answer, Ask, Event, Table
from mazmorra.kernel.codec import plain
from mazmorra.server.life import Life
from mazmorra.server.replays import Finished, asks_of, is_drawing, last_table, told

Step: TypeAlias = tuple[Sequence[tuple[int, Answer]], Table[Any, Any], Sequence[Event]]
"""The answers since the step before, the table after them, and everything that had happened by then."""


def film_of(game: Finished, seat: int) -> dict[str, Any]:
    """The game from a viewpoint: its moments, each with what changed, its questions with their answers, and its events."""
    return developed(steps(game), seat)


def last_moment(life: Life, seat: int) -> dict[str, Any]:
    """The film of a game by older rules, of which only the end was kept."""
    return developed([((), last_table(life), life.told[: life.events])], seat)


def developed(shown: Iterable[Step], seat: int) -> dict[str, Any]:
    film = Film(seat)
    happened: Sequence[Event] = ()
    for answers, table, happened in shown:
        film.show(answers, table, len(happened))
    seen: dict[str, Any] = msgspec.to_builtins(
        {
            "seat": seat, "moments": film.moments, "questions": film.questions,
            "events": [event.face(seat, seat == EVERYTHING) for event in happened],
        }
    )  # fmt: skip
    return seen


def steps(game: Finished) -> Iterator[Step]:
    """The game before each answer of a player, and its end."""
    table = game.made().new(game.seats, ask_chance=True)
    answers: list[tuple[int, Answer]] = []
    for seat, answer in game.answers:
        if not is_drawing(table):
            yield answers, table, table.events
            answers = []
        table.answer(seat, answer)
        answers.append((seat, answer))
    yield answers, table, table.events


class Film:
    """What is known of a game so far from one viewpoint, while it is played again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moments: list[dict[str, Any]] = []
        self.questions: list[dict[str, Any]] = []
        self.fields: dict[str, Any] = {}
        self.open: dict[int, tuple[Ask, int]] = {}

    def show(self, answers: Sequence[tuple[int, Answer]], table: Table[Any, Any], events: int) -> None:
        """One more moment, and the answers that led to it."""
        self._note(answers)
        view = table.view(self.seat)
        changed = {name: value for name, value in view.fields.items() if name not in self.fields or self.fields[name] != value}
        self.fields = view.fields
        self.moments.append(
            {
                "number": table.number, "fields": changed, "waiting": view.waiting, "answered": view.answered, "events": events,
                "questions": [self._asked(table, ask) for ask in asks_of(table, self.seat)],
            }
        )  # fmt: skip

    def _note(self, answers: Sequence[tuple[int, Answer]]) -> None:
        """A question gets what was answered to it; one that was withdrawn, because another could not wait, gets nothing."""
        for seat, answer in answers:
            if seat in self.open:
                self.questions[self.open.pop(seat)[1]]["answer"] = plain(answer)

    def _asked(self, table: Table[Any, Any], ask: Ask) -> int:
        """The place of a question in the list; while it stays open it stands there once."""
        known, place = self.open.get(ask.seat, (None, -1))
        if known != ask:
            place = len(self.questions)
            self.questions.append({**told(table, ask), "answer": None})
            self.open[ask.seat] = (ask, place)
        return place
