"""Tells the kept games as text: every question, every answer, every event with its clause, in no language at
all.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import mazmorra
from mazmorra import CHANCE
from mazmorra.kernel import Record
from tests.replays.keep import most_seats, variants
from tests.replays.keep import path_of as kept_path

FOLDER = Path(__file__).parent


def path_of(name: str, settings: dict[str, str]) -> Path:
    return FOLDER / ("-".join([name, *settings.values()]) + ".txt")


def playthrough(name: str, settings: dict[str, str]) -> str:
    record = mazmorra.record(kept_path(name, settings.values(), most_seats(name, settings)))
    return "\n".join([f"{name} {settings} seats={record.seats}", *_lines(record), ""])


def _lines(record: Record) -> Iterator[str]:
    table = record.game.new(record.seats, ask_chance=True, checked=True)
    told = 0
    for seat, answer in record.answers:
        ask = next(each for each in table.asks if each.seat == seat)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        weights = f" weights={ask.weights}" if ask.weights else ""
        yield f"{table.number:4} {who} {ask.kind} {ask.clause} options={ask.options}{weights} -> {answer!r}"
        table.answer(seat, answer)
        for event in table.events[told:]:
            private = f" only {event.knows}: {event.private}" if event.private else ""
            yield f"       {event.clause:<9} {event.kind} {event.args}{private}"
        told = len(table.events)
    yield f"{table.result}"


def main() -> None:
    for name, settings in variants():
        path_of(name, settings).write_text(playthrough(name, settings), "utf-8")
        print(path_of(name, settings).name)


if __name__ == "__main__":
    main()
