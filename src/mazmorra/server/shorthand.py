"""A life written down and read again, so that opening a long game does not fold its whole log anew."""

from __future__ import annotations

from typing import Any

import msgspec

from mazmorra.kernel import Event, snapshot
from mazmorra.kernel.codec import frozen
from mazmorra.server.entries import Created
from mazmorra.server.life import Chair, Life, Motion
from mazmorra.server.notes import NO_SEAT
from mazmorra.server.older import table_of


def shortened(life: Life) -> bytes | None:
    """A life as text, or nothing while an answer could still be taken back (its marks are not kept).

    What came in as text, or was played by other rules, stays as it was kept.
    """
    if life.marks or life.table is None or life.saved or life.older:
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
            "clock": life.clock,
            "last": life.last,
            "rewound": life.rewound,
            "rematch": life.rematch,
            "motion": life.motion,
            "table": snapshot(life.table),
            "events": life.told[: life.events],
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
        notes=tuple((number, note, *(seat or [NO_SEAT])) for number, note, *seat in saved["notes"]),
        clock=saved.get("clock", -1),
        last=frozen(saved["last"]),
        questions=frozen(saved["questions"]),
        **{name: saved[name] for name in ("status", "number", "moved_at", "rematch", "rewound")},
    )
    life.table = table_of(life.game, saved["table"], life.older)
    if life.table is not None:
        life.table.dealer = life.dealer()
        life.table.watched = True
    life.told = [_event(each) for each in saved["events"]]
    life.events = len(life.told)
    return life


def _event(saved: dict[str, Any]) -> Event:
    faces = {name: {key: frozen(value) for key, value in saved[name].items()} for name in ("args", "private")}
    return Event(saved["kind"], saved["clause"], saved["number"], knows=frozen(saved["knows"]), **faces)
