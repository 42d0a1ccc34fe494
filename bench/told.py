"""One move as the server decides and tells it, without network and database, and whole games of bots."""

from __future__ import annotations

import random
import time

import msgspec

import mazmorra
from mazmorra.bots import make_bot
from mazmorra.kernel import WATCHER, AnyGame, seal_of
from mazmorra.kernel.codec import frozen
from mazmorra.server.tables import wishes
from mazmorra.server.tables.entries import Created, Entry, Options
from mazmorra.server.tables.fairness import created
from mazmorra.server.tables.life import Life
from mazmorra.server.tables.seen import Seen, change, look
from mazmorra.server.tables.wishes import Decision
from mazmorra.server.wire.messages import Update, encode

SEATS = 4
PEOPLE = ("ana", "bruno", "carla", "dino")
MOVES = 300
"""A random game is followed no longer than this."""


class Told:
    """A table of four people, and the log of a random game at it."""

    def __init__(self, game: str) -> None:
        self.begun = _begun(mazmorra.game(game))
        self.log: list[Entry] = []
        rng, life = random.Random(1), self.begun
        while life.table is not None and not life.table.over and len(self.log) < MOVES:
            ask = rng.choice(life.table.asks)
            question, answer = life.questions[ask.seat], rng.choice(ask.options)
            entry = _entry(life, wishes.answer(life, PEOPLE[ask.seat], ask.seat, question, answer))
            self.log.append(entry)
            life = life.after(entry)

    def microseconds(self) -> float:
        """What an answer takes: checked, folded into the life, and told to every seat and a watcher."""
        seats, life = (*range(SEATS), WATCHER), self.begun
        seen: dict[int, Seen | None] = {seat: look(life, seat) for seat in seats}
        start = time.process_time()
        for entry in self.log:
            seat = entry.body["seat"]
            wishes.answer(life, PEOPLE[seat], seat, life.questions[seat], frozen(entry.body["answer"]))
            life = life.after(entry)
            update = Update(life.number, entry.at, life.waiting(), life.answered(), [])
            for viewpoint in seats:
                now = look(life, viewpoint, seen[viewpoint])
                if now is not None:
                    update.seats = [change(life, viewpoint, seen[viewpoint], now)]
                    encode(update)
                seen[viewpoint] = now
        return (time.process_time() - start) / len(self.log) * 1e6


def _begun(game: AnyGame) -> Life:
    laid: Created = created(game, SEATS, PEOPLE[0], Options())
    laid = msgspec.structs.replace(laid, secret="ab" * 32)
    life = Life.born(Entry("table", 0, 1000, "created", msgspec.to_builtins(laid)))
    salts = [f"salt{seat}" for seat in range(SEATS)]
    for seat, person in enumerate(PEOPLE):
        seal = seal_of(life.id, life.round, seat, salts[seat])
        life = life.after(_entry(life, wishes.sit(life, person, person.title(), seat, seal)))
    life = life.after(_entry(life, wishes.start(life, PEOPLE[0])))
    for seat, person in enumerate(PEOPLE):
        life = life.after(_entry(life, wishes.reveal(life, person, seat, salts[seat])))
    return life


def _entry(life: Life, decision: Decision) -> Entry:
    kind, body = decision
    body = msgspec.json.decode(msgspec.json.encode(body))  # as it comes back from the store
    return Entry(life.id, life.number, 1000 + 10 * life.number, kind, body)


def greedy_milliseconds(game: str) -> float:
    """A whole game of four greedy bots, always the same one."""
    rules = mazmorra.game(game)
    players = [make_bot("greedy", rules, seat) for seat in range(SEATS)]
    start = time.process_time()
    table = rules.new(SEATS, seed=1, watched=False)
    while table.asks:
        seat = table.asks[0].seat
        table.answer(seat, players[seat].choose(table.view(seat)))
    return (time.process_time() - start) * 1e3
