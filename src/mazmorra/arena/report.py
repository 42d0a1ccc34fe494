"""What a simulation found, for a person to read: tables in the terminal, in the language asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from babel.numbers import format_decimal, format_percent
from rich.console import RenderableType
from rich.table import Table

from mazmorra.arena.simulate import Plan
from mazmorra.arena.statistics import Mean, Rate
from mazmorra.arena.tally import SECTIONS, Line, Tally
from mazmorra.content.wording import Wording


def report(plan: Plan, tally: Tally, say: Wording, seconds: float) -> Iterator[RenderableType]:
    """The tables, then how long it took."""
    yield _seats_table(plan, tally, say)
    if tally.hook.fate:
        yield _fates_table(plan, tally, say)
    yield _games_table(plan, tally, say)
    speed = say.say(
        "arena-speed", games=number(plan.games, say), seconds=number(seconds, say, 1), rate=number(plan.games / seconds, say)
    )
    yield speed
    yield say.say("arena-intervals")


def title(plan: Plan, say: Wording) -> str:
    """The game, its settings, seats and games, in one line."""
    settings = [say.say(f"{plan.game}-{name}-{value}") for name, value in plan.made().settings.items()]
    games = say.say("arena-games", games=plan.games, written=number(plan.games, say))
    return " · ".join([say.say(plan.game), *settings, say.say("arena-seats", seats=plan.seats), games])


def number(figure: float, say: Wording, places: int = 0) -> str:
    """A figure as the language writes it."""
    pattern = "#,##0." + "0" * places if places else "#,##0"
    return str(format_decimal(figure, format=pattern, locale=say.language))


def percent(rate: float, say: Wording) -> str:
    return str(format_percent(rate, format="#,##0.0%", locale=say.language))


def label_of(plan: Plan, tally: Tally, section: str, label: str, say: Wording) -> str:
    """What a line is about, in words."""
    if section == "seat":
        return say.say("arena-seat", seat=int(label))
    if section == "group":
        return say.say(f"{plan.game}-{tally.hook.group}-{label}")
    return label


def lines_of(tally: Tally, section: str) -> list[tuple[str, Line]]:
    """The lines of a section: bots as they were named, seats and groups in order."""
    lines = list(tally.lines[section].items())
    return sorted(lines, key=lambda line: line[0]) if section != "bot" else lines


def _seats_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    table = Table(title=title(plan, say), title_justify="left")
    table.add_column("")
    for heading in ("arena-played", "arena-wins"):
        table.add_column(say.say(heading), justify="right")
    for name in (*tally.hook.seat_means, *tally.hook.seat_rates):
        table.add_column(say.say(f"arena-{plan.game}-{name}"), justify="right")
    for section in SECTIONS:
        for label, line in lines_of(tally, section):
            table.add_row(label_of(plan, tally, section, label, say), *_cells(line, say))
        table.add_section()
    return table


def _cells(line: Line, say: Wording) -> list[str]:
    means = [_mean(mean, say) for mean in line.means]
    rates = [_rate(rate, say) for rate in line.rates]
    return [number(line.wins.trials, say), _rate(line.wins, say), *means, *rates]


def _fates_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    """What befell each bot, the most frequent first."""
    table = Table()
    table.add_column(say.say(f"arena-{plan.game}-{tally.hook.fate}"))
    bots = [bot for bot, _ in lines_of(tally, "bot")]
    for bot in bots:
        table.add_column(bot, justify="right")
    for fate, _ in sum((tally.fates[bot] for bot in bots), Counter[str]()).most_common():
        told = say.say(f"{plan.game}-{tally.hook.fate}-{fate}")
        table.add_row(told, *[_rate(tally.fate(bot, fate), say) for bot in bots])
    return table


def _games_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    table = Table()
    table.add_column(say.say("arena-per-game"))
    table.add_column(say.say("arena-mean"), justify="right")
    for name, mean in zip(tally.hook.game_means, tally.game_means, strict=True):
        table.add_row(say.say(f"arena-{plan.game}-{name}"), _mean(mean, say))
    if tally.hook.spread:
        median, most = tally.spread.below(0.5), tally.spread.below(0.9)
        table.add_row(say.say(f"arena-{plan.game}-{tally.hook.spread}"), say.say("arena-spread", median=median, most=most))
    table.add_row(say.say("arena-answers"), _mean(tally.answers, say, 1))
    table.add_row(say.say("arena-seconds"), _mean(tally.seconds, say, 5))
    table.add_row(say.say("arena-unwon"), _rate(tally.unwon, say))
    table.add_row(say.say("arena-shared"), _rate(tally.shared, say))
    return table


def _mean(mean: Mean, say: Wording, places: int = 2) -> str:
    low, high = mean.interval
    return f"{number(mean.value, say, places)} ± {number((high - low) / 2, say, places)}"


def _rate(rate: Rate, say: Wording) -> str:
    low, high = rate.interval
    return f"{percent(rate.value, say)} ({number(100 * low, say, 1)}–{number(100 * high, say, 1)})"
