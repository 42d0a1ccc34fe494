"""Many games over worker processes.

The same seed gives the same games, in the same order, however many workers play them.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context

from mazmorra.arena.account import Account, Lead, account_of
from mazmorra.arena.errors import WorkersLost
from mazmorra.arena.hook import Figures, hook_of
from mazmorra.arena.match import Ended, play
from mazmorra.bots import filled
from mazmorra.games import find_game, usual_seats
from mazmorra.kernel import AnyGame
from mazmorra.kernel.errors import BadSeats

AHEAD = 16
"""So many games a worker are begun before the first of them must be finished."""


@dataclass(frozen=True, slots=True)
class Series:
    """So many games of one kind by the same bots, as plain values."""

    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int | str

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True, slots=True)
class Plan(Series):
    """What is to be simulated, so that a worker process can be told."""

    content: str | None = None
    closely: bool = False
    """Whether each game also says what its things did and who led."""

    def made(self) -> AnyGame:
        """The game itself."""
        return _made(self.game, tuple(self.settings.items()), self.content)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each bot moves on one seat a game."""
        turn = number % self.seats
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(frozen=True, slots=True)
class Played(Ended):
    """One game of a simulation."""

    number: int
    bots: tuple[str, ...]
    figures: Figures
    order: tuple[int, ...] = ()
    account: Account | None = None
    """What a close look at it found."""

    def share(self, seat: int) -> float:
        """What a seat won: a shared win counts as its part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def seat_bots(game: AnyGame, bots: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """A bot for every seat."""
    wanted = seats if seats is not None else usual_seats(game.seats, len(bots))
    if wanted not in game.seats:
        raise BadSeats(game=game.name, allowed=game.seats, seats=wanted)
    return filled(bots, game, wanted)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Played]:
    """Every game of a plan, in order, each as soon as it and those before it are finished."""
    if workers == 1 or plan.games == 1:
        yield from map(partial(_play, plan), range(plan.games))
        return
    done = 0
    while done < plan.games:
        first = done
        try:
            for played in _side_by_side(plan, workers, first):
                done += 1
                yield played
        except BrokenProcessPool:
            if done == first:
                raise WorkersLost(workers=workers) from None


def _side_by_side(plan: Plan, workers: int, first: int) -> Iterator[Played]:
    """The games from one on; a worker that somebody else ends breaks the pool, where a plain one would wait
    for it for ever.
    """
    pool = ProcessPoolExecutor(min(workers, plan.games - first), get_context("spawn"), ignore_interrupts)
    begun: deque[Future[Played]] = deque()
    try:
        for number in range(first, plan.games):
            begun.append(pool.submit(_play, plan, number))
            if len(begun) == AHEAD * workers:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play(plan: Plan, number: int) -> Played:
    game, bots = plan.made(), plan.seated(number)
    hook, lead = hook_of(game), Lead()
    look = lead.watcher(hook.standing) if plan.closely else lead.nobody
    match = play(game, bots, f"{plan.seed}/{number}", hook.watched or plan.closely, look)
    return Played(
        match.result.winners,
        match.answers,
        match.seconds,
        match.result.clause,
        number,
        bots,
        hook.read(match.table),
        match.order,
        account_of(hook.things, match, lead) if plan.closely else None,
    )


@cache
def _made(name: str, settings: tuple[tuple[str, str], ...], content: str | None) -> AnyGame:
    """A game remembers the questions it has asked, so a worker makes it once."""
    return find_game(name, dict(settings), content)


def ignore_interrupts() -> None:
    """The parent alone answers an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
