"""A contest at the terminal: progress while it runs, ratings and duels at the end, files in its folder."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mazmorra.arena.console import UNFOLDED, lay_out
from mazmorra.arena.contest import sheet
from mazmorra.arena.contest.journal import Journal
from mazmorra.arena.contest.page import page
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import hall_of, run
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.contest.telling import Telling
from mazmorra.arena.errors import CannotWrite
from mazmorra.content.trouble import trouble
from mazmorra.content.wording import Wording


def show(contest: Contest, workers: int, say: Wording, folder: Path | None, ray: str | None) -> bool:
    """Play a contest and print what came of it; false if somebody stopped it before the end."""
    standing = Standing(contest)
    finished = _play(standing, workers, say, folder, ray)
    telling = Telling(standing, say)
    if not finished:
        print(say.say("arena-contest-interrupted", games=standing.games), file=sys.stderr, flush=True)
    if standing.games:
        width = Console().width if sys.stdout.isatty() else UNFOLDED
        lay_out([telling.title(), *telling.heading(), *_tables(telling)], sys.stdout, width)
        lay_out([say.say("arena-contest-explained")], sys.stdout, width)
        if folder:
            _write(telling, folder)
            print(say.say("arena-written", folder=str(folder)))
    return finished


def _play(standing: Standing, workers: int, say: Wording, folder: Path | None, ray: str | None) -> bool:
    with ExitStack() as open_things:
        journal = None
        if folder:
            sheet.check_parquet()
            journal = Journal(standing.contest, folder)
            open_things.callback(journal.close)
        hall = open_things.enter_context(hall_of(workers, ray, standing.contest.bots))
        bar = open_things.enter_context(
            Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        )
        task = bar.add_task(say.say("arena-playing"), total=2 * standing.contest.deals * len(standing.duels))
        try:
            for _ in run(standing, hall, journal):
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def _tables(telling: Telling) -> list[Table]:
    ratings, duels = _table(telling.rating_columns()), _table(telling.duel_columns())
    for rating in telling.ratings():
        ratings.add_row(*telling.rating_row(rating))
    for duel in telling.standing.duels:
        duels.add_row(*telling.duel_row(duel))
    return [ratings, duels]


def _table(columns: list[str]) -> Table:
    table = Table()
    for index, column in enumerate(columns):
        table.add_column(column, justify="right" if index else "left", no_wrap=True)
    return table


def _write(telling: Telling, folder: Path) -> None:
    """Results as Parquet and as a page."""
    try:
        sheet.write(telling.standing, folder / "games.parquet")
        (folder / "report.html").write_text(page(telling), "utf-8")
    except OSError as error:
        raise CannotWrite(file=str(folder), reason=trouble(error)) from error
