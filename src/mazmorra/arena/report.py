"""What a simulation found, for a person to read: tables in the terminal, in the language asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from babel.numbers import format_decimal, format_percent
from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table

from mazmorra import __version__
from mazmorra.arena.simulate import Plan
from mazmorra.arena.statistics import Mean, Rate
from mazmorra.arena.tally import SECTIONS, Line, Tally
from mazmorra.content.rulebook import rulebook
from mazmorra.content.wording import Wording

REASON = 50
"""How wide the rule behind an ending is told."""


def report(plan: Plan, tally: Tally, say: Wording, seconds: float, width: int) -> Iterator[RenderableType]:
    """What was played, the tables, then how long it took."""
    yield title(plan, say)
    yield heading(plan, say)
    yield seats_table(plan, tally, say, width)
    if tally.hook.fate:
        yield _fates_table(plan, tally, say)
    if tally.scenes:
        yield _scenes_table(plan, tally, say)
    yield _games_table(plan, tally, say)
    if tally.endings:
        yield _endings_table(plan, tally, say)
    speed = {
        "seconds": number(seconds, say, 1),
        "rate": number(tally.games / seconds, say, int(tally.games < seconds)),
    }
    yield say.say("arena-speed", games=tally.games, written=number(tally.games, say), **speed)
    yield say.say("arena-intervals" if tally.games > 1 else "arena-no-intervals")


def heading(plan: Plan, say: Wording) -> str:
    """What else is needed to play the same games again."""
    game = plan.made()
    return say.say(
        "arena-heading",
        seed=str(plan.seed),
        content=game.content_digest,
        rules=game.version,
        version=__version__,
    )


def title(plan: Plan, say: Wording) -> str:
    """The game, its settings, seats and games, in one line."""
    settings = [say.say(f"{plan.game}-{name}-{value}") for name, value in plan.made().settings.items()]
    games = say.say("arena-games", games=plan.games, written=number(plan.games, say))
    return " · ".join([say.say(plan.game), *settings, say.say("arena-seats", seats=plan.seats), games])


def number(figure: float, say: Wording, places: int = 0) -> str:
    """A figure as the language writes it."""
    pattern = "#,##0." + "0" * places if places else "#,##0"
    return str(format_decimal(figure, format=pattern, locale=say.babel))


def signed(figure: float, say: Wording, places: int = 0) -> str:
    """By how much something is more or less."""
    return f"{'+' if figure > 0 else '' if figure < 0 else '±'}{number(figure, say, places)}"


def percent(rate: float, say: Wording) -> str:
    return str(format_percent(rate, format="#,##0.0%", locale=say.babel))


def label_of(plan: Plan, tally: Tally, section: str, label: str, say: Wording) -> str:
    """What a line is about, in words."""
    if section == "seat":
        return say.say("arena-seat", seat=int(label))
    if section == "order":
        return say.say("arena-order", place=int(label))
    if section == "group":
        key = f"{plan.game}-{tally.hook.group}-{label}"
        return say.say(key) if say.has(key) else label
    return label


def lines_of(tally: Tally, section: str) -> list[tuple[str, Line]]:
    """The lines of a section: bots as they were named, seats and groups in order."""
    lines = list(tally.lines[section].items())
    return sorted(lines, key=lambda line: line[0]) if section != "bot" else lines


def seats_table(plan: Plan, tally: Tally, say: Wording, width: int) -> Table:
    """By bot, seat, order and group; where the table would be too wide, intervals stand below their
    figures.
    """
    wide = _seats_table(plan, tally, say, " ")
    return wide if needed_width(wide) <= width else _seats_table(plan, tally, say, "\n")


def needed_width(table: Table) -> int:
    """How wide a table is when nothing in it is cut."""
    console = Console(width=10_000)
    return Measurement.get(console, console.options, table).maximum


def _seats_table(plan: Plan, tally: Tally, say: Wording, gap: str) -> Table:
    table = _table("")
    for name in ("arena-played", "arena-wins"):
        table.add_column(say.say(name), justify="right", no_wrap=True)
    for name in (*tally.hook.seat_means, *tally.hook.seat_rates):
        table.add_column(say.say(f"arena-{plan.game}-{name}"), justify="right", no_wrap=True)
    for section in SECTIONS:
        for label, line in lines_of(tally, section):
            table.add_row(label_of(plan, tally, section, label, say), *_cells(line, tally.games, say, gap))
        table.add_section()
    return table


def _table(first: str) -> Table:
    """A table of figures, none of which is broken into lines."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(first, no_wrap=True)
    return table


