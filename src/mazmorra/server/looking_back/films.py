"""A finished game as a film: everything one viewpoint saw, from the first question to the end, in one small
piece.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from mazmorra.kernel import EVERYTHING, WATCHER, Answer, AnyTable, Ask, Event, Json, save
from mazmorra.kernel.codec import plain
from mazmorra.server.looking_back.replays import Finished, asks_of, is_drawing, last_table, told
from mazmorra.server.tables.life import Life
from mazmorra.server.wire.phrases import told_box

Step: TypeAlias = tuple[Sequence[tuple[int, Answer]], AnyTable, Sequence[Event]]
"""The answers since the step before, the table after them, and everything that had happened by then."""


def film_of(game: Finished, seat: int) -> Json:
    """The game from a viewpoint: its moments, each with what changed, its questions with their answers, and
    its events.
    """
    return developed(steps(game), [seat])[seat]


def last_moment(life: Life, seat: int) -> Json:
    """The film of a game by older rules of which none was kept: its end."""
    return developed([((), last_table(life), life.told[: life.events])], [seat])[seat]


def told_in_full(life: Life) -> Json:
    """Everything there is to show of a finished game without its rules."""
    last, seats = last_table(life), life.created.seats
    films = developed(steps(Finished.of(life)), (EVERYTHING, WATCHER, *range(seats)))
    return {
        "films": {str(seat): film for seat, film in films.items()},
        "result": {name: getattr(last.result, name) for name in last.result.__match_args__},
        "settings": life.settings,
        "components": told_box(life.game, seats),
        "saved": json.loads(save(last)),
    }


def developed(shown: Iterable[Step], seats: Sequence[int]) -> dict[int, Json]:
    """The game from several viewpoints, played through once."""
    films = [Film(seat) for seat in seats]
    happened: Sequence[Event] = ()
    for answers, table, happened in shown:
        for film in films:
            film.show(answers, table, len(happened))
    return {film.seat: film.told(happened) for film in films}


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
        self.moments: list[Json] = []
        self.questions: list[Json] = []
        self.fields: Json = {}
        self.open: dict[int, tuple[Ask, int]] = {}

    def show(self, answers: Sequence[tuple[int, Answer]], table: AnyTable, events: int) -> None:
        """One more moment, and the answers that led to it."""
        self._note(answers)
        view = table.view(self.seat)
        changed = {
            name: value
            for name, value in view.fields.items()
            if name not in self.fields or self.fields[name] != value
        }
        self.fields = view.fields
        self.moments.append(
            {
                "number": table.number,
                "fields": changed,
                "waiting": view.waiting,
                "answered": view.answered,
                "events": events,
                "questions": [self._asked(table, ask) for ask in asks_of(table, self.seat)],
            }
        )

    def told(self, happened: Sequence[Event]) -> Json:
        """The film with the events that happened in it."""
        events = [event.face(self.seat, self.seat == EVERYTHING) for event in happened]
        film = {"seat": self.seat, "moments": self.moments, "questions": self.questions, "events": events}
        told: Json = msgspec.to_builtins(film)
        return told

    def _note(self, answers: Sequence[tuple[int, Answer]]) -> None:
        """A question gets what was answered to it; one that was withdrawn, because another could not wait,
        gets nothing.
        """
        for seat, answer in answers:
            if seat in self.open:
                self.questions[self.open.pop(seat)[1]]["answer"] = plain(answer)

    def _asked(self, table: AnyTable, ask: Ask) -> int:
        """The place of a question in the list; while it stays open it stands there once."""
        known, place = self.open.get(ask.seat, (None, -1))
        if known != ask:
            place = len(self.questions)
            self.questions.append({**told(table, ask), "answer": None})
            self.open[ask.seat] = (ask, place)
        return place
