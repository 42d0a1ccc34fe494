"""Figures drawn: dots with their intervals in rows, small ones in cells of a table, and curves. Plain SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mazmorra.arena.statistics import Interval
from mazmorra.content.markup import Markup, tag, together

ROW, WIDE, LEFT = 30, 640, 222
CELL = 110
CURVE_WIDE, CURVE_HIGH = 300, 150

Across: TypeAlias = Callable[[float], float]
"""Where a value lies, from left to right."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its interval."""

    value: float
    interval: Interval


def dots(rows: Sequence[tuple[str, Sequence[Dot]]], even: float, title: str) -> Markup:
    """Each thing a row, each version a dot in it; a line marks where all would be if they were equal."""
    ends = [dot.interval[1] for _, listed in rows for dot in listed]
    most = min(max([even, *ends]) * 1.05, 1.0) or 1.0

    def across(value: float) -> float:
        return LEFT + (WIDE - LEFT - 12) * value / most

    drawn = [_row(index, name, listed, across) for index, (name, listed) in enumerate(rows)]
    high = ROW * len(rows)
    line = tag("line", x1=f"{across(even):.1f}", x2=f"{across(even):.1f}", y1=0, y2=high, class_="even")
    return tag("svg", line, *drawn, viewBox=f"0 0 {WIDE} {high}", role="img", aria_label=title, class_="dots")


def _row(index: int, name: str, listed: Sequence[Dot], across: Across) -> Markup:
    middle = ROW * index + ROW / 2
    spread = 4 * (len(listed) - 1)
    marks = [
        _mark(dot, across, middle - spread + 8 * version, f"v{version}") for version, dot in enumerate(listed)
    ]
    return together(tag("text", name, x=LEFT - 12, y=middle + 5, text_anchor="end"), *marks)


def _mark(dot: Dot, across: Across, y: float, look: str, radius: float = 5) -> Markup:
    low, high = (f"{across(max(end, 0)):.1f}" for end in dot.interval)
    return together(
        tag("line", x1=low, x2=high, y1=y, y2=y, class_=look),
        tag("circle", cx=f"{across(dot.value):.1f}", cy=y, r=radius, class_=look),
    )


def small(dot: Dot, even: float) -> Markup:
    """A dot in a cell of a table, beside its value in figures: the cell ends at twice and a half the even
    share.
    """

    def across(value: float) -> float:
        return 4 + (CELL - 8) * min(value / (2.5 * even or 1.0), 1.0)

    line = tag("line", x1=f"{across(even):.1f}", x2=f"{across(even):.1f}", y1=0, y2=14, class_="even")
    mark = _mark(dot, across, 7, "v0", 3.5)
    return tag("svg", line, mark, viewBox=f"0 0 {CELL} 14", aria_hidden="true", class_="small-dots")


def curve(places: Sequence[float], listed: Sequence[Dot]) -> Markup:
    """Values over what was swept, with a band of their intervals."""
    low, high = min(dot.interval[0] for dot in listed), max(dot.interval[1] for dot in listed)
    low, high = (low, high) if high > low else (low - 1, high + 1)
    first, last = min(places), max(places)

    def at(place: float, value: float) -> str:
        x = CURVE_WIDE * (place - first) / ((last - first) or 1)
        return f"{x:.1f},{CURVE_HIGH * (high - value) / (high - low):.1f}"

    pairs = list(zip(places, listed, strict=True))
    above = [at(place, dot.interval[1]) for place, dot in pairs]
    below = [at(place, dot.interval[0]) for place, dot in reversed(pairs)]
    middles = [at(place, dot.value) for place, dot in pairs]
    marks = [tag("circle", cx=x, cy=y, r=4, class_="v0") for x, y in (each.split(",") for each in middles)]
    return tag(
        "svg",
        tag("polygon", points=" ".join([*above, *below]), class_="band"),
        tag("polyline", points=" ".join(middles), class_="v0"),
        *marks,
        viewBox=f"-6 -6 {CURVE_WIDE + 12} {CURVE_HIGH + 12}",
        aria_hidden="true",
    )
