"""The hunt, as a pytest plugin: the tests run once to see which function each of them enters; then every
mistake is planted in a forked process, and the tests that enter its function, quickest first, have to fail
there.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time
from types import FrameType, FunctionType
from typing import Any

import pytest

from tests.mutants.mistakes import Mistake

ENOUGH = 20.0
"""After so many seconds of tests that all pass a mistake has survived; seconds of work, so that a busy
machine hunts as well.
"""
LOOPING = 10
"""A test that takes so many times as long as it should has noticed something: it loops."""
FELL, SURVIVED, UNSEEN = "fell", "survived", "never entered"


@dataclass(slots=True)
class Hunt:
    """Runs instead of the tests; `fates` says what became of each mistake."""

    mistakes: Sequence[Mistake]
    seconds: float
    jobs: int = 2
    fates: dict[int, str] = field(default_factory=dict)
    _entered: dict[tuple[str, str], set[int]] = field(default_factory=dict)
    _took: dict[int, float] = field(default_factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self._watch(session.items):
            self._hunt(session.items)
        return True

    def _watch(self, items: Sequence[pytest.Item]) -> bool:
        """A first run in a process of its own, so that nothing it remembers hides a mistake; whether all
        passed.
        """
        reads, writes = os.pipe()
        if not os.fork():
            watch = Watch({str(mistake.file) for mistake in self.mistakes})
            green = all(watch.passes(number, item) for number, item in enumerate(items))
            with os.fdopen(writes, "wb") as pipe:
                pickle.dump((green, dict(watch.entered), watch.took), pipe)
            os._exit(0)
        os.close(writes)
        with os.fdopen(reads, "rb") as pipe:
            green, self._entered, self._took = pickle.load(pipe)
        os.wait()
        return bool(green)

    def _hunt(self, items: Sequence[pytest.Item]) -> None:
        ends = monotonic() + self.seconds
        running: dict[int, int] = {}
        for number in self._told():
            if len(running) == self.jobs:
                self._reap(running)
            if monotonic() > ends:
                break
            tests = self._tests(self.mistakes[number])
            if not tests:
                self.fates[number] = UNSEEN
                continue
            running[self._plant(self.mistakes[number], tests, items)] = number
        while running:
            self._reap(running)

    def _told(self) -> Iterator[int]:
        """Each mistake in turn, with word of how far the hunt is."""
        for number in range(len(self.mistakes)):
            if number % 25 == 0:
                fell = sum(fate == FELL for fate in self.fates.values())
                print(f"\r{number} of {len(self.mistakes)}, {fell} fell", end="", file=sys.stderr, flush=True)
            yield number
        print(file=sys.stderr)

    def _tests(self, mistake: Mistake) -> list[int]:
        """The tests that enter the function, or one inside it; those that take least time first."""
        found = {
            test
            for (file, name), tests in self._entered.items()
            if file == str(mistake.file)
            and (name == mistake.function or name.startswith(f"{mistake.function}.<locals>"))
            for test in tests
        }
        return sorted(found, key=lambda test: self._took[test])

    def _plant(self, mistake: Mistake, tests: Sequence[int], items: Sequence[pytest.Item]) -> int:
        child = os.fork()
        if child:
            return child
        signal.signal(signal.SIGPROF, lambda *_: os._exit(1))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        plant(mistake)
        os._exit(0 if self._survives(tests, items) else 1)

    def _survives(self, tests: Sequence[int], items: Sequence[pytest.Item]) -> bool:
        ends = process_time() + ENOUGH
        for test in tests:
            signal.setitimer(signal.ITIMER_PROF, 5 + LOOPING * self._took[test])
            if not _passes(items[test]):
                return False
            if process_time() > ends:
                break
        return True

    def _reap(self, running: dict[int, int]) -> None:
        child, status = os.wait()
        number = running.pop(child)
        self.fates[number] = SURVIVED if status == 0 else FELL
        if status == 0:
            print(f"\r{self.mistakes[number]}", file=sys.stderr, flush=True)


class Watch:
    """Notes which functions of some files each test enters, and how long it takes."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.entered: dict[tuple[str, str], set[int]] = defaultdict(set)
        self.took: dict[int, float] = {}

    def passes(self, number: int, item: pytest.Item) -> bool:
        def enter(frame: FrameType, event: str, arg: Any) -> None:
            code = frame.f_code
            if code.co_filename in self.files:
                self.entered[code.co_filename, code.co_qualname].add(number)

        began = process_time()
        sys.setprofile(enter)
        try:
            return _passes(item)
        finally:
            sys.setprofile(None)
            self.took[number] = process_time() - began


def _passes(item: pytest.Item) -> bool:
    from _pytest.runner import runtestprotocol

    return all(report.passed for report in runtestprotocol(item, log=False, nextitem=None))


def plant(mistake: Mistake) -> None:
    """Put the changed code in place of every function made from the unchanged one."""
    for each in gc.get_objects():
        if (
            isinstance(each, FunctionType)
            and each.__qualname__ == mistake.function
            and _stands_in(each, mistake.file)
        ):
            each.__code__ = mistake.code
    gc.freeze()


def _stands_in(function: FunctionType, file: Path) -> bool:
    return function.__code__.co_filename == str(file)
