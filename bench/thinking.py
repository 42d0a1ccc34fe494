"""Many tables of bots that think, one person at each: how long everybody waits for their table's bots.

`python -m bench.thinking --tables 50 --level legend --seconds 120` starts a server of its own on loopback.
Each person answers at once, so the bots always have work; the wait is from an answer to one's next question.
"""

from __future__ import annotations

import argparse
import os
import threading
from collections import Counter
from statistics import median, quantiles
from time import monotonic

from bench.server.servers import OURS, running
from mazmorra.client import Client

SEATS = 4


class Person(threading.Thread):
    """Plays at a table of their own until the time is up."""

    def __init__(self, url: str, number: int, level: str, until: float) -> None:
        super().__init__(daemon=True)
        self.client = Client(url, f"Person {number}")
        self.number, self.level, self.until = number, level, until
        self.waits: list[float] = []
        self.notes: list[str] = []

    def run(self) -> None:
        table = self.client.create("raiders", seats=SEATS)
        self.client.sit(table, 0)
        for seat in range(1, SEATS):
            self.client.seat_bot(table, seat, self.level)
        self.client.start(table)
        said = 0.0
        for question in self.client.play(table, 0):
            now = monotonic()
            if said:
                self.waits.append(now - said)
            self.notes = [note for _, note, _ in question.seat.notes]
            if now > self.until:
                return
            said = monotonic()
            question.answer(question.options[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--level", default="legend")
    parser.add_argument("--seconds", type=float, default=120)
    asked = parser.parse_args()
    with running(OURS) as server:
        until = monotonic() + asked.seconds
        people = [Person(server.url, number, asked.level, until) for number in range(asked.tables)]
        for person in people:
            person.start()
        for person in people:
            person.join(asked.seconds + 300)
    waits = sorted(wait for person in people for wait in person.waits)
    by_table = [len(person.waits) for person in people]
    noted = Counter(note for person in people for note in person.notes)
    print(f"{asked.tables} tables of three {asked.level}, {len(waits)} answers waited for")
    most = quantiles(waits, n=10)[-1]
    print(f"wait: median {median(waits):.1f} s, nine of ten {most:.1f} s, longest {waits[-1]:.1f} s")
    print(f"answers a table: {min(by_table)} to {max(by_table)}; noted: {dict(noted)}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
