"""A study at the terminal: progress while it runs, then its findings, changes and tables, and its files."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.progress import track
from rich.table import Table

from mazmorra.arena.balance.curves import curves
from mazmorra.arena.balance.figures import GAME, Figure
from mazmorra.arena.balance.findings import findings
from mazmorra.arena.balance.page import page
from mazmorra.arena.balance.study import Study, play_all, samples_of
from mazmorra.arena.balance.summary import summary
from mazmorra.arena.balance.telling import Section, Telling
from mazmorra.arena.console import UNFOLDED, lay_out
from mazmorra.arena.files import check_place, writable
from mazmorra.content.wording import Wording

MOST = 15
"""So many things of a section are told in the terminal; a page has them all."""


def show(study: Study, workers: int, say: Wording, html: str | None = None, json: str | None = None) -> bool:
    """Play a study and print what came of it; false if somebody stopped it before the end."""
    for file in (html, json):
        if file:
            check_place(file)
    telling, finished = _play(study, workers, say)
    if not finished:
        games = sum(sample.games for sample in telling.samples)
        print(say.say("arena-contest-interrupted", games=games), file=sys.stderr, flush=True)
    if telling.samples:
        width = Console().width if sys.stdout.isatty() else UNFOLDED
        try:  # files first: whoever reads the tables may stop reading
            for file, text in ((html, page), (json, summary)):
                if file:
                    with writable(file) as out:
                        out.write(text(telling))
        finally:
            lay_out(_parts(telling), sys.stderr if "-" in (html, json) else sys.stdout, width)
    return finished


def _play(study: Study, workers: int, say: Wording) -> tuple[Telling, bool]:
    samples, finished = samples_of(study), True
    steps = track(
        play_all(study, samples, workers),
        description=say.say("arena-playing"),
        total=study.total,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    try:
        for _ in steps:
            pass
    except KeyboardInterrupt:
        finished = False
    played = [sample for sample in samples if sample.games]
    return Telling(study, played, say.of(study.made(max(len(played) - 1, 0)))), finished


def _parts(telling: Telling) -> Iterator[RenderableType]:
    yield telling.title()
    yield telling.played()
    yield from telling.heading()
    yield ""
    yield from (f"• {sentence}" for sentence in findings(telling))
    if telling.is_compared:
        yield _changes(telling)
    if telling.study.swept:
        yield _curves(telling)
    for section in telling.sections():
        if not (telling.study.swept and section.name == GAME):
            yield _section(telling, section)
    yield telling.say.say("balance-explained")


def _section(telling: Telling, section: Section) -> Table:
    """A table: its rows are the things, or the figures where there is but one thing, the game."""
    table = _table(section.title)
    if section.things == ("",):
        for version in telling.study.versions[: len(telling.samples)]:
            table.add_column(version.label, justify="right", no_wrap=True)
        for name in section.names:
            table.add_row(telling.column(section.name, name), *_cells(telling, (section.name, "", name)))
        return table
    for name in section.names:
        table.add_column(telling.column(section.name, name), justify="right", no_wrap=True)
    for thing in section.things[:MOST]:
        cells = [_cell(telling, telling.figure((section.name, thing, name), -1)) for name in section.names]
        table.add_row(telling.label(section.name, thing), *cells)
    if len(section.things) > MOST:
        table.add_row(telling.say.say("balance-more", more=len(section.things) - MOST))
    return table


def _cells(telling: Telling, key: tuple[str, str, str]) -> list[str]:
    return [_cell(telling, telling.figure(key, version)) for version in range(len(telling.samples))]


def _cell(telling: Telling, figure: Figure | None) -> str:
    """A figure as short as can be, so that a table fits a terminal."""
    if figure is None or not figure.count:
        return "–"
    low, high = figure.interval
    if high == low:
        return telling.value(figure)
    if figure.is_rate:
        return f"{telling.value(figure)} ({telling.interval(figure).replace(' … ', '–')})"
    return f"{telling.value(figure)} ± {telling.written((high - low) / 2, False)}"


def _changes(telling: Telling) -> Table:
    table = _table(telling.say.say("balance-changes"))
    for name in ("before", "after", "difference", "interval"):
        table.add_column(telling.say.say(f"balance-{name}"), justify="right", no_wrap=True)
    for each in telling.changed():
        table.add_row(each.figure, each.before, each.after, each.difference, each.interval)
    return table


def _curves(telling: Telling) -> Table:
    """A column for each value of the figure that is swept over."""
    table = _table(telling.study.swept)
    for version in telling.study.versions[: len(telling.samples)]:
        table.add_column(version.label, justify="right", no_wrap=True)
    for curve in curves(telling):
        table.add_row(telling.whole(curve[0]), *(_cell(telling, each) for each in curve))
    return table


def _table(first: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(first, no_wrap=True)
    return table
