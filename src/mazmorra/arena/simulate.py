"""Many games over worker processes. The same seed gives the same games, in the same order, however many workers play them."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing import get_context
from typing import Any

from mazmorra.arena.errors import TooManyBots
from mazmorra.arena.hook import Figures, hook_of
from mazmorra.arena.match import play
from mazmorra.bots import make_bot
from mazmorra.games import find_game
from mazmorra.kernel.errors import BadSeats
from mazmorra.kernel.game import Game

CHUNK = 16
"""Games a worker plays before it reports."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be simulated: plain values, so that a worker process can be told."""

    game: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    content: str | None = None

    def made(self) -> Game[Any]:
        """The game itself."""
        return _made(self.game, tuple(self.settings.items()), self.content)

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each bot moves on one seat a game."""
        turn = number % self.seats
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a simulation, as plain values."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    answers: int
    seconds: float = field(compare=False)
    figures: Figures

    def share(self, seat: int) -> float:
        """What a seat won: a shared win counts as its part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def seat_bots(game: Game[Any], bots: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """A bot for every seat: the last one named takes the seats left over."""
    for name in bots:
        make_bot(name, game, 0)
    wanted = seats if seats is not None else _usual_seats(game, len(bots))
    if wanted not in game.seats:
        raise BadSeats(game=game.name, allowed=game.seats, seats=wanted)
    if len(bots) > wanted:
        raise TooManyBots(bots=len(bots), seats=wanted)
    return (*bots, *[bots[-1]] * (wanted - len(bots)))


def _usual_seats(game: Game[Any], bots: int) -> int:
    """The fewest that seat all bots, in company where that can be."""
    enough = [number for number in game.seats if number >= bots]
    return next((number for number in enough if number > 1), enough[0] if enough else bots)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Played]:
    """Every game of a plan, in order, as they are finished."""
    chunks = [range(start, min(start + CHUNK, plan.games)) for start in range(0, plan.games, CHUNK)]
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield from _play(plan, chunk)
        return
    with get_context("spawn").Pool(min(workers, len(chunks)), _ignore_interrupts) as pool:
        for played in pool.imap(partial(_play, plan), chunks):
            yield from played


def _play(plan: Plan, numbers: range) -> list[Played]:
    game = plan.made()
    hook = hook_of(game)
    played = []
    for number in numbers:
        bots = plan.seated(number)
        match = play(game, bots, f"{plan.seed}/{number}", hook.watched)
        played.append(Played(number, bots, match.result.winners, match.answers, match.seconds, hook.read(match.table)))
    return played


@cache
def _made(name: str, settings: tuple[tuple[str, str], ...], content: str | None) -> Game[Any]:
    """A game remembers the questions it has asked, so a worker makes it once."""
    return find_game(name, dict(settings), content)


def _ignore_interrupts() -> None:
    """The parent alone answers an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
