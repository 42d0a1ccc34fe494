"""Games counted up: by bot, seat, order of play and the game's own group (a hero, say), and whole games by
their boss.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from mazmorra.arena.hook import Hook
from mazmorra.arena.simulate import Played
from mazmorra.arena.statistics import Mean, Rate, Spread

SECTIONS = ("bot", "seat", "order", "group")


@dataclass(slots=True)
class Line:
    """What is known of one bot, seat, place in the order or group."""

    wins: Rate
    means: tuple[Mean, ...]
    rates: tuple[Rate, ...]


@dataclass(slots=True)
class Scene:
    """What is known of the games against one boss."""

    unwon: Rate
    means: tuple[Mean, ...]


@dataclass(slots=True)
class Tally:
    """Everything a report says."""

    hook: Hook
    lines: dict[str, dict[str, Line]] = field(default_factory=lambda: {section: {} for section in SECTIONS})
    game_means: tuple[Mean, ...] = ()
    fates: dict[str, Counter[str]] = field(default_factory=dict)
    """For each bot, in how many of its games each fate befell it."""
    spread: Spread = field(default_factory=Spread)
    answers: Mean = field(default_factory=Mean)
    seconds: Mean = field(default_factory=Mean)
    unwon: Rate = field(default_factory=Rate)
    shared: Rate = field(default_factory=Rate)
    scenes: dict[str, Scene] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    """How many games nobody won, by the rule that ended them."""

    def __post_init__(self) -> None:
        self.game_means = tuple(Mean() for _ in self.hook.game_means)

    def add(self, played: Played) -> None:
        """Count one game."""
        for seat, bot in enumerate(played.bots):
            order = str(played.order[seat]) if played.order else ""
            for section, label in zip(
                SECTIONS, (bot, str(seat + 1), order, played.figures.groups[seat]), strict=True
            ):
                if label:
                    self._add_seat(self._line(section, label), played, seat)
        for bot, fates in zip(played.bots, played.figures.fates, strict=False):
            self.fates.setdefault(bot, Counter()).update(set(fates))
        for mean, figure in zip(self.game_means, played.figures.game_means, strict=True):
            mean.add(figure)
        self.spread.add(played.figures.spread)
        self.answers.add(played.answers)
        self.seconds.add(played.seconds)
        self.unwon.add(not played.winners)
        self.shared.add(len(played.winners) > 1)
        self.endings.update([] if played.winners else [played.clause])
        self._add_scene(played)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.answers.count

    def fate(self, bot: str, name: str) -> Rate:
        """How often a fate befell a bot."""
        return Rate(self.fates[bot][name], self.lines["bot"][bot].wins.trials)

    def _add_scene(self, played: Played) -> None:
        if not played.figures.scene:
            return
        scene = self.scenes.setdefault(
            played.figures.scene, Scene(Rate(), tuple(Mean() for _ in self.hook.game_means))
        )
        scene.unwon.add(not played.winners)
        for mean, figure in zip(scene.means, played.figures.game_means, strict=True):
            mean.add(figure)

    def _line(self, section: str, label: str) -> Line:
        lines = self.lines[section]
        if label not in lines:
            means = tuple(Mean() for _ in self.hook.seat_means)
            lines[label] = Line(Rate(), means, tuple(Rate() for _ in self.hook.seat_rates))
        return lines[label]

    def _add_seat(self, line: Line, played: Played, seat: int) -> None:
        line.wins.add(played.share(seat))
        for mean, figure in zip(line.means, played.figures.seat_means[seat], strict=True):
            mean.add(figure)
        for rate, happened in zip(line.rates, played.figures.seat_rates[seat], strict=True):
            rate.add(happened)
