"""What stands out in a study, in a few sentences; a sentence claims a difference only beyond noise."""

from __future__ import annotations

from collections.abc import Iterator

from mazmorra.arena.balance.compare import unequal
from mazmorra.arena.balance.figures import GAME, PEOPLE, Figure
from mazmorra.arena.balance.telling import Telling

MOST = 3
"""So many things are named in one sentence."""


def findings(telling: Telling) -> list[str]:
    """The sentences on top of a report."""
    changes = _changes(telling) if telling.is_compared else ()
    return [*changes, *_winners(telling), *_skill(telling), *_lead(telling), *_things(telling)]


def _changes(telling: Telling) -> Iterator[str]:
    compared = telling.differences()
    sure = [each for each in compared if each.is_sure]
    yield telling.say.say("balance-changed", sure=len(sure), looked=len(compared))


def _winners(telling: Telling) -> Iterator[str]:
    """Which characters and seats win more or less than others."""
    say = telling.say
    for section in PEOPLE[1:]:
        wins = [each for each in telling.found[0] if each.section == section and each.name == "wins"]
        if len(wins) < 2:
            continue
        title, told = telling.heading_of(section), unequal(wins, telling.even)
        even = telling.written(telling.even, True)
        if told:
            yield say.say("balance-unequal", section=title, things=_listed(telling, told[:MOST]), even=even)
        else:
            yield say.say("balance-equal", section=title, even=even)


def _skill(telling: Telling) -> Iterator[str]:
    figure = telling.figure((GAME, "", "skill"))
    if figure:
        weak, strong = telling.study.skill
        said = {"share": telling.value(figure), "interval": telling.interval(figure)}
        yield telling.say.say("balance-skill", weak=weak, strong=strong, **said)


def _lead(telling: Telling) -> Iterator[str]:
    changes, early = (telling.figure((GAME, "", name)) for name in ("changes", "early"))
    if changes and early and telling.study.seats > 1:
        yield telling.say.say("balance-lead", changes=telling.value(changes), early=telling.value(early))


def _things(telling: Telling) -> Iterator[str]:
    """Which things go together with winning or losing."""
    sections = telling.samples[0].hook.things.sections
    wins = [each for each in telling.found[0] if each.section in sections and each.name == "wins"]
    sure = unequal(wins, telling.even) if telling.study.seats > 1 else []
    for key, told in (
        ("balance-with-winners", [each for each in sure if each.value > telling.even]),
        ("balance-with-losers", [each for each in sure if each.value < telling.even]),
    ):
        if told:
            yield telling.say.say(key, things=_listed(telling, told[:MOST]))


def _listed(telling: Telling, told: list[Figure]) -> str:
    return telling.say.join(
        [f"{telling.label(each.section, each.thing)} {telling.value(each)}" for each in told]
    )
