"""Runs the generator against a running server and reads its steps; progress goes to stderr as they come."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, replace
from typing import Any

from bench.server.servers import GENERATOR_CORE, HERE, Running, Server

LONGEST_SECONDS = 80
OUT_OF_TIME = 124  # what `timeout` returns; the steps until then count
BUSY = 0.85  # of the generator's core; above it the generator is measured too
DISTURBED = 0.1  # of the server's core, taken by other programs; above it the figure is not worth keeping


@dataclass(frozen=True)
class Step:
    """What one offered rate did. Times in milliseconds, memory in kB."""

    connections: int
    tables: int
    held: bool
    offered: float
    moves: float
    p50: float
    p95: float
    p99: float
    errors: dict[str, int]
    late: int
    rss: int
    empty: int
    made: int
    server: float
    generator: float
    others: float

    @property
    def kilobytes_a_table(self) -> float:
        """Of the tables ever made, since neither server forgets a game that was left."""
        return (self.rss - self.empty) / self.made

    @property
    def work(self) -> float:
        """Microseconds of processor the server spent on each move; it falls as the rate rises, since wake-ups
        are shared.
        """
        return self.server * 1e6 / max(self.moves, 1e-9)

    @property
    def doubts(self) -> str:
        busy = f" (the generator was {self.generator:.0%} busy)" if self.generator > BUSY else ""
        return busy + (
            f" (others took {self.others:.0%} of the server's core)" if self.others > DISTURBED else ""
        )

    def __str__(self) -> str:
        verdict = "held" if self.held else "NOT held"
        return (
            f"{self.connections} connections, {self.offered:.0f} offered: {self.moves:.0f} "
            f"moves/s, p50 {self.p50:.1f}, "
            f"p95 {self.p95:.1f}, p99 {self.p99:.1f} ms, {self.work:.0f} µs a move, {self.rss // 1000} MB, "
            f"{self.late} late, {verdict}{self.doubts} {self.errors or ''}"
        )


def steps(server: Server, at: Running, mode: str, seconds: float) -> list[Step]:
    """All steps of a mode, as they come."""
    script = str(HERE / "load" / "main.mjs")
    command = ["timeout", str(LONGEST_SECONDS), "taskset", "-c", GENERATOR_CORE, "node", script]
    command += [server.driver, at.url, ",".join(map(str, at.pids)), mode, str(seconds)]
    found = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as generator:
        assert generator.stdout is not None
        for line in generator.stdout:
            found.append(read_step(json.loads(line), server.processes == 1))
            print(f"{server.name}, {mode}: {found[-1]}", file=sys.stderr)
    if generator.returncode not in (0, OUT_OF_TIME) or not found:
        raise SystemExit(
            f"The generator ended with {generator.returncode} against {server.name}; its words are above."
        )
    return found


def best(found: list[Step]) -> Step:
    """The step with the highest rate that held (the first where none did), with the doubts of all of them.

    A step that failed because other programs took the core would otherwise make its server look slow.
    """
    top = max((step for step in found if step.held), key=lambda step: step.moves, default=found[0])
    others = max(step.others for step in found)
    return replace(top, others=others, generator=max(step.generator for step in found))


def read_step(line: dict[str, Any], alone: bool) -> Step:
    """Who else used the core can only be told where one process had one core."""
    figures = {**line, **{name: float(line[name] or "inf") for name in ("p50", "p95", "p99")}}
    figures.pop("mode")
    return Step(**(figures if alone else figures | {"others": 0.0}))
