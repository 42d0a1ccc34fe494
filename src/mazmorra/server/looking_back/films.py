"""A finished game as a film: everything one viewpoint saw, from the first question to the end, in one small
piece.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from mazmorra.kernel import (
    EVERYTHING,
    WATCHER,
    Answer,
    AnyTable,
    Ask,
    Event,
    Fields,
    Json,
    fields_of,
    open_fields,
    save,
)
from mazmorra.kernel.codec import plain
from mazmorra.server.looking_back.replays import Finished, asks_of, is_drawing, last_table, told
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import as_before, changed
from mazmorra.server.wire.phrases import told_box

Step: TypeAlias = tuple[Sequence[tuple[int, Answer]], AnyTable, Sequence[Event], bool]
"""The answers since the step before, the table after them, everything that had happened by then, and whether
that is all: the state is as it was while secret choices come in.
"""


def film_of(game: Finished, seat: int) -> Json:
    """The game from a viewpoint: its moments, each with what changed, its questions with their answers, and
    its events.
    """
    return _plain(developed(steps(game), [seat])[seat])


def last_moment(life: Life, seat: int) -> Json:
    """The film of a game by older rules of which none was kept: its end."""
    return _plain(developed([((), last_table(life), life.told[: life.events], False)], [seat])[seat])


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
    """The game from several viewpoints, played through once; they share what they all saw."""
    films = [Film(seat) for seat in seats]
    happened: Sequence[Event] = ()
    known: Fields = {}
    for answers, table, happened, quiet in shown:
        moment = Moment(table, len(happened), known, quiet)
        known = moment.open
        for film in films:
            film.show(answers, moment)
    return {film.seat: film.told(happened) for film in films}


def steps(game: Finished) -> Iterator[Step]:
    """The game before each answer of a player, and its end."""
    table = game.made().new(game.seats, ask_chance=True)
    answers: list[tuple[int, Answer]] = []
    quiet = False
    for seat, answer in game.answers:
        if not is_drawing(table):
            yield answers, table, table.events, quiet
            answers = []
        asked = table.given if table.joint else None
        table.answer(seat, answer)
        answers.append((seat, answer))
        quiet = table.given is asked
    yield answers, table, table.events, quiet


class Moment:
    """What the films of one game have in common at one moment."""

    def __init__(self, table: AnyTable, events: int, known: Fields, quiet: bool) -> None:
        self.table, self.events, self.quiet = table, events, quiet
        self.open = known if quiet else as_before(open_fields(table), known)
        self.waiting = tuple(ask.seat for ask in table.asks)
        self.answered = tuple(seat for seat, answer in table.given.items() if answer is not None)
        self.told: dict[Ask, Json] = {}

    def question(self, ask: Ask) -> Json:
        """A question as it travels."""
        if ask not in self.told:
            self.told[ask] = told(self.table, ask, self.open)
        return self.told[ask]


class Film:
    """What is known of a game so far from one viewpoint, while it is played again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moments: list[Json] = []
        self.questions: list[Json] = []
        self.fields: Fields = {}
        self.open: dict[int, tuple[Ask, int]] = {}

    def show(self, answers: Sequence[tuple[int, Answer]], moment: Moment) -> None:
        """One more moment, and the answers that led to it."""
        self._note(answers)
        self.moments.append(
            {
                "number": moment.table.number,
                "fields": {} if moment.quiet else self._changed(moment),
                "waiting": moment.waiting,
                "answered": moment.answered,
                "events": moment.events,
                "questions": [self._asked(moment, ask) for ask in asks_of(moment.table, self.seat)],
            }
        )

    def told(self, happened: Sequence[Event]) -> Json:
        """The film with the events that happened in it."""
        events = [event.face(self.seat, self.seat == EVERYTHING) for event in happened]
        return {"seat": self.seat, "moments": self.moments, "questions": self.questions, "events": events}

    def _changed(self, moment: Moment) -> Fields:
        before, self.fields = self.fields, fields_of(moment.table, self.seat, moment.open)
        return changed(before, self.fields)

    def _note(self, answers: Sequence[tuple[int, Answer]]) -> None:
        """A question gets what was answered to it; one that was withdrawn, because another could not wait,
        gets nothing.
        """
        for seat, answer in answers:
            if seat in self.open:
                self.questions[self.open.pop(seat)[1]]["answer"] = plain(answer)

    def _asked(self, moment: Moment, ask: Ask) -> int:
        """The place of a question in the list; while it stays open it stands there once."""
        known, place = self.open.get(ask.seat, (None, -1))
        if known != ask:
            place = len(self.questions)
            self.questions.append({**moment.question(ask), "answer": None})
            self.open[ask.seat] = (ask, place)
        return place


def _plain(film: Json) -> Json:
    told: Json = msgspec.to_builtins(film)
    return told
