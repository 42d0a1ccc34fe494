"""What a simulation leaves behind for other programs: one row a game and seat as CSV, and a picture."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from mazmorra.arena.errors import CannotWrite, NoPlots
from mazmorra.arena.hook import Hook
from mazmorra.arena.report import label_of, lines_of, title
from mazmorra.arena.simulate import Plan, Played
from mazmorra.arena.statistics import Interval
from mazmorra.arena.tally import SECTIONS, Tally
from mazmorra.content.trouble import trouble
from mazmorra.content.wording import Wording
from mazmorra.kernel.ask import Phrase

if TYPE_CHECKING:
    from matplotlib.axes import Axes


STANDARD_OUTPUT = "-"


def writable(file: str) -> AbstractContextManager[TextIO]:
    """A file opened for writing; '-' is the standard output, which stays open."""
    if file == STANDARD_OUTPUT:
        return nullcontext(sys.stdout)
    try:
        return Path(file).open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise CannotWrite(file=file, reason=trouble(error)) from error


class Sheet:
    """A CSV file being written; columns are named as in the code, whatever the language."""

    def __init__(self, file: TextIO, hook: Hook) -> None:
        self.file = file
        self.rows = csv.writer(file, lineterminator="\n")
        self.fated = bool(hook.fate)
        self.staged = bool(hook.scene)
        seat_columns = (*hook.seat_means, *hook.seat_rates, *([hook.fate] if self.fated else []))
        game_columns = (*([hook.scene] if self.staged else []), *hook.game_means, "answers", "ending")
        self.rows.writerow(["game", "seat", "order", "bot", hook.group, "won", *seat_columns, *game_columns])

    def add(self, played: Played) -> None:
        """A row for each seat of a game."""
        figures = played.figures
        for seat, bot in enumerate(played.bots):
            rates = [int(happened) for happened in figures.seat_rates[seat]]
            order = played.order[seat] if played.order else ""
            row = [played.number + 1, seat + 1, order, bot, figures.groups[seat], f"{played.share(seat):g}"]
            fates = [" ".join(figures.fates[seat])] if self.fated else []
            scene = [figures.scene] if self.staged else []
            whole = (*scene, *figures.game_means, played.answers, played.clause)
            self.rows.writerow([*row, *figures.seat_means[seat], *rates, *fates, *whole])


def check_plotting(file: str) -> None:
    """Raise before anything is simulated if there could be no picture at the end."""
    if find_spec("matplotlib") is None:
        raise NoPlots
    check_place(file)


def check_place(file: str) -> None:
    """Raise before anything is played if there is no place for a file; what lies there now stays."""
    if file == STANDARD_OUTPUT:
        return
    path = Path(file).absolute()
    if path.is_dir() or not path.parent.is_dir():
        raise CannotWrite(file=file, reason=Phrase("file-folder" if path.is_dir() else "file-missing"))


def plot(plan: Plan, tally: Tally, say: Wording, file: str) -> None:
    """Wins and means of every bot, seat and group, with their intervals, as a PNG."""
    from matplotlib.figure import Figure

    labels = [
        label_of(plan, tally, section, name, say)
        for section in SECTIONS
        for name, _ in lines_of(tally, section)
    ]
    lines = [line for section in SECTIONS for _, line in lines_of(tally, section)]
    figure = Figure(
        figsize=(4 * (1 + len(tally.hook.seat_means)), 1.2 + 0.34 * len(lines)), layout="constrained"
    )
    panels = figure.subplots(1, 1 + len(tally.hook.seat_means), sharey=True, squeeze=False)[0]
    figure.suptitle(title(plan, say), fontsize=10)
    rates = [(100 * line.wins.value, _scaled(line.wins.interval)) for line in lines]
    _points(panels[0], say.say("arena-wins-percent"), labels, rates)
    for index, name in enumerate(tally.hook.seat_means):
        means = [(line.means[index].value, line.means[index].interval) for line in lines]
        _points(panels[index + 1], say.say(f"arena-{plan.game}-{name}"), labels, means)
    try:
        figure.savefig(file, format="png", dpi=150)
    except OSError as error:
        raise CannotWrite(file=file, reason=trouble(error)) from error


def _scaled(interval: Interval) -> Interval:
    return (100 * interval[0], 100 * interval[1])


def _points(
    axes: Axes, heading: str, labels: Sequence[str], points: Sequence[tuple[float, Interval]]
) -> None:
    """One dot a line, with its interval."""
    heights = range(len(points))
    below = [value - low for value, (low, _) in points]
    above = [high - value for value, (_, high) in points]
    axes.errorbar(
        [value for value, _ in points],
        heights,
        xerr=[below, above],
        fmt="o",
        markersize=4,
        capsize=3,
        color="#2f5d8a",
    )
    axes.set_yticks(heights, labels)
    axes.set_ylim(len(points) - 0.5, -0.5)
    axes.set_xlabel(heading)
    axes.set_xlim(left=0)
    axes.grid(axis="x", color="#dddddd")
    axes.spines[["top", "right"]].set_visible(False)
