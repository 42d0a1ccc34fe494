"""Looking back at a finished game: what a viewpoint saw after so many answers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from mazmorra.kernel import CHANCE, EVERYTHING, Ask, Game, Record
from mazmorra.server.life import Life
from mazmorra.server.refusals import Refused

KEPT = 64


def look_back(life: Life, number: int, seat: int, since: int) -> dict[str, Any]:
    """The table after `number` answers, from a viewpoint, with the events from `since` on."""
    if life.table is None:
        raise Refused("not-over")
    if seat >= life.created.seats:
        raise Refused("no-such-seat", 422, seat=seat, seats=life.created.seats)
    if number > life.table.number:
        raise Refused("no-such-number", 422, number=number, last=life.table.number)
    table = record_of(life.game, life.created.seats, tuple(life.table.history)).at(number)
    view = table.view(seat)
    faces = [event.face(seat, seat == EVERYTHING) for event in table.events]
    asks = [ask for ask in table.asks if ask.seat == seat or (seat == EVERYTHING and ask.seat != CHANCE)]
    seen: dict[str, Any] = msgspec.to_builtins(
        {
            "number": number, "last": life.table.number, "seat": seat, "fields": view.fields,
            "asks": [told(life.game, ask) for ask in asks], "waiting": [each for each in view.waiting if each != CHANCE],
            "events": faces[since:], "events_total": len(faces), "over": table.over,
        }
    )  # fmt: skip
    return seen


@lru_cache(maxsize=KEPT)
def record_of(game: Game[Any], seats: int, answers: tuple[Any, ...]) -> Record:
    """A game's answers with the copies of the table that make stepping about quick."""
    return Record(game, seats, list(answers))


def told(game: Game[Any], ask: Ask) -> dict[str, Any]:
    """A question as it travels: keys and what fills their gaps, never sentences."""
    labels = [game.label(ask, option) for option in ask.options]
    return {
        "seat": ask.seat, "kind": ask.kind, "clause": ask.clause, "options": list(ask.options), "about": dict(ask.about),
        "labels": [{"key": label.key, "args": dict(label.args)} for label in labels],
    }  # fmt: skip
