"""A study for other programs: one JSON text with everything needed to play it again, every figure, and what
changed.
"""

from __future__ import annotations

import json

from mazmorra import __version__
from mazmorra.arena.balance.compare import Difference
from mazmorra.arena.balance.figures import Figure
from mazmorra.arena.balance.telling import Telling


def summary(telling: Telling) -> str:
    """Names as in the code, whatever the language."""
    study = telling.study
    told = {
        "game": study.game,
        "settings": study.settings,
        "bots": study.bots,
        "skill": study.skill,
        "seed": study.seed,
        "mazmorra": __version__,
        "swept": study.swept,
        "versions": [_version(telling, index) for index in range(len(telling.samples))],
        "changes": [_change(each) for each in telling.differences()],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _version(telling: Telling, index: int) -> dict[str, object]:
    game = telling.study.made(index)
    return {
        "label": telling.study.versions[index].label,
        "seed": str(telling.study.plan(index).seed),
        "content": game.content_digest,
        "rules": game.version,
        "games": telling.samples[index].games,
        "figures": [_figure(each) for each in telling.found[index]],
    }


def _figure(figure: Figure) -> dict[str, object]:
    low, high = figure.interval
    named = {"section": figure.section, "thing": figure.thing, "figure": figure.name}
    return {**named, "value": figure.value, "low": low, "high": high, "count": figure.count}


def _change(difference: Difference) -> dict[str, object]:
    section, thing, name = difference.after.key
    low, high = difference.interval
    values = {"before": difference.before.value, "after": difference.after.value}
    return {
        "section": section,
        "thing": thing,
        "figure": name,
        **values,
        "low": low,
        "high": high,
        "sure": difference.is_sure,
    }
