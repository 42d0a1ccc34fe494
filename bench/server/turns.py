"""Rates offered to several servers in turn, so that all see the same machine.

A rate holds if it did so in most rounds; from there it goes on in small steps until none holds.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import median

import msgspec

from bench.server.servers import GENERATOR_CORE, HERE, Running, Server, running
from bench.server.steps import Step, read_step

FIRST, STEEP = 500.0, 1.15
ROUNDS = 3


class Asked:
    """A running server with its tables, and a generator that offers it the rates it is asked for."""

    def __init__(self, server: Server, generator: subprocess.Popen[str]) -> None:
        self.server = server
        self.generator = generator
        self.held: dict[float, list[Step]] = {}

    def hold(self, rate: float) -> Step:
        print(rate, file=self.generator.stdin, flush=True)
        step = read_step(msgspec.json.decode(_said(self.generator)), self.server.processes == 1)
        self.held.setdefault(rate, []).append(step)
        print(f"{self.server.name}: {step}", file=sys.stderr)
        return step

    def holds(self, rate: float) -> bool:
        """Whether a rate held in most rounds."""
        return 2 * sum(step.held for step in self.held[rate]) > len(self.held[rate])

    def work_at(self, rate: float) -> float:
        """Microseconds of processor a move."""
        return median(step.work for step in self.held[rate])

    def best(self) -> tuple[float, list[Step]]:
        """The highest rate that held, with its steps; the lowest offered where none did."""
        rate = max((rate for rate in self.held if self.holds(rate)), default=FIRST)
        return rate, self.held[rate]


def in_turn(servers: Sequence[Server], seconds: float) -> list[Asked]:
    """Offer every server the same rates, and each of them less once it does not hold one."""
    with ExitStack() as stack:
        asked = [stack.enter_context(asked_of(server, seconds)) for server in servers]
        rate, climbing = FIRST, list(asked)
        while climbing:
            for _ in range(ROUNDS):
                for each in climbing:
                    each.hold(rate)
            climbing = [each for each in climbing if each.holds(rate)]
            rate = round(rate * STEEP)
        return asked


@contextmanager
def asked_of(server: Server, seconds: float) -> Iterator[Asked]:
    """A running server, ready to be offered rates."""
    pipe = subprocess.PIPE
    with (
        running(server) as at,
        subprocess.Popen(_command(server, at, seconds), stdin=pipe, stdout=pipe, text=True) as generator,
    ):
        _said(generator)  # that it is ready
        yield Asked(server, generator)
        generator.communicate(timeout=30)


def _said(generator: subprocess.Popen[str]) -> str:
    """The next line of a generator."""
    line = generator.stdout.readline() if generator.stdout else ""
    if not line:
        raise SystemExit("The generator has ended; its words are above.")
    return line


def _command(server: Server, at: Running, seconds: float) -> list[str]:
    script = str(HERE / "load" / "main.mjs")
    command = ["taskset", "-c", GENERATOR_CORE, "node", script, server.driver, at.url]
    return [*command, ",".join(map(str, at.pids)), "asked", str(seconds)]
