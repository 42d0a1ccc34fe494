"""A simulation at the terminal: a progress bar while it runs, its tables at the end, its files on the way."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import replace
from time import perf_counter
from typing import TextIO

from rich.console import Console, RenderableType
from rich.progress import track
from rich.table import Table

from mazmorra.arena.files import STANDARD_OUTPUT, Sheet, check_plotting, plot, writable
from mazmorra.arena.hook import hook_of
from mazmorra.arena.report import needed_width, report
from mazmorra.arena.simulate import Plan, simulate
from mazmorra.arena.tally import Tally
from mazmorra.content.wording import Wording

UNFOLDED = 120
"""What is written to a file or a pipe is as wide as this."""


def show(plan: Plan, workers: int, say: Wording, csv: str | None = None, png: str | None = None) -> bool:
    """Simulate a plan and print what came of it; false if somebody stopped it before the end."""
    if png:
        check_plotting(png)
    began, say = perf_counter(), say.of(plan.made())
    tally = Tally(hook_of(plan.made()))
    finished = _count(plan, workers, say, csv, tally)
    out = sys.stderr if csv == STANDARD_OUTPUT else sys.stdout
    if not finished:
        print(say.say("arena-interrupted", games=tally.games, wanted=plan.games), file=sys.stderr, flush=True)
    if tally.games:
        played = replace(plan, games=tally.games)
        width = _width(out)
        lay_out(report(played, tally, say, perf_counter() - began, width), out, width)
        if png:
            plot(played, tally, say, png)
    return finished


def _width(out: TextIO) -> int:
    return Console(file=out).width if out.isatty() else UNFOLDED


def lay_out(parts: Iterable[RenderableType], out: TextIO, width: int) -> None:
    """Nothing is ever cut: a table that cannot be so narrow is wider than the terminal, which breaks its
    lines.
    """
    for part in parts:
        needed = max(width, needed_width(part)) if isinstance(part, Table) else width
        Console(file=out, width=needed, highlight=False, soft_wrap=isinstance(part, str)).print(part)


def _count(plan: Plan, workers: int, say: Wording, csv: str | None, tally: Tally) -> bool:
    """Play, and count each game as it comes; false if somebody stops it."""
    with ExitStack() as files:
        sheet = Sheet(files.enter_context(writable(csv)), tally.hook) if csv else None
        try:
            for played in track(
                simulate(plan, workers),
                description=say.say("arena-playing"),
                total=plan.games,
                console=Console(stderr=True),
                transient=True,
                disable=not sys.stderr.isatty(),
            ):
                tally.add(played)
                if sheet:
                    sheet.add(played)
        except KeyboardInterrupt:
            return False
    return True
