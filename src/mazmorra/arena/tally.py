"""Games counted up: by bot, seat, order of play and the game's own group (a hero, say), and whole games by
their boss.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from mazmorra.arena.hook import Hook
from mazmorra.arena.simulate import Played
from mazmorra.arena.statistics import Mean, Rate, SeatsMean, SeatsRate, Spread

SECTIONS = ("bot", "seat", "order", "group")


@dataclass(slots=True)
class Line:
    """What is known of one bot, seat, place in the order or group."""

    wins: SeatsRate
    means: tuple[SeatsMean, ...]
    rates: tuple[SeatsRate, ...]


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
        together: dict[tuple[str, str], list[int]] = {}
        for seat, bot in enumerate(played.bots):
            order = str(played.order[seat]) if played.order else ""
            for section, label in zip(
                SECTIONS, (bot, str(seat + 1), order, played.figures.groups[seat]), strict=True
            ):
                if label:
                    together.setdefault((section, label), []).append(seat)
        for (section, label), seats in together.items():
            self._add_seats(self._line(section, label), played, seats)
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
            means = tuple(SeatsMean() for _ in self.hook.seat_means)
            lines[label] = Line(SeatsRate(), means, tuple(SeatsRate() for _ in self.hook.seat_rates))
        return lines[label]

    def _add_seats(self, line: Line, played: Played, seats: list[int]) -> None:
        """What befell the seats of one bot, or the one seat of a hero."""
        figures = played.figures
        line.wins.add_game([played.share(seat) for seat in seats])
        for index, mean in enumerate(line.means):
            mean.add_game([figures.seat_means[seat][index] for seat in seats])
        for index, rate in enumerate(line.rates):
            rate.add_game([figures.seat_rates[seat][index] for seat in seats])
