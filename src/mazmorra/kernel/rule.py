"""Rules as frozen values, and the frames that name a place inside one.

A rule's methods are the points where it can pause. A frame is a bound method: which rule, with which locals,
and where it goes on. What a rule holds is public: secrets live in the state, so a stack of frames may be
shown to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, ClassVar, TypeAlias, TypeVar, dataclass_transform

from mazmorra.kernel.errors import GarbledSave

Ending: TypeAlias = object
"""How a stage ends: a value for whoever called its rule, or what asking, drawing or calling gave."""

Stage: TypeAlias = Callable[[Any, Any], Ending]  # a game's own table, and the kind of value it asked for
"""A bound method of a rule: it takes the table and the value the last frame left, and ends in exactly one
way.
"""

R = TypeVar("R", bound="Rule")


class Rule:
    """The base of every rule: `start(table, value)` is where it begins; the other stages say what has just
    happened. A rule that is a question and what follows needs none: whoever asks it names the two.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of its locals, in order."""

    def start(self, table: Any, value: object) -> Ending:  # each game has its own kind of table
        raise NotImplementedError


@dataclass_transform(frozen_default=True)
def rule(cls: type[R]) -> type[R]:
    """Make a class a rule: frozen, slotted, equal by value.

    Types and `CheckedTable` hold a rule to being frozen; the interpreter does not, since that would make
    rules slow to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


def rules_in(package: str) -> tuple[type[Rule], ...]:
    """Every rule in the modules of a package: a game needs no list of them."""
    modules = [
        import_module(f"{package}.{each.name}") for each in iter_modules(import_module(package).__path__)
    ]
    found = (
        each
        for module in modules
        for each in vars(module).values()
        if getattr(each, "__module__", "") == module.__name__
    )
    return tuple(each for each in found if isinstance(each, type) and issubclass(each, Rule))


def rule_of(stage: Callable[..., object]) -> Rule:
    """The rule a stage belongs to."""
    owner = stage.__self__  # type: ignore[attr-defined]  # a stage is a bound method
    assert isinstance(owner, Rule)
    return owner


def frame(stage: Callable[..., object]) -> tuple[object, ...]:
    """A frame as plain values: the rule's name, the stage's name, the rule's locals."""
    owner = rule_of(stage)
    return (type(owner).__name__, stage.__name__, *[getattr(owner, name) for name in owner.__match_args__])


def stage_of(
    plain: Iterable[Any], rules: Mapping[str, type[Rule]]
) -> Callable[[Any, Any], Any]:  # a stage or a question
    """The stage or question that `frame` wrote, built again."""
    name, stage, *values = plain
    if name not in rules or not isinstance(stage, str) or not hasattr(rules[name], stage):
        raise GarbledSave(field=f"the frame {name}.{stage}")
    built: Callable[[Any, Any], Any] = getattr(rules[name](*values), stage)
    return built
