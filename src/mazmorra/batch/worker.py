"""One worker process: some tables of the kernel, their questions and answers on shared arrays."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING

import numpy as np

from mazmorra.games import find_game
from mazmorra.games.numbers import actions_of, numbers_of
from mazmorra.kernel import AnyTable, FastDealer

if TYPE_CHECKING:
    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.batch.stepping import Flags


@dataclass(frozen=True, slots=True)
class Work:
    """What a worker plays: a game, and how many tables of it, which of all, on which memory."""

    name: str
    settings: dict[str, str]
    content: str | None
    seats: int
    count: int
    mine: range
    actions: int
    size: int
    memory: str


class Memory(SharedMemory):
    """Memory that stays as long as anybody has an array that lies in it."""

    def close(self) -> None:
        with suppress(BufferError):  # there is such an array
            super().close()


class Arrays:
    """The arrays that a parent and its workers share, laid out in one piece of memory."""

    seats: Ints
    answers: Ints
    rewards: Floats
    observations: Floats
    legal: Flags
    over: Flags

    def __init__(self, memory: SharedMemory, count: int, seats: int, actions: int, size: int) -> None:
        at = 0
        for name, (shape, kind) in shapes(count, seats, actions, size).items():
            flat: Ints = np.frombuffer(memory.buf or b"", kind, int(np.prod(shape)), at)
            setattr(self, name, flat.reshape(shape))
            at += flat.nbytes


def shapes(count: int, seats: int, actions: int, size: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The form of each shared array, the widest numbers first."""
    return {
        "seats": ((count,), np.int32),
        "answers": ((count,), np.int32),
        "rewards": ((count, seats), np.float32),
        "observations": ((count, size), np.float32),
        "legal": ((count, actions), np.bool_),
        "over": ((count,), np.bool_),
    }


def serve(work: Work, door: Connection) -> None:
    """Do as the parent says until the door closes; what goes wrong is told there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent alone answers an interrupt
    memory = Memory(work.memory)
    tables = Tables(work, Arrays(memory, work.count, work.seats, work.actions, work.size))
    calls: dict[str, Callable[..., None]] = {
        "reset": tables.reset,
        "step": tables.step,
        "observe": tables.observe,
    }
    with suppress(EOFError):  # the parent has gone
        while (told := door.recv()) is not None:
            call, *given = told
            try:
                calls[call](*given)
                door.send(None)
            except Exception as error:
                door.send(error)
    del tables, calls
    memory.close()


class Tables:
    """The tables of one worker."""

    def __init__(self, work: Work, arrays: Arrays) -> None:
        self.work, self.arrays = work, arrays
        self.game = find_game(work.name, work.settings, content=work.content)
        self.actions = actions_of(self.game, work.seats)
        self.tables: dict[int, AnyTable] = {}
        self.numbers: dict[int, int] = {}
        self.seed = 0

    def reset(self, seed: int) -> None:
        self.seed = seed
        for each in self.work.mine:
            self.numbers[each] = each
            self._begin(each)

    def step(self) -> None:
        for each in self.work.mine:
            table = self.tables[each]
            ask = table.asks[0]
            table.answer(ask.seat, self.actions.answer(int(self.arrays.answers[each])))
            self.arrays.rewards[each] = 0
            self.arrays.over[each] = table.over
            if table.over:
                winners = table.result.winners
                self.arrays.rewards[each, list(winners)] = 1 / max(len(winners), 1)
                self.numbers[each] += self.work.count
                self._begin(each)
            else:
                self._ask(each)

    def observe(self) -> None:
        for each in self.work.mine:
            view = self.tables[each].view(int(self.arrays.seats[each]))
            self.arrays.observations[each] = numbers_of(view)

    def _begin(self, each: int) -> None:
        dealer = FastDealer(self.seed << 40 | self.numbers[each])
        self.tables[each] = self.game.new(self.work.seats, dealer=dealer, watched=False)
        self._ask(each)

    def _ask(self, each: int) -> None:
        ask = self.tables[each].asks[0]
        self.arrays.seats[each] = ask.seat
        known = self.actions.of(ask.kind)
        self.arrays.legal[each] = False
        self.arrays.legal[each, [known[option] for option in ask.options]] = True
