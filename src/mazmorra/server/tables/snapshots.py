"""A life written down and read again, so that opening a long game does not fold its whole log anew."""

from __future__ import annotations

from typing import Any

import msgspec

from mazmorra.kernel import WATCHER, AnyTable, Event, Json, fields_of, open_fields, restore, snapshot
from mazmorra.kernel.codec import frozen
from mazmorra.server.tables.chairs import Chair, Mark, Motion
from mazmorra.server.tables.entries import OVER, Created, Status
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.older import Rules, table_of
from mazmorra.server.tables.remarks import NO_SEAT

FORMAT = 2
"""Raised when a life is written down in another way."""
READ = (1, FORMAT)
"""The formats that are read; what is of another follows from the log all the same."""
EVERY = 96
"""Entries after which a life is written down again."""
AT_LAST = 2 * EVERY
"""Answers that can be taken back put a snapshot off, up to here."""


def is_time_to_shorten(before: Life, after: Life, last: int) -> bool:
    """Whether to write a life down; the last time was at entry `last`.

    Best where nothing can be taken back, since then one table is all there is to write; but not put off for
    ever. A game is written down as it ends, and not with every remark after that.
    """
    if after.status == OVER and before.status != OVER:
        return True
    behind = after.number - last
    return behind >= EVERY and (not after.marks or behind >= AT_LAST)


def shortened(life: Life) -> bytes | None:
    """A life as text, with the tables that answers could still be taken back to.

    What came in as text, or was played by other rules, stays as it was kept.
    """
    if life.table is None or life.saved or life.older:
        return None
    known = open_fields(life.table)
    return msgspec.json.encode(
        {
            "format": FORMAT,
            "rules": life.rules,
            "created": life.created,
            "created_at": life.created_at,
            "chairs": life.chairs,
            "status": life.status,
            "number": life.number,
            "moved_at": life.moved_at,
            "questions": life.questions,
            "notes": life.notes,
            "clock": life.clock,
            "last": life.last,
            "rewound": life.rewound,
            "rematch": life.rematch,
            "motion": life.motion,
            "round": life.round,
            "missed": life.missed,
            "opened": life.opened,
            "table": snapshot(life.table),
            "events": life.told[: life.events],
            "views": {
                str(seat): fields_of(life.table, seat, known)
                for seat in (WATCHER, *range(life.created.seats))
            },
            "marks": [
                (mark.seat, mark.number, mark.events, snapshot(mark.before), mark.moved_at, mark.at)
                for mark in life.marks
            ],
            "undone": life.undone,
            "hints": life.hints,
            "hinted": life.hinted,
        }
    )


class _Kept(msgspec.Struct):
    """What else a snapshot says of a table, each of its type; what is not is read from the log instead."""

    status: Status
    number: int
    moved_at: int
    rematch: str
    rewound: int
    round: int = 1
    clock: int = -1
    opened: tuple[str, ...] = ()
    undone: tuple[int, ...] = ()
    questions: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()
    hinted: tuple[int, ...] = ()


def restored(table: str, text: bytes, **known: Any) -> Life:
    """The life that `shortened` wrote. Of older rules, as far as it can still be looked at."""
    saved = msgspec.json.decode(text)
    if saved.get("format", 1) not in READ:
        raise ValueError(f"a snapshot of format {saved['format']} is not read, only {READ}")
    kept = msgspec.convert(saved, _Kept)
    created = msgspec.convert(saved["created"], Created)
    if len(saved["chairs"]) != created.seats:
        raise ValueError(f"a snapshot has {len(saved['chairs'])} chairs for {created.seats} seats")
    life = Life(
        table,
        created,
        saved["created_at"],
        tuple(msgspec.convert(each, Chair) for each in saved["chairs"]),
        **msgspec.structs.asdict(kept),
        missed=tuple(msgspec.convert(each, Chair) for each in saved.get("missed", ())),
        motion=msgspec.convert(saved["motion"], Motion | None),
        notes=msgspec.convert(
            [[number, note, *(seat or [NO_SEAT])] for number, note, *seat in saved["notes"]],
            tuple[tuple[int, str, int], ...],
        ),
        last=frozen(saved["last"]),
        rules=Rules(*saved.get("rules", ())),
        **known,
    )
    life.table = table_of(life.found, saved["table"]) if life.older else restore(life.game, saved["table"])
    if life.table is not None:
        _play_on(life, life.table)
    if life.older:
        life.views = {int(seat): fields for seat, fields in saved.get("views", {}).items()}
    life.marks = () if life.older else tuple([_mark(life, *mark) for mark in saved.get("marks", ())])
    life.told = [_event(each) for each in saved["events"]]
    life.events = len(life.told)
    return life


def _play_on(life: Life, table: AnyTable) -> None:
    table.dealer = life.dealer()
    table.watched = True


def _mark(
    life: Life, seat: int, number: int, events: int, before: Json, moved_at: int = 0, at: int = 0
) -> Mark:
    table = restore(life.game, before)
    _play_on(life, table)
    return Mark(seat, number, table, events, moved_at, at)


def _event(saved: Json) -> Event:
    faces = {name: {key: frozen(value) for key, value in saved[name].items()} for name in ("args", "private")}
    return Event(saved["kind"], saved["clause"], saved["number"], knows=frozen(saved["knows"]), **faces)
