"""The vector environment for any game of the kernel: its tables are spread over worker processes.

Actions and observations are those of the learning environments (docs/views.md): a fixed list of actions, of
which `legal` says which answer the open question, and what the asked seat may know as a row of numbers. It is
as quick as the kernel on so many cores.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from typing import TYPE_CHECKING, NoReturn, Self

import numpy as np

from mazmorra.batch.given import IllegalAnswers, numbers_in, seed_of, whole
from mazmorra.batch.worker import Arrays, Memory, Work, serve, shapes
from mazmorra.games.numbers import actions_of, layout_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.kernel import AnyGame


class WorkersGone(RuntimeError):
    """There are no worker processes: they were closed, or one has ended by itself."""


class WorkerVector:
    """Games of any kind in worker processes; leave the `with` block, or `close`, to end them."""

    doors: list[Connection]
    processes: list[SpawnProcess]

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        count: int,
        seed: int = 0,
        *,
        workers: int = 0,
    ) -> None:
        self.count = count = whole("count", count)
        many = min(whole("workers", workers, least=0) or os.cpu_count() or 1, count)
        actions, size = len(actions_of(game, seats)), layout_of(game, seats).size
        form = shapes(count, seats, actions, size)
        room = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in form.values())
        self.memory = Memory(create=True, size=room)
        arrays = Arrays(self.memory, count, seats, actions, size)
        self.seats, self.answers, self.legal = arrays.seats, arrays.answers, arrays.legal
        self.rewards, self.over, self.observations = arrays.rewards, arrays.over, arrays.observations
        work = Work(
            name=game.name,
            settings=dict(game.settings),
            content=game.own_content,
            seats=seats,
            count=count,
            mine=range(count),
            actions=actions,
            size=size,
            memory=self.memory.name,
        )
        self.doors, self.processes, self.is_closed = [], [], False
        try:
            self._employ(work, many)
            self.reset(seed)
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        seed = seed_of(seed)
        self.over[:] = False
        self.rewards[:] = 0
        self._tell("reset", seed)

    def step(self, answers: Ints) -> None:
        """Answer for the seat that is asked, in every game."""
        given = numbers_in(answers, self.count)
        fits = (given >= 0) & (given < self.legal.shape[1])
        fits &= self.legal[np.arange(self.count), np.where(fits, given, 0)]
        if not fits.all():
            wrong = int(np.argmin(fits))
            allowed = np.flatnonzero(self.legal[wrong]).tolist()
            raise IllegalAnswers(f"game {wrong} allows {allowed}, not {int(given[wrong])}")
        self.answers[:] = given
        self._tell("step")

    def observe(self) -> Floats:
        """What each asked seat may know."""
        self._tell("observe")
        return self.observations

    def close(self) -> None:
        """End the workers; what is known of the games stays readable, here and where it was handed to."""
        doors, processes, self.doors, self.processes = self.doors, self.processes, [], []
        for door in doors:
            with suppress(OSError):  # that one is gone already
                door.send(None)
        for door, process in zip(doors, processes, strict=True):
            process.join()
            door.close()
        if not self.is_closed:
            self.is_closed = True
            self.memory.unlink()
            self.memory.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("worker processes can be neither copied nor pickled: begin others, with a seed")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _employ(self, work: Work, many: int) -> None:
        """Start so many workers, each with its share of the games."""
        context = get_context("spawn")
        for each in range(many):
            ours, theirs = context.Pipe()
            share = replace(work, mine=range(each, work.count, many))
            process = context.Process(target=serve, args=(share, theirs), daemon=True)
            process.start()
            theirs.close()
            self.processes.append(process)
            self.doors.append(ours)

    def _tell(self, *call: object) -> None:
        """All workers do the same; the first thing that goes wrong is raised here."""
        if not self.processes:
            raise WorkersGone("the worker processes were closed: begin others")
        try:
            for door in self.doors:
                door.send(call)
            wrong = [error for error in [door.recv() for door in self.doors] if error is not None]
        except (EOFError, OSError):
            processes = self.processes
            self.close()
            codes = [process.exitcode for process in processes]
            raise WorkersGone(
                f"a worker process has ended by itself; their exit codes are {codes}."
                " A program begins them under `if __name__ == '__main__':`, since they load it too"
            ) from None
        if wrong:
            raise wrong[0]
