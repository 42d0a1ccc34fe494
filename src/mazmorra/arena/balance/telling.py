"""What a study found, in words and figures, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from mazmorra import __version__
from mazmorra.arena.balance.compare import Difference, differences
from mazmorra.arena.balance.figures import GAME, PEOPLE, Figure, Key, figures
from mazmorra.arena.balance.sample import Sample
from mazmorra.arena.balance.study import Study
from mazmorra.arena.balance.versions import ids_in
from mazmorra.arena.report import number, percent, signed
from mazmorra.arena.statistics import Interval
from mazmorra.content.chapters import capital
from mazmorra.content.wording import Wording


@dataclass(frozen=True, slots=True)
class Section:
    """The figures of several things, to be laid out as a table: a row a thing."""

    name: str
    title: str
    names: tuple[str, ...]
    """The figures, in the order of their columns."""
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """A figure that changed beyond noise, as it is written."""

    figure: str
    before: str
    after: str
    difference: str
    interval: str
    is_more: bool


@dataclass(slots=True)
class Telling:
    """A study as it was played, in a language."""

    study: Study
    samples: Sequence[Sample]
    say: Wording
    found: list[list[Figure]] = field(init=False)
    """The figures of each version."""

    def __post_init__(self) -> None:
        self.found = [figures(sample) for sample in self.samples]

    @property
    def is_compared(self) -> bool:
        """Whether there are two versions; more of them are a sweep."""
        return len(self.samples) == 2 and not self.study.swept

    @property
    def even(self) -> float:
        """What a seat wins if all are equal."""
        return (1 - self.samples[0].tally.unwon.value) / self.study.seats

    def title(self) -> str:
        study, say = self.study, self.say
        settings = [say.say(f"{study.game}-{name}-{value}") for name, value in study.settings.items()]
        return " · ".join([say.say(study.game), *settings, say.say("arena-seats", seats=study.seats)])

    def played(self) -> str:
        """How many games it took, and who played them."""
        bots = ", ".join(dict.fromkeys(self.study.bots))
        games = [
            self.say.say("arena-games", games=each.games, written=number(each.games, self.say))
            for each in self.samples
        ]
        return self.say.say("balance-played", games=" + ".join(games), bots=bots)

    def heading(self) -> list[str]:
        """What else is needed to play the same games again, version by version."""
        made = [self.study.made(index) for index in range(len(self.samples))]
        return [
            f"{self.study.swept and f'{self.study.swept}='}{version.label} · "
            + self.say.say(
                "arena-heading",
                seed=str(self.study.plan(index).seed),
                content=made[index].content_digest,
                rules=made[index].version,
                version=__version__,
            )
            for index, version in enumerate(self.study.versions[: len(self.samples)])
        ]

    def sections(self) -> list[Section]:
        """Every section that has figures in any version."""
        listed = [figure for found in self.found for figure in found]
        names = list(dict.fromkeys(figure.section for figure in listed))
        return [self._section(name, [each for each in listed if each.section == name]) for name in names]

    def _section(self, name: str, listed: list[Figure]) -> Section:
        columns = tuple(dict.fromkeys(figure.name for figure in listed if _says(figure, listed)))
        return Section(
            name, self.heading_of(name), columns, tuple(dict.fromkeys(each.thing for each in listed))
        )

    def heading_of(self, section: str) -> str:
        hook = self.samples[0].hook
        if section == "scene":
            return self.say.say(f"arena-{hook.scene}")
        return self.say.say(f"balance-section-{hook.group if section == 'group' else section}")

    def label(self, section: str, thing: str) -> str:
        """How a thing is called; what the catalogues do not know, as the content calls it."""
        say, game, hook = self.say, self.study.game, self.samples[0].hook
        if section == "seat":
            return say.say("arena-seat", seat=int(thing))
        if section == "order":
            return say.say("arena-order", place=int(thing))
        under, _, name = thing.rpartition("/")
        kind = {"group": hook.group, "scene": hook.scene_words.removeprefix(f"{game}-")}.get(section, section)
        called = capital(say.say(f"{game}-{kind}-{name}")) if say.has(f"{game}-{kind}-{name}") else name
        return f"{called} ({say.say(f'{game}-deck-{under}')})" if under else called

    def column(self, section: str, name: str) -> str:
        """How a figure is called."""
        tried = [f"arena-{self.study.game}-{name}", f"arena-{name}"]
        if section == GAME:
            tried.insert(1, f"balance-game-{name}")
        elif section in self.samples[0].hook.things.sections:
            tried.insert(1, f"balance-figure-{name}")
        return next(self.say.say(key) for key in tried if self.say.has(key))

    def whole(self, figure: Figure) -> str:
        """A figure by its full name: what of what."""
        column = self.column(figure.section, figure.name)
        if not figure.thing:
            return column
        kind = "" if figure.section in PEOPLE else f"{self.heading_of(figure.section)} · "
        return f"{kind}{self.label(figure.section, figure.thing)}: {column}"

    def figure(self, key: Key, version: int = 0) -> Figure | None:
        return next((each for each in self.found[version] if each.key == key), None)

    def value(self, figure: Figure) -> str:
        return self.written(figure.value, figure.is_rate)

    def interval(self, figure: Figure) -> str:
        return self.between(figure.interval, figure.is_rate)

    def written(self, value: float, is_rate: bool) -> str:
        if is_rate:
            return percent(value, self.say)
        places = 1 if abs(value) >= 100 else 2
        return number(round(value, places) + 0.0, self.say, places)  # no minus before a zero

    def between(self, interval: Interval, is_rate: bool) -> str:
        low, high = interval
        if is_rate:
            return f"{number(100 * low, self.say, 1)} … {number(100 * high, self.say, 1)}"
        return f"{self.written(low, False)} … {self.written(high, False)}"

    def differences(self) -> list[Difference]:
        """Every figure that was compared, if there are two versions."""
        return differences(*self.found) if self.is_compared else []

    def changed(self) -> list[Changed]:
        """What changed beyond noise, the surest first."""
        return [self._changed(each) for each in self.differences() if each.is_sure]

    def _changed(self, difference: Difference) -> Changed:
        scale = 100 if difference.after.is_rate else 1
        low, high = (scale * end for end in difference.interval)
        return Changed(
            self.whole(difference.after),
            self.value(difference.before),
            self.value(difference.after),
            self.signed(difference),
            self.between((low, high), False),
            difference.value > 0,
        )

    def signed(self, difference: Difference) -> str:
        """By how much a figure is more or less; rates in points of a hundred."""
        scale, places = (100, 1) if difference.after.is_rate else (1, 2)
        return signed(scale * difference.value, self.say, places)

    def newly(self) -> list[tuple[str, str]]:
        """Things that only the content of the second version has."""
        if not self.is_compared:
            return []
        before, after = (ids_in(self.study.made(version)) for version in (0, 1))
        things = dict.fromkeys((figure.section, figure.thing) for figure in self.found[1])
        return [thing for thing in things if thing[1].rpartition("/")[2] in after - before]


def _says(figure: Figure, listed: list[Figure]) -> bool:
    """Whether a column has anything but zeros in it; what wins is always said."""
    return figure.name == "wins" or any(
        each.value or each.interval[1] > each.interval[0] for each in listed if each.name == figure.name
    )
