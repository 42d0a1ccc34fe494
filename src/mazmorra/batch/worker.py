"""One worker process: some tables of the kernel, their questions and answers on shared arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, TypeAlias
from zlib import crc32

import numpy as np

from mazmorra.games import find_game
from mazmorra.kernel import AnyTable, AnyView, FastDealer

if TYPE_CHECKING:
    from mazmorra.batch.jit import Floats, Ints
    from mazmorra.batch.stepping import Flags

Observer: TypeAlias = Callable[[AnyView], Sequence[float]]


@dataclass(frozen=True, slots=True)
class Work:
    """What a worker plays: a game, and how many tables of it, which of all, on which memory."""

    name: str
    settings: dict[str, str]
    content: str | None
    seats: int
    count: int
    mine: range
    most_answers: int
    size: int
    observer: Observer
    memory: str


class Arrays:
    """The arrays that a parent and its workers share, laid out in one piece of memory."""

    seats: Ints
    answers: Ints
    rewards: Floats
    observations: Floats
    legal: Flags
    over: Flags

    def __init__(self, memory: SharedMemory, count: int, seats: int, most_answers: int, size: int) -> None:
        at = 0
        for name, (shape, kind) in shapes(count, seats, most_answers, size).items():
            made = np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)
            setattr(self, name, made)
            at += made.nbytes


def shapes(count: int, seats: int, most_answers: int, size: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The form of each shared array, the widest numbers first."""
    return {
        "seats": ((count,), np.int32),
        "answers": ((count,), np.int32),
        "rewards": ((count, seats), np.float32),
        "observations": ((count, size), np.float32),
        "legal": ((count, most_answers), np.bool_),
        "over": ((count,), np.bool_),
    }


def numbers_in(view: AnyView) -> Sequence[float]:
    """Everything a seat may know as plain numbers, in the order in which the game declares it."""
    return list(_numbers(view.fields.values()))


def _numbers(values: Iterable[object]) -> Iterable[float]:
    for value in values:
        if isinstance(value, int | float):
            yield float(value)
        elif isinstance(value, str):
            yield crc32(value.encode()) % 1000 / 1000
        elif isinstance(value, dict):
            yield from _numbers(value.values())
        elif isinstance(value, Iterable):
            yield from _numbers(value)
        else:
            yield -1.0


def serve(work: Work, door: Connection) -> None:
    """Do as the parent says until the door closes; what goes wrong is told there."""
    memory = SharedMemory(work.memory)
    tables = Tables(work, Arrays(memory, work.count, work.seats, work.most_answers, work.size))
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
            table.answer(ask.seat, ask.options[int(self.arrays.answers[each])])
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
            row = self.work.observer(self.tables[each].view(int(self.arrays.seats[each])))
            known = min(len(row), self.work.size)
            self.arrays.observations[each, :known] = row[:known]
            self.arrays.observations[each, known:] = 0

    def _begin(self, each: int) -> None:
        dealer = FastDealer(self.seed << 40 | self.numbers[each])
        self.tables[each] = self.game.new(self.work.seats, dealer=dealer, watched=False)
        self._ask(each)

    def _ask(self, each: int) -> None:
        ask = self.tables[each].asks[0]
        if len(ask.options) > self.work.most_answers:
            raise ValueError(
                f"a question has {len(ask.options)} answers: give `most_answers` at least so many"
            )
        self.arrays.seats[each] = ask.seat
        self.arrays.legal[each] = np.arange(self.work.most_answers) < len(ask.options)
