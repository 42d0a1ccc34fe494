"""A life written down and read again, so that opening a long game does not fold its whole log anew."""

from __future__ import annotations

from typing import Any

import msgspec

from mazmorra.kernel import Event, Table, restore, snapshot
from mazmorra.kernel.codec import frozen
from mazmorra.server.entries import Created
from mazmorra.server.life import Chair, Life, Mark, Motion
from mazmorra.server.older import table_of


def shortened(life: Life) -> bytes | None:
    """A life as text, with the tables that answers could still be taken back to.

    What came in as text, or was played by other rules, stays as it was kept.
    """
    if life.table is None or life.saved or life.older:
        return None
    return msgspec.json.encode(
        {
            "created": life.created,
            "created_at": life.created_at,
            "chairs": life.chairs,
            "status": life.status,
            "number": life.number,
            "moved_at": life.moved_at,
            "questions": life.questions,
            "notes": life.notes,
            "last": life.last,
            "rewound": life.rewound,
            "rematch": life.rematch,
            "motion": life.motion,
            "table": snapshot(life.table),
            "events": life.told[: life.events],
            "marks": [(mark.seat, mark.number, mark.events, snapshot(mark.before)) for mark in life.marks],
        }
    )


def restored(table: str, text: bytes) -> Life:
    """The life that `shortened` wrote."""
    saved = msgspec.json.decode(text)
    life = Life(
        table,
        msgspec.convert(saved["created"], Created),
        saved["created_at"],
        tuple(msgspec.convert(each, Chair) for each in saved["chairs"]),
        motion=msgspec.convert(saved["motion"], Motion | None),
        notes=frozen(saved["notes"]),
        last=frozen(saved["last"]),
        questions=frozen(saved["questions"]),
        **{name: saved[name] for name in ("status", "number", "moved_at", "rematch", "rewound")},
    )
    life.table = table_of(life.game, saved["table"], life.older)
    if life.table is not None:
        _play_on(life, life.table)
    life.marks = () if life.older else tuple([_mark(life, *mark) for mark in saved.get("marks", ())])
    life.told = [_event(each) for each in saved["events"]]
    life.events = len(life.told)
    return life


def _play_on(life: Life, table: Table[Any, Any]) -> None:
    table.dealer = life.dealer()
    table.watched = True


def _mark(life: Life, seat: int, number: int, events: int, before: dict[str, Any]) -> Mark:
    table = restore(life.game, before)
    _play_on(life, table)
    return Mark(seat, number, table, events)


def _event(saved: dict[str, Any]) -> Event:
    faces = {name: {key: frozen(value) for key, value in saved[name].items()} for name in ("args", "private")}
    return Event(saved["kind"], saved["clause"], saved["number"], knows=frozen(saved["knows"]), **faces)
