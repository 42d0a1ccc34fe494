"""How strong bots are: one challenger among others, seats rotated, with intervals.

    python -m bench.strength --seconds 300 --workers 16 raiders-devir-4@legend quest-2@master@greedy

A cell is a kind of table, a challenger and who sits in all other seats (`greedy` unless another is named). A
challenger may be written `think/TRIES/HORIZON/FAITH[/SORTS]`, or `tree/...` for the search with a tree. Every
cell gets the same time of the processors; games not over by then do not count, which favours short ones. With
`--games 200` each cell plays these games and no others, however long it takes.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import TypeAlias

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from mazmorra.arena.statistics import wilson
from mazmorra.bots import make_bot
from mazmorra.bots.bot import Bot
from mazmorra.bots.characters import Character
from mazmorra.bots.minds import mind_of
from mazmorra.bots.minds.raiders import RaidersMind
from mazmorra.bots.search.mind import Mind
from mazmorra.bots.search.thinker import Thinker
from mazmorra.bots.search.tree import grow
from mazmorra.bots.search.weigh import Budget, weigh
from mazmorra.games import find_game
from mazmorra.games.raiders.game import RaidersGame
from mazmorra.kernel import AnyGame
from mazmorra.kernel.chance import FastDealer

TABLES: dict[str, tuple[str, dict[str, str], int]] = {
    "raiders-devir-4": ("raiders", {"edition": "devir", "mode": "standard"}, 4),
    "raiders-tactical-4": ("raiders", {"edition": "devir", "mode": "tactical"}, 4),
    "raiders-classic-4": ("raiders", {"edition": "classic", "mode": "standard"}, 4),
    "raiders-speed-4": ("raiders", {"edition": "classic", "mode": "speed"}, 4),
    "raiders-duel-2": ("raiders", {"edition": "classic", "mode": "duel"}, 2),
    "raiders-solitaire-1": ("raiders", {"edition": "classic", "mode": "solitaire"}, 1),
    "quest-2": ("quest", {}, 2),
    "quest-4": ("quest", {}, 4),
    "quest-solo-1": ("quest", {"players": "solo"}, 1),
    "platformer-2": ("platformer", {}, 2),
    "platformer-4": ("platformer", {}, 4),
    "platformer-1": ("platformer", {}, 1),
}


EVERY = 30.0
"""Seconds between two reports."""

UNKNOWN = 20.0
"""How many seconds a game is thought to take before one was played."""

Outcome: TypeAlias = tuple[float, bool, float, float]
"""What the challenger won, whether anybody did, and the seconds of the game and of an answer."""


@dataclass(slots=True)
class Cell:
    """A kind of table with a challenger, and what came of its games."""

    table: str
    challenger: str
    others: str
    games: int = 0
    won: float = 0.0
    decided: int = 0
    seconds: float = 0.0
    thought: list[float] = field(default_factory=list)

    def told(self) -> dict[str, object]:
        low, high = wilson(self.won, self.games)
        times = sorted(self.thought)
        return {
            "table": self.table,
            "challenger": self.challenger,
            "others": self.others,
            "games": self.games,
            "won": round(self.won / max(self.games, 1), 3),
            "interval": [round(low, 3), round(high, 3)],
            "of decided": round(self.won / max(self.decided, 1), 3),
            "ms an answer": round(1000 * sum(times) / max(len(times), 1)),
            "slowest game's mean ms": round(1000 * max(times, default=0.0)),
        }


def challenger(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of a name, or one that thinks as long as its name says."""
    kind, *figures = name.split("/")
    if not figures:
        return make_bot(name, game, seed)
    tries, horizon, faith, *sorts = figures
    budget = Budget(tries=int(tries), horizon=int(horizon), faith=float(faith))
    mind: Mind = mind_of(game)
    if isinstance(game, RaidersGame):
        mind = RaidersMind(game, *sorts)
    return Thinker(mind, budget, seed, Character(spread=0.01), way=grow if kind == "tree" else weigh)


def played(table: str, name: str, others: str, number: int) -> Outcome:
    """One game."""
    kind, settings, seats = TABLES[table]
    game = find_game(kind, settings)
    rng = random.Random(f"{table}/{number}")
    seat = number % seats
    dealt = game.new(seats, dealer=FastDealer(rng.getrandbits(64)), watched=False)
    bots = [make_bot(others, game, rng.getrandbits(64)) for _ in range(seats)]
    bots[seat] = challenger(name, game, rng.getrandbits(64))
    began = perf_counter()
    thought, answers = 0.0, 0
    while dealt.asks:
        asked = dealt.asks[0].seat
        view = dealt.view(asked)
        since = perf_counter()
        answer = bots[asked].choose(view)
        if asked == seat:
            thought += perf_counter() - since
            answers += 1
        dealt.answer(asked, answer)
    winners = dealt.result.winners
    share = 1 / len(winners) if seat in winners else 0.0
    return share, bool(winners), perf_counter() - began, thought / max(answers, 1)


class Tournament:
    """Cells sharing the processors, told every now and then: what was measured is never lost."""

    def __init__(self, cells: list[Cell], first: int) -> None:
        self.cells = cells
        self.first = first
        self.next = [first] * len(cells)
        self.running: dict[Future[Outcome], tuple[int, float]] = {}
        """The games under way: whose they are, and since when."""

    def run(self, seconds: float, games: int, workers: int) -> None:
        """For so many seconds, or so many games of each cell."""
        began = told = perf_counter()
        pool = ProcessPoolExecutor(workers, get_context("spawn"))
        while games or perf_counter() - began < seconds:
            while len(self.running) < workers and (open_cells := self._open(games)):
                self._begin(pool, min(open_cells, key=self._given))
            if not self.running:
                break
            done, _ = wait(self.running, timeout=EVERY, return_when=FIRST_COMPLETED)
            for task in done:
                self._note(self.running.pop(task)[0], task.result())
            if perf_counter() - told > EVERY:
                told = perf_counter()
                self.tell()
        for process in list(pool._processes.values()):
            process.kill()  # games that are not over by now do not count
        self.tell()

    def _open(self, games: int) -> list[int]:
        """The cells with games still to be begun."""
        return [index for index, each in enumerate(self.next) if not games or each < self.first + games]

    def _given(self, index: int) -> float:
        """The seconds a cell had so far; a game under way counts at least as long as those before."""
        cell, now = self.cells[index], perf_counter()
        usual = cell.seconds / cell.games if cell.games else UNKNOWN
        under_way = [max(usual, now - since) for whose, since in self.running.values() if whose == index]
        return cell.seconds + sum(under_way)

    def _begin(self, pool: ProcessPoolExecutor, index: int) -> None:
        cell = self.cells[index]
        task = pool.submit(played, cell.table, cell.challenger, cell.others, self.next[index])
        self.running[task] = (index, perf_counter())
        self.next[index] += 1

    def _note(self, index: int, outcome: Outcome) -> None:
        cell = self.cells[index]
        share, decided, seconds, thought = outcome
        cell.games += 1
        cell.won += share
        cell.decided += decided
        cell.seconds += seconds
        cell.thought.append(thought)

    def tell(self) -> None:
        for cell in self.cells:
            print(json.dumps(cell.told()))
        print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cells", nargs="+")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=0, help="so many of each cell, instead of seconds")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    cells = [Cell(*[*each.split("@"), "greedy"][:3]) for each in asked.cells]
    Tournament(cells, asked.first).run(asked.seconds, asked.games, asked.workers)


if __name__ == "__main__":
    main()
