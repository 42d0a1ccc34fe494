"""What the figures of rows must be, declared a table: the key, what fits, and how the catalogues call it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from mazmorra.content.errors import bad
from mazmorra.content.expect import expect, refuse
from mazmorra.content.loader import Pack, Rows

Fits: TypeAlias = Callable[[Any], bool]  # a row's type says what its figures are
Check: TypeAlias = tuple[str, Fits, str, dict[str, object]]
"""A key of a row, what fits, the name of the expectation and what it speaks of."""
Checks: TypeAlias = Mapping[str, Sequence[Check]]


def check_figures(pack: Pack, rows: Rows, needed: Iterable[str], checks: Checks) -> None:
    """Refuse tables that lack, and figures that do not fit."""
    for table in needed:
        if not rows[table]:
            refuse(bad(("content", 1), "missing-table", table=table))
    for table, listed in checks.items():
        for row in rows[table]:
            for key, fits, expected, args in listed:
                expect(pack, table, row, key, fits(getattr(row, key)), expected, **args)


def fitting(key: str, fits: Fits, expected: str, **args: object) -> Check:
    """Whatever a game finds fit."""
    return key, fits, expected, args


def positive(key: str) -> Check:
    return fitting(key, lambda figure: figure > 0, "positive")


def between(key: str, least: int, most: int) -> Check:
    return fitting(key, lambda figure: least <= figure <= most, "between", least=least, most=most)


def one_of(key: str, known: Sequence[str], empty: bool = False) -> Check:
    """One of these names, or none at all where a card can do without."""
    return fitting(key, lambda name: name in known or (empty and not name), "one-of", allowed=list(known))
