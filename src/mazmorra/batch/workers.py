"""The vector environment for any game of the kernel: its tables are spread over worker processes.

Actions and observations are those of the learning environments (docs/views.md): a fixed list of actions, of
which `legal` says which answer the open question, and what the asked seat may know as a row of numbers. It is
as quick as the kernel on so many cores.
"""

from __future__ import annotations

import os
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Self

import numpy as np

from mazmorra.batch.environment import IllegalAnswers
from mazmorra.batch.worker import Arrays, Work, serve, shapes
from mazmorra.games.numbers import actions_of, layout_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.kernel import AnyGame


class WorkerVector:
    """Games of any kind in worker processes; leave the `with` block, or `close`, to end them."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        count: int,
        seed: int = 0,
        *,
        workers: int = 0,
    ) -> None:
        self.count = count
        actions, size = len(actions_of(game, seats)), layout_of(game, seats).size
        form = shapes(count, seats, actions, size)
        room = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in form.values())
        self.memory = SharedMemory(create=True, size=room)
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
        self._employ(work, min(workers or os.cpu_count() or 1, count))
        try:
            self.reset(seed)
        except Exception:
            self.close()
            raise

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.over[:] = False
        self.rewards[:] = 0
        self._tell("reset", seed)

    def step(self, answers: Ints) -> None:
        """Answer for the seat that is asked, in every game."""
        given = np.asarray(answers, dtype=np.int32)
        fits = given.shape == (self.count,) and ((given >= 0) & (given < self.legal.shape[1])).all()
        if not fits or not self.legal[np.arange(self.count), given].all():
            raise IllegalAnswers("an action that answers no open question; look at `legal`")
        self.answers[:] = given
        self._tell("step")

    def observe(self) -> Floats:
        """What each asked seat may know."""
        self._tell("observe")
        return self.observations

    def close(self) -> None:
        """End the workers; what is known of the games stays readable."""
        for name in ("seats", "answers", "legal", "rewards", "over", "observations"):
            setattr(self, name, getattr(self, name).copy())
        for door, process in zip(self.doors, self.processes, strict=True):
            door.send(None)
            process.join()
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _employ(self, work: Work, many: int) -> None:
        """Start so many workers, each with its share of the games."""
        context = get_context("spawn")
        self.doors: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        for each in range(many):
            ours, theirs = context.Pipe()
            share = replace(work, mine=range(each, work.count, many))
            self.processes.append(context.Process(target=serve, args=(share, theirs), daemon=True))
            self.processes[-1].start()
            self.doors.append(ours)

    def _tell(self, *call: object) -> None:
        """All workers do the same; the first thing that goes wrong is raised here."""
        for door in self.doors:
            door.send(call)
        wrong = [error for error in [door.recv() for door in self.doors] if error is not None]
        if wrong:
            raise wrong[0]