def _cells(line: Line, games: int, say: Wording, gap: str) -> list[str]:
    means = [_mean(mean, games, say, 2, gap) for mean in line.means]
    rates = [_rate(rate, games, say, gap) for rate in line.rates]
    return [number(line.wins.trials, say), _rate(line.wins, games, say, gap), *means, *rates]


def _fates_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    """What befell each bot, the most frequent first."""
    table = _table(say.say(f"arena-{plan.game}-{tally.hook.fate}"))
    bots = [bot for bot, _ in lines_of(tally, "bot")]
    for bot in bots:
        table.add_column(bot, justify="right", no_wrap=True)
    for fate, _ in sum((tally.fates[bot] for bot in bots), Counter[str]()).most_common():
        told = say.say(f"{plan.game}-{tally.hook.fate}-{fate}")
        table.add_row(told, *[_rate(tally.fate(bot, fate), tally.games, say) for bot in bots])
    return table


def _scenes_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    """Whole games, by what they were played against."""
    table = _table(say.say(f"arena-{tally.hook.scene}"))
    for name in (
        "arena-played",
        "arena-unwon",
        *(f"arena-{plan.game}-{name}" for name in tally.hook.game_means),
    ):
        table.add_column(say.say(name), justify="right", no_wrap=True)
    for label, scene in sorted(tally.scenes.items()):
        means = [_mean(mean, tally.games, say) for mean in scene.means]
        unwon = _rate(scene.unwon, tally.games, say)
        key = f"{tally.hook.scene_words}-{label}"
        name = say.say(key) if say.has(key) else label
        table.add_row(name, number(scene.unwon.trials, say), unwon, *means)
    return table


def _games_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    table = _table(say.say("arena-per-game"))
    table.add_column(say.say("arena-mean"), justify="right", no_wrap=True)
    for name, mean in zip(tally.hook.game_means, tally.game_means, strict=True):
        table.add_row(say.say(f"arena-{plan.game}-{name}"), _mean(mean, tally.games, say))
    if tally.hook.spread:
        median, most = tally.spread.below(0.5), tally.spread.below(0.9)
        table.add_row(
            say.say(f"arena-{plan.game}-{tally.hook.spread}"),
            say.say("arena-spread", median=median, most=most),
        )
    table.add_row(say.say("arena-answers"), _mean(tally.answers, tally.games, say, 1))
    table.add_row(say.say("arena-seconds"), _mean(tally.seconds, tally.games, say, 5))
    table.add_row(say.say("arena-unwon"), _rate(tally.unwon, tally.games, say))
    table.add_row(say.say("arena-shared"), _rate(tally.shared, tally.games, say))
    return table


def _endings_table(plan: Plan, tally: Tally, say: Wording) -> Table:
    """Why nobody won, by the rule that ended those games."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column(say.say("arena-unwon"), no_wrap=True)
    table.add_column(say.say("arena-played"), justify="right", no_wrap=True)
    table.add_column(say.say("arena-rule"), max_width=REASON)
    clauses = rulebook(plan.game, say.language).clauses()
    for clause, games in tally.endings.most_common():
        text = clauses[clause].text.replace("*", "").replace("\n", " ") if clause in clauses else ""
        table.add_row(clause, number(games, say), text)
    return table


def _mean(mean: Mean, games: int, say: Wording, places: int = 2, gap: str = " ") -> str:
    """A mean, with its interval if there is more than one game, and more than one figure."""
    if games < 2 or mean.count < 2:
        return number(mean.value, say, places)
    low, high = mean.interval
    return f"{number(mean.value, say, places)}{gap}± {number((high - low) / 2, say, places)}"


def _rate(rate: Rate, games: int, say: Wording, gap: str = " ") -> str:
    """A rate, with its interval if there is more than one game."""
    if games < 2:
        return percent(rate.value, say)
    low, high = rate.interval
    return f"{percent(rate.value, say)}{gap}({number(100 * low, say, 1)}–{number(100 * high, say, 1)})"
