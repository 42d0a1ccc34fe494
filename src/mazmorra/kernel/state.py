"""What a game's state is made of: declared fields of ints, short tuples and flat lists, each public, owner or
secret.

Copy, equality and the views are derived from that declaration; no game writes them by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, dataclass_transform, get_origin, get_type_hints

PUBLIC, OWNER, SECRET = "public", "owner", "secret"

S = TypeVar("S", bound="State")

Copier: TypeAlias = "tuple[Callable[[State], tuple[Any, ...]], tuple[int, ...]]"


def public() -> Any:
    """A field every seat sees."""
    return field(metadata={"seen": PUBLIC})


def owner() -> Any:
    """A list with one entry a seat; a seat sees its own entry alone."""
    return field(metadata={"seen": OWNER})


def secret() -> Any:
    """A field nobody sees, except what the game's `shown` tells a seat of it."""
    return field(metadata={"seen": SECRET})


class State:
    """The base of a game's state. Subclasses are made with `@state` and declare every field."""

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of its fields, in order."""
    __seen__: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Each field's name and who sees it."""
    __lists__: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that are lists."""

    def copy(self) -> Self:
        """An equal, independent state: lists are copied, everything else is immutable and shared."""
        cls = type(self)
        values, lists = _copier(cls)
        copied = list(values(self))
        for place in lists:
            copied[place] = copied[place][:]
        return cls(*copied)


@dataclass_transform(field_specifiers=(public, owner, secret))
def state(cls: type[S]) -> type[S]:
    """Make a class a state, and refuse a field without a declared visibility."""
    made = dataclass(slots=True)(cls)
    hints = get_type_hints(made)
    for each in fields(made):  # type: ignore[arg-type]  # made is a dataclass
        if "seen" not in each.metadata:
            raise TypeError(f"{cls.__name__}.{each.name} must be public(), owner() or secret()")
        made.__seen__ += ((each.name, each.metadata["seen"]),)
        if get_origin(hints[each.name]) is list:
            made.__lists__ += (each.name,)
    return made


_COPIERS: dict[type[State], Copier] = {}


def _copier(cls: type[State]) -> Copier:
    """All values of a state in the order of its fields, and the places of the lists among them."""
    known = _COPIERS.get(cls)
    if known is None:
        known = _COPIERS[cls] = _made_copier(cls)
    return known


def _made_copier(cls: type[State]) -> Copier:
    names, lists = cls.__match_args__, cls.__lists__
    if len(names) < 2:  # `attrgetter` gives a single value bare
        return (lambda state: tuple(getattr(state, name) for name in names)), tuple(range(len(lists)))
    return attrgetter(*names), tuple(place for place, name in enumerate(names) if name in lists)
