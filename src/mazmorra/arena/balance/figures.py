"""Everything a sample knows, as one flat list of figures with intervals: tables, pages, files, comparisons
and curves are all made from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from mazmorra.arena.balance.sample import Record, Sample
from mazmorra.arena.statistics import Interval, Mean, Rate

GAME = "game"
"""The section of what is said of whole games; its only thing has no name."""
PEOPLE = ("bot", "group", "seat", "order")
"""The sections of those who sit at the table."""

Key: TypeAlias = tuple[str, str, str]
"""A section, a thing and a figure."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of one thing."""

    section: str
    thing: str
    name: str
    value: float
    interval: Interval
    count: int
    """How many games or seats it comes from."""
    is_rate: bool = False

    @property
    def key(self) -> Key:
        return (self.section, self.thing, self.name)


def figures(sample: Sample) -> list[Figure]:
    """Every figure, whole games first."""
    return [*_game(sample), *_people(sample), *_scenes(sample), *_things(sample)]


def _game(sample: Sample) -> Iterator[Figure]:
    tally = sample.tally
    for name, mean in zip(sample.hook.game_means, tally.game_means, strict=True):
        yield _mean(GAME, "", name, mean)
    yield _mean(GAME, "", "answers", tally.answers)
    if sample.hook.standing is not None:
        yield _mean(GAME, "", "changes", sample.changes)
    if sample.early.trials:
        yield _rate(GAME, "", "early", sample.early)
    yield _rate(GAME, "", "unwon", tally.unwon)
    yield _rate(GAME, "", "shared", tally.shared)
    if sample.skill.trials:
        yield _rate(GAME, "", "skill", sample.skill)


def _people(sample: Sample) -> Iterator[Figure]:
    for section in PEOPLE:
        lines = sample.tally.lines[section]
        if section == "bot" and len(lines) < 2:
            continue
        for thing, line in sorted(lines.items()) if section != "bot" else lines.items():
            yield _rate(section, thing, "wins", line.wins)
            for name, mean in zip(sample.hook.seat_means, line.means, strict=True):
                yield _mean(section, thing, name, mean)
            for name, rate in zip(sample.hook.seat_rates, line.rates, strict=True):
                yield _rate(section, thing, name, rate)


def _scenes(sample: Sample) -> Iterator[Figure]:
    for thing, scene in sorted(sample.tally.scenes.items()):
        yield _rate("scene", thing, "unwon", scene.unwon)
        for name, mean in zip(sample.hook.game_means, scene.means, strict=True):
            yield _mean("scene", thing, name, mean)


def _things(sample: Sample) -> Iterator[Figure]:
    """Section by section, what comes up most often first."""
    order = {section: place for place, section in enumerate(sample.hook.things.sections)}
    for (section, thing), record in sorted(
        sample.things.items(), key=lambda each: (order[each[0][0]], -each[1].times, each[0][1])
    ):
        yield from _thing(section, thing, record, sample.games)


def _thing(section: str, thing: str, record: Record, games: int) -> Iterator[Figure]:
    yield _mean(section, thing, "times", record.a_game(games))
    yield _rate(section, thing, "wins", record.wins)
    for name, ratio in zip(record.figures, record.effects, strict=True):
        yield Figure(section, thing, name, ratio.value, ratio.interval, ratio.games)
    yield _mean(section, thing, "answers", record.answers)


def _mean(section: str, thing: str, name: str, mean: Mean) -> Figure:
    return Figure(section, thing, name, mean.value, mean.interval, mean.count)


def _rate(section: str, thing: str, name: str, rate: Rate) -> Figure:
    return Figure(section, thing, name, rate.value, rate.interval, rate.trials, is_rate=True)
