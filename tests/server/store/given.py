"""Short ways to say what is stored in tests."""

from __future__ import annotations

from typing import Any

from mazmorra.server.store import Append, Played, Summary
from mazmorra.server.tables.entries import Entry


def entry(table: str, number: int, **body: Any) -> Entry:
    return Entry(table, number, 1000 + number, "answered", {"seat": 0, "answer": number, **body})


def summary(table: str, **changes: Any) -> Summary:
    usual: dict[str, Any] = {
        "game": "raiders",
        "settings": {"mode": "basic"},
        "seats": 3,
        "taken": 2,
        "status": "open",
        "public": True,
        "host": "ana",
        "names": ("Ana", "Bo", ""),
        "people": ("ana", "bo", ""),
        "created_at": 1000,
        "updated_at": 2000,
    }
    return Summary(table=table, **(usual | changes))


def append(table: str, *numbers: int, by: str = "", snapshot: bytes | None = None, **changes: Any) -> Append:
    entries = [entry(table, number, by=by) for number in numbers]
    return Append(entries, summary(table, **changes), snapshot)


def played(table: str, person: str = "ana", seat: int = 0, **changes: Any) -> Played:
    usual: dict[str, Any] = {"game": "raiders", "settings": {}, "won": 1.0, "score": 7.0, "finished_at": 5000}
    return Played(table=table, person=person, seat=seat, **(usual | changes))
