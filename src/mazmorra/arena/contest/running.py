"""A contest played: many games at once, counted in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from typing import TypeAlias

from mazmorra.arena.contest.bout import Bout
from mazmorra.arena.contest.journal import Journal
from mazmorra.arena.contest.outcome import Outcome, played
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.errors import WorkersLost
from mazmorra.arena.simulate import ignore_interrupts

AHEAD = 4
"""So many games a worker are begun before the first of them must be finished."""

Begin: TypeAlias = Callable[[Contest, Bout], Callable[[], Outcome]]
"""Starts a game somewhere; what it gives waits for the end."""


class Hall:
    """Where games are played: how to begin one, and how many at once."""

    def __init__(self, begin: Begin, places: int) -> None:
        self.begin, self.places = begin, places


def run(standing: Standing, hall: Hall, journal: Journal | None = None) -> Iterator[Outcome]:
    """Every game of a contest until all is known, each as soon as it and those before it are finished."""
    kept = journal.kept if journal else {}
    begun: deque[tuple[Bout, Callable[[], Outcome]]] = deque()
    for bout in standing.contest.bouts():
        if standing.is_known:
            break  # as many deals may be asked for as nobody could count
        if standing.is_settled(bout.duel):
            continue
        begun.append((bout, _begin(standing.contest, bout, kept, hall)))
        if len(begun) >= AHEAD * hall.places:
            yield from _counted(standing, *begun.popleft(), journal)
    while begun:
        yield from _counted(standing, *begun.popleft(), journal)


def _begin(contest: Contest, bout: Bout, kept: dict[int, Outcome], hall: Hall) -> Callable[[], Outcome]:
    if bout.number in kept:
        found = kept[bout.number]
        return lambda: found
    return hall.begin(contest, bout)


def _counted(
    standing: Standing, bout: Bout, wait: Callable[[], Outcome], journal: Journal | None
) -> Iterator[Outcome]:
    """Count a game, unless its duel was settled by those before it while it was played."""
    if standing.is_settled(bout.duel):
        return
    outcome = wait()
    standing.add(outcome)
    if journal:
        journal.add(outcome)
    yield outcome


@contextmanager
def here() -> Iterator[Hall]:
    """In this process, one game after another."""
    yield Hall(lambda contest, bout: lambda: played(contest, bout), 1)


@contextmanager
def processes(workers: int) -> Iterator[Hall]:
    """In worker processes of this machine."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupts)

    def begin(contest: Contest, bout: Bout) -> Callable[[], Outcome]:
        try:
            task: Future[Outcome] = pool.submit(played, contest, bout)
        except BrokenProcessPool:
            raise WorkersLost(workers=workers) from None
        return lambda: _result(task)

    def _result(task: Future[Outcome]) -> Outcome:
        try:
            return task.result()
        except BrokenProcessPool:
            raise WorkersLost(workers=workers) from None

    try:
        yield Hall(begin, workers)
    finally:
        pool.shutdown(cancel_futures=True)


def hall_of(workers: int, ray: str | None = None, bots: Sequence[str] = ()) -> AbstractContextManager[Hall]:
    """Where a contest of these bots is played: here, in processes, or on a cluster."""
    if ray:
        from mazmorra.arena.contest.cluster import cluster

        return cluster(ray, bots)
    return processes(workers) if workers > 1 else here()
