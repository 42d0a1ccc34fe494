"""Which figures are drawn over the one that a study sweeps over: whole games, who wins, and what the changed
thing did.
"""

from __future__ import annotations

from mazmorra.arena.balance.figures import GAME, Figure, Key
from mazmorra.arena.balance.telling import Telling


def curves(telling: Telling) -> list[list[Figure]]:
    """For each figure its value in each version, the changed thing first; those that are the same in all are
    left out.
    """
    drawn = [figure for figure in telling.found[0] if _is_drawn(figure) or _is_changed(telling, figure)]
    drawn.sort(key=lambda figure: not _is_changed(telling, figure))
    found = [_curve(telling, figure.key) for figure in drawn]
    return [curve for curve in found if curve and len({figure.value for figure in curve}) > 1]


def _is_drawn(figure: Figure) -> bool:
    return figure.section == GAME or (figure.section == "group" and figure.name == "wins")


def _is_changed(telling: Telling, figure: Figure) -> bool:
    """Whether it is a figure of the row that the path names."""
    return figure.thing.rpartition("/")[2] in telling.study.swept.split(".")[1:2]


def _curve(telling: Telling, key: Key) -> list[Figure]:
    """The figure in each version; nothing if one has it not."""
    found = [telling.figure(key, version) for version in range(len(telling.samples))]
    return [figure for figure in found if figure is not None] if None not in found else []
