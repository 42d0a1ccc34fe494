"""A simulation at the terminal: a progress bar while it runs, its tables at the end, its files on the way."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from time import perf_counter

from rich.console import Console
from rich.progress import track

from mazmorra.arena.files import Sheet, check_plotting, plot, writable
from mazmorra.arena.hook import hook_of
from mazmorra.arena.report import report
from mazmorra.arena.simulate import Plan, simulate
from mazmorra.arena.tally import Tally
from mazmorra.content.wording import Wording

NARROWEST = 120
"""A table written to a file or a pipe is as wide as this."""


def show(plan: Plan, workers: int, say: Wording, csv: str | None = None, png: str | None = None) -> None:
    """Simulate a plan and print what came of it."""
    if png:
        check_plotting(png)
    began = perf_counter()
    tally = _tallied(plan, workers, say, csv)
    console = Console() if sys.stdout.isatty() else Console(width=NARROWEST)
    console.print(*report(plan, tally, say, perf_counter() - began), sep="\n", highlight=False)
    if png:
        plot(plan, tally, say, png)


def _tallied(plan: Plan, workers: int, say: Wording, csv: str | None) -> Tally:
    hook = hook_of(plan.made())
    tally = Tally(hook)
    with ExitStack() as files:
        sheet = Sheet(files.enter_context(writable(csv)), hook) if csv else None
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
    return tally
