"""Writes a playthrough as text: every question, every answer, every event with its clause, in no language at all.

It is played at random, or follows a game that was kept where a random one would be long and never see the end of the tower.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mazmorra
from mazmorra import CHANCE, Table
from mazmorra.kernel import Answer
from tests.contract.play import LONG, kept_answers, pick
from tests.replays.keep import variants

FOLDER = Path(__file__).parent


def path_of(name: str, settings: dict[str, str]) -> Path:
    return FOLDER / ("-".join([name, *settings.values()]) + ".txt")


def playthrough(name: str, settings: dict[str, str]) -> str:
    game = mazmorra.game(name, **settings)
    seats = 4 if 4 in game.seats else game.seats[0]
    table = game.new(seats, ask_chance=True, checked=True)
    answers = iter(kept_answers(name, tuple(settings.values()), seats)) if name in LONG else None
    return "\n".join([f"{name} {settings} seats={seats}", *_lines(table, answers, random.Random(20)), ""])


def _lines(table: Table[Any, Any], answers: Iterator[tuple[int, Answer]] | None, rng: random.Random) -> Iterator[str]:
    told = 0
    while not table.over:
        ask = table.asks[0]
        answer = next(answers)[1] if answers else pick(ask, rng)
        who = "chance" if ask.seat == CHANCE else f"seat {ask.seat}"
        weights = f" weights={ask.weights}" if ask.weights else ""
        yield f"{table.number:4} {who} {ask.kind} {ask.clause} options={ask.options}{weights} -> {answer!r}"
        table.answer(ask.seat, answer)
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
