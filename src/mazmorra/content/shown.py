"""Rows of the box as a screen is shown them."""

from __future__ import annotations

from typing import TypeVar, cast

T = TypeVar("T")


def shown(kind: type[T], row: object, **others: object) -> T:
    """A component of this kind: what it declares comes from the fields of a row that have the same names, but
    for the `others`, which are given.
    """
    names = kind.__annotations__
    return cast(T, {name: others[name] if name in others else getattr(row, name) for name in names})
