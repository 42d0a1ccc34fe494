"""What is to be found out: a game and its table, the versions of its content, and the games of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mazmorra.arena.balance.sample import Sample
from mazmorra.arena.contest.ground import Ground
from mazmorra.arena.contest.plan import Contest
from mazmorra.arena.contest.running import hall_of, run
from mazmorra.arena.contest.standing import Standing
from mazmorra.arena.hook import hook_of
from mazmorra.arena.simulate import Plan, Series, simulate
from mazmorra.kernel import AnyGame


@dataclass(frozen=True, slots=True)
class Version:
    """Content to be played with: what people call it, its text, and what it says of the figure swept over."""

    label: str
    content: str | None = None
    at: float | None = None


@dataclass(frozen=True, slots=True)
class Study(Series):
    """The games of every version: the same values give the same report."""

    seed: int
    versions: tuple[Version, ...]
    skill: tuple[str, ...] = ()
    """A weak and a strong bot, if it is asked how much skill matters."""
    swept: str = ""
    """The path of the figure that is different in each version, if they are a sweep over one."""

    @property
    def deals(self) -> int:
        """Half as many games again show what skill is worth; each deal is two."""
        return max(self.games // 4, 1) if self.skill else 0

    @property
    def total(self) -> int:
        """All games there are to play."""
        return len(self.versions) * (self.games + 2 * self.deals)

    def plan(self, number: int) -> Plan:
        """The games of a version. Each has its own luck, so that two versions are two independent samples."""
        seed = f"{self.seed}.{number}" if number else self.seed
        content = self.versions[number].content
        return Plan(self.game, self.settings, self.bots, self.games, seed, content, closely=True)

    def made(self, number: int) -> AnyGame:
        return self.plan(number).made()

    def contest(self, number: int) -> Contest:
        """A weak and a strong bot at the same table."""
        content = self.versions[number].content
        ground = Ground(self.game, tuple(self.settings.items()), self.seats, content)
        return Contest("versus", self.skill, (ground,), self.deals, self.seed)


def samples_of(study: Study) -> list[Sample]:
    """A sample of each version, still empty."""
    return [Sample(hook_of(study.made(number))) for number in range(len(study.versions))]


def play_all(study: Study, samples: list[Sample], workers: int) -> Iterator[None]:
    """Play every game of a study into its samples; one step a game."""
    for number, sample in enumerate(samples):
        for played in simulate(study.plan(number), workers):
            sample.add(played)
            yield
        if study.skill:
            yield from _measure_skill(study, number, sample, workers)


def _measure_skill(study: Study, number: int, sample: Sample, workers: int) -> Iterator[None]:
    standing = Standing(study.contest(number))
    (duel,) = standing.duels
    with hall_of(workers) as hall:
        for _ in run(standing, hall):
            sample.skill = standing.duels[duel].decided
            yield
