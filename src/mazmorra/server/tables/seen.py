"""What one viewpoint sees of a table, and what changed since it last looked.

A viewpoint is a seat, a watcher or everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from mazmorra.kernel import (
    EVERYTHING,
    WATCHER,
    Answer,
    AnyGame,
    AnyView,
    Ask,
    Fields,
    Json,
    fields_of,
    final_options,
    view_of,
)
from mazmorra.server.tables.entries import OVER
from mazmorra.server.tables.life import CanUndo, Life
from mazmorra.server.wire.messages import UNSET, AskOut, LabelOut, SeatOut
from mazmorra.server.wire.phrases import phrase_out

Alike: TypeAlias = dict[int, list[Json]]
"""Events that look the same from everywhere, by the number of the first."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A table from one viewpoint at one moment; `events` is how many events there are."""

    fields: Json
    ask: AskOut | None
    own_answer: Answer | None
    can_undo: CanUndo
    events: int
    over: bool


def look(life: Life, seat: int, before: Seen | None = None, known: Fields | None = None) -> Seen | None:
    """The table as a viewpoint sees it now; `known` is what everybody may know of its fields, if it is at
    hand.

    While secret choices are still coming in, no field has changed.
    """
    if life.film is not None:
        film = life.film.film(viewpoint(life, seat))
        return Seen(life.film.fields(viewpoint(life, seat)), None, None, "no", len(film["events"]), True)
    table = life.table
    if table is None:
        seen = life.views.get(seat, {})
        return Seen(seen, None, None, "no", life.events, life.status == OVER) if life.older else None
    quiet = before if life.quiet else None
    asked = seat in [ask.seat for ask in table.asks]
    if quiet and (not asked or len(table.asks) > 1):
        fields, ask = quiet.fields, quiet.ask if asked else None
    elif asked:
        view = view_of(table, seat, known)
        fields, ask = quiet.fields if quiet else view.fields, ask_out(life, view)
    else:
        fields, ask = fields_of(table, viewpoint(life, seat), known), None
    return Seen(fields, ask, table.given.get(seat), life.can_undo(seat), life.events, table.over)


def viewpoint(life: Life, seat: int) -> int:
    """Watchers of a finished game may see everything, where the table says so."""
    return EVERYTHING if seat == WATCHER and life.is_open_after() else seat


def ask_out(life: Life, view: AnyView) -> AskOut | None:
    """The viewer's question as it travels."""
    ask = view.ask
    if ask is None or life.older:
        return None
    notes = [phrase_out(note) if note else None for note in life.game.notes(view)]
    return AskOut(
        life.questions[ask.seat],
        ask.kind,
        ask.clause,
        list(ask.options),
        _labels(life.game, ask),
        notes,
        dict(ask.about),
        list(_final(life, ask)),
    )


def _final(life: Life, ask: Ask) -> Sequence[Answer]:
    """What cannot be taken back.

    Of a choice all make in secret: what cannot wait, and whatever the last one chooses.
    """
    table = life.table
    if table is None:
        return ()
    if life.is_final():
        return ask.options
    if len(table.given) > 1:
        return ask.at_once if len(table.asks) > 1 else ask.options
    return final_options(table, ask.seat)


@lru_cache(maxsize=16_384)
def _labels(game: AnyGame, ask: Ask) -> list[LabelOut]:
    """How the options of a question are called. Hands and rooms meet in thousands of questions."""
    return [phrase_out(game.label(ask, option)) for option in ask.options]


def whole(life: Life, seat: int, seen: Seen, known: int) -> SeatOut:
    """Everything a viewpoint sees, with its events from the first on that it may not know, or not as
    openly.
    """
    since = min(max(known, 0), life.rewound)
    if since > seen.events or viewpoint(life, seat) != seat:
        since = 0
    return SeatOut(
        seat=seat,
        fields=seen.fields,
        ask=seen.ask,
        own_answer=seen.own_answer,
        can_undo=seen.can_undo,
        over=seen.over,
        events=faces(life, seat, since),
        events_from=since,
    )


def change(life: Life, seat: int, before: Seen | None, now: Seen, alike: Alike | None = None) -> SeatOut:
    """What is different from what the viewpoint saw before; `alike` is kept from one viewpoint to the next.

    If events were taken back, they are told anew from the start.
    """
    if before is None or now.events < before.events or (now.over and viewpoint(life, seat) != seat):
        return whole(life, seat, now, 0)
    out = SeatOut(seat=seat)
    if now.fields is not before.fields:
        out.fields = changed(before.fields, now.fields)
    if now.ask is not before.ask and now.ask != before.ask:
        out.ask = now.ask
    for name in ("own_answer", "can_undo", "over"):
        value = getattr(now, name)
        if value != getattr(before, name):
            setattr(out, name, value)
    if now.events > before.events:
        out.events = faces(life, seat, before.events, alike)
        out.events_from = before.events
    return out


def changed(before: Fields, now: Fields) -> Fields:
    """The fields that are not what they were."""
    news = {}
    for name, value in now.items():
        known = before.get(name, UNSET)
        if known is not value and known != value:
            news[name] = value
    return news


def as_before(now: Fields, before: Fields) -> Fields:
    """The same fields, by the very values of before where those still hold: they need not be compared again
    for every viewpoint.
    """
    return {**now, **{name: value for name, value in before.items() if name in now and now[name] == value}}


def faces(life: Life, seat: int, since: int, alike: Alike | None = None) -> list[Json]:
    """The events from number `since` on, as a viewpoint may know them; taken from those that are `alike`
    where nobody knows more of any of them.
    """
    if life.film is not None:
        told: list[Json] = life.film.film(viewpoint(life, seat))["events"]
        return told[max(since, 0) :]
    if alike is not None and since in alike:
        return alike[since]
    happened = life.told[max(since, 0) : life.events]
    open_hands = viewpoint(life, seat) == EVERYTHING
    seen = [event.face(seat, open_hands) for event in happened]
    if alike is not None and not any(event.private for event in happened):
        alike[since] = seen
    return seen
