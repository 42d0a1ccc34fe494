"""Looking back at a finished game: what a viewpoint saw after so many answers.

A whole game at once is a film.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from mazmorra.games import find_game
from mazmorra.games.notation import scene_text
from mazmorra.kernel import (
    CHANCE,
    EVERYTHING,
    Answer,
    AnyGame,
    AnyTable,
    Ask,
    Event,
    Fields,
    Json,
    Record,
    view_of,
)
from mazmorra.server.refusals import Refused
from mazmorra.server.tables.life import Life
from mazmorra.server.wire.phrases import plain

KEPT = 16


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, as another process can play it again."""

    game: str
    settings: dict[str, str]
    content: str | None
    version: int
    seats: int
    answers: tuple[tuple[int, Answer], ...]

    @classmethod
    def of(cls, life: Life) -> Finished:
        game, answers = life.game, tuple(last_table(life).history)
        return cls(
            game.name, dict(game.settings), game.own_content, game.version, life.created.seats, answers
        )

    def made(self) -> AnyGame:
        return find_game(self.game, self.settings, self.content, self.version)


def look_back(game: Finished, number: int, seat: int, since: int) -> Json:
    """The table after `number` answers, from a viewpoint, with the events from `since` on."""
    table = record_of(game.made(), game.seats, game.answers).at(number)
    return shown(table, len(game.answers), seat, table.events, since)


def scene_at(game: Finished, number: int, seat: int) -> str:
    """The same as text, for those who see everything."""
    table = record_of(game.made(), game.seats, game.answers).at(number)
    return scene_text(table) if seat == EVERYTHING else ""


def last_look(life: Life, number: int, seat: int, since: int) -> Json:
    """The same of a game by older rules of which no film was kept: its end."""
    last = last_table(life)
    if number != last.number:
        raise Refused("other-version", version=life.rules.version)
    return shown(last, last.number, seat, life.told[: life.events], since)


def shown(table: AnyTable, last: int, seat: int, happened: list[Event], since: int) -> Json:
    """A table from a viewpoint."""
    view = table.view(seat)
    faces = [event.face(seat, seat == EVERYTHING) for event in happened]
    seen: Json = msgspec.to_builtins(
        {
            "number": table.number,
            "last": last,
            "seat": seat,
            "fields": view.fields,
            "asks": [told(table, ask) for ask in asks_of(table, seat)],
            "waiting": [each for each in view.waiting if each != CHANCE],
            "events": faces[since:],
            "events_total": len(faces),
            "over": table.over,
        }
    )
    return seen


def last_table(life: Life) -> AnyTable:
    """The table as it stood at the end; of a game by older rules it may not have been kept."""
    if life.table is None:
        raise Refused("other-version", version=life.rules.version) if life.older else Refused("not-over")
    return life.table


def require_seat(life: Life, seat: int) -> None:
    if seat >= life.created.seats:
        raise Refused("no-such-seat", 422, seat=seat, seats=life.created.seats)


def require_number(last: AnyTable, number: int) -> None:
    if number > last.number:
        raise Refused("no-such-number", 422, number=number, last=last.number)


def next_question(life: Life, last: AnyTable, number: int) -> AnyTable:
    """The table after `number` answers and the draws that follow, until a player is asked or the game is
    over.
    """
    record = record_of(life.game, life.created.seats, tuple(last.history))
    table = record.at(number)
    while is_drawing(table):
        table.answer(*record.answers[table.number])
    return table


def is_drawing(table: AnyTable) -> bool:
    """Whether chance is asked."""
    return bool(table.asks) and table.asks[0].seat == CHANCE


@lru_cache(maxsize=KEPT)
def record_of(game: AnyGame, seats: int, answers: tuple[Any, ...]) -> Record:
    """A game's answers with the copies of the table that make stepping about quick."""
    return Record(game, seats, list(answers))


def asks_of(table: AnyTable, seat: int) -> list[Ask]:
    """The open questions a viewpoint knows: its own, or all of them."""
    return [ask for ask in table.asks if ask.seat == seat or (seat == EVERYTHING and ask.seat != CHANCE)]


def told(table: AnyTable, ask: Ask, known: Fields | None = None) -> Json:
    """A question as it travels: keys and what fills their gaps, never sentences; `known` are the table's open
    fields, if they are at hand.
    """
    labels = [table.game.label(ask, option) for option in ask.options]
    return {
        "seat": ask.seat,
        "kind": ask.kind,
        "clause": ask.clause,
        "options": list(ask.options),
        "about": dict(ask.about),
        "labels": plain(labels),
        "notes": plain(table.game.notes(view_of(table, ask.seat, known))),
    }
