"""`mazmorra review`: what a game teaches, luck and decisions apart, in the terminal or as a page."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from mazmorra.cli.files import add_content, named_file, record_in, write_out
from mazmorra.content.wording import Wording

if TYPE_CHECKING:
    from mazmorra.review.telling import Telling


def add(parser: argparse.ArgumentParser, say: Wording) -> None:
    parser.add_argument("file", help=say.say("cli-file"))
    add_content(parser, say)
    parser.add_argument("--html", action="store_true", help=say.say("cli-review-html"))


def run(args: argparse.Namespace, say: Wording) -> int:
    from rich.console import Console
    from rich.progress import Progress

    from mazmorra.review import reviewed
    from mazmorra.review.page import page
    from mazmorra.review.telling import Telling

    record = record_in(named_file(args.file), args.content)
    record.table()  # whatever is wrong with it is said before anything is thought about
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say.say("review-thinking"), total=len(record.answers))
        review = reviewed(record, progress=lambda done, _: bar.update(task, completed=done))
    telling = Telling(record, review, say.of(record.game))
    if args.html:
        write_out(page(telling))
    else:
        _print(telling)
    return 0


def _print(telling: Telling) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console, say = Console(highlight=False, soft_wrap=True), telling.say
    console.print(telling.heading(), style="bold")
    for line in telling.why():
        console.print(line, markup=False)
    table = Table()
    for index, column in enumerate(telling.columns()):
        table.add_column(column, justify="right" if index else "left", overflow="fold")
    for row in telling.rows():
        table.add_row(*map(Text, row))  # a name with brackets is no markup
    console.print(table)
    console.print(say.say("review-explained"), markup=False)
    console.print(f"\n{say.say('review-costliest')}", style="bold")
    costly = telling.review.costliest()
    for number, decision in enumerate(costly, 1):
        first, *rest = telling.decision(decision)
        console.print(f"{number}. {first}", markup=False)
        for line in rest:
            console.print(f"   {line}", markup=False)
    if not costly:
        console.print(say.say("review-nothing-lost"), markup=False)
    console.print(f"\n{say.say('review-turns')}", style="bold")
    for turn in telling.review.turning_points():
        console.print(f"- {telling.turn(turn)}", markup=False)
